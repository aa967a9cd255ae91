// The events of trick games. Each contains its outcome, such as the winner of a trick, so that an old log
// keeps its result when a rule is corrected.

import type { Bid } from '../../cards/bids.ts';
import type { Card } from '../../cards/card.ts';
import type { DealerFound, MatchOpened } from '../../game/beginning.ts';
import type { Seat } from '../../game/seat.ts';
import type { Seen } from '../../game/visible-cards.ts';
import type { MoonChoice, PassStep } from '../sheet/sheet.ts';
import type { Charge, Pass, PassedCard, SeatPlay, TrickDealResult } from './state.ts';

export type Event =
  | MatchOpened
  | DealerFound
  | {
      readonly type: 'dealt';
      readonly deal: number;
      readonly dealer: Seat;
      readonly step: PassStep;
      readonly hands: readonly Seen[];
      readonly kitty: Seen;
      // the first card left over, if it is turned up to determine trumps and stays out of the deal
      readonly upcard?: Card;
      readonly mix?: readonly Seat[]; // present if cards may be mixed in this deal; no viewer sees it
    }
  | { readonly type: 'misdealt'; readonly seat: Seat; readonly hand: readonly Card[] }
  // only the seat that passes sees `onward`
  | {
      readonly type: 'passed';
      readonly seat: Seat;
      readonly gifts: readonly PassedCard[] | number;
      readonly onward?: readonly Card[];
    }
  | { readonly type: 'mixing' } // no player has charged a card: cards go into the middle
  // A viewer gets only the gifts that it gave or received. After a mix, a card that it received appears as if
  // the viewer had given it.
  | { readonly type: 'exchanged'; readonly passes: readonly Pass[]; readonly mixed?: true }
  | { readonly type: 'charging' } // the seats may show cards now
  // `cards` is null for every viewer except the seat itself
  | { readonly type: 'charged'; readonly seat: Seat; readonly cards: readonly Card[] | null }
  | { readonly type: 'exposed'; readonly charges: readonly Charge[] } // all charges, in the order of seats
  | { readonly type: 'bidding' } // an auction begins
  | ({ readonly type: 'bid' } & Bid)
  // only the leader sees `claimed`
  | { readonly type: 'opening'; readonly leader: Seat; readonly claimed?: boolean }
  | ({ readonly type: 'played'; readonly broke: boolean } & SeatPlay)
  | { readonly type: 'lead-passed'; readonly from: Seat; readonly to: Seat }
  | {
      readonly type: 'taken';
      readonly seat: Seat;
      readonly points: number; // for the trick and its cards, without the kitty
      readonly kitty: Seen;
      readonly into: 'pile' | 'hand';
    }
  // nobody takes the trick: it goes to the winner of the next one
  | { readonly type: 'cancelled'; readonly leader: Seat }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly cards: Seen }
  | { readonly type: 'kept'; readonly seat: Seat; readonly hand: readonly Card[]; readonly stock: readonly Card[] }
  | { readonly type: 'buried'; readonly seat: Seat; readonly cards: Seen }
  | { readonly type: 'shot'; readonly seat: Seat }
  | { readonly type: 'chose'; readonly seat: Seat; readonly option: MoonChoice }
  | {
      readonly type: 'scored';
      readonly result: TrickDealResult;
      readonly next: 'deal' | 'tiebreak' | 'end';
      readonly dealer: Seat | null;
      readonly winners: readonly Seat[];
      readonly turned?: boolean; // present on the way back of a match that goes to its limit and back to 0
    }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };
