// Rules about dealing, passing and the first trick that none of the five games has, in positions.
import { expect, test } from 'vitest';
import { deal, pass, start, tricks } from './table.ts';

/** Hands that are no misdeal. */
const OTHERS = ['6H KS', '7H KD', '8H KH'];

test.each([
  ['noHearts', '2C 3C 4C 5C 6C 7C 8C 9C TC JC QS KC AC', 'deal'],
  ['noHearts', '2C 3C 4C 5C 6C 7C 8C 9C TC JC QS KC 2H', 'pass'],
  ['noPenalty', '2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC', 'deal'],
  ['noPenalty', '2C 3C 4C 5C 6C 7C 8C 9C TC JC QS KC AC', 'pass'],
  ['noFaces', '2C 3C 4C 5C 6C 7C 8C 9C TC 2H 3H 4H AC', 'deal'],
  ['noFaces', '2C 3C 4C 5C 6C 7C 8C 9C TC 2H 3H 4H JC', 'pass'],
])('under %s a deal with %s goes on to %s', (misdeal, hand, phase) => {
  const table = tricks('ricketts', 4, { misdeal });
  expect(deal(table, start(table), { hands: [hand, ...OTHERS] }).phase).toBe(phase);
});

test('what a hand lacks counts only as it was dealt', () => {
  const table = tricks('ricketts', 4, { misdeal: 'noHearts' });
  const dealt = deal(table, start(table), { hands: ['2H 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC', ...OTHERS] });
  const gifts = dealt.hands.map((hand, seat) => (seat === 0 ? '2H 2C 3C' : hand.slice(-3).join(' ')));
  expect(pass(table, dealt, gifts).phase).toBe('play');
});
