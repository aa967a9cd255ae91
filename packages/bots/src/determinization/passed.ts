// Locates unseen cards that were passed or charged. Until the exchange is complete, hands are as dealt, so a
// received card is still in its giver's hand.
import type { Card } from '@moonshot/rules/cards';
import { passesOn, placesOf } from '@moonshot/rules/engine';
import { codeIn } from '../sim/trick/layout.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { eachPlay, type History, kittyHolder } from './history.ts';

/** The possible places of unseen cards that the viewer passed or received, as bits by code. */
export const passedCardPlaces = (lanes: SuitBits, history: History): ReadonlyMap<number, number> =>
  history.view.phase === 'pass' ? comeIn(lanes, history) : goneOut(lanes, history);

function goneOut(lanes: SuitBits, history: History): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  if (passesOn(lanes.rules)) return places; // they may lie anywhere
  const shown = playedBy(lanes, history);
  for (const { card, to } of history.view.given) {
    const played = shown.get(card + to) ?? 0;
    shown.set(card + to, played - 1);
    // If a card has two copies, the played one counts as the passed one.
    if (played <= 0) pin(lanes, history, places, card, to);
  }
  return places;
}

/** How often each seat has played each card. */
function playedBy(lanes: SuitBits, history: History): Map<string, number> {
  const shown = new Map<string, number>();
  eachPlay(lanes, history, (move, seat) => {
    const key = `${lanes.names[codeIn(move)]}${seat}`;
    shown.set(key, (shown.get(key) ?? 0) + 1);
  });
  return shown;
}

/** Places a card with a seat, or with the buried cards if that seat took the kitty and may have buried it. */
function pin(lanes: SuitBits, history: History, places: Map<number, number>, card: Card, seat: number): void {
  const buried = kittyHolder(lanes, history) === seat ? 1 << lanes.seats : 0;
  pinAmong(lanes, history, places, card, (1 << seat) | buried);
}

/** Restricts a card to several possible holders, as bits. */
function pinAmong(lanes: SuitBits, history: History, places: Map<number, number>, card: Card, holders: number): void {
  const code = history.unseen.find(one => lanes.names[one] === card && !places.has(one));
  if (code !== undefined) places.set(code, holders);
}

/** The places of unseen charged cards: the seats that showed them. */
export function chargedCardPlaces(lanes: SuitBits, history: History): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const { seat, cards } of history.view.charges) for (const card of cards) pin(lanes, history, places, card, seat);
  return places;
}

function comeIn(lanes: SuitBits, history: History): ReadonlyMap<number, number> {
  const { received, dealer, passed } = history.view;
  const places = new Map<number, number>();
  const giver = giverOf(lanes, history);
  if (giver !== undefined && passesOn(lanes.rules)) {
    const holders = chainTo(lanes, history).reduce((bits, seat) => bits | (1 << seat), 0);
    for (const card of received) pinAmong(lanes, history, places, card, holders);
    return places;
  }
  // A scatter goes around from the dealer's left, and each seat before the viewer has given the same number
  // of cards.
  const order = Array.from({ length: lanes.seats }, (_, i) => (dealer + 1 + i) % lanes.seats);
  const givers = order.filter(seat => passed.includes(seat) && seat !== history.viewer);
  for (const [i, card] of received.entries()) {
    const from = giver ?? givers[Math.floor((i * givers.length) / received.length)];
    if (from !== undefined) pin(lanes, history, places, card, from);
  }
  return places;
}

/** The giver of all cards that the viewer received; undefined if there is no giver or more than one. */
function giverOf({ rules, seats }: SuitBits, { view, viewer }: History): number | undefined {
  const way = placesOf(rules, view.step);
  return way === undefined || view.received.length === 0 ? undefined : (viewer - way + 2 * seats) % seats;
}

/** The seats through which cards reached the viewer, the last giver first, as far as they have passed. */
function chainTo({ rules, seats }: SuitBits, { view, viewer }: History): readonly number[] {
  const way = placesOf(rules, view.step) ?? 0;
  const chain: number[] = [];
  const before = (seat: number): number => (seat - way + 2 * seats) % seats;
  for (let seat = before(viewer); seat !== viewer && view.passed.includes(seat); seat = before(seat)) chain.push(seat);
  return chain;
}
