// People met at online tables: who is stored, in which order, and how damaged entries are handled.
import { PEOPLE_MAX } from '@moonshot/protocol';
import type { SeatFacts, TableFacts } from '@moonshot/protocol/server';
import { expect, test } from 'vitest';
import { addPeople, forgetPeople, metPeople, rememberPeople } from './met.ts';
import type { LocalStore } from './server/identity.ts';

function memory(text: string | null = null): LocalStore {
  const held = new Map<string, string>(text === null ? [] : [['moonshot.met', text]]);
  return {
    get: key => held.get(key) ?? null,
    put: (key, value) => void (value === null ? held.delete(key) : held.set(key, value)),
  };
}

const person = (name: string) => ({ kind: 'person', player: name.toLowerCase(), name }) as SeatFacts;
const facts = (names: readonly string[], part: Partial<TableFacts> = {}): TableFacts =>
  ({ name: 'Ricketts', state: 'playing', seats: names.map(person), ...part }) as TableFacts;
const names = (store: LocalStore): readonly string[] => metPeople(store).map(one => one.name);

test.each<[string, TableFacts, readonly string[]]>([
  ['everybody else in a match', facts(['Ada', 'Bo', 'Cy']), ['Bo', 'Cy']],
  ['nobody before the match', facts(['Ada', 'Bo'], { state: 'gathering' }), []],
  ['nobody in a match that one only watches', facts(['Bo', 'Cy']), []],
])('%s is remembered', (_, table, met) => {
  const store = memory();
  rememberPeople(store, table, 'ada');
  expect(names(store)).toEqual(met);
});

test('the last met comes first, under the last name and game, and each once', () => {
  const store = memory();
  rememberPeople(store, facts(['Ada', 'Bo', 'Cy']), 'ada');
  rememberPeople(store, { ...facts(['Ada', 'Cy']), name: 'Capture' }, 'ada');
  expect(metPeople(store).map(({ name, game }) => `${name} ${game}`)).toEqual(['Cy Capture', 'Bo Ricketts']);
});

test('the list has a maximum length: the person met longest ago is dropped', () => {
  const store = memory();
  for (let i = 0; i < PEOPLE_MAX + 5; i++) rememberPeople(store, facts(['Ada', `P${i}`]), 'ada');
  expect(names(store).length).toBe(PEOPLE_MAX);
  expect(names(store)[0]).toBe(`P${PEOPLE_MAX + 4}`);
});

test('a backup adds people: each once as they were met last, the last met first', () => {
  const store = memory();
  const on = (name: string, day: string, game = 'Ricketts') => ({ player: name.toLowerCase(), name, game, day });
  addPeople(store, [on('Bo', '2026-11-20'), on('Cy', '2026-11-18', 'Capture')]);
  addPeople(store, [on('Cy', '2026-11-22'), on('Bo', '2026-11-19', 'Capture'), on('Di', '2026-11-21')]);
  expect(metPeople(store).map(({ name, game }) => `${name} ${game}`)).toEqual([
    'Cy Ricketts',
    'Di Ricketts',
    'Bo Ricketts',
  ]);
});

test('one is forgotten, or everybody', () => {
  const store = memory();
  rememberPeople(store, facts(['Ada', 'Bo', 'Cy']), 'ada');
  forgetPeople(store, 'bo');
  expect(names(store)).toEqual(['Cy']);
  forgetPeople(store);
  expect(store.get('moonshot.met')).toBeNull();
});

const bo = { player: 'bo', name: 'Bo', game: 'Ricketts', day: '2026-11-21' };
test.each<[string, string, readonly string[]]>([
  ['no list', '{"a":1}', []],
  ['no JSON', '[', []],
  ['an entry without a name', JSON.stringify([{ ...bo, name: 1 }, bo]), ['Bo']],
  ['an entry without a day', JSON.stringify([{ ...bo, day: 'today' }, null, bo]), ['Bo']],
])('damaged: %s', (_, text, met) => {
  expect(names(memory(text))).toEqual(met);
});
