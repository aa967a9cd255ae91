// What people may be called, name by name.
import { expect, test } from 'vitest';
import { checkName } from './names.ts';
import { en } from './words/en.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Zoë', 'Zoë'],
  ['Zoe\u0308', 'Zoë'],
  ['Ａｄａ', 'Ada'],
  ['Ольга', 'Ольга'],
  ['小明', '小明'],
  ['देवी', 'देवी'],
  ['محمد', 'محمد'],
  ['7', '7'],
  ['👩‍🚀 Mae', '👩‍🚀 Mae'],
  ['🏳️‍🌈', '🏳️‍🌈'],
  ["O'Neill-Ωx".replace('Ω', ''), "O'Neill-x"],
  ['abcdefghijklmnopqrst', 'abcdefghijklmnopqrst'],
])('%s is called %s', (text, name) => {
  expect(checkName(text)).toEqual({ ok: true, name });
});

const UNSEEN = 'A name cannot hold signs that nobody sees.';
const NOTHING = 'A name needs a letter, a digit or a picture.';
const LONG = 'A name has at most 20 letters.';
const MIXED = 'A name cannot mix scripts whose letters look alike.';

test.each([
  ['', NOTHING],
  ['   ', NOTHING],
  ['...', NOTHING],
  ['\u200B', UNSEEN],
  ['a\u0000b', UNSEEN],
  ['a\nb', UNSEEN],
  ['a\u202Eb', UNSEEN],
  ['\u2066Ada', UNSEEN],
  ['Ada\u200F', UNSEEN],
  ['A\u200Dda', UNSEEN],
  ['A\uFEFFda', UNSEEN],
  ['\u3164', UNSEEN],
  ['A\u{E0041}da', UNSEEN],
  ['\uD800Ada', UNSEEN],
  ['a\u0300\u0301\u0302\u0303', 'A name cannot heap more than two marks on a letter.'],
  ['abcdefghijklmnopqrstu', LONG],
  ['👩‍🚀'.repeat(9), LONG],
  ['Аda', MIXED],
  ['pаypal', MIXED],
  ['Αda', MIXED],
])('%j is refused', (text, sentence) => {
  const named = checkName(text);
  expect(named.ok ? '' : named.no.sentence(en)).toBe(sentence);
});
