// A backup contains what the page stores besides the tables. Restoring a backup keeps what this device
// has stored, except earlier states of score pads.
import { PADS_MAX, type PageData, PEOPLE_MAX, type StoredPad } from '@moonshot/protocol';
import { blankEntry } from '@moonshot/rules/score-pad';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storePad } from '../../score-pad/storage.ts';
import { addPageData, pageData } from './page-data.ts';

let held: Map<string, string>;
beforeEach(() => {
  held = new Map();
  const [getItem, setItem] = [(key: string) => held.get(key) ?? null, held.set.bind(held)];
  vi.stubGlobal('localStorage', { getItem, setItem, removeItem: held.delete.bind(held) });
});
afterEach(() => vi.unstubAllGlobals());

const pad = (id: string, at: number): StoredPad => ({
  ...{ id, at, title: 'Black Lady', names: ['Ana', 'Ben'], entries: [], totals: [] },
  ...{ game: 'black-lady', base: 'black-lady', overrides: {}, dealer: 0, length: null, draft: null, over: false },
});
const pads = (): readonly string[] => (pageData().pads ?? []).map(({ id, at }) => `${id} ${at}`);

test('the later state of a score pad stays, and only what is new is counted', () => {
  expect(addPageData({ pads: [pad('a', 1), pad('b', 5)] })).toEqual({ pads: 2, changed: true, stored: true });
  expect(addPageData({ pads: [pad('a', 3), pad('b', 4), pad('c', 2)] }).pads).toBe(2);
  expect(pads()).toEqual(['b 5', 'a 3', 'c 2']);
  expect(addPageData(pageData())).toEqual({ pads: 0, changed: false, stored: true });
});

test('a file takes no place from what is here, and adds a pad or person once', () => {
  held.set('moonshot.score-pads', JSON.stringify(Array.from({ length: PADS_MAX - 1 }, (_, i) => pad(`here ${i}`, i))));
  const met = (player: string, day: string) => ({ player, name: player, game: 'Capture', day });
  held.set('moonshot.met', JSON.stringify(Array.from({ length: PEOPLE_MAX }, (_, i) => met(`${i}`, '2026-01-01'))));
  const added = addPageData({
    pads: [pad('a', 900), pad('b', 1000), pad('b', 999)],
    people: [met('new', '2026-11-20')],
  });
  expect(added).toEqual({ pads: 1, changed: true, stored: true });
  expect(pads().slice(0, 2)).toEqual(['b 1000', `here ${PADS_MAX - 2} ${PADS_MAX - 2}`]);
  expect(pads()).toHaveLength(PADS_MAX);
  expect(pageData().people?.some(({ player }) => player === 'new')).toBe(false);
});

test('a pad that is only looked at keeps its time', () => {
  storePad(pad('a', 5));
  storePad(pad('b', 7));
  storePad({ ...pad('a', 9), totals: [1, 2] });
  expect(pads()).toEqual(['b 7', 'a 5']);
  storePad({ ...pad('a', 9), draft: blankEntry(2) });
  expect(pads()).toEqual(['a 9', 'b 7']);
});

const texts: readonly [key: string, here: string | undefined, other: string, joined: string | undefined][] = [
  ['name', undefined, 'Ana', 'Ana'],
  ['name', 'Ben', 'Ana', 'Ben'],
  ['bots', undefined, 'expert master:bold', 'expert master:bold'],
  ['bots', undefined, 'expert nonsense', undefined],
  ['favourites', 'a b', 'b c', 'a b c'],
  ['known-games', 'Own rules\nOmnibus', 'Omnibus\nBarbu', 'Own rules\nOmnibus\nBarbu'],
  ['days', '2026-11-28', '2026-11-02 2026-11-28 2026-11-01', '2026-11-01 2026-11-02 2026-11-28'],
  ['cleared', '9', '7', '9'],
  ['cleared', undefined, '7', '7'],
  ['guest', undefined, 'someone else', undefined],
];

test.each(texts)('the text %s: %s here and %s in the file become %s', (name, here, other, joined) => {
  const key = `moonshot.${name}`;
  if (here !== undefined) held.set(key, here);
  addPageData({ texts: { [key]: other } });
  expect(held.get(key)).toBe(joined);
});

const FILE: PageData = {
  puzzles: {
    right: ['a'],
    wrong: [],
    days: [],
    passes: { tried: 0, best: 0, row: 0, longest: 0, lost: 0, last: '' },
  },
  achievements: { moon: 3 },
  pads: [pad('a', 1)],
  people: [{ player: 'p', name: 'Bo', game: 'Capture', day: '2026-11-21' }],
  texts: { 'moonshot.name': 'Ana', 'moonshot.rules-text': 'Hearts count one.' },
};

test('what is stored in one browser is in the other', () => {
  addPageData(FILE);
  expect(pageData()).toEqual(FILE);
});

test.each(Object.entries(FILE))('a file with only %s changes something, once', (part, value) => {
  const added = part === 'pads' ? 1 : 0;
  expect(addPageData({ [part]: value })).toEqual({ pads: added, changed: true, stored: true });
  expect(addPageData({ [part]: value })).toEqual({ pads: 0, changed: false, stored: true });
});

test.each(Object.entries(FILE))('storage that refuses %s is noticed', (part, value) => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  expect(addPageData({ [part]: value })).toEqual({ pads: 0, changed: false, stored: false });
});
