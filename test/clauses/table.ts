// Helpers for the clause tests: positions in short notation, deals completed around named cards, and plays as
// written.

import {
  type TrickAsk as Ask,
  bySeat,
  type Hearts,
  heartsOf,
  type ImposedDeal,
  type Overrides,
  type Play,
  type Seat,
  type TrickState as State,
  settle,
  sheetOf,
} from '@moonshot/rules';
import { type Bid, type Card, isCard, seedOf, withoutAll } from '@moonshot/rules/cards';
import { variantOf } from '@moonshot/rules/catalogue';
import type { MoonChoice } from '@moonshot/rules/engine';
import type { MatchOptions } from '../../packages/rules/src/game/game.ts';
import { legalNames } from '../../packages/rules/src/transcript/replay.ts';
import type { Action } from '../../packages/rules/src/trick/state/action.ts';
import type { Event } from '../../packages/rules/src/trick/state/event.ts';

export type Tricks = Extract<Hearts, { kind: 'tricks' }>;

/** A trick game by a sheet or its id. */
export function tricks(sheet: unknown, seats = 4, overrides: Overrides = {}): Tricks {
  const hearts = heartsOf(typeof sheet === 'string' ? sheetOf(sheet) : sheet, seats, overrides);
  if (hearts.kind !== 'tricks') throw new Error(`Cannot play tricks: ${hearts.sheet.id} has none`);
  return hearts;
}

export const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(word => word !== '');

export function cardOf(word: string): Card {
  if (isCard(word)) return word;
  throw new Error(`Cannot read ${word}: expected a card such as QS`);
}

/** A trick game of the catalogue, by default at its best number of seats. */
export function variant(id: string, changes: Overrides = {}, seats?: number): Tricks {
  const found = variantOf(id);
  if (found === undefined) throw new Error(`Cannot play ${id}: the catalogue has no such game`);
  return tricks(found.base, seats ?? found.seats.best, { ...found.overrides, ...changes });
}

/** Parses cards such as `QS AH`. */
export const cards = (text: string): readonly Card[] => wordsOf(text).map(cardOf);

/** Sorts plays such as `9D WC:low`, as an ask lists them. */
export const names = (text: string): readonly string[] => [...wordsOf(text)].sort();

function playOf(word: string): Play {
  const [card = '', call] = word.split(':');
  return call === 'high' || call === 'low' ? { card: cardOf(card), call } : { card: cardOf(card) };
}

/** The parts of a position that a row states. Omitted ones are empty, 0 or false. */
export interface Position {
  readonly hands?: readonly string[]; // by seat
  readonly leader?: Seat;
  readonly trick?: string; // the plays so far, from the leader on
  readonly piles?: readonly string[]; // by seat, each as if it were one trick
  readonly kitty?: string;
  readonly broken?: boolean;
  readonly totals?: readonly number[];
  readonly dealer?: Seat;
  readonly deal?: number;
  readonly tiebreak?: boolean;
  readonly turned?: boolean;
  readonly bids?: readonly Bid[];
  readonly charges?: readonly string[]; // by seat
  readonly length?: MatchOptions['length'];
  readonly results?: State['results']; // of the deals before
}

/** The state of a deal in play. The first trick is over once a pile has a card. */
export function position({ rules, game }: Tricks, p: Position): State {
  const length = p.length === undefined ? {} : { length: p.length };
  const fresh = game.evolve(undefined, game.open({ firstDealer: p.dealer ?? 0, ...length }));
  const leader = p.leader ?? 0;
  const placed = (word: string, i: number) => ({ seat: (leader + i) % rules.seats, ...playOf(word) });
  const plays = wordsOf(p.trick ?? '').map(placed);
  const won = (p.piles ?? []).map((pile, seat) => ({
    leader: seat,
    winner: seat,
    plays: cards(pile).map(card => ({ seat, card })),
    kitty: [],
  }));
  return {
    ...fresh,
    phase: 'play',
    deal: p.deal ?? 1,
    totals: p.totals ?? fresh.totals,
    tiebreak: p.tiebreak ?? false,
    turned: p.turned ?? false,
    charges: (p.charges ?? []).map((text, seat) => ({ seat, cards: cards(text) })),
    bids: p.bids ?? [],
    results: p.results ?? [],
    hands: bySeat(rules.seats, seat => cards(p.hands?.[seat] ?? '')),
    kitty: cards(p.kitty ?? ''),
    trick: { leader, plays },
    tricks: won.filter(trick => trick.plays.length > 0),
    broken: p.broken ?? false,
  };
}

/** The legal plays of the seat to play, such as `9D` and `WC:low`, sorted. */
export function plays({ rules, game }: Tricks, state: State): readonly string[] {
  const seat = (state.trick.leader + state.trick.plays.length) % rules.seats;
  const ask = game.ask(state, seat);
  if (ask === undefined) throw new Error(`Cannot list plays: seat ${seat} is asked nothing`);
  return legalNames(ask);
}

/** The legal plays of a hand that leads, or that follows the cards in `led`. */
export function open(hearts: Tricks, hand: string, p: Position & { readonly led?: string } = {}): readonly string[] {
  const trick = p.led ?? '';
  const seat = ((p.leader ?? 0) + wordsOf(trick).length) % hearts.rules.seats;
  return plays(
    hearts,
    position(hearts, { ...p, trick, hands: bySeat(hearts.rules.seats, s => (s === seat ? hand : '')) }),
  );
}

/** The seat that takes a full trick led by seat 0, and its points. */
export function takes(hearts: Tricks, trick: string, p: Position = {}): readonly [seat: Seat, points: number] {
  const event = hearts.game.follow(position(hearts, { ...p, trick }));
  if (event?.type !== 'taken') throw new Error(`Cannot say who takes ${trick}: it is followed by ${event?.type}`);
  return [event.seat, event.points];
}

/** A trick led by seat 0, and its automatic consequences. */
export function follows(hearts: Tricks, trick: string, p: Position = {}): readonly [State, Event | undefined] {
  const state = position(hearts, { ...p, trick });
  return [state, hearts.game.follow(state)];
}

/** The state after a deal with these piles. A shooter who is asked makes the choice, unless it is `ask`. */
export function scored(hearts: Tricks, p: Position, choice: MoonChoice | 'ask' = 'keep'): State {
  const { game } = hearts;
  const before = position(hearts, p);
  const event = game.follow(before);
  if (event === undefined) throw new Error('Cannot score: cards are still in play');
  const { state } = settle(game, before, event);
  if (state.phase !== 'moon' || choice === 'ask') return state;
  return act(hearts, state, state.shooter ?? 0, { type: 'moon', option: choice });
}

/** A number of hearts in order: `hearts(4)`; `hearts(3, 4)` are the next three. */
export const hearts = (count: number, from = 0): string =>
  '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH'
    .split(' ')
    .slice(from, from + count)
    .join(' ');

/** A hand of all thirteen hearts. */
export const heartsOnly = hearts(13);

/** Piles with these numbers of hearts, in order, and further cards by seat. */
export function piles(counts: readonly number[], more: readonly string[] = []): readonly string[] {
  const before = (seat: Seat): number => counts.slice(0, seat).reduce((sum, count) => sum + count, 0);
  return bySeat(
    Math.max(counts.length, more.length),
    seat => `${hearts(counts[seat] ?? 0, before(seat))} ${more[seat] ?? ''}`,
  );
}

/** A match opened with seat 0 as first dealer by default. */
export const start = ({ game }: Tricks, opening: MatchOptions = {}): State =>
  settle(game, undefined, game.open({ firstDealer: 0, ...opening })).state;

export interface Named {
  readonly hands?: readonly string[];
  readonly kitty?: string;
  readonly stock?: string;
}

/** A whole deal around the named cards; all others fill the free places in order. */
export function completed(
  deck: readonly Card[],
  sizes: readonly number[],
  rest: number,
  named: Named,
): readonly (readonly Card[])[] {
  const heaps = [...(named.hands ?? []).map(cards), ...sizes.slice(named.hands?.length ?? 0).map(() => cards(''))];
  const last = cards(`${named.kitty ?? ''} ${named.stock ?? ''}`);
  let left = withoutAll(deck, [...heaps.flat(), ...last]);
  return [...sizes, rest].map((size, i) => {
    const heap = i < sizes.length ? (heaps[i] ?? []) : last;
    const filled = [...heap, ...left.slice(0, size - heap.length)];
    left = left.slice(size - heap.length);
    return filled;
  });
}

/** Deals the named cards to the seats and the kitty, and all others around them. */
export function deal(hearts: Tricks, state: State, named: Named = {}): State {
  const { rules, game } = hearts;
  const heaps = completed(
    rules.deck,
    bySeat(rules.seats, () => rules.handSize),
    rules.kittySize,
    named,
  );
  const imposed: ImposedDeal = { hands: heaps.slice(0, -1), kitty: heaps.at(-1) ?? [], stock: [] };
  return settle(game, state, game.supply(state, { imposed })).state;
}

/** Deals from a seed. */
export const shuffle = ({ game }: Tricks, state: State, seed: string): State =>
  settle(game, state, game.supply(state, { seed: seedOf(seed) })).state;

/** The state after an action. A refusal is an error in the row. */
export function act({ game }: Tricks, state: State, seat: Seat, action: Action): State {
  const verdict = game.decide(state, seat, action);
  if (verdict.ok) return settle(game, state, verdict.event).state;
  throw new Error(`Cannot let seat ${seat} ${action.type}: ${JSON.stringify(verdict.refusal)}`);
}

/** Every seat passes the cards written for it, in the order of its receivers: nearest on the left first. */
export function pass(hearts: Tricks, state: State, gifts: readonly string[]): State {
  return gifts.reduce((before, text, seat) => {
    const ask = hearts.game.ask(before, seat);
    if (ask?.type !== 'pass') throw new Error(`Cannot pass: seat ${seat} is asked to ${ask?.type ?? 'do nothing'}`);
    const to = ask.to.flatMap(gift => Array.from({ length: gift.count }, () => gift.to));
    const given = cards(text).map((card, i) => ({ card, to: to[i] ?? seat }));
    return act(hearts, before, seat, { type: 'pass', gifts: given });
  }, state);
}

/** The deal after an arbitrary pass, or at once if nothing is passed. */
export const passed = (hearts: Tricks, state: State): State =>
  state.phase === 'pass'
    ? pass(
        hearts,
        state,
        state.hands.map(hand => hand.slice(0, 3).join(' ')),
      )
    : state;

/** Plays these cards in turn order. */
export function line(hearts: Tricks, state: State, text: string): State {
  return wordsOf(text).reduce((before, word) => {
    const seat = (before.trick.leader + before.trick.plays.length) % hearts.rules.seats;
    return act(hearts, before, seat, { type: 'play', ...playOf(word) });
  }, state);
}

/** Closes the claim window without a claim. */
export const unclaimed = ({ game }: Tricks, state: State): State =>
  settle(game, state, game.supply(state, { imposed: { hands: [], kitty: [], stock: [] } })).state;

/** The first legal answer to a question, or with `last` the last. */
function someAnswer(ask: Ask, last: boolean): Action {
  switch (ask.type) {
    case 'pass': {
      const order = last ? [...ask.cards].reverse() : ask.cards;
      const to = ask.to.flatMap(gift => Array.from({ length: gift.count }, () => gift.to));
      return { type: 'pass', gifts: to.map((receiver, i) => ({ card: order[i] as Card, to: receiver })) };
    }
    case 'charge':
      return { type: 'charge', cards: last ? ask.cards : [] };
    case 'bid':
      return { type: 'bid', bid: ask.bids.at(last ? -1 : 0) ?? 0 };
    case 'claim':
      return { type: 'claim', claim: last };
    case 'play':
      return { type: 'play', ...(ask.plays.at(last ? -1 : 0) as Play) };
    case 'bury':
      return { type: 'bury', cards: ask.cards.slice(0, ask.count) };
    case 'moon':
      return { type: 'moon', option: ask.options.at(last ? -1 : 0)?.name ?? 'keep' };
  }
}

/**
 * One answer of any asked seat, or the end of the claim window; `undefined` when a deal or nothing is owed.
 */
function step(hearts: Tricks, state: State, last: boolean): State | undefined {
  const { game, rules } = hearts;
  for (const seat of bySeat(rules.seats, one => one)) {
    const ask = game.ask(state, seat);
    if (ask !== undefined) return act(hearts, state, seat, someAnswer(ask, last));
  }
  return game.owed(state) === 'opening' ? unclaimed(hearts, state) : undefined;
}

/** Plays on arbitrarily until the next deal is due or the match is over. */
export function finish(hearts: Tricks, state: State, answers: 'first' | 'last' = 'first'): State {
  let now = state;
  for (
    let next = step(hearts, now, answers === 'last');
    next !== undefined;
    next = step(hearts, now, answers === 'last')
  )
    now = next;
  return now;
}

/** The states just after each of `count` deals, played arbitrarily in between. */
export function deals(hearts: Tricks, count: number, opening: MatchOptions = {}): readonly State[] {
  const dealt: State[] = [];
  let state = start(hearts, { length: { deals: count }, ...opening });
  while (dealt.length < count) {
    state = shuffle(hearts, state, `clauses ${dealt.length}`);
    dealt.push(state);
    state = finish(hearts, state);
  }
  return dealt;
}

/** The state just dealt for this deal; earlier deals are played arbitrarily. */
export function dealNumber(hearts: Tricks, number: number, opening: MatchOptions = {}): State {
  const state = deals(hearts, number, opening).at(-1);
  if (state === undefined) throw new Error(`Cannot deal number ${number}: the first is 1`);
  return state;
}

/** A toggle of a gap: the observation by default, and with the override. */
export type Toggle = readonly [
  name: string,
  seats: number,
  overrides: Overrides,
  shows: (hearts: Tricks) => unknown,
  byDefault: unknown,
  toggled: unknown,
];
