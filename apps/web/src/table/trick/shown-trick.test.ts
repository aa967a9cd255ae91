// Which cards of a trick are marked as cancelled.
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { cancelledAmong } from './shown-trick.ts';

test.each([
  ['equal cards of two packs', 'identical', '7D KS 7D 2D', '7D'],
  ['three equal cards', 'identical', '7D 7D 7D KD', '7D'],
  ['cards of one rank and colour', 'alike', '7D 7H 7S KD', '7D 7H'],
  ['a red and a black card of one rank', 'alike', '7D 7S', ''],
  ['equal cards where none cancel', undefined, '7D 7D', ''],
] as const)('%s', (_, cancels, trick, cancelled) => {
  const rules = cancels === undefined ? {} : { cancels };
  expect([...cancelledAmong(rules, trick.split(' ') as Card[])].join(' ')).toBe(cancelled);
});
