// The people with whom the person has played at online tables. The list is stored on this device and in
// backups.

import { type MetPerson, PEOPLE_MAX } from '@moonshot/protocol';
import type { TableFacts } from '@moonshot/protocol/server';
import { dayAt } from '../model/calendar/day.ts';
import type { LocalStore } from './server/identity.ts';
import { peopleAt } from './state.ts';

const MET = 'moonshot.met';

/** The people met, starting with those met last. */
export function metPeople(store: LocalStore): readonly MetPerson[] {
  try {
    const all: unknown = JSON.parse(store.get(MET) ?? '[]');
    return Array.isArray(all) ? all.filter(isMet).slice(0, PEOPLE_MAX) : [];
  } catch {
    return []; // the stored data is invalid
  }
}

const isMet = (one: unknown): one is MetPerson =>
  typeof one === 'object' &&
  one !== null &&
  ['player', 'name', 'game', 'day'].every(key => typeof (one as Record<string, unknown>)[key] === 'string') &&
  /^\d{4}-\d\d-\d\d$/.test((one as MetPerson).day);

/**
 * Adds the other people of a running match to the people met. Changes nothing unless the player `own` has a
 * seat in the match.
 */
export function rememberPeople(store: LocalStore, facts: TableFacts, own: string): readonly MetPerson[] {
  const before = metPeople(store);
  const people = peopleAt(facts);
  if (facts.state !== 'playing' || !people.some(({ player }) => player === own)) return before;
  const day = dayAt(new Date());
  const here = people.flatMap(({ player, name }) => (player === own ? [] : [{ player, name, game: facts.name, day }]));
  const others = before.filter(one => here.every(({ player }) => player !== one.player));
  return put(store, [...here, ...others].slice(0, PEOPLE_MAX));
}

/**
 * Adds the people met of a backup until there is no more room in the list. If a person has two entries, the
 * later one is kept.
 */
export function addPeople(store: LocalStore, people: readonly MetPerson[]): readonly MetPerson[] {
  const entries = new Map<string, MetPerson>();
  for (const person of [...metPeople(store), ...people]) {
    if (person.day > (entries.get(person.player)?.day ?? '')) entries.set(person.player, person);
  }
  const kept = [...entries.values()].slice(0, PEOPLE_MAX);
  return put(
    store,
    kept.sort((a, b) => b.day.localeCompare(a.day)),
  );
}

/** Removes one person, or everybody, from the people met. */
export const forgetPeople = (store: LocalStore, player?: string): readonly MetPerson[] =>
  put(store, player === undefined ? [] : metPeople(store).filter(one => one.player !== player));

function put(store: LocalStore, people: readonly MetPerson[]): readonly MetPerson[] {
  store.put(MET, people.length === 0 ? null : JSON.stringify(people));
  return people;
}
