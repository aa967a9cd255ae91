// The letter on a player's portrait is a whole character.

import { expect, test } from 'vitest';
import { portrait } from './portraits.ts';

test.each([
  ['Ada', 'A'],
  ['ßen', 'S'],
  ['🦊 Ada', '🦊'],
  ['', ''],
])('the portrait of %j shows %j', (name, letter) => {
  expect(portrait(name, false).letter).toBe(letter);
});
