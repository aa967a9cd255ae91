// The order in which a review judges and refines deals.
import { expect, test } from 'vitest';
import { nextDeal, type ReviewProgress, reviewProgress } from './next.ts';

test('a deal is judged quickly or wholly, or not yet', () => {
  expect([undefined, { whole: false }, { whole: true }].map(reviewProgress)).toEqual(['not', 'quick', 'whole']);
});

/** How thoroughly the deals 1, 2, 3 have been judged, written as `not quick whole`. */
const ofStands = (stands: string) => {
  const list = stands.split(' ') as readonly ReviewProgress[];
  return { deals: list.map((_, i) => i + 1), standOf: (deal: number): ReviewProgress => list[deal - 1] ?? 'not' };
};

test.each<[stands: string, open: number | undefined, match: boolean, next: number | undefined]>([
  ['not not not', 2, false, 2],
  ['not quick not', 2, false, 2],
  ['not whole not', 2, false, undefined], // deals that have not been shown are not judged
  ['quick whole quick', 2, false, 1],
  ['whole whole quick', 2, false, 3],
  ['whole whole whole', 2, false, undefined],
  ['not quick not', 2, true, 1],
  ['quick quick not', 2, true, 3],
  ['quick quick quick', 2, true, 2], // begins with the deal that was shown before the whole match
  ['quick quick quick', undefined, true, 1],
  ['quick whole quick', 2, true, 1],
  ['whole whole quick', 2, true, 3],
  ['whole whole whole', 2, true, undefined],
])('%s, deal %s open, the match shown %s: %s is next', (stands, open, match, next) => {
  const { deals, standOf } = ofStands(stands);
  expect(nextDeal({ deals, open, match }, standOf)).toBe(next);
});

test('a match is whole after as many wishes as it has deals, twice, and the open deal is first each time', () => {
  const deals = [1, 2, 3, 4];
  const stands = new Map<number, ReviewProgress>();
  const standOf = (deal: number): ReviewProgress => stands.get(deal) ?? 'not';
  const wishes: number[] = [];
  for (let next = nextDeal({ deals, open: 4, match: true }, standOf); next !== undefined; ) {
    wishes.push(next);
    stands.set(next, standOf(next) === 'not' ? 'quick' : 'whole');
    next = nextDeal({ deals, open: 4, match: true }, standOf);
  }
  expect(wishes).toEqual([1, 2, 3, 4, 4, 1, 2, 3]);
});
