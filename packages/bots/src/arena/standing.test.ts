// Tests the standings of a contest against results worked out by hand. Also tests that the cards and the
// passing are the same in all arrangements.
import { sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { careful } from '../players/careful.ts';
import { arrangements } from './arrangements.ts';
import { type Duplicate, duplicates, type Playing } from './duplicate.ts';
import { standingOf } from './standing.ts';

const NOTHING = { decisions: 2, ms: 3, faults: 1 };
const seated = arrangements(['A', 'B', 'B'], 3);
const duplicate = (number: number, tables: Duplicate['tables']): Duplicate => ({
  number,
  tables,
  spent: [NOTHING, NOTHING],
});

test('points, differences, moons and wins, a shared win divided', () => {
  expect(seated.map(one => one.join(''))).toEqual(['011', '101', '110']);
  const { players, pairs } = standingOf(seated, [
    duplicate(0, [
      { deals: 2, points: [10, 20, 24], moons: [1, 0, 0], winners: [0] },
      { deals: 1, points: [7, 4, 9], moons: [0, 0, 0], winners: [0, 1] },
      { deals: 1, points: [6, 8, 12], moons: [0, 1, 0], winners: [0] },
    ]),
    duplicate(1, [
      { deals: 1, points: [0, 13, 13], moons: [0, 0, 0], winners: [0] },
      { deals: 1, points: [13, 0, 13], moons: [0, 0, 0], winners: [1] },
      { deals: 1, points: [13, 13, 0], moons: [0, 0, 0], winners: [2] },
    ]),
  ]);
  const [a, b] = players;
  // Points per deal, averaged over the tables of a duplicate. Player A: (5 + 4 + 12) / 3 in the first
  // duplicate, 0 in the second. Player B: (11 + 8 + 7) / 3 and 13. A's share of wins: (1 + ½ + 0) / 3 and 1.
  expect([a?.points.mean, b?.points.mean]).toEqual([7 / 2, (26 / 3 + 13) / 2]);
  expect(pairs).toMatchObject([{ player: 0, against: 1, difference: { mean: (-5 / 3 - 13) / 2, count: 2 } }]);
  expect([a?.moons, b?.moons]).toEqual([
    { shot: 1, suffered: 1 },
    { shot: 1, suffered: 1 },
  ]);
  expect([a?.wins?.mean, b?.wins?.mean]).toEqual([(1 / 2 + 1) / 2, (1 / 2 + 0) / 2]);
  expect(a).toMatchObject({ decisions: 4, ms: 6, faults: 2 });
});

/** The pass question of every seat in a duplicate, with its hand. */
function passesOf(playing: Playing, number: number): readonly string[] {
  const passes: string[] = [];
  const asked = playing(number);
  let step = asked.next();
  while (step.done !== true) {
    const { question, below } = step.value;
    const { view, ask } = question;
    if (ask.type === 'pass') passes.push(`${view.viewer} ${JSON.stringify(view.hand)} ${JSON.stringify(ask.to)}`);
    step = asked.next(careful.decide(question, { plays: 1 }, below));
  }
  return passes;
}

test('all arrangements of a deal have the same hands and the same passing; the cycle continues from deal to deal', () => {
  const sheet = sheetOf('ricketts');
  if (sheet === undefined) throw new Error('there is no ricketts');
  const all = arrangements(['A', 'B'], 4);
  const playing = duplicates({ sheet, seats: 4, seed: 's', arrangements: all });
  const steps = Array.from({ length: 4 }, (_, number) => {
    const passes = passesOf(playing, number);
    expect(new Set(passes).size).toBe(passes.length / all.length);
    return passes.find(pass => pass.startsWith('0 '))?.replace(/.*\[/, '') ?? 'none';
  });
  expect(new Set(steps).size).toBe(4);
});
