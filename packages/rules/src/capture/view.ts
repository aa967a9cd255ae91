// What a viewer may see of a state and of an event. The view is built field by field, so that nothing secret
// is copied by accident.
import type { Card } from '../cards/card.ts';
import type { Length } from '../game/game.ts';
import { at, bySeat, type Seat, type Viewer } from '../game/seat.ts';
import { countOf, type Seen } from '../game/visible-cards.ts';
import type { Event } from './event.ts';
import { heartsIn, pileOf } from './follow.ts';
import type { Rules } from './rules.ts';
import { type Bout, type CaptureDealResult, type CapturePhase, type Laid, type State, takerOf } from './state.ts';

export interface SeenBout {
  readonly dealer: Seat;
  readonly tops: readonly Card[]; // the face-up card of each seat
  // the hidden card of each seat; null if the viewer may not see it
  readonly bottoms: readonly (Card | null)[];
  readonly winner: Seat | null;
}

export interface View {
  readonly kind: 'commit-reveal';
  readonly game: string;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly length: Length | null; // the length that the players chose; null for the usual length
  readonly phase: CapturePhase;
  readonly deal: number;
  readonly dealer: Seat;
  readonly asked: readonly Seat[]; // the seats for which the table waits
  readonly hand: readonly Card[]; // the cards in the viewer's hand
  readonly handSizes: readonly number[];
  readonly stock: number;
  readonly laid: readonly boolean[]; // for each seat, whether it has laid a pair
  readonly pair: Laid | null; // the pair that the viewer has laid
  readonly bouts: readonly SeenBout[]; // the bouts of this deal, oldest first
  readonly pile: readonly Card[]; // the cards that the viewer has captured
  readonly pileSizes: readonly number[];
  // the number of hearts that each seat has captured; null if the viewer may not see it
  readonly hearts: readonly (number | null)[];
  readonly totals: readonly number[];
  readonly tiebreak: boolean;
  readonly results: readonly CaptureDealResult[];
  readonly winners: readonly Seat[];
}

/** Everything that the viewer may know of a state. */
export function view(rules: Rules, state: State, viewer: Viewer): View {
  const mine = viewer === 'watcher' ? undefined : viewer;
  const piles = bySeat(rules.seats, seat => pileOf(rules, state, seat));
  return {
    kind: 'commit-reveal',
    game: rules.sheet.id,
    viewer,
    seats: rules.seats,
    length: state.length,
    phase: state.phase,
    deal: state.deal,
    dealer: state.dealer,
    asked: state.phase === 'lay' ? bySeat(rules.seats, seat => seat).filter(seat => at(state.laid, seat) === null) : [],
    hand: mine === undefined ? [] : at(state.hands, mine),
    handSizes: state.hands.map(hand => hand.length),
    stock: state.stock.length,
    laid: state.laid.map(pair => pair !== null),
    pair: mine === undefined ? null : at(state.laid, mine),
    bouts: state.bouts.map((bout, i) => seenBout(rules, bout, takerOf(state.bouts, i), viewer)),
    pile: mine === undefined ? [] : at(piles, mine),
    pileSizes: piles.map(pile => pile.length),
    hearts: piles.map((pile, seat) =>
      seat === viewer || rules.sheet.counts === 'public' ? heartsIn(rules, pile) : null,
    ),
    totals: state.totals,
    tiebreak: state.tiebreak,
    results: state.results,
    winners: state.winners,
  };
}

/** A bout as the viewer may see it, with those hidden cards that the viewer laid or captured. */
function seenBout({ sheet }: Rules, { dealer, laid, winner }: Bout, taker: Seat | null, viewer: Viewer): SeenBout {
  const hasAll = sheet.winnerTakes === 'bottoms' && taker === viewer;
  return {
    dealer,
    tops: laid.map(pair => pair.top),
    bottoms: laid.map((pair, seat) => (seat === viewer || hasAll ? pair.bottom : null)),
    winner,
  };
}

/**
 * The event in the form in which the viewer may see it. Secret cards are replaced by their number or by null.
 */
export function show(rules: Rules, event: Event, viewer: Viewer): Event {
  const own = (cards: readonly Seen[]): readonly Seen[] =>
    bySeat(rules.seats, seat => (seat === viewer ? at(cards, seat) : countOf(at(cards, seat))));
  switch (event.type) {
    case 'dealt':
      return {
        type: 'dealt',
        deal: event.deal,
        dealer: event.dealer,
        hands: own(event.hands),
        stock: countOf(event.stock),
      };
    case 'laid':
      return { type: 'laid', seat: event.seat, pair: event.seat === viewer ? event.pair : null };
    case 'captured':
      return { type: 'captured', seat: event.seat, cards: event.seat === viewer ? event.cards : countOf(event.cards) };
    case 'redealt':
      return { type: 'redealt', dealer: event.dealer, cards: own(event.cards), stock: event.stock };
    // All other events are public.
    case 'opened':
    case 'dealer':
    case 'revealed':
    case 'scored':
    case 'ended':
      return event;
  }
}
