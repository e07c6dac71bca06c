/** The session's front door: stores, shelf and tables on one disk. */
import type { Home } from './home';
import { createKept, type Kept } from './kept';
import { readLearned, readPeople, readPlans, withPerson, withPlan } from './lists';
import type { Ports } from './ports';
import { readSettings } from './readSettings';
import { readArchive } from './save/archive';
import { fingerprint } from './save/hash';
import { keptBase } from './save/keys';
import { createSlots } from './save/slots';
import { DEFAULT_SETTINGS } from './settings';
import { createShelf } from './shelf';
import { createTables } from './tables';

/** Of the small values; each reader takes any older shape field by field. */
const KEPT_FORMAT = 1;

export function createHome(ports: Ports): Home {
  const { disk, dice } = ports;
  const writer = fingerprint(dice.seed());

  function keep<T>(name: string, read: (raw: unknown) => T): Kept<T> {
    const slots = createSlots({ disk, base: keptBase(name), format: KEPT_FORMAT, writer, exclusive: false });
    return createKept(slots, read);
  }
  const settings = keep('settings', readSettings);
  const people = keep('people', readPeople);
  const plans = keep('plans', readPlans);
  const learned = keep('learned', readLearned);
  const shelf = createShelf();
  const tables = createTables(ports, writer, settings, shelf, (plan) => {
    plans.change((list) => withPlan(list, plan));
  });

  let loading: Promise<unknown> | null = null;

  return {
    settings: {
      get: () => settings.get(),
      subscribe: (listener) => settings.subscribe(listener),
      set: (patch) => {
        settings.change((value) => readSettings({ ...value, ...patch }));
      },
      reset: () => {
        settings.change(() => DEFAULT_SETTINGS);
      },
    },
    people: {
      get: () => people.get(),
      subscribe: (listener) => people.subscribe(listener),
      save: (person) => {
        people.change((list) => withPerson(list, person));
      },
      remove: (name) => {
        people.change((list) => list.filter((person) => person.name !== name));
      },
    },
    learned: {
      get: () => learned.get(),
      subscribe: (listener) => learned.subscribe(listener),
      add: (game) => {
        learned.change((list) => readLearned([...list, game]));
      },
    },
    shelf: { get: () => shelf.get(), subscribe: (listener) => shelf.subscribe(listener) },
    lastPlan: (game) => plans.get().find((plan) => plan.game === game) ?? null,
    lastGame: () => plans.get()[0]?.game ?? null,
    begin: (plan) => tables.begin(plan),
    open: (id) => tables.open(id),
    abandon: (id) => tables.abandon(id),
    finished: () => readArchive(disk),
    async ready() {
      loading ??= Promise.all([settings.load(), people.load(), plans.load(), learned.load(), tables.load()]);
      await loading;
    },
  };
}
