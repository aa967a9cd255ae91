// The rule sheet of a capture game, compiled for a number of seats: the deck, the cards that may be laid face
// up, their strengths, and the scoring cards.
import { type Card, rankOf, suitOf } from '../cards/card.ts';
import { pick } from '../cards/card-set.ts';
import { deckFor } from '../game/head.ts';
import type { CaptureSheet } from './sheet.ts';

export interface Rules {
  readonly sheet: CaptureSheet;
  readonly seats: number;
  readonly deck: readonly Card[]; // all cards of the deck in canonical order, pack after pack
  readonly bannedTops: ReadonlySet<Card>;
  readonly hearts: ReadonlySet<Card>; // the cards that score
  // The strength of a face-up card: 4 for the lowest rank, 4 more for each rank above it, and up to 3 for its
  // suit.
  readonly strength: ReadonlyMap<Card, number>;
}

/** Compiles a valid rule sheet for a number of seats. */
export function compile(sheet: CaptureSheet, seats: number): Rules {
  const deck = deckFor(sheet, seats);
  const strength = (card: Card): number =>
    (sheet.deck.ranks.length - sheet.deck.ranks.indexOf(rankOf(card))) * 4 + 3 - sheet.ties.suits.indexOf(suitOf(card));
  return {
    sheet,
    seats,
    deck,
    bannedTops: new Set(pick(deck, sheet.top.ban)),
    hearts: new Set(pick(deck, sheet.hearts.cards)),
    strength: new Map(deck.map(card => [card, strength(card)])),
  };
}

export const strengthOf = (rules: Rules, card: Card): number => rules.strength.get(card) ?? 0;
