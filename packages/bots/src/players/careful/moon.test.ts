// Tests whose cards count for the moon: those played, and those of a kitty that the player has seen.
import { heartsOf, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { mayShoot } from '../../hint/plays.ts';
import { soleTaker } from './moon.ts';
import type { TakenCards } from './reading.ts';

const hearts = heartsOf(sheetOf('classic'), 5, { 'kitty.visible': 'all' });
const rules = hearts.kind === 'tricks' ? hearts.rules : expect.fail('Classic Hearts has tricks');

const named = (text: string): readonly Card[] => text.split(' ') as Card[];

/** What seat 0 knows after tricks with these winners, cards and kitties. */
const after = (
  ...tricks: readonly (readonly [winner: number, cards: string, kitty: string | number])[]
): TakenCards => ({
  ...{ rules, seat: 0 },
  view: {
    tricks: tricks.map(([winner, cards, kitty]) => ({
      ...{ leader: 0, winner },
      plays: named(cards).map((card, seat) => ({ seat, card })),
      kitty: typeof kitty === 'number' ? kitty : named(kitty),
    })),
  },
});

test.each([
  ['a heart in a trick', [[1, '2C 3C 4C 5C 6H', 0]], 1, false],
  ['a heart in a kitty that all see', [[1, '2C 3C 4C 5C 6C', '2H 7D']], 1, false],
  ['no card of the moon', [[1, '2C 3C 4C 5C 6C', '2D 7D']], undefined, true],
  ['hidden cards of a kitty', [[1, '2C 3C 4C 5C 6C', 2]], undefined, false],
  [
    'hearts of two players, one in a kitty',
    [
      [1, '2C 3C 4C 5C 6C', '2H 7D'],
      [2, '7C 8C 9C TC 3H', 0],
    ],
    undefined,
    false,
  ],
  ['my own hearts', [[0, '2C 3C 4C 5C 6H', '2H 7D']], 0, true],
] as const)('%s: who alone took cards of the moon, and whether I may shoot it', (_, tricks, taker, may) => {
  const reading = after(...tricks);
  expect([soleTaker(reading), mayShoot(reading)]).toEqual([taker, may]);
});
