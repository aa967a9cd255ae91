// Reasons for an answer: facts that a view proves, with their cards, seats and numbers.
import type { Card, Suit } from '@moonshot/rules/cards';
import type { Action, Seat } from '@moonshot/rules/engine';

export type Reason =
  | { readonly kind: 'forced' } // there is no other answer
  | { readonly kind: 'called'; readonly card: Card; readonly call: 'high' | 'low' }
  // loses to the best card at present
  | { readonly kind: 'under'; readonly card: Card; readonly best: Card; readonly seat: Seat }
  | { readonly kind: 'takes-free'; readonly card: Card } // the last card of a trick without points
  // the last card of a trick with this cost
  | { readonly kind: 'takes-last'; readonly card: Card; readonly points: number }
  // … of a trick with this gain
  | { readonly kind: 'takes-good'; readonly card: Card; readonly points: number }
  // the best card up to now
  | { readonly kind: 'exposed'; readonly card: Card; readonly above: number; readonly behind: number }
  // null: the player who takes the trick
  | { readonly kind: 'sheds'; readonly card: Card; readonly points: number; readonly to: Seat | null }
  | { readonly kind: 'throws'; readonly card: Card } // off suit, so that it cannot take the trick
  | { readonly kind: 'empties'; readonly suit: Suit } // the hand has no card of the suit left
  // low cards remain to guard a costly one
  | { readonly kind: 'keeps-guard'; readonly guarded: Card; readonly guards: number }
  | { readonly kind: 'bares'; readonly guarded: Card } // the last guard of a costly card is played
  // the seat has taken all up to now, and does not take this
  | { readonly kind: 'stops-moon'; readonly seat: Seat }
  // no moon card for the seat that has taken all up to now
  | { readonly kind: 'withholds'; readonly seat: Seat }
  | { readonly kind: 'shoots' } // the moon is possible, and succeeds in most worlds
  // `above` higher cards are out
  | { readonly kind: 'leads-low'; readonly card: Card; readonly above: number }
  | { readonly kind: 'leads-top'; readonly card: Card } // no higher card of the suit is out
  // brings a costly card that is out closer to being played
  | { readonly kind: 'draws-out'; readonly card: Card; readonly dear: Card }
  // a costly card that is out may fall on it
  | { readonly kind: 'risks-dear'; readonly card: Card; readonly dear: Card }
  // the costly cards among those passed or buried
  | { readonly kind: 'parts-dear'; readonly cards: readonly Card[] }
  | { readonly kind: 'parts-high'; readonly cards: readonly Card[] } // court cards and aces among them
  | { readonly kind: 'opens' }
  | { readonly kind: 'keeps-wild' }
  // court cards and aces in the hand
  | { readonly kind: 'names'; readonly suit: Suit; readonly held: number; readonly high: number }
  | { readonly kind: 'names-none' } // no suit would save at least one chip
  | { readonly kind: 'wins-match' }
  // relative to the best other total, after the choice; negative: behind
  | { readonly kind: 'ahead'; readonly by: number }
  // number of tops out that beat it
  | { readonly kind: 'covered'; readonly heart: Card; readonly top: Card; readonly above: number }
  // no scoring card at the bottom
  | { readonly kind: 'bare-top'; readonly top: Card; readonly above: number }
  | { readonly kind: 'judged' }; // result of a search, without a reason that can be proved

/** Comparison with another answer that was tried in the same worlds. */
export interface Beside {
  readonly other: Action;
  readonly by: number; // points per deal, > 0
}

/** Differences below this are noise: such answers count as equal. */
export const LEVEL = 0.1;
