// A score that is a sum has its parts in the result: of cards with what changes them, of tricks, a moon, a
// pool, and a bid.

import { expect, test } from 'vitest';
import { heartsOnly, type Position, piles, scored, variant } from './table.ts';

const rows: readonly [name: string, game: string, before: Position, parts: readonly string[]][] = [
  ['hearts are one part', 'black-lady', { piles: ['QS 2H 3H'] }, ['QS 13', 'H 2']],
  ['one part is no sum', 'black-lady', { piles: ['2H 3H'] }, []],
  ['a good card', 'omnibus', { piles: ['QS JD 4H'] }, ['QS 13', 'JD -10', 'H 1']],
  ['10♣ doubles each part', 'doubling-ten', { piles: ['TC QS JD 2H'] }, ['QS 26', 'JD -20', 'H 2']],
  ['Q♥ doubles the hearts', 'royal', { piles: ['QH 2H QS'] }, ['H 4', 'QS 26']],
  ['Q♣ cancels Q♠', 'royal', { piles: ['QC QS 2H QD'] }, ['H 1', 'QD -10']],
  ['a card that was shown', 'gong-zhu', { piles: ['QS JD'], charges: ['QS'] }, ['QS -200', 'JD 100']],
  ['tricks count beside a card', 'slobberhannes', { piles: ['QC'] }, ['QC 1', 'tricks 3']],
  ['cards of the contract', 'barbu', { piles: ['AH KH 2H QS'], deal: 2 }, ['AH 6', 'H 4']],
  [
    'a bid and its suit',
    'auction',
    {
      piles: piles([3, 4, 5, 1]),
      bids: [
        { seat: 0, bid: 2 },
        { seat: 0, bid: 'H' },
      ],
    },
    ['H -3', 'bid -2'],
  ],
];

test.each(rows)('%s', (_, game, before, parts) => {
  const [result] = scored(variant(game), before).results;
  expect(Object.entries(result?.parts?.[0] ?? {}).map(([of, points]) => `${of} ${points}`)).toEqual(parts);
});

test('a moon is a part beside cards that it does not need, and turned cards are gains', () => {
  const omnibus = scored(variant('omnibus'), { piles: [`${heartsOnly} QS`, 'JD 2C'] }, 'burden').results[0];
  expect(omnibus?.parts?.[1]).toEqual({ JD: -10, moon: 26 });
});

test('the share of the pool is a part beside the bid', () => {
  const bids = [
    { seat: 0, bid: 2 },
    { seat: 0, bid: 'H' },
  ] as const;
  const { results } = scored(variant('auction'), { piles: piles([0, 5, 5, 3]), bids });
  expect(results[0]?.parts?.[0]).toEqual({ bid: -2, pool: 15 });
});
