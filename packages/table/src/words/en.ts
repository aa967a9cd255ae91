// What a table advises, in English.
import { type Card, symbolOf, symbolsOf } from '@moonshot/rules/cards/card';
import type { Said } from '@moonshot/rules/words/told';
import { listing } from './listing.ts';

const and = listing('en-GB');

/** Cards advised to be passed to one seat. */
export interface GiftTold {
  readonly cards: readonly Card[];
  readonly name: string;
}

/** What a hint advises. */
export const en = {
  high: (card: Card): string => `Play the ${symbolOf(card)} and call it high.`,
  low: (card: Card): string => `Play the ${symbolOf(card)} and call it low.`,
  play: (card: Card): string => `Play the ${symbolOf(card)}.`,
  pass: (gifts: readonly GiftTold[]): string =>
    `Pass ${and(gifts.map(({ cards, name }) => `${symbolsOf(cards)} to ${name}`))}.`,
  claim: 'Claim the opening lead.',
  decline: 'Leave the opening lead to the others.',
  bury: (cards: readonly Card[]): string => `Bury ${symbolsOf(cards)}.`,
  moon: {
    shed: 'Take the points off your own score.',
    burden: 'Give the points to everybody else.',
    both: 'Take the points off your own score and give them to everybody else.',
    keep: 'Keep the points as they were taken.',
  },
  lay: (bottom: Card, top: Card): string => `Lay ${symbolOf(bottom)} hidden, with ${symbolOf(top)} on top.`,
};

/** What hints say in every language. */
export type HintWords = Said<typeof en>;
