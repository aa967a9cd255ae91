// People met at online tables: who is remembered, in which order, and what becomes of damaged entries.
import type { SeatFacts, TableFacts } from '@moonshot/protocol/server';
import { expect, test } from 'vitest';
import { forgetPeople, MET_MAX, metPeople, rememberPeople } from './met.ts';
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
  for (let i = 0; i < MET_MAX + 5; i++) rememberPeople(store, facts(['Ada', `P${i}`]), 'ada');
  expect(names(store).length).toBe(MET_MAX);
  expect(names(store)[0]).toBe(`P${MET_MAX + 4}`);
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
