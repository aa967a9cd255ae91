// Sentences about the auction before play, in English.
import type { Card, Suit } from '../../cards/card.ts';
import { symbolOf } from '../../cards/symbols.ts';
import { suitWords } from './cards.ts';

export const auction = {
  turns: (chips: number, passes: boolean): string =>
    `${passes ? 'After the pass' : 'Before play'} each player in turn, the dealer last, bids up to ${chips} chips for naming a suit, or bids nothing: a bid must be higher than all before it.`,
  names:
    'The highest bidder, or the player after the dealer if nobody bids, names a suit: in this deal that suit counts instead of hearts.',
  swaps: (card: Card, suit: Suit, instead: Card): string =>
    `If that suit is ${suitWords(suit)}, ${symbolOf(instead)} takes the place of ${symbolOf(card)}.`,
  charged: 'The effect of a charged card passes to the card that takes its place.',
  pays: {
    apart: 'The bidder pays the chips of the bid apart from what cards cost.',
    pool: 'The bidder pays the chips of the bid into the pool.',
  },
};
