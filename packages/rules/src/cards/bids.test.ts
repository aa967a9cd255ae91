// Tests who has bid most, which suit was named, and how many chips are in the pool.
import { expect, test } from 'vitest';
import { type Bid, chipsInPool, highest, suitNamed, type Top } from './bids.ts';

const bids = (...said: Bid['bid'][]): readonly Bid[] => said.map((bid, seat) => ({ seat, bid }));

test.each<[string, readonly Bid[], Top | undefined, string | undefined]>([
  ['nobody has bid', bids(), undefined, undefined],
  ['nobody has bid a chip', bids(0, 0), { seat: 0, chips: 0 }, undefined],
  ['one has bid', bids(0, 3, 0), { seat: 1, chips: 3 }, undefined],
  ['one has bid more', bids(2, 0, 4), { seat: 2, chips: 4 }, undefined],
  ['a suit was named', [...bids(2, 5, 4), { seat: 1, bid: 'S' }], { seat: 1, chips: 5 }, 'S'],
])('%s', (_, said, top, suit) => {
  expect([highest(said), suitNamed(said)]).toEqual([top, suit]);
});

test.each<[string, number, readonly number[], readonly Bid[], number]>([
  ['empty at first', 0, [0, 0, 0, 0], [], 0],
  ['what the totals lack', 0, [-4, 9, -9, 0], [], 4],
  ['of a start above 0', 50, [46, 59, 41, 50], [], 4],
  ['a bid that may still be raised is not paid', 0, [0, 0, 0, -4], bids(2, 5), 4],
  ['the highest bid with the named suit', 0, [0, 0, 0, -4], [...bids(2, 5, 0, 0), { seat: 1, bid: 'S' }], 9],
])('the pool: %s', (_, start, totals, said, pool) => {
  expect(chipsInPool(start, totals, said)).toBe(pool);
});
