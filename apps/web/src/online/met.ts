// The people with whom this person has played at online tables. The list is stored on the device, and in the
// backups that the person saves.

import { type MetPerson, PEOPLE_MAX } from '@moonshot/protocol';
import type { TableFacts } from '@moonshot/protocol/server';
import { dayAt } from '../model/day.ts';
import type { LocalStore } from './server/identity.ts';
import { peopleAt } from './state.ts';

const MET = 'moonshot.met';

/** The people met, the last one first. */
export function metPeople(store: LocalStore): readonly MetPerson[] {
  try {
    const all: unknown = JSON.parse(store.get(MET) ?? '[]');
    return Array.isArray(all) ? all.filter(isMet).slice(0, PEOPLE_MAX) : [];
  } catch {
    return []; // something else has written there
  }
}

const isMet = (one: unknown): one is MetPerson =>
  typeof one === 'object' &&
  one !== null &&
  ['player', 'name', 'game', 'day'].every(key => typeof (one as Record<string, unknown>)[key] === 'string') &&
  /^\d{4}-\d\d-\d\d$/.test((one as MetPerson).day);

/** Remembers the other people of a match in which the person `own` plays. */
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
 * Adds people of a backup, as long as there is room beside those that are here. Of two entries of a person
 * the later one stays.
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

/** Forgets one person, or everybody. */
export const forgetPeople = (store: LocalStore, player?: string): readonly MetPerson[] =>
  put(store, player === undefined ? [] : metPeople(store).filter(one => one.player !== player));

function put(store: LocalStore, people: readonly MetPerson[]): readonly MetPerson[] {
  store.put(MET, people.length === 0 ? null : JSON.stringify(people));
  return people;
}
