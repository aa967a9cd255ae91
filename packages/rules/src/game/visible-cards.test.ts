// Cards of which a viewer sees only how many there are.
import { expect, test } from 'vitest';
import { cardsOf, countOf } from './visible-cards.ts';

test('cards are counted, seen or not', () => {
  expect([countOf(['QS', 'AH']), countOf([]), countOf(3), countOf(0)]).toEqual([2, 0, 3, 0]);
});

test('cards that are only counted are no cards', () => {
  expect(cardsOf(['QS'])).toEqual(['QS']);
  expect(() => cardsOf(0)).toThrow('Cannot apply an event as it was shown to a viewer: its cards are only counted');
});
