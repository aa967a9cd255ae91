// Moves the focus along the hand: by arrow keys, to a suit, or to a named card.
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

/** The position after a move; `undefined` if the move leads nowhere. */
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

/** The nearest matching position in one direction, wrapping around. */
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

/** The suit's first legal card, or its first card. From within the suit, the next one. */
function inSuit(hand: Hand, at: number | undefined, suit: Suit): number | undefined {
  const ofSuit = (one: Hand[number]): boolean => suitOf(one.card) === suit;
  const here = at === undefined ? undefined : hand[at];
  if (here !== undefined && ofSuit(here)) return next(hand, at, 1, ofSuit);
  const legal = hand.findIndex(one => ofSuit(one) && isLegal(one));
  const first = legal >= 0 ? legal : hand.findIndex(ofSuit);
  return first < 0 ? undefined : first;
}
