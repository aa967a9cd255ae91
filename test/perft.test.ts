// Perft: numbers of legal lines from fixed deals of every game. A change in any rule changes a number.

import { type HeartsGame, heartsOf, type Overrides, type State, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { lines } from './perft.ts';
import { choosing, playing } from './play.ts';

interface Position {
  readonly game: HeartsGame;
  readonly state: State;
}

/** The first state of a seeded deal in which a seat is asked, or the claim window is owed. */
function dealt(id: string, seats: number, seed: string, overrides: Overrides): Position {
  const hearts = heartsOf(sheetOf(id), seats, overrides);
  for (const { state } of playing(hearts, { seed, firstDealer: 0 }, choosing(seed)))
    if (state.deal === 1) return { game: hearts.game, state };
  throw new Error(`Cannot deal ${id}: the match ended before`);
}

/** A later state of the same deal, played at random until `left` cards per hand and an empty table. */
function late(id: string, seats: number, seed: string, left: number): Position {
  const hearts = heartsOf(sheetOf(id), seats);
  for (const { state } of playing(hearts, { seed, firstDealer: 0 }, choosing(seed)))
    if (
      (state.phase === 'play' || state.phase === 'lay') &&
      quiet(state) &&
      state.hands.every(hand => hand.length <= left)
    )
      return { game: hearts.game, state };
  throw new Error(`Cannot play ${id} so far: no state has ${left} cards in every hand`);
}

const quiet = (state: State): boolean =>
  'trick' in state ? state.trick.plays.length === 0 : state.laid.every(pair => pair === null);

const HOLD: Overrides = { 'pass.cycle': ['hold'] };

type Beginning = readonly [game: string, seats: number, how: string, overrides: Overrides, counts: readonly number[]];

/** From the start of a deal: the number of lines of 1, 2, 3 … decisions. */
const BEGINNINGS: readonly Beginning[] = [
  ['ricketts', 4, 'passing three', {}, [286, 81_796]],
  ['ricketts', 4, 'scattering', { 'pass.cycle': ['scatter'] }, [1716]],
  ['ricketts', 4, 'holding', HOLD, [9, 33, 105, 258, 2336, 6884, 19_502]],
  ['at-play', 3, 'as it is', {}, [1, 2, 10, 98, 428, 1550, 18_512]],
  ['at-play', 4, 'as it is', {}, [1, 2, 4, 12, 96, 312, 912, 2208]],
  ['at-play', 5, 'as it is', {}, [1, 1, 1, 2, 8, 48, 116, 266]],
  ['wild-twist', 3, 'as it is', {}, [2, 2, 14, 178, 938, 9942]],
  ['wild-twist', 4, 'as it is', {}, [2, 2, 8, 24, 72, 744, 2928, 9264]],
  ['wild-twist', 5, 'as it is', {}, [2, 2, 7, 15, 21, 72, 573, 2448]],
  ['wild-twist', 7, 'as it is', {}, [2, 2, 4, 22, 24, 120, 440, 960]],
  ['classic', 3, 'holding', HOLD, [17, 67, 233, 3728, 13_309, 45_420]],
  ['classic', 5, 'holding', HOLD, [10, 45, 97, 247, 802, 7218, 17_876]],
  ['classic', 5, 'the kitty to the hand', { ...HOLD, 'kitty.to': 'hand' }, [10, 45, 97, 247, 802, 44_110]],
  ['classic', 7, 'holding', HOLD, [7, 26, 94, 146, 356, 532, 572, 3432]],
  ['capture', 2, 'as it is', {}, [42, 1260, 52_920]],
  ['capture', 3, 'as it is', {}, [24, 720, 30_240]],
  ['capture', 5, 'as it is', {}, [24, 864, 17_280]],
];

test.each(BEGINNINGS)('%s with %i seats, %s: lines from the deal', (id, seats, _, overrides, counts) => {
  const { game, state } = dealt(id, seats, 'perft', overrides);
  expect(counts.map((_, i) => lines(game, state, i + 1))).toEqual(counts);
});

/** From this many cards per hand to the score: all lines, in two deals. */
const ENDS: readonly [game: string, seats: number, left: number, first: number, second: number][] = [
  ['ricketts', 4, 3, 352, 28],
  ['ricketts', 4, 4, 15_264, 9192],
  ['at-play', 3, 4, 13_824, 6016],
  ['at-play', 4, 3, 696, 120],
  ['at-play', 5, 3, 480, 80],
  ['wild-twist', 3, 4, 5760, 3648],
  ['wild-twist', 4, 3, 876, 576],
  ['wild-twist', 7, 2, 72, 16],
  ['classic', 3, 4, 13_824, 7104],
  ['classic', 5, 3, 2992, 296],
  ['classic', 7, 2, 96, 128],
  ['capture', 2, 4, 288, 48],
  ['capture', 4, 3, 288, 128],
  ['capture', 13, 3, 16, 128],
];

test.each(ENDS)('%s with %i seats: whole lines from %i cards each', (id, seats, left, first, second) => {
  const counts = ['perft', 'late'].map(seed => {
    const { game, state } = late(id, seats, seed, left);
    return lines(game, state, Number.POSITIVE_INFINITY);
  });
  expect(counts).toEqual([first, second]);
});
