// Who has bid most, and which suit was named.
import { expect, test } from 'vitest';
import { type Bid, highest, suitNamed, type Top } from './bids.ts';

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
