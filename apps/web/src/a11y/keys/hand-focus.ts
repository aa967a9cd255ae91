// Moves the focus along the hand: by arrow keys, to an end, to a suit, or to a named card.
import { type Card, type Suit, suitOf } from '@moonshot/rules/cards';
import type { HandCard } from '../../table/hand/shown-hand.ts';

export type Move =
  | { readonly by: 'step'; readonly step: 1 | -1 }
  | { readonly by: 'legal'; readonly step: 1 | -1 }
  | { readonly by: 'end'; readonly end: 'first' | 'last' }
  | { readonly by: 'suit'; readonly suit: Suit }
  | { readonly by: 'card'; readonly card: Card };

type Hand = readonly Pick<HandCard, 'card' | 'look'>[];

export const isLegal = ({ look }: Pick<HandCard, 'look'>): boolean => look !== 'illegal';

/** The position of the focus in the hand after a move; `undefined` if no card matches the move. */
export function placeAfter(hand: Hand, at: number | undefined, move: Move): number | undefined {
  switch (move.by) {
    case 'step':
      return next(hand, at, move.step, () => true);
    case 'legal':
      return next(hand, at, move.step, isLegal);
    case 'end':
      return hand.length === 0 ? undefined : move.end === 'first' ? 0 : hand.length - 1;
    case 'suit':
      return inSuit(hand, at, move.suit);
    case 'card':
      return next(hand, at, 1, one => one.card === move.card);
  }
}

/** The nearest position in one direction whose card matches, wrapping around at the ends of the hand. */
function next(
  hand: Hand,
  at: number | undefined,
  step: 1 | -1,
  fits: (one: Hand[number]) => boolean,
): number | undefined {
  const n = hand.length;
  const from = at ?? (step === 1 ? n - 1 : 0);
  const order = Array.from({ length: n }, (_, i) => (from + step * (i + 1) + n * (i + 2)) % n);
  return order.find(place => fits(hand[place] as Hand[number]));
}

/**
 * The position of the suit's first legal card, or of its first card if none is legal. If the focus is already
 * in the suit, the position of the next card of the suit.
 */
function inSuit(hand: Hand, at: number | undefined, suit: Suit): number | undefined {
  const ofSuit = (one: Hand[number]): boolean => suitOf(one.card) === suit;
  const here = at === undefined ? undefined : hand[at];
  if (here !== undefined && ofSuit(here)) return next(hand, at, 1, ofSuit);
  const legal = hand.findIndex(one => ofSuit(one) && isLegal(one));
  const first = legal >= 0 ? legal : hand.findIndex(ofSuit);
  return first < 0 ? undefined : first;
}
