// The letter on a player's portrait is a whole character, and the bots of a server's table differ.

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

test('the first seven bots of a server differ in hue, or in how their star is turned', () => {
  const names = ['Vega', 'Rigel', 'Mira', 'Altair', 'Maia', 'Deneb', 'Spica'];
  expect(new Set(names.map(name => `${portrait(name, false).hue} ${name.length % 4}`)).size).toBe(names.length);
});
