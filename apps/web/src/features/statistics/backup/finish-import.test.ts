// The end of an import: restored choices do not replace choices made on this device, the page is refreshed,
// and the result says whether anything changed.
import type { MetPerson } from '@moonshot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '../../../model/message.ts';
import type { GoodImport } from '../../../model/model.ts';
import { finishImport } from './finish-import.ts';

beforeEach(() => {
  const held = new Map<string, string>();
  const [getItem, setItem] = [(key: string) => held.get(key) ?? null, held.set.bind(held)];
  vi.stubGlobal('localStorage', { getItem, setItem, removeItem: held.delete.bind(held) });
});
afterEach(() => vi.unstubAllGlobals());

interface Row {
  readonly file: Partial<GoodImport>;
  readonly model: { readonly name: string; readonly bots: readonly string[] };
  readonly types: readonly string[];
  readonly changed: boolean;
}
const BO = { player: 'p', name: 'Bo', game: 'Capture', day: '2026-11-21' };
const TEXTS = { 'moonshot.name': 'Ana', 'moonshot.bots': 'expert' };
const NEW = { name: '', bots: [] };
const CHOSEN = { name: 'Io', bots: ['casual'] };
const EMPTY: GoodImport = {
  ...{ ok: true, tables: 0, deals: 0, houses: 0, untitled: [], refused: [], settings: {}, page: {} },
};

test.each<[name: string, Row]>([
  ['nothing', { file: {}, model: NEW, types: ['keeping'], changed: false }],
  ['a table', { file: { tables: 1 }, model: NEW, types: ['keeping'], changed: true }],
  ['people', { file: { page: { people: [BO] } }, model: NEW, types: ['keeping'], changed: true }],
  [
    'name and bots where none are chosen',
    { file: { page: { texts: TEXTS } }, model: NEW, types: ['name', 'bots', 'keeping'], changed: true },
  ],
  [
    'name and bots where others are chosen',
    { file: { page: { texts: TEXTS } }, model: CHOSEN, types: ['keeping'], changed: true },
  ],
])('a file with %s', (_, { file, model, types, changed }) => {
  const messages: Message[] = [];
  const refresh = vi.fn();
  const online: { met: readonly MetPerson[]; daily: { refresh: () => void } } = { met: [], daily: { refresh } };
  finishImport({ ...EMPTY, ...file }, { model, dispatch: message => messages.push(message) }, online);
  expect(messages.map(({ type }) => type)).toEqual(types);
  expect(messages.at(-1)).toMatchObject({ wish: { type: 'imported', outcome: { changed, stored: true } } });
  expect(online.met).toEqual(file.page?.people ?? []);
  expect(refresh).toHaveBeenCalledOnce();
});
