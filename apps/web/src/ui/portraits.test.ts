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

test('the first seven bots of a server have seven pictures', () => {
  const names = ['Vega', 'Rigel', 'Mira', 'Altair', 'Maia', 'Deneb', 'Spica'];
  const pictures = names.map(name => JSON.stringify({ ...portrait(name, false), letter: '' }));
  expect(new Set(pictures).size).toBe(names.length);
  expect(new Set(names.slice(0, 4).map(name => portrait(name, false).turn % 90)).size).toBe(4);
});
