// Locates unseen cards that were passed or charged. Passed cards change hands when all seats have passed.
// Until then a received card still belongs to its giver's hand.
import type { Card } from '@moonshot/rules/cards';
import { passesOn, placesOf } from '@moonshot/rules/engine';
import { codeIn } from '../sim/trick/layout.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { eachPlay, type History, kittyHolder } from './history.ts';

/** The possible places of unseen cards that the viewer passed or received, as bits by code. */
export const passedCardPlaces = (suitBits: SuitBits, history: History): ReadonlyMap<number, number> =>
  history.view.phase === 'pass' ? comeIn(suitBits, history) : goneOut(suitBits, history);

function goneOut(suitBits: SuitBits, history: History): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  if (passesOn(suitBits.rules)) return places; // cards may be passed on, so they may lie anywhere
  const shown = playedBy(suitBits, history);
  for (const { card, to } of history.view.given) {
    const played = shown.get(card + to) ?? 0;
    shown.set(card + to, played - 1);
    // If a card has two copies, the played one counts as the passed one.
    if (played <= 0) pin(suitBits, history, places, card, to);
  }
  return places;
}

/** How often each seat has played each card. */
function playedBy(suitBits: SuitBits, history: History): Map<string, number> {
  const shown = new Map<string, number>();
  eachPlay(suitBits, history, (move, seat) => {
    const key = `${suitBits.names[codeIn(move)]}${seat}`;
    shown.set(key, (shown.get(key) ?? 0) + 1);
  });
  return shown;
}

/** Notes that an unseen card is in a seat's hand, or is buried if that seat took the kitty. */
function pin(suitBits: SuitBits, history: History, places: Map<number, number>, card: Card, seat: number): void {
  const buried = kittyHolder(suitBits, history) === seat ? 1 << suitBits.seats : 0;
  pinAmong(suitBits, history, places, card, (1 << seat) | buried);
}

/** Notes that an unseen card is with one of several holders, given as bits. */
function pinAmong(
  suitBits: SuitBits,
  history: History,
  places: Map<number, number>,
  card: Card,
  holders: number,
): void {
  const code = history.unseen.find(one => suitBits.names[one] === card && !places.has(one));
  if (code !== undefined) places.set(code, holders);
}

/** The places of unseen charged cards: the seats that showed them. */
export function chargedCardPlaces(suitBits: SuitBits, history: History): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const { seat, cards } of history.view.charges)
    for (const card of cards) pin(suitBits, history, places, card, seat);
  return places;
}

function comeIn(suitBits: SuitBits, history: History): ReadonlyMap<number, number> {
  const { received, dealer, passed } = history.view;
  const places = new Map<number, number>();
  const giver = giverOf(suitBits, history);
  if (giver !== undefined && passesOn(suitBits.rules)) {
    const holders = chainTo(suitBits, history).reduce((bits, seat) => bits | (1 << seat), 0);
    for (const card of received) pinAmong(suitBits, history, places, card, holders);
    return places;
  }
  // In a scatter every player passes the same number of cards to each other player. Cards arrive in the order
  // of their givers, beginning at the dealer's left.
  const order = Array.from({ length: suitBits.seats }, (_, i) => (dealer + 1 + i) % suitBits.seats);
  const givers = order.filter(seat => passed.includes(seat) && seat !== history.viewer);
  for (const [i, card] of received.entries()) {
    const from = giver ?? givers[Math.floor((i * givers.length) / received.length)];
    if (from !== undefined) pin(suitBits, history, places, card, from);
  }
  return places;
}

/** The giver of all cards that the viewer received; undefined if there is no giver or more than one. */
function giverOf({ rules, seats }: SuitBits, { view, viewer }: History): number | undefined {
  const way = placesOf(rules, view.step);
  return way === undefined || view.received.length === 0 ? undefined : (viewer - way + 2 * seats) % seats;
}

/**
 * The seats through which cards reached the viewer, the last giver first. Ends before the first seat that has
 * not passed.
 */
function chainTo({ rules, seats }: SuitBits, { view, viewer }: History): readonly number[] {
  const way = placesOf(rules, view.step) ?? 0;
  const chain: number[] = [];
  const before = (seat: number): number => (seat - way + 2 * seats) % seats;
  for (let seat = before(viewer); seat !== viewer && view.passed.includes(seat); seat = before(seat)) chain.push(seat);
  return chain;
}
