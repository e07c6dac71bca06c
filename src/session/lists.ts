/** People, last plans and learned games from anything that was on the disk: unsound entries fall out one by one. */
import { isGameId, type GameId } from '@/engine/games/registry';
import type { TablePlan } from './home';
import { cleanName } from './names';
import type { Human } from './players';
import { isHuman, isPlan } from './save/plans';

const MAX_PEOPLE = 40;

export function readPeople(raw: unknown): readonly Human[] {
  const people = Array.isArray(raw) ? raw.filter((item) => isHuman(item)) : [];
  const isFirst = ({ name }: Human, i: number): boolean => people.findIndex((other) => other.name === name) === i;
  return people.filter(isFirst).slice(0, MAX_PEOPLE);
}

/** The list with this person in it, under a clean name; unchanged when nothing is left of the name. */
export function withPerson(people: readonly Human[], person: Human): readonly Human[] {
  const name = cleanName(person.name);
  const clean = { kind: 'human', name, face: person.face, colour: person.colour };
  if (!isHuman(clean)) return people;
  const at = people.findIndex((other) => other.name === clean.name);
  return at < 0 ? [...people, clean].slice(-MAX_PEOPLE) : people.map((other, i) => (i === at ? clean : other));
}

export function readPlans(raw: unknown): readonly TablePlan[] {
  return Array.isArray(raw) ? raw.filter((item) => isPlan(item)) : [];
}

/** One plan a game, the newest first. */
export function withPlan(plans: readonly TablePlan[], plan: TablePlan): readonly TablePlan[] {
  return [plan, ...plans.filter(({ game }) => game !== plan.game)];
}

export function readLearned(raw: unknown): readonly GameId[] {
  return Array.isArray(raw) ? [...new Set(raw.filter((item) => isGameId(item)))] : [];
}
