// Tests the number of bouts (rounds) left in a capture deal against expected numbers for every number of
// seats.
import { heartsOf, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { playDeal } from '../../arena/match.ts';
import type { BotPlayer } from '../../core/player.ts';
import { random } from '../../players/random.ts';
import { boutsAhead } from './bouts.ts';

const schedule: readonly (readonly [seats: number, bouts: number])[] = [
  ...([
    [2, 13],
    [3, 8],
    [4, 6],
    [5, 10],
    [6, 8],
    [7, 7],
    [8, 6],
  ] as const),
  ...([
    [9, 5],
    [10, 5],
    [11, 4],
    [12, 4],
    [13, 4],
    [14, 3],
  ] as const),
];

test.each(schedule)('with %i seats there are %i bouts, and every count on the way is right', (seats, bouts) => {
  const hearts = heartsOf(sheetOf('capture'), seats);
  const told: (readonly [deal: number, bouts: number, cards: number])[] = [];
  const counting: BotPlayer = {
    name: 'counting',
    decide: (question, budget, below) => {
      if (question.kind === 'commit-reveal' && question.view.viewer === 0) {
        const ahead = boutsAhead(question.rules, question.view);
        told.push([question.view.bouts.length, ahead.bouts, question.view.hand.length + ahead.draws]);
      }
      return random.decide(question, budget, below);
    },
  };
  const { state } = playDeal({ hearts, players: [counting, random], seed: 'bouts', match: `${seats}`, firstDealer: 0 });
  const [first] = told;
  const left = state.hands[0]?.length ?? 0;
  expect(told.filter(([gone, ahead]) => gone + ahead !== bouts)).toEqual([]);
  expect(told.map(([gone, , cards]) => cards - left - 2 * (bouts - gone))).toEqual(told.map(() => 0));
  expect(first?.[1]).toBe(bouts);
});
