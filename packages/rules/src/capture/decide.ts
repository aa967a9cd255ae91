// Who is asked to lay which pairs, how a match and its deals begin, and the one event an answer causes.
import type { Card } from '../cards/card.ts';
import { holdsAll, without } from '../cards/card-set.ts';
import { belowOf, type Seed } from '../cards/chance.ts';
import { dealOut, shuffled } from '../cards/deck.ts';
import { findDealer } from '../game/dealer.ts';
import type { ImposedDeal, Opening, Owed, Supply } from '../game/game.ts';
import { at, type Seat, seatLeft } from '../game/seat.ts';
import { accept, refuse, type Verdict } from '../game/verdict.ts';
import type { Action, Ask, Refusal } from './action.ts';
import type { Event } from './event.ts';
import type { Rules } from './rules.ts';
import type { Laid, State } from './state.ts';

/** Every seat that has not laid is asked; where the sheet lets it, one that has may still change its pair. */
const isAsked = (rules: Rules, state: State, seat: Seat): boolean =>
  state.phase === 'lay' && (at(state.laid, seat) === null || rules.sheet.commit === 'revocable');

export const ask = (rules: Rules, state: State, seat: Seat): Ask | undefined =>
  isAsked(rules, state, seat)
    ? { type: 'lay', pairs: legalPairs(rules, handOf(state, seat)), laid: at(state.laid, seat) }
    : undefined;

/** The hand as it was before the seat laid. */
function handOf(state: State, seat: Seat): readonly Card[] {
  const laid = at(state.laid, seat);
  return laid === null ? at(state.hands, seat) : [...at(state.hands, seat), laid.bottom, laid.top];
}

/** Every allowed pair once: any card below, on top none that is banned while another card could lie there. */
export function legalPairs(rules: Rules, hand: readonly Card[]): readonly Laid[] {
  const names = [...new Set(hand)];
  return names.flatMap(bottom => {
    const rest = without(hand, bottom);
    return topsOver(rules, hand, rest).map(top => ({ bottom, top }));
  });
}

/** The exception for hearts on top is tested on the whole hand, or on what is left after the bottom card. */
function topsOver(rules: Rules, hand: readonly Card[], rest: readonly Card[]): readonly Card[] {
  const tested = rules.sheet.top.exception === 'wholeHand' ? hand : rest;
  const free = tested.every(card => rules.bannedTops.has(card));
  return [...new Set(rest)].filter(card => free || !rules.bannedTops.has(card));
}

export function decide(rules: Rules, state: State, seat: Seat, { bottom, top }: Action): Verdict<Event, Refusal> {
  if (!isAsked(rules, state, seat)) return refuse({ type: 'not-asked' });
  const hand = handOf(state, seat);
  if (!hand.includes(bottom)) return refuse({ type: 'not-held', card: bottom });
  if (!holdsAll(hand, [bottom, top])) return refuse({ type: 'not-held', card: top });
  if (topsOver(rules, hand, without(hand, bottom)).includes(top))
    return accept({ type: 'laid', seat, pair: { bottom, top } });
  return refuse({ type: 'top-banned', card: top, legal: hand.filter(card => !rules.bannedTops.has(card)) });
}

/** The first event of a match. */
export const open = (rules: Rules, { length, firstDealer }: Opening): Event => ({
  type: 'opened',
  game: rules.sheet.id,
  version: rules.sheet.version,
  seats: rules.seats,
  start: rules.sheet.score.start,
  length: length ?? null,
  dealer: firstDealer ?? null,
});

/** What the table must bring before the match can go on. */
export const owed = (state: State): Owed | undefined =>
  state.phase === 'dealer' || state.phase === 'deal' ? state.phase : undefined;

/** The event made of what the table brings. */
export function supply(rules: Rules, state: State, brought: Supply): Event {
  if (owed(state) === undefined)
    throw new Error(`Cannot supply ${rules.sheet.id}: nothing is owed in phase ${state.phase}`);
  if (state.phase === 'deal') return deal(rules, state, brought);
  if (!('seed' in brought)) throw new Error('Cannot find the first dealer: a seed is needed, hands were given');
  return {
    type: 'dealer',
    ...findDealer(rules.sheet, rules.deck, rules.seats, brought.seed, `dealer ${state.deal + 1}`),
  };
}

function deal(rules: Rules, state: State, brought: Supply): Event {
  const cards = 'seed' in brought ? seeded(rules, state, brought.seed) : imposed(rules, brought.imposed);
  return { type: 'dealt', deal: state.results.length + 1, dealer: state.dealer, ...cards };
}

interface Cards {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

function seeded(rules: Rules, state: State, seed: Seed): Cards {
  const first = seatLeft(state.dealer, 1, rules.seats);
  const { hands, rest } = dealOut(shuffled(rules.deck, belowOf(seed)), rules.seats, rules.sheet.deal.hand, first);
  return { hands, stock: rest };
}

function imposed(rules: Rules, { hands, kitty, stock }: ImposedDeal): Cards {
  const size = rules.sheet.deal.hand;
  const cards = [...hands.flat(), ...kitty, ...stock];
  if (hands.length !== rules.seats || hands.some(hand => hand.length !== size))
    throw new RangeError(
      `Cannot impose a deal: ${rules.seats} hands of ${size} are wanted, there are ${hands.map(hand => hand.length).join(', ') || 'none'}`,
    );
  if (cards.length !== rules.deck.length || !holdsAll(rules.deck, cards))
    throw new RangeError(`Cannot impose a deal: hands and stock must be the ${rules.deck.length} cards of the deck`);
  return { hands, stock };
}
