// Hints, refusals and errors of a table in English.
import { type Card, type Suit, symbolOf, symbolsOf } from '@moonshot/rules/cards';
import type { Catalog } from '@moonshot/rules/words';
import type { Refusal } from '../core/decide.ts';
import { listing } from './listing.ts';

const and = listing('en-GB');
const SUIT_WORDS = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' } as const;

/** Cards to pass to one seat. */
export interface NamedPass {
  readonly cards: readonly Card[];
  readonly name: string;
}

/** The sentences with which a hint recommends an answer. */
const hint = {
  high: (card: Card): string => `Play the ${symbolOf(card)} and call it high.`,
  low: (card: Card): string => `Play the ${symbolOf(card)} and call it low.`,
  play: (card: Card): string => `Play the ${symbolOf(card)}.`,
  pass: (gifts: readonly NamedPass[]): string =>
    `Pass ${and(gifts.map(({ cards, name }) => `${symbolsOf(cards)} to ${name}`))}.`,
  mix: (cards: readonly Card[]): string => `Put ${symbolsOf(cards)} into the middle.`,
  charge: (cards: readonly Card[]): string => `Charge ${symbolsOf(cards)}.`,
  chargeNone: 'Charge nothing.',
  bid: (chips: number): string => `Bid ${chips === 1 ? '1 chip' : `${chips} chips`}.`,
  bidNone: 'Bid nothing.',
  name: (suit: Suit): string => `Name ${SUIT_WORDS[suit]}.`,
  claim: 'Claim the opening lead.',
  decline: 'Leave the opening lead to the others.',
  bury: (cards: readonly Card[]): string => `Bury ${symbolsOf(cards)}.`,
  moon: {
    shed: 'Take the points off your own score.',
    burden: 'Give the points to everybody else.',
    both: 'Take the points off your own score and give them to everybody else.',
    turn: 'Let what costs points count in your favour.',
    keep: 'Keep the points as they were taken.',
  },
  lay: (bottom: Card, top: Card): string => `Lay ${symbolOf(bottom)} hidden, with ${symbolOf(top)} on top.`,
};

/** The sentences for the table's own refusals. The rules have sentences of their own. */
const refusals = {
  'no-such-seat': 'There is no such seat at this table.',
  'not-yet': 'The next deal is not due yet.',
  'nothing-to-undo': 'There is nothing to take back: you have done nothing in this deal yet.',
  'not-alone': 'Others play at this table, and taking back would take their plays too.',
  'not-proved': 'That is not certain yet: a card that is still out may change it.',
  'not-owed': 'The table does not wait for that now.',
  'said-otherwise': 'You have answered that already, in another way.',
  'not-sealing': 'The seal of this deal does not take that, or not any more.',
  'mid-deal': 'A seat can be taken between deals only.',
  'seat-taken': 'Somebody sits there already.',
  'sits-already': 'You sit at this table already.',
  'not-seated': 'You do not sit there.',
  counted: 'This match counts: it is played to its end, and nothing is taken back.',
  paused: 'The table is paused.',
  over: 'The match is over.',
} satisfies Readonly<Record<Exclude<Refusal['type'], 'game'>, string>>;

/** The errors in a log that another program has written. */
const checks = {
  event: (place: number, reason: string): string => `Event ${place} of the log is not valid: ${reason}.`,
  noOpening: 'it does not open a table',
  otherOpening: 'the table would open differently',
  noEvent: 'it is not an event of a table',
  otherResult: 'the result differs',
  nobody: 'nobody had to do that',
  otherNumber: 'its command has the wrong number',
  refused: (type: string): string => `the table refuses it (${type})`,
  fault: (reason: string): string => reason,
};

export const en = {
  hint,
  refusals,
  checks,
  stepBehind: 'The page was a step behind the table, so nothing was played. Try again.',
};

/** The sentences of a table in a language. */
export type TableWords = Catalog<typeof en>;
