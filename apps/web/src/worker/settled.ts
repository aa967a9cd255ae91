// Tables whose cards are settled beforehand: the deal of the day, the same for everybody, and the deal that
// newcomers learn by.
import { derived, type Seed, seedOf } from '@moonshot/rules/cards/chance';
import type { Order } from '@moonshot/wire';
import { dailyTable, LESSON } from '@moonshot/wire/settled';

const hex = (seed: Seed): string => Array.from(seed, byte => byte.toString(16).padStart(2, '0')).join('');

/** A settled table: what is to be opened under which name, and the secret that its cards come from. */
export interface Settled {
  readonly id: string;
  readonly order: Order;
  readonly secret: string;
}

/**
 * One deal and no other after a tie. Its bots are careful, and leave nothing to chance: whoever plays the
 * same cards
 * meets the same answers.
 */
const orderFor = ([you = '', ...bots]: readonly string[]): Order => ({
  game: 'ricketts',
  overrides: { 'match.tie': 'shared' },
  length: { deals: 1 },
  sitters: [{ kind: 'person', name: you }, ...bots.map(name => ({ kind: 'bot' as const, name, player: 'careful' }))],
});

/** The deal of a day: every browser derives the same cards from its date. */
export const daily = (date: string, names: readonly string[]): Settled => ({
  id: dailyTable(date),
  order: orderFor(names),
  secret: hex(derived(seedOf('moonshot daily'), date)),
});

/** The secret of a lesson's deal by its number. */
export const lessonSecret = (number: number): string => hex(derived(seedOf('moonshot lesson'), String(number)));

/**
 * The first deal in which a newcomer had better pass the queen of spades and a high heart, and has another
 * lead; a test
 * finds it anew.
 */
export const LESSON_NUMBER = 110;

export const lesson = (names: readonly string[]): Settled => ({
  id: LESSON,
  order: orderFor(names),
  secret: lessonSecret(LESSON_NUMBER),
});
