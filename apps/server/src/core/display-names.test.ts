// Tests which display names are allowed, name by name.

import { SHEETS } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { looksLike, TITLE_MAX } from '@moonshot/rules/house';
import { expect, test } from 'vitest';
import { BOT_NAMES } from './bot-names.ts';
import { checkName, checkTitle, shownName, shownTitle, whyNotTitled } from './display-names.ts';
import { SPOKEN } from './languages.ts';

const NOBODY = { operator: undefined };

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
  expect(checkName(text, NOBODY)).toEqual({ ok: true, name });
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
  const named = checkName(text, NOBODY);
  expect(named.ok ? '' : named.error.sentence(SPOKEN.en.errors)).toBe(sentence);
});

const RESERVED = 'This name belongs to a bot or to the operator of the server. Choose another.';

test.each([
  ...['Vega', 'vega', 'VEGA', 'V e g a', 'Vega 2', 'Vega.', 'Sirius7', 'S1rius', 'Vegа'.normalize(), 'Ѕігіυѕ'],
  ...['Admin', 'ADMIN', 'Adm1n', 'Admin 1', 'The Admin', 'moonshot', 'Moonshot-Server', 'Мооnshot', 'Modérateur'],
  ...['Operator', '0perator', 'Betreiber', 'System', 'Support Team', 'Оfficial'],
])('the name %s is refused', text => {
  const named = checkName(text, NOBODY);
  expect([RESERVED, MIXED]).toContain(named.ok ? '' : named.error.sentence(SPOKEN.en.errors));
});

test.each(['Vegard', 'Miranda', 'Ada Min', 'Sys', 'Modest', 'Serverin', 'Mooney', 'Rooty'])(
  'the name %s is allowed',
  name => {
    expect(checkName(name, NOBODY)).toEqual({ ok: true, name });
  },
);

test.each([
  ['a\u202Eb', UNSEEN],
  ['\uD800', UNSEEN],
  ['   ', NOTHING],
  ['x'.repeat(TITLE_MAX + 1), 'A name has at most 60 letters.'],
  ['Ricketts Hоuse', MIXED],
])('the title %j is refused', (text, sentence) => {
  const [titled, rules] = [checkTitle(text), whyNotTitled({ game: 'ricketts', overrides: { name: text } })];
  expect([titled.ok ? '' : titled.error.sentence(SPOKEN.en.errors), rules?.sentence(SPOKEN.en.errors)]).toEqual([
    sentence,
    sentence,
  ]);
});

test('a title may be the name of a bot, because no player has a title', () => {
  expect(checkTitle('Vega')).toEqual({ ok: true, name: 'Vega' });
  expect(whyNotTitled({ game: 'ricketts', overrides: { name: 'Vega' } })).toBeUndefined();
});

test('every catalogue game may have its own name', () => {
  const own = SHEETS.map(({ id, name }) => ({ game: id, overrides: { name } }));
  const further = CATALOGUE.map(({ base, name, overrides }) => ({ game: base, overrides: { ...overrides, name } }));
  for (const rules of [...own, ...further]) expect([rules, whyNotTitled(rules)]).toEqual([rules, undefined]);
  expect(whyNotTitled({ game: 'ricketts', overrides: {} })).toBeUndefined();
});

test.each([
  ['ricketts', { name: 'Black Lady' }],
  ['classic', { name: 'Ricketts House Hearts' }],
  ['classic', { name: 'ricketts  house hearts', 'match.limit': 50 }],
  ['classic', { name: 'Ricketts H0use Hearts' }],
])('the name of a catalogue game is reserved: %s with %j', (game, overrides) => {
  const rules = { game, overrides };
  expect(whyNotTitled(rules)?.sentence(SPOKEN.en.errors)).toBe(
    'A game of Moonshot has that name. Rules of your own need another.',
  );
  expect(shownTitle(rules)).toBe(SHEETS.find(({ id }) => id === game)?.name);
});

test.each(['Acme Cards', 'ACME CARDS', 'Acme  Cards.', 'AcmeCards', 'The Acme Cards', 'Acme Cards 7', 'Аcme Cards'])(
  'the name %s is refused if the operator is Acme Cards',
  text => {
    const named = checkName(text, { operator: 'Acme Cards' });
    expect([RESERVED, MIXED]).toContain(named.ok ? '' : named.error.sentence(SPOKEN.en.errors));
  },
);

test('a single word of the operator’s name is allowed', () => {
  for (const name of ['Acme', 'Cards', 'Acmes Cards'])
    expect(checkName(name, { operator: 'Acme Cards' })).toEqual({ ok: true, name });
});

test('a name that is not allowed today is replaced in displays', () => {
  expect(['Sundays', 'a\u202Eb', ' '].map(name => shownName(name, 'Hearts'))).toEqual(['Sundays', 'Hearts', 'Hearts']);
});

test('no two bots look alike', () => {
  for (const one of BOT_NAMES) expect(BOT_NAMES.filter(other => looksLike(one, other))).toEqual([one]);
});
