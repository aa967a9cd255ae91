// The questions that a seat is asked, each with its legal answers, and the actions with which a seat answers.

import type { Bid } from '../../cards/bids.ts';
import type { Card } from '../../cards/card.ts';
import type { Seat } from '../../game/seat.ts';
import type { MoonChoice, PassStep } from '../sheet/sheet.ts';
import type { PassedCard, Play } from './state.ts';

/** What an option of the seat that shot the moon leads to: points, totals, and whether the match ends. */
export interface MoonPreview {
  readonly name: MoonChoice;
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly ends: boolean;
  readonly winners: readonly Seat[];
}

export type Ask =
  | {
      readonly type: 'pass';
      readonly step: PassStep;
      readonly cards: readonly Card[];
      readonly to: readonly { readonly to: Seat; readonly count: number }[];
    }
  | { readonly type: 'charge'; readonly cards: readonly Card[] }
  // a number of chips (0 to pass), or the suits that can be named
  | { readonly type: 'bid'; readonly bids: readonly Bid['bid'][] }
  | { readonly type: 'claim'; readonly card: Card }
  | { readonly type: 'play'; readonly plays: readonly Play[] }
  | { readonly type: 'bury'; readonly cards: readonly Card[]; readonly count: number }
  | { readonly type: 'moon'; readonly options: readonly MoonPreview[] };

export type Action =
  | { readonly type: 'pass'; readonly gifts: readonly PassedCard[] }
  | { readonly type: 'charge'; readonly cards: readonly Card[] }
  | { readonly type: 'bid'; readonly bid: Bid['bid'] }
  | { readonly type: 'claim'; readonly claim: boolean }
  | ({ readonly type: 'play' } & Play)
  | { readonly type: 'bury'; readonly cards: readonly Card[] }
  | { readonly type: 'moon'; readonly option: MoonChoice };

/** The names of the rules that can forbid a card which the seat holds. */
export type RestrictionName =
  | 'opening-card'
  | 'must-follow'
  | 'first-trick-ban'
  | 'first-trick-lowest'
  | 'hearts-before-queen'
  | 'first-lead-closed'
  | 'lead-closed'
  | 'charged'
  | 'wild-colour'
  | 'discard-closed'
  | 'must-throw'
  | 'must-trump'
  | 'must-go-under';

/**
 * Why an action is refused. `card` is the refused card, and `legal` are the cards of the seat's hand that
 * were legal.
 */
export type Refusal =
  | { readonly type: 'not-asked' }
  | { readonly type: 'other-question'; readonly asked: Ask['type'] }
  | { readonly type: 'not-held'; readonly card: Card }
  | { readonly type: 'not-legal'; readonly card: Card; readonly rule: RestrictionName; readonly legal: readonly Card[] }
  | { readonly type: 'call-missing'; readonly card: Card }
  | { readonly type: 'call-wrong'; readonly card: Card; readonly legal: readonly Play[] }
  | { readonly type: 'not-passable'; readonly card: Card }
  | { readonly type: 'wrong-gifts'; readonly wanted: readonly { readonly to: Seat; readonly count: number }[] }
  | { readonly type: 'not-chargeable'; readonly card: Card; readonly may: readonly Card[] }
  | { readonly type: 'bid-wrong'; readonly bids: readonly Bid['bid'][] }
  | { readonly type: 'wrong-count'; readonly wanted: number; readonly given: number }
  | { readonly type: 'no-such-option'; readonly options: readonly MoonChoice[] };
