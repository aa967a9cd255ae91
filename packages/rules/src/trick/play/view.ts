// What a viewer may see of a state. The view is built field by field, so that nothing secret is copied by
// accident.

import type { Bid } from '../../cards/bids.ts';
import type { Card } from '../../cards/card.ts';
import { sorted } from '../../cards/card-set.ts';
import type { Length } from '../../game/game.ts';
import { at, type Seat, type Viewer } from '../../game/seat.ts';
import type { Seen } from '../../game/visible-cards.ts';
import { bidder } from '../rules/auction.ts';
import { isMix, type Rules } from '../rules/rules.ts';
import type { PassStep } from '../sheet/sheet.ts';
import type {
  Charge,
  Draw,
  PassedCard,
  State,
  TakenTrick,
  Trick,
  TrickDealResult,
  TrickPhase,
} from '../state/state.ts';
import { yetToCharge, yetToPass } from './awaited.ts';
import { seatToPlay } from './follow.ts';
import { inHand, received } from './passing.ts';
import { pointsSoFar } from './score.ts';
import { winning } from './winning.ts';

export interface SeenTrick extends Trick {
  readonly winner: Seat;
  readonly kitty: Seen;
  readonly cancelled?: true; // this trick goes to the winner of the next trick that somebody takes
}

/**
 * The last seat with cards at the end of a deal with a stock. Its cards and the rest of the stock (`cards`)
 * count as taken by this seat.
 */
export interface LastHolder {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

export interface View {
  readonly kind: 'tricks';
  readonly game: string;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly length: Length | null; // the length that the players chose; null for the usual length
  readonly phase: TrickPhase;
  readonly deal: number;
  readonly dealer: Seat;
  readonly step: PassStep;
  readonly asked: readonly Seat[]; // the seats for which the table waits, as far as everybody may know this
  readonly hand: readonly Card[]; // the cards in the viewer's hand
  readonly handSizes: readonly number[];
  readonly given: readonly PassedCard[]; // the cards that the viewer passed; empty after a mix
  readonly received: readonly Card[]; // the cards that were passed to the viewer
  readonly passed: readonly Seat[]; // the seats that have passed
  // the cards shown before play; only the viewer's own until all seats have chosen
  readonly charges: readonly Charge[];
  readonly bids: readonly Bid[]; // the bids of this deal, in order
  readonly upcard: Card | null; // the card that was turned up for trumps
  readonly kitty: number; // the number of cards that lie face down in the middle
  // the cards that were left over, are out of the deal and are shown to everybody
  readonly aside: readonly Card[];
  readonly draws: readonly Draw[]; // how seats drew cards from the stock in this deal, oldest first
  readonly kept: LastHolder | null;
  readonly trick: Trick;
  readonly winning: Seat | null; // the seat whose card is winning the current trick
  readonly tricks: readonly SeenTrick[]; // the tricks taken in this deal, oldest first
  readonly buried: readonly Card[]; // the cards that the viewer buried
  readonly broken: boolean;
  // by seat, the points of the tricks taken so far, with the kitty if everybody sees it
  readonly points: readonly number[];
  readonly shooter: Seat | null;
  readonly totals: readonly number[];
  readonly tiebreak: boolean;
  readonly turned: boolean;
  readonly results: readonly TrickDealResult[];
  readonly winners: readonly Seat[];
}

/**
 * Everything that the viewer may know of a state: what spectators know and, for a seat, also what only this
 * seat knows. `watched` is the view of a spectator.
 */
export const view = (rules: Rules, state: State, viewer: Viewer, watched = watchedView(rules, state)): View =>
  viewer === 'watcher' ? watched : { ...watched, ...ownView(rules, state, viewer, watched) };

/** The parts of the view that only this seat may know. */
const ownView = (rules: Rules, state: State, seat: Seat, watched: View): Partial<View> => ({
  viewer: seat,
  hand: inHand(rules, state, seat),
  given: givenBy(state, seat),
  received: receivedBy(rules, state, seat),
  charges: chargesSeen(state, seat),
  tricks: tricksSeen(rules, state, seat, watched),
  buried: at(state.buried, seat),
});

/** Everything that spectators may know of a state. */
function watchedView(rules: Rules, state: State): View {
  return {
    kind: 'tricks',
    game: rules.sheet.id,
    viewer: 'watcher',
    seats: rules.seats,
    length: state.length,
    phase: state.phase,
    deal: state.deal,
    dealer: state.dealer,
    step: state.step,
    asked: publiclyAsked(rules, state),
    hand: [],
    handSizes: state.hands.map((_, seat) => inHand(rules, state, seat).length),
    given: [],
    received: [],
    passed: state.passes.map(pass => pass.seat).sort((a, b) => a - b),
    charges: chargesSeen(state, 'watcher'),
    bids: state.bids,
    upcard: state.upcard,
    kitty: isAside(rules) ? 0 : state.kitty.length,
    aside: isAside(rules) ? state.kitty : [],
    draws: state.draws,
    kept: state.kept === null ? null : { seat: state.kept, cards: at(state.buried, state.kept) },
    trick: { leader: state.trick.leader, plays: state.trick.plays },
    winning: winning(rules, state.trick.plays)?.seat ?? null,
    tricks: state.tricks.map(trick => seenTrick(rules, trick, 'watcher')),
    buried: [],
    broken: state.broken,
    points: pointsSoFar(rules, state),
    shooter: state.shooter,
    totals: state.totals,
    tiebreak: state.tiebreak,
    turned: state.turned,
    results: state.results,
    winners: state.winners,
  };
}

/** The charged cards that the viewer may see: only its own until all seats have chosen. */
const chargesSeen = ({ phase, charges }: State, viewer: Viewer): readonly Charge[] =>
  phase === 'charge' ? charges.filter(charge => charge.seat === viewer) : charges;

/**
 * The taken tricks as a seat sees them. They differ from what spectators see if only this seat sees a kitty.
 */
const tricksSeen = (rules: Rules, { tricks }: State, seat: Seat, watched: View): readonly SeenTrick[] =>
  tricks.some(({ kitty, winner }) => kitty.length > 0 && winner === seat)
    ? tricks.map(trick => seenTrick(rules, trick, seat))
    : watched.tricks;

/** Whether the cards left over are out of the deal and lie face up. */
export const isAside = ({ sheet }: Rules): boolean => sheet.deal.rest === 'outShown';

/**
 * The seats that are asked, as far as everybody may know this. It stays secret which seat is asked whether to
 * claim the lead.
 */
function publiclyAsked(rules: Rules, state: State): readonly Seat[] {
  switch (state.phase) {
    case 'pass':
      return yetToPass(rules, state);
    case 'charge':
      return yetToCharge(rules, state);
    case 'bid':
      return [bidder(rules, state)];
    case 'play':
      return [seatToPlay(rules, state)];
    case 'bury':
      return [state.trick.leader];
    case 'moon':
      return state.shooter === null ? [] : [state.shooter];
    default:
      return [];
  }
}

/** The cards that a seat passed. In a mix the seat sees them only until the cards are dealt back. */
function givenBy({ phase, step, passes }: State, seat: Seat): readonly PassedCard[] {
  if (phase !== 'pass' && isMix(step)) return [];
  return passes.find(pass => pass.seat === seat)?.gifts ?? [];
}

/**
 * The cards that were passed to a seat. The seat sees them after the exchange, or at once if the sheet lets
 * seats look at them before choosing. Mixed cards are sorted, so that their order does not show who gave
 * them.
 */
function receivedBy(rules: Rules, state: State, seat: Seat): readonly Card[] {
  if (state.phase === 'pass' && rules.sheet.pass.see === 'afterChoosing') return [];
  const cards = received(state.passes, seat);
  return isMix(state.step) ? sorted(cards) : cards;
}

const seenTrick = (rules: Rules, trick: TakenTrick, viewer: Viewer): SeenTrick => ({
  leader: trick.leader,
  plays: trick.plays,
  winner: trick.winner,
  kitty: seenKitty(rules, trick.kitty, trick.winner, viewer),
  ...(trick.cancelled && { cancelled: trick.cancelled }),
});

/**
 * The kitty as a viewer sees it. It lies face down until the deal is scored, unless the sheet shows it to its
 * winner or to everybody.
 */
export function seenKitty(rules: Rules, kitty: readonly Card[], winner: Seat, viewer: Viewer): Seen {
  const { visible, to } = rules.sheet.kitty;
  const own = viewer === winner && (visible === 'winner' || to === 'hand');
  return visible === 'all' || own || kitty.length === 0 ? kitty : kitty.length;
}
