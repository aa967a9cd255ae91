// Tables with fixed cards: the daily deal, which is the same for everybody, and the lesson for newcomers.

import { dailyTable, LESSON, type MatchOrder } from '@moonshot/protocol';
import { derived, type Seed, seedOf } from '@moonshot/rules/cards';
import { STAND_IN } from '@moonshot/table';

const hex = (seed: Seed): string => Array.from(seed, byte => byte.toString(16).padStart(2, '0')).join('');

/** A table with fixed cards: its id, its order, and the secret from which the cards are derived. */
export interface NewTableSpec {
  readonly id: string;
  readonly order: MatchOrder;
  readonly secret: string;
}

/**
 * The order of a match with one deal and without a tie-break. Its bots always give the same answers to the
 * same play.
 */
const orderFor = ([you = '', ...bots]: readonly string[]): MatchOrder => ({
  game: 'ricketts',
  overrides: { 'match.tie': 'shared' },
  length: { deals: 1 },
  sitters: [{ kind: 'person', name: you }, ...bots.map(name => ({ kind: 'bot' as const, name, player: STAND_IN }))],
});

/** The daily deal. Every browser derives the same cards from the date. */
export const daily = (date: string, names: readonly string[]): NewTableSpec => ({
  id: dailyTable(date),
  order: orderFor(names),
  secret: hex(derived(seedOf('moonshot daily'), date)),
});

/** The secret of the lesson's deal with this number. */
export const lessonSecret = (number: number): string => hex(derived(seedOf('moonshot lesson'), String(number)));

/** The number of the lesson's deal. A test verifies that it is the first deal that fits the lesson. */
export const LESSON_NUMBER = 110;

export const lesson = (names: readonly string[]): NewTableSpec => ({
  id: LESSON,
  order: orderFor(names),
  secret: lessonSecret(LESSON_NUMBER),
});
