// How long a game of Capture is: its bouts, and the cards that are left over, for every number of seats.
import { expect, test } from 'vitest';
import type { State } from '../../packages/rules/src/capture/state.ts';
import { heartsOf, sheetOf } from '../../packages/rules/src/games.ts';
import { choosing, playing } from '../play.ts';

const ROWS: readonly [seats: number, stock: number, bouts: number, left: string][] = [
  [2, 38, 13, '0 0'],
  [3, 31, 8, '1 2 1'],
  [4, 24, 6, '1 1 1 1'],
  [5, 69, 10, '1 1 0 1 1'],
  [6, 62, 8, '1 2 2 1 1 1'],
  [7, 55, 7, '1 1 1 1 0 1 1'],
  [8, 48, 6, '1 1 1 1 1 1 1 1'],
  [9, 41, 5, '1 1 1 1 2 2 2 2 2'],
  [10, 34, 5, '0 0 0 1 1 1 1 0 0 0'],
  [11, 27, 4, '1 1 1 2 2 2 2 2 1 1 1'],
  [12, 20, 4, '0 0 1 1 1 1 1 1 1 1 0 0'],
  [13, 13, 4, '0 0 0 0 0 0 0 0 0 0 0 0 0'],
  [14, 6, 3, '1 1 2 2 2 2 2 2 1 1 1 1 1 1'],
];

test.each(ROWS)('%i seats: a stock of %i, %i bouts, %s left', (seats, stock, bouts, left) => {
  const hearts = heartsOf(sheetOf('capture'), seats);
  for (const firstDealer of [0, seats - 1]) {
    const states = [...playing(hearts, { seed: 'bouts', firstDealer }, choosing('bouts'))].map(
      moment => moment.state as State,
    );
    const last = states.at(-1) as State;
    expect(states.find(state => state.phase === 'lay')?.stock).toHaveLength(stock);
    expect(last.bouts).toHaveLength(bouts);
    const sizes = last.hands.map(hand => hand.length);
    // The table counts seats from the first dealer.
    expect([...sizes.slice(firstDealer), ...sizes.slice(0, firstDealer)].join(' ')).toBe(left);
  }
});
