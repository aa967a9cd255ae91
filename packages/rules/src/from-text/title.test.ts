// Tests which first line of a text becomes the name of its rules.
import { expect, test } from 'vitest';
import { titleIn } from './title.ts';

const HOUSE = { base: 'black-lady', overrides: { 'match.limit': 50 } };
const REST = '\nEach heart is 1 point.';

test.each([
  ['Rules of the Smith family hearts', 'Rules of the Smith family hearts'],
  ["\n\n# Hearts at Grandma's", "Hearts at Grandma's"],
  ['**Hearts 2.1 — Manual**', 'Hearts 2.1 — Manual'],
  ['“Old Kate”:', 'Old Kate'],
  ['Smith  family  rules', 'Smith family rules'],
])('%j is the title %s', (line, title) => expect(titleIn(line + REST, HOUSE)).toBe(title));

test.each([
  ['a sentence', 'We need four people.'],
  ['a question', 'How many people can play?'],
  ['a heading that states a rule', 'Lowest score wins'],
  ['a part of the rules', 'The deal'],
  ['a step', 'Step 1'],
  ['rules without a name', 'The house rules'],
  ['small letters', 'so here goes'],
  ['a line that is too long', 'A game of hearts for a very long evening'],
  ['the title of another game', 'Capture the Hearts'],
])('%s is no title: %j', (_, line) => expect(titleIn(line + REST, HOUSE)).toBeUndefined());

test.each([
  ['continues', 'Hearts can be played by\nthree people.'],
  ['is the whole text', 'Hearts at home'],
])('a line that %s is no title', (_, text) => expect(titleIn(text, HOUSE)).toBeUndefined());
