// What people may be called, name by name.

import { CATALOGUE } from '@moonshot/rules/catalogue/catalogue';
import { SHEETS } from '@moonshot/rules/games';
import { expect, test } from 'vitest';
import { checkName, checkTitle, TITLE_MAX, whyNotTitled } from './names.ts';
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

const RESERVED = 'A name cannot be that of a bot, or of whoever runs the server.';

test.each([
  ...['Vega', 'vega', 'VEGA', 'V e g a', 'Vega 2', 'Vega.', 'Sirius7', 'S1rius', 'Vegа'.normalize(), 'Ѕігіυѕ'],
  ...['Admin', 'ADMIN', 'Adm1n', 'Admin 1', 'The Admin', 'moonshot', 'Moonshot-Server', 'Мооnshot', 'Modérateur'],
  ...['Operator', '0perator', 'Betreiber', 'System', 'Support Team', 'Оfficial'],
])('nobody is called %s', text => {
  const named = checkName(text);
  expect([RESERVED, MIXED]).toContain(named.ok ? '' : named.no.sentence(en));
});

test.each(['Vegard', 'Miranda', 'Ada Min', 'Sys', 'Modest', 'Serverin', 'Mooney', 'Rooty'])(
  '%s is nobody’s yet',
  name => {
    expect(checkName(name)).toEqual({ ok: true, name });
  },
);

test.each([
  ['a\u202Eb', UNSEEN],
  ['\uD800', UNSEEN],
  ['   ', NOTHING],
  ['x'.repeat(TITLE_MAX + 1), 'A name has at most 60 letters.'],
  ['Ricketts Hоuse', MIXED],
])('nothing is entitled %j', (text, sentence) => {
  const [titled, rules] = [checkTitle(text, TITLE_MAX), whyNotTitled({ name: text })];
  expect([titled.ok ? '' : titled.no.sentence(en), rules?.sentence(en)]).toEqual([sentence, sentence]);
});

test('every game of the house may be called what it is', () => {
  for (const { name } of [...SHEETS, ...CATALOGUE]) expect([name, whyNotTitled({ name })]).toEqual([name, undefined]);
  expect(whyNotTitled({})).toBeUndefined();
});
