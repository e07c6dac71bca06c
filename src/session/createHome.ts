/** The session's front door: stores, shelf and tables on one disk. */
import type { Home } from './home';
import { createKept, type Kept } from './kept';
import { readLearned, readPeople, readPlans, withPerson, withPlan } from './lists';
import type { Ports } from './ports';
import { readSettings } from './readSettings';
import { patient } from './patience';
import { readArchive } from './save/archive';
import { fingerprint } from './save/hash';
import { keptBase } from './save/keys';
import { createSlots } from './save/slots';
import { DEFAULT_SETTINGS } from './settings';
import { createShelf } from './shelf';
import { createTables, RETRY_MS } from './tables';
import { SCRIPTS } from './tutorial/scripts';
import { createTutorial } from './tutorial/tutorialHost';

/** Of the small values; each reader takes any older shape field by field. */
const KEPT_FORMAT = 1;

export function createHome(outside: Ports): Home {
  const { clock, dice } = outside;
  const disk = patient(outside.disk, clock);
  const ports: Ports = { ...outside, disk };
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

  async function load(kept: Pick<Kept<unknown>, 'load'>): Promise<void> {
    if (!(await kept.load())) clock.after(RETRY_MS, () => void load(kept));
  }
  async function ready(): Promise<void> {
    loading ??= Promise.all([load(settings), load(people), load(plans), load(learned), tables.load()]);
    await loading;
  }

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
    // Without the list of unfinished games nobody could say whether there is room for one more.
    begin: (plan) => ready().then(() => tables.begin(plan)),
    open: (id) => tables.open(id),
    abandon: (id) => tables.abandon(id),
    finished: () => readArchive(disk),
    lesson: (game, learner, letters) => createTutorial({ clock, settings, letters }, SCRIPTS[game], learner),
    ready,
  };
}
