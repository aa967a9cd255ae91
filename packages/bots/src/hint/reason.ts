// Reasons for an answer: facts that follow from a view, with their cards, seats and numbers.
import type { Card, Suit } from '@moonshot/rules/cards';
import type { Action, Seat } from '@moonshot/rules/engine';

export type Reason =
  | { readonly kind: 'forced' } // there is no other answer
  | { readonly kind: 'called'; readonly card: Card; readonly call: 'high' | 'low' } // a wild card's call
  // the card stays below `best`, the card of `seat` that is winning the trick
  | { readonly kind: 'under'; readonly card: Card; readonly best: Card; readonly seat: Seat }
  | { readonly kind: 'takes-free'; readonly card: Card } // takes a trick without points, as last player
  // as the last player, the seat takes a trick that costs `points`
  | { readonly kind: 'takes-last'; readonly card: Card; readonly points: number }
  // as the last player, the seat takes a trick that gains `points`
  | { readonly kind: 'takes-good'; readonly card: Card; readonly points: number }
  // the card is the trick's best so far; `above` higher cards are unseen, and `behind` seats have yet to
  // play; the hand keeps the lower cards of the suit in `kept`
  | {
      readonly kind: 'exposed';
      readonly card: Card;
      readonly above: number;
      readonly behind: number;
      readonly kept: readonly Card[];
    }
  // discards `points` on the trick of the seat `to`; null if it is still open who takes the trick
  | { readonly kind: 'sheds'; readonly card: Card; readonly points: number; readonly to: Seat | null }
  | { readonly kind: 'throws'; readonly card: Card } // discards a card without points
  | { readonly kind: 'empties'; readonly suit: Suit } // the hand has no card of the suit left
  // `guards` lower cards remain that can be played instead of a dangerous one
  | { readonly kind: 'keeps-guard'; readonly guarded: Card; readonly guards: number }
  | { readonly kind: 'bares'; readonly guarded: Card } // gives up the last lower card that protects `guarded`
  // the seat's lowest card of the suit, which stays under more unseen cards than `next`, the lowest one left
  | { readonly kind: 'spends-low'; readonly card: Card; readonly suit: Suit; readonly next: Card }
  // `seat` is the only one to have taken moon cards, and another seat takes one in this trick
  | { readonly kind: 'stops-moon'; readonly seat: Seat }
  // plays no moon card to a trick that is being won by `seat`, the only one to have taken moon cards
  | { readonly kind: 'withholds'; readonly seat: Seat }
  | { readonly kind: 'shoots' } // the moon is possible, and succeeds in most sampled deals
  // `above` higher cards of the suit are unseen, more than lower ones
  | { readonly kind: 'leads-low'; readonly card: Card; readonly above: number }
  // of the unseen cards of the suit led, `above` are higher and `below` are lower
  | { readonly kind: 'leads-between'; readonly card: Card; readonly above: number; readonly below: number }
  | { readonly kind: 'leads-top'; readonly card: Card } // no higher card of the suit is unseen
  // the card is led, or is the trick's best so far, and no higher card of its suit is unseen
  | { readonly kind: 'highest'; readonly card: Card }
  // leads below the unseen costly card `dear`, whose holder must follow suit
  | { readonly kind: 'draws-out'; readonly card: Card; readonly dear: Card }
  // the card may have to take the costly card `dear`, which another seat may hold
  | { readonly kind: 'risks-dear'; readonly card: Card; readonly dear: Card }
  // the card certainly takes the trick; `seat` certainly has no card of the suit and may discard points on
  // the trick
  | { readonly kind: 'invites'; readonly card: Card; readonly suit: Suit; readonly seat: Seat }
  // the costly cards among those passed or buried
  | { readonly kind: 'parts-dear'; readonly cards: readonly Card[] }
  | { readonly kind: 'parts-high'; readonly cards: readonly Card[] } // court cards and aces passed or buried
  | { readonly kind: 'opens' } // claims the opening with the wild card
  | { readonly kind: 'keeps-wild' } // declines to claim the opening, and keeps the wild card
  // names a suit of which the hand has `held` cards, `high` of them aces or court cards
  | { readonly kind: 'names'; readonly suit: Suit; readonly held: number; readonly high: number }
  | { readonly kind: 'names-none' } // no suit would be worth a bid of one chip
  | { readonly kind: 'wins-match' }
  // lead over the best other total after choosing a moon option; negative if behind
  | { readonly kind: 'ahead'; readonly by: number }
  // lays a scoring card under a top that `above` unseen cards beat
  | { readonly kind: 'covered'; readonly heart: Card; readonly top: Card; readonly above: number }
  // lays a top that `above` unseen cards beat, without a scoring card under it
  | { readonly kind: 'bare-top'; readonly top: Card; readonly above: number }
  // in the sampled deals `seat`, or the asked seat if null, takes `points` more (less if negative) than after
  // the answer `other`
  | { readonly kind: 'shifts'; readonly seat: Seat | null; readonly points: number; readonly other: Action }
  | { readonly kind: 'judged' }; // result of a search, without a reason that can be proved

/** Another answer, and by how much it is worse than the recommended one, over the same sampled deals. */
export interface ComparedAnswer {
  readonly other: Action;
  readonly by: number; // points per deal, ≥ 0
}

/** Differences below this are noise, so the answers count as equal. */
export const EQUAL_WITHIN_POINTS = 0.1;
