/** From a question to an answer: the same stream gives the same move, only the view goes in, and every match comes to its end. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { guesserFor } from '@/engine/core/guess';
import { presetOptions } from '@/engine/core/options';
import { newPosition } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import { veil } from '@/engine/core/veil';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { decide, playMatch } from './bots.testkit';
import { CHARACTERS } from './characters';
import { LEVELS, type Question } from './contract';
import { think } from './think';

/** A few questions from the middle of a round, enough of each kind of turn. */
function sample(game: GameId, bot: string, count: number): readonly Question[] {
  const { questions } = playMatch(game, Array<string>(4).fill('medium'), 'sample', { rounds: 2 });
  const stride = Math.max(1, Math.floor(questions.length / count));
  return questions.filter((_, i) => i % stride === 0).map((question) => ({ ...question, bot }));
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

describe.each(GAME_IDS)('%s', (game) => {
  test.each(LEVELS)('%s: the same stream gives the same move, from a copy and in any slices', (level) => {
    for (const question of sample(game, level, 6)) {
      const move = decide(question);
      expect(question.legal).toContain(move);
      // What crosses to a worker is a copy.
      const copy = JSON.parse(JSON.stringify(question)) as Question;
      const thinking = think(copy);
      while (!thinking.step(3));
      expect(copy.legal[thinking.answer()]).toEqual(move);
    }
  });

  test.each(LEVELS)('%s: leaves the question as it was', (level) => {
    for (const question of sample(game, level, 3)) expect(question.legal).toContain(decide(freeze(question)));
  });

  test('the view keeps hidden things out, and whatever they are makes no difference', () => {
    const rules = rulesOf(game);
    for (const level of LEVELS) {
      for (const question of sample(game, level, 5)) {
        const { view, stream } = question;
        const guesser = guesserFor(rules, view);
        const other = guesser.scratch();
        guesser.into(other, rngAt(`${stream}/other`, 0));
        const blind = veil(rules, other, view.eyes, view.log);
        expect(blind).toEqual(view);
        expect(decide({ ...question, view: blind })).toEqual(decide(question));
      }
    }
  });

  test('bots of all kinds play at every number of seats, and all matches end', () => {
    const rules = rulesOf(game);
    const { min, max } = rules.seatRange(presetOptions(rules, 'box'));
    const words = [
      'easy',
      'medium',
      'r1',
      'r0',
      ...CHARACTERS.filter(({ level }) => level !== 'hard').map(({ id }) => id),
    ];
    for (let seats = min; seats <= max; seats++) {
      for (let match = 0; match < 3; match++) {
        const bots = Array.from({ length: seats }, (_, seat) => words[(seat * 3 + match) % words.length]!);
        const { totals, log } = playMatch(game, bots, `end ${seats} ${match}`);
        expect(totals.length).toBe(seats);
        expect(log.length).toBeGreaterThan(seats);
      }
    }
  });
});

describe('a question', () => {
  test('has no room for a position: it takes a view and nothing that is not plain data', () => {
    const rules = rulesOf('lama');
    const position = newPosition(rules, 4, presetOptions(rules, 'written'));
    const view = veil(rules, position, 0, []);
    const question: Question = { game: 'lama', view, legal: [], bot: 'easy', stream: 's' };
    // @ts-expect-error a position is not a view: it has no eyes
    const peeking: Question = { ...question, view: position };
    // @ts-expect-error a question carries nothing beside its view
    const smuggling: Question = { game: 'lama', view, legal: [], bot: 'easy', stream: 's', position };
    expect(Object.keys(question).sort()).toEqual(['bot', 'game', 'legal', 'stream', 'view']);
    expect([peeking, smuggling].length).toBe(2);
    expect(view.table.faces.every((face) => face === null)).toBe(true);
  });

  test('with one legal move is answered at once', () => {
    const [question] = sample('lama', 'hard', 1);
    const thinking = think({ ...question!, legal: question!.legal.slice(0, 1) });
    expect([thinking.step(0), thinking.answer()]).toEqual([true, 0]);
  });

  test('to nobody is refused', () => {
    const [question] = sample('lama', 'nobody', 1);
    expect(() => think(question!)).toThrow();
  });
});

test('no bot can reach a running match: nothing here imports it', () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const place = path.join(folder, name);
      if (statSync(place).isDirectory()) return sources(place);
      return /\.(test|testkit)\.ts$/.test(name) ? [] : [place];
    });
  const files = sources(__dirname);
  expect(files.length).toBeGreaterThan(15);
  const guilty = files.filter((file) => /engine\/core\/(match|veil)'/.test(readFileSync(file, 'utf8')));
  expect(guilty).toEqual([]);
});
