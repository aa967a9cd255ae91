// Every reader of sheet overrides (messages, house rules, match texts, terminal) enforces the same limits.

import { parseHouseRequest, parsePageToTable } from '@moonshot/protocol';
import { newContest, newLeague, newTable, parseClientToServer } from '@moonshot/protocol/server';
import { type Overrides, prepare, sheetOf } from '@moonshot/rules';
import { TRICK_FIELDS } from '@moonshot/rules/engine';
import { fieldsOf, readHouse, valueAt, writeHouse } from '@moonshot/rules/house';
import { checkText } from '@moonshot/rules/notation';
import { expect, test } from 'vitest';
import { heartsChosen } from '../apps/cli/src/options/options.ts';
import { OVERRIDES_MAX } from '../packages/rules/src/game/limits.ts';

const ricketts = sheetOf('ricketts')!;

/** `count` fields of a game with their default values. */
const changes = (count: number): Overrides =>
  Object.fromEntries(
    fieldsOf(ricketts)
      .slice(0, count)
      .map(({ path }) => [path, valueAt(ricketts, path)]),
  );

const order = (overrides: Overrides) => ({ game: 'ricketts', overrides, length: null, seats: 4 });
const settings = { open: 'invited', clock: null, watchers: 'cards', chat: true };
const clock = { cardSeconds: 30, passSeconds: 30, reserveSeconds: 30 };
const played = (overrides: Overrides) => ({ game: 'ricketts', overrides, seats: 4, deals: 1 });
const sitters = Array.from({ length: 4 }, () => ({ kind: 'person', name: 'Ada' }));
const house = (overrides: Overrides) => ({ base: 'ricketts', overrides });
const end = { matches: 1 };

/** A text with valid rules, so that its other errors come later. */
const notation = (overrides: Overrides): string =>
  [
    'moonshot-notation/1',
    'game ricketts 1',
    'seats 4',
    ...Object.entries(overrides).map(([path, value]) => `set ${path} ${JSON.stringify(value)}`),
    'first-dealer 0',
    'winners none',
  ].join('\n');

const transcript = (overrides: Overrides): string =>
  JSON.stringify({
    ...{ format: 'moonshot-transcript/1', game: 'ricketts', seats: 4, rules: overrides, length: null },
    ...{ firstDealer: 0, deals: [], winners: [] },
  });

const isPlayed = (text: string): boolean => checkText(text).ok;

const chosen = (set: Overrides): boolean => {
  try {
    return heartsChosen({ game: 'ricketts', set }).kind === 'tricks';
  } catch {
    return false;
  }
};

const DOORS: readonly (readonly [door: string, takes: (overrides: Overrides) => boolean])[] = [
  ['a table over HTTP', o => newTable.safeParse({ order: order(o), settings }).success],
  ['a challenge', o => newContest.safeParse({ kind: 'challenge', ...played(o), days: 1 }).success],
  [
    'a tournament',
    o =>
      newContest.safeParse({ kind: 'tournament', title: 'A', ...played(o), rounds: 1, begins: { players: 2 }, clock })
        .success,
  ],
  ['a league', o => newLeague.safeParse({ name: 'A', order: order(o), end }).success],
  ['an order over a socket', o => parseClientToServer({ type: 'changeRules', order: order(o) }).ok],
  [
    'a table in a page',
    o => parsePageToTable({ type: 'open', order: { game: 'r', overrides: o, length: null, sitters }, seat: 0 }).ok,
  ],
  ['rules to be read out', o => parsePageToTable({ type: 'rules', game: 'ricketts', seats: 4, overrides: o }).ok],
  ['a draft of house rules', o => parseHouseRequest({ type: 'draft', number: 1, seats: 4, ...house(o) }) !== undefined],
  [
    'a trial of house rules',
    o => parseHouseRequest({ type: 'try', number: 1, seats: 4, seed: 'a', ...house(o) }) !== undefined,
  ],
  ['house rules to keep', o => parseHouseRequest({ type: 'keep', id: null, ...house(o) }) !== undefined],
  ['the notation', o => isPlayed(notation(o))],
  ['a transcript', o => isPlayed(transcript(o))],
  ['the terminal', chosen],
  ['a game', o => prepare(ricketts, 4, o).ok],
];

/** Valid overrides of the maximum number or length. */
const MANY = Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? 'QS' : 'H*'));
const LISTS = [
  'lead.restrict',
  'lead.firstTrick',
  'firstTrick.ban',
  'discard.restrict',
  'discard.must',
  'follow.under',
  'trick.extend',
];
const LONG = {
  points: MANY.map(() => ({ cards: MANY, value: 1 })),
  ...Object.fromEntries(LISTS.map(at => [at, MANY])),
};

test('a game has more fields than the maximum number of overrides', () => {
  expect(TRICK_FIELDS.type).toBe('shape');
  expect(Object.keys(changes(OVERRIDES_MAX + 1))).toHaveLength(OVERRIDES_MAX + 1);
});

test.each(DOORS)('%s', (_, takes) => {
  expect([OVERRIDES_MAX, OVERRIDES_MAX + 1].map(count => takes(changes(count)))).toEqual([true, false]);
  expect(takes(LONG)).toBe(false);
});

test('a file of house rules', () => {
  const text = (overrides: Overrides): string => writeHouse({ base: 'ricketts', overrides });
  const { points, ...others } = LONG;
  expect([{ points }, others, LONG].map(overrides => readHouse(text(overrides)).ok)).toEqual([true, true, false]);
});
