// The events of Capture. Each event contains its outcome, such as the winner of a bout (round). So an old log
// keeps its result when a rule is corrected.
import type { Card } from '../cards/card.ts';
import type { DealerFound, MatchOpened } from '../game/beginning.ts';
import type { Seat } from '../game/seat.ts';
import type { Seen } from '../game/visible-cards.ts';
import type { CaptureDealResult, Laid } from './state.ts';

export type Event =
  | MatchOpened
  | DealerFound
  | {
      readonly type: 'dealt';
      readonly deal: number;
      readonly dealer: Seat;
      readonly hands: readonly Seen[];
      readonly stock: Seen;
    }
  // `pair` is null for other viewers
  | { readonly type: 'laid'; readonly seat: Seat; readonly pair: Laid | null }
  | { readonly type: 'revealed'; readonly tops: readonly Card[]; readonly winner: Seat | null }
  | { readonly type: 'captured'; readonly seat: Seat; readonly cards: Seen }
  | { readonly type: 'redealt'; readonly dealer: Seat; readonly cards: readonly Seen[]; readonly stock: number }
  | {
      readonly type: 'scored';
      readonly result: CaptureDealResult;
      readonly next: 'deal' | 'tiebreak' | 'end';
      readonly dealer: Seat | null;
      readonly winners: readonly Seat[];
    }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };
