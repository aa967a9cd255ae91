// A backup contains what the page stores beside the tables. Restoring a backup loses nothing that is stored
// here.
import type { PageData, StoredPad } from '@moonshot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addPageData, pageData } from './page-data.ts';

let held: Map<string, string>;
beforeEach(() => {
  held = new Map();
  const [getItem, setItem] = [(key: string) => held.get(key) ?? null, held.set.bind(held)];
  vi.stubGlobal('localStorage', { getItem, setItem, removeItem: held.delete.bind(held) });
});
afterEach(() => vi.unstubAllGlobals());

const pad = (id: string, at: number): StoredPad =>
  ({ id, at, title: 'Black Lady', names: ['Ana', 'Ben'], entries: [], totals: [] }) as unknown as StoredPad;
const pads = (): readonly string[] => (pageData().pads ?? []).map(({ id, at }) => `${id} ${at}`);

test('the later state of a score pad stays, and only what is new is counted', () => {
  expect(addPageData({ pads: [pad('a', 1), pad('b', 5)] })).toBe(2);
  expect(addPageData({ pads: [pad('a', 3), pad('b', 4), pad('c', 2)] })).toBe(2);
  expect(pads()).toEqual(['b 5', 'a 3', 'c 2']);
  expect(addPageData(pageData())).toBe(0);
});

const texts: readonly [key: string, here: string | undefined, other: string, joined: string | undefined][] = [
  ['name', undefined, 'Ana', 'Ana'],
  ['name', 'Ben', 'Ana', 'Ben'],
  ['bots', undefined, 'expert master:bold', 'expert master:bold'],
  ['bots', undefined, 'expert nonsense', undefined],
  ['favourites', 'a b', 'b c', 'a b c'],
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

test('what is stored in one browser is in the other', () => {
  const file: PageData = {
    puzzles: {
      right: ['a'],
      wrong: [],
      days: [],
      passes: { tried: 0, best: 0, row: 0, longest: 0, lost: 0, last: '' },
    },
    achievements: {},
    pads: [pad('a', 1)],
    people: [{ player: 'p', name: 'Bo', game: 'Capture', day: '2026-11-21' }],
    texts: { 'moonshot.name': 'Ana', 'moonshot.rules-text': 'Hearts count one.' },
  };
  addPageData(file);
  expect(pageData()).toEqual(file);
});
