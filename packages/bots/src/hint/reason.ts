// Why an answer is good: facts that a view proves, with the cards, seats and numbers that a sentence about
// them needs.
import type { Card, Suit } from '@moonshot/rules/cards/card';
import type { Seat } from '@moonshot/rules/game/seat';
import type { Action } from '@moonshot/rules/games';

export type Reason =
  | { readonly kind: 'forced' } // there is no other answer
  | { readonly kind: 'called'; readonly card: Card; readonly call: 'high' | 'low' }
  // loses to what lies there
  | { readonly kind: 'under'; readonly card: Card; readonly best: Card; readonly seat: Seat }
  | { readonly kind: 'takes-free'; readonly card: Card } // the last card of a trick without points
  // the last card of a trick that costs so much
  | { readonly kind: 'takes-last'; readonly card: Card; readonly points: number }
  // … of a trick that brings so much
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
  | { readonly kind: 'shoots' } // the moon is still possible, and in most worlds it comes
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
  // court cards and aces among those held
  | { readonly kind: 'names'; readonly suit: Suit; readonly held: number; readonly high: number }
  | { readonly kind: 'names-none' } // no suit would spare as much as a chip
  | { readonly kind: 'wins-match' }
  // of the best other total, after the choice; negative: behind it
  | { readonly kind: 'ahead'; readonly by: number }
  // tops out that beat it
  | { readonly kind: 'covered'; readonly heart: Card; readonly top: Card; readonly above: number }
  // nothing that counts lies below
  | { readonly kind: 'bare-top'; readonly top: Card; readonly above: number }
  | { readonly kind: 'judged' }; // result of a search, without a reason that can be proved

/** Comparison with another answer that was tried in the same worlds. */
export interface Beside {
  readonly other: Action;
  readonly by: number; // points a deal by which the other is worse, > 0
}

/** Points are noise below this: answers that differ by less are as good as each other. */
export const LEVEL = 0.1;
