// Applies events to the state. This module only copies what an event says, and contains no rules.
import type { Card } from '../cards/card.ts';
import { sorted, withoutAll } from '../cards/card-set.ts';
import { at, bySeat, put } from '../game/seat.ts';
import { cardsOf } from '../game/visible-cards.ts';
import type { Event } from './event.ts';
import type { Laid, State } from './state.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function evolve(state: State | undefined, event: Event): State {
  if (event.type === 'opened') return opened(event);
  if (state === undefined) throw new Error(`Cannot apply ${event.type}: the match has not been opened`);
  switch (event.type) {
    case 'dealer':
      return { ...state, phase: 'deal', dealer: event.dealer };
    case 'dealt':
      return dealt(state, event);
    case 'laid':
      return laid(state, event);
    case 'revealed':
      return revealed(state, event);
    case 'captured':
      return { ...state, phase: 'redeal' };
    case 'redealt':
      return redealt(state, event);
    case 'scored':
      return scored(state, event);
    case 'ended':
      return { ...state, phase: 'over', winners: event.winners };
  }
}

const opened = (event: Of<'opened'>): State => ({
  phase: event.dealer === null ? 'dealer' : 'deal',
  length: event.length,
  totals: bySeat(event.seats, () => event.start),
  tiebreak: false,
  results: [],
  winners: [],
  deal: 0,
  firstDealer: event.dealer ?? 0,
  dealer: event.dealer ?? 0,
  hands: bySeat(event.seats, () => []),
  stock: [],
  laid: bySeat(event.seats, () => null),
  bouts: [],
});

const dealt = (state: State, event: Of<'dealt'>): State => ({
  ...state,
  phase: 'lay',
  deal: event.deal,
  firstDealer: event.dealer,
  dealer: event.dealer,
  hands: event.hands.map(hand => sorted(cardsOf(hand))),
  stock: cardsOf(event.stock),
  laid: state.hands.map(() => null),
  bouts: [],
});

/** The state after a seat has laid a pair. A pair that the seat laid before goes back to its hand first. */
function laid(state: State, { seat, pair }: Of<'laid'>): State {
  if (pair === null) throw new Error('Cannot apply an event as it was shown to a viewer: its cards are hidden');
  const before = at(state.laid, seat);
  const hand = [...at(state.hands, seat), ...(before === null ? [] : [before.bottom, before.top])];
  const left = sorted(withoutAll(hand, [pair.bottom, pair.top]));
  return { ...state, hands: put(state.hands, seat, left), laid: put(state.laid, seat, pair) };
}

const revealed = (state: State, { winner }: Of<'revealed'>): State => ({
  ...state,
  phase: winner === null ? 'redeal' : 'revealed',
  laid: state.hands.map(() => null),
  bouts: [
    ...state.bouts,
    { dealer: state.dealer, laid: state.laid.filter((pair): pair is Laid => pair !== null), winner },
  ],
});

const redealt = (state: State, { dealer, cards }: Of<'redealt'>): State => ({
  ...state,
  phase: 'lay',
  dealer,
  hands: state.hands.map((hand, seat) => sorted([...hand, ...cardsOf(at(cards, seat))])),
  stock: state.stock.slice(cards.flatMap(cardsOf).length),
});

const scored = (state: State, { result, next, dealer, winners }: Of<'scored'>): State => ({
  ...state,
  phase: next === 'end' ? 'ending' : dealer === null ? 'dealer' : 'deal',
  totals: result.totals,
  tiebreak: next === 'tiebreak',
  results: [...state.results, result],
  dealer: dealer ?? state.dealer,
  winners,
});

/** All cards of a state, with which a test can check that no card is lost or duplicated. */
export const allCards = (state: State): readonly Card[] =>
  sorted([
    ...state.hands.flat(),
    ...state.stock,
    ...state.laid.flatMap(pair => (pair === null ? [] : [pair.bottom, pair.top])),
    ...state.bouts.flatMap(bout => bout.laid.flatMap(pair => [pair.bottom, pair.top])),
  ]);
