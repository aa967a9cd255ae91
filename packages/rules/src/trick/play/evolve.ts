// Applies events to the state. This needs no compiled rules, because events contain what follows from them.
import type { Card } from '../../cards/card.ts';
import { sorted, without, withoutAll } from '../../cards/card-set.ts';
import { at, bySeat, put, type Seat } from '../../game/seat.ts';
import { cardsOf } from '../../game/visible-cards.ts';
import type { Event } from '../state/event.ts';
import type { Pass, State, TakenTrick } from '../state/state.ts';
import { keptOf, ownGifts } from './passing.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function evolve(state: State | undefined, event: Event): State {
  if (event.type === 'opened') return opened(event);
  if (state === undefined) throw new Error(`Cannot apply ${event.type}: the match has not been opened`);
  switch (event.type) {
    case 'dealer':
      return { ...state, phase: 'deal', dealer: event.dealer };
    case 'dealt':
      return dealt(state, event);
    case 'misdealt':
      return { ...state, phase: 'deal', misdeals: state.misdeals + 1 };
    case 'played':
      return played(state, event);
    case 'lead-passed':
      return { ...state, trick: { leader: event.to, plays: [] } };
    case 'taken':
      return taken(state, event);
    case 'cancelled':
      return cancelled(state, event);
    case 'drawn':
      return drawn(state, event);
    case 'kept':
      return kept(state, event);
    case 'buried':
      return buried(state, event);
    case 'shot':
      return { ...state, phase: 'moon', shooter: event.seat };
    case 'chose':
      return { ...state, phase: 'scoring', moon: { seat: event.seat, option: event.option } };
    case 'scored':
      return scored(state, event);
    case 'ended':
      return { ...state, phase: 'over', winners: event.winners };
    default:
      return beforePlay(state, event);
  }
}

/** The state after an event between the deal and the first trick: a pass, a charge, a bid, the opening. */
function beforePlay(
  state: State,
  event: Of<'passed' | 'mixing' | 'exchanged' | 'charging' | 'charged' | 'exposed' | 'bidding' | 'bid' | 'opening'>,
): State {
  switch (event.type) {
    case 'passed':
      return passed(state, event);
    case 'mixing':
      return { ...state, phase: 'pass', charges: [] };
    case 'exchanged':
      return { ...state, phase: 'opening', passes: event.passes, hands: exchanged(state, event.passes) };
    case 'charging':
      return { ...state, phase: 'charge' };
    case 'charged':
      return charged(state, event);
    case 'exposed':
      return { ...state, phase: 'opening', charges: event.charges };
    case 'bidding':
      return { ...state, phase: 'bid' };
    case 'bid':
      return bid(state, event);
    case 'opening':
      return { ...state, phase: 'play', claimed: event.claimed === true, trick: { leader: event.leader, plays: [] } };
  }
}

/**
 * The fields of a deal in which nothing has been played yet. Every call makes new lists, because
 * `effectiveRules` caches its results by the identity of `charges`.
 */
const unplayed = () =>
  ({
    draws: [],
    kept: null,
    passes: [],
    charges: [],
    bids: [],
    claimed: false,
    tricks: [],
    broken: false,
    moon: null,
    shooter: null,
  }) as const;

function opened(event: Of<'opened'>): State {
  const none = bySeat(event.seats, (): readonly Card[] => []);
  return {
    phase: event.dealer === null ? 'dealer' : 'deal',
    length: event.length,
    totals: bySeat(event.seats, () => event.start),
    tiebreak: false,
    turned: false,
    results: [],
    winners: [],
    deal: 0,
    misdeals: 0,
    dealer: event.dealer ?? 0,
    step: 'hold',
    mix: [],
    hands: none,
    upcard: null,
    kitty: [],
    trick: { leader: 0, plays: [] },
    buried: none,
    ...unplayed(),
  };
}

function dealt(state: State, event: Of<'dealt'>): State {
  return {
    ...state,
    phase: event.step === 'hold' || event.step === 'mix-if-uncharged' ? 'opening' : 'pass',
    deal: event.deal,
    dealer: event.dealer,
    step: event.step,
    mix: event.mix ?? [],
    hands: event.hands.map(hand => sorted(cardsOf(hand))),
    upcard: event.upcard ?? null,
    kitty: cardsOf(event.kitty).slice(event.upcard === undefined ? 0 : 1),
    trick: { leader: event.dealer, plays: [] },
    buried: state.hands.map(() => []),
    ...unplayed(),
  };
}

function passed(state: State, { seat, gifts, onward }: Of<'passed'>): State {
  if (typeof gifts === 'number')
    throw new Error('Cannot apply an event as it was shown to a viewer: its gifts are only counted');
  const pass: Pass = { seat, gifts, ...(onward && { onward }) };
  return {
    ...state,
    hands: put(state.hands, seat, withoutAll(at(state.hands, seat), ownGifts(pass))),
    passes: [...state.passes, pass],
  };
}

function charged(state: State, { seat, cards }: Of<'charged'>): State {
  if (cards === null) throw new Error('Cannot apply an event as it was shown to a viewer: its charges are hidden');
  return { ...state, charges: [...state.charges, { seat, cards }] };
}

/** The state after a bid. A bid that names a suit ends the auction. */
const bid = (state: State, { seat, bid }: Of<'bid'>): State => ({
  ...state,
  phase: typeof bid === 'number' ? 'bid' : 'opening',
  bids: [...state.bids, { seat, bid }],
});

const exchanged = (state: State, passes: readonly Pass[]): State['hands'] =>
  state.hands.map((hand, seat) => sorted([...hand, ...keptOf(passes, seat)]));

function played(state: State, { seat, card, call, broke }: Of<'played'>): State {
  const play = call === undefined ? { seat, card } : { seat, card, call };
  return {
    ...state,
    hands: put(state.hands, seat, without(at(state.hands, seat), card)),
    trick: { leader: state.trick.leader, plays: [...state.trick.plays, play] },
    broken: state.broken || broke,
  };
}

function taken(state: State, { seat, kitty, into }: Of<'taken'>): State {
  const cards = cardsOf(kitty);
  const trick = { ...state.trick, winner: seat, kitty: into === 'pile' ? cards : [] };
  const after = {
    ...state,
    tricks: [...takenBy(state.tricks, seat), trick],
    trick: { leader: seat, plays: [] },
    kitty: withoutAll(state.kitty, cards),
  };
  if (into === 'pile') return after;
  return { ...after, phase: 'bury', hands: put(state.hands, seat, sorted([...at(state.hands, seat), ...cards])) };
}

const cancelled = (state: State, { leader }: Of<'cancelled'>): State => ({
  ...state,
  tricks: [...state.tricks, { ...state.trick, winner: leader, kitty: [], cancelled: true }],
  trick: { leader, plays: [] },
});

/**
 * The tricks after a seat has taken the last one. The seat also takes the cancelled tricks just before it.
 */
function takenBy(tricks: readonly TakenTrick[], seat: Seat): readonly TakenTrick[] {
  const from = tricks.length - waiting(tricks).length;
  return from === tricks.length ? tricks : tricks.map((trick, i) => (i < from ? trick : { ...trick, winner: seat }));
}

/** The cancelled tricks at the end of a list of tricks. They go to the winner of the next trick. */
export function waiting<T extends Pick<TakenTrick, 'cancelled'>>(tricks: readonly T[]): readonly T[] {
  let from = tricks.length;
  while (from > 0 && tricks[from - 1]?.cancelled === true) from--;
  return from === tricks.length ? NONE : tricks.slice(from);
}

const NONE: readonly never[] = [];

function drawn(state: State, { seat, cards: seen }: Of<'drawn'>): State {
  const cards = cardsOf(seen);
  return {
    ...state,
    hands: put(state.hands, seat, sorted([...at(state.hands, seat), ...cards])),
    kitty: withoutAll(state.kitty, cards),
    draws: [...state.draws, { seat, trick: state.tricks.length, cards: cards.length }],
  };
}

const kept = (state: State, { seat, hand, stock }: Of<'kept'>): State => ({
  ...state,
  hands: put(state.hands, seat, withoutAll(at(state.hands, seat), hand)),
  kitty: withoutAll(state.kitty, stock),
  buried: put(state.buried, seat, [...hand, ...stock]),
  kept: seat,
});

function buried(state: State, { seat, cards }: Of<'buried'>): State {
  const gone = cardsOf(cards);
  const hands = put(state.hands, seat, withoutAll(at(state.hands, seat), gone));
  return { ...state, phase: 'play', hands, buried: put(state.buried, seat, gone) };
}

function scored(state: State, { result, next, dealer, winners, turned }: Of<'scored'>): State {
  return {
    ...state,
    phase: next === 'end' ? 'ending' : dealer === null ? 'dealer' : 'deal',
    misdeals: 0,
    totals: result.totals,
    tiebreak: next === 'tiebreak',
    turned: turned === true,
    results: [...state.results, result],
    dealer: dealer ?? state.dealer,
    winners,
  };
}

/** All cards of a state, with which a test can check that no card is lost or duplicated. */
export const allCards = (state: State): readonly Card[] =>
  sorted([
    ...state.hands.flat(),
    ...state.kitty,
    ...(state.upcard === null ? [] : [state.upcard]),
    ...(state.phase === 'pass' ? state.passes.flatMap(ownGifts) : []),
    ...state.trick.plays.map(play => play.card),
    ...state.tricks.flatMap(trick => [...trick.plays.map(play => play.card), ...trick.kitty]),
    ...state.buried.flat(),
  ]);
