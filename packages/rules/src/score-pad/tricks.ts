// A deal of a trick game as the players wrote it down: its contradictions, what is missing, and the state
// after its last card. The engine scores the deal from this state.
import type { Bid } from '../cards/bids.ts';
import type { Card } from '../cards/card.ts';
import { without, withoutAll } from '../cards/card-set.ts';
import { bySeat, type Seat } from '../game/seat.ts';
import { evolve } from '../trick/play/evolve.ts';
import { type Rules, stepOf } from '../trick/rules/rules.ts';
import type { State, TakenTrick } from '../trick/state/state.ts';
import type { PadEntry, PadFields, PadMissing, PadProblem, SeatField } from './entry.ts';

/** The state of the deal after cards were shown and the auction was held, before the first trick. */
export function begun(rules: Rules, state: State, entry: PadEntry): State {
  const dealer = state.phase === 'dealer' ? (entry.dealer ?? state.dealer) : state.dealer;
  const deal = state.results.length + 1;
  const hands = bySeat(rules.seats, (): readonly Card[] => []);
  const dealt = evolve(state, { type: 'dealt', deal, dealer, step: stepOf(rules, deal), hands, kitty: [] });
  const shown = entry.shown.filter(card => rules.chargeable.has(card));
  return {
    ...dealt,
    phase: 'play',
    charges: shown.length > 0 ? [{ seat: 0, cards: shown }] : [],
    bids: rules.sheet.auction.prize === 'none' ? [] : bidsOf(entry),
  };
}

function bidsOf({ bidder, chips, suit }: PadEntry): readonly Bid[] {
  if (bidder === null || suit === null) return [];
  return [
    { seat: bidder, bid: chips },
    { seat: bidder, bid: suit },
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** How many cards of a group a seat took. The number of seats stands for nobody. */
const takenBy = ({ taken }: PadEntry, key: Card, seat: number): number => taken[key]?.[seat] ?? 0;

/** How many cards of a group each seat took. The last number is how many nobody took. */
const countsOf = (entry: PadEntry, key: Card, seats: number): readonly number[] =>
  bySeat(seats + 1, seat => takenBy(entry, key, seat));

/** The contradictions in what was written down. */
export function trickProblems(rules: Rules, fields: PadFields, entry: PadEntry): readonly PadProblem[] {
  const { seats } = rules;
  const problems: PadProblem[] = [];
  for (const { key, cards } of fields.groups) {
    const entered = sum(countsOf(entry, key, seats));
    if (entered > cards.length) problems.push({ type: 'cards', key, count: cards.length, entered });
  }
  const out = sum(fields.groups.map(({ key }) => takenBy(entry, key, seats)));
  if (out > fields.out) problems.push({ type: 'out', count: fields.out, entered: out });
  const { tricks } = fields;
  if (typeof tricks !== 'number') return problems;
  const entered = sum(entry.tricks);
  if (entered > tricks) problems.push({ type: 'tricks', count: tricks, entered });
  return tricks === entered ? [...problems, ...withoutTrick(rules, fields, entry)] : problems;
}

/**
 * An error for each seat that has fewer tricks than it needs for its cards and for the first and last tricks
 * that it took. All tricks of the deal are written down.
 */
function withoutTrick({ seats }: Rules, fields: PadFields, entry: PadEntry): readonly PadProblem[] {
  return bySeat(seats, seat => seat).flatMap((seat): readonly PadProblem[] => {
    const cards = sum(fields.groups.map(({ key }) => takenBy(entry, key, seat)));
    const places = placed(fields, entry, sum(entry.tricks));
    const needed = Math.max(cards > 0 ? 1 : 0, [...places.values()].filter(taker => taker === seat).length);
    return needed > (entry.tricks[seat] ?? 0) ? [{ type: 'no-trick', seat }] : [];
  });
}

/**
 * The seats that took the first trick and the last ones, by the index of the trick. `tricks` is the number of
 * tricks in the deal.
 */
function placed({ seats }: PadFields, entry: PadEntry, tricks: number): ReadonlyMap<number, Seat> {
  const places: readonly (readonly [field: SeatField, place: number])[] = [
    ['first', 0],
    ['lastButOne', tricks - 2],
    ['last', tricks - 1],
  ];
  return new Map(
    places.flatMap(([field, place]) => {
      const seat = entry[field];
      return seats.includes(field) && seat !== null ? [[place, seat] as const] : [];
    }),
  );
}

/** How many tricks must still be written down, at least. */
function tricksLeft({ tricks }: PadFields, entered: number): number {
  if (typeof tricks === 'number') return tricks - entered;
  return Number(tricks === 'any' && entered === 0);
}

/** What must still be written down, apart from the option that the shooter of the moon chooses. */
export function trickMissing(rules: Rules, fields: PadFields, entry: PadEntry): readonly PadMissing[] {
  const missing: PadMissing[] = [];
  for (const field of fields.seats) if (entry[field] === null) missing.push({ type: 'seat', field });
  if (fields.auction !== null && entry.suit === null) missing.push({ type: 'suit' });
  for (const { key, cards } of fields.groups) {
    const left = cards.length - sum(countsOf(entry, key, rules.seats));
    if (left > 0) missing.push({ type: 'cards', key, left });
  }
  const left = tricksLeft(fields, sum(entry.tricks));
  if (left > 0) missing.push({ type: 'tricks', left });
  for (const card of fields.players) if (entry.players[card] === undefined) missing.push({ type: 'player', card });
  return missing;
}

/**
 * The state of the deal after its last card. It makes no difference which cards of a group each player took.
 */
export function played(rules: Rules, fields: PadFields, state: State, entry: PadEntry): State {
  const { seats } = rules;
  const piles = bySeat(seats + 1, (): Card[] => []);
  for (const { key, cards } of fields.groups) {
    let left = cards;
    countsOf(entry, key, seats).forEach((count, seat) => {
      piles[seat]?.push(...left.slice(0, count));
      left = left.slice(count);
    });
  }
  const out = piles[seats] as readonly Card[];
  const upcard = rules.sheet.trick.trump === 'turned' ? (out[0] ?? harmless(rules, fields)) : null;
  const tricks = tricksOf(rules, fields, entry, piles);
  const winners = new Set(tricks.map(({ winner }) => winner));
  return {
    ...state,
    upcard,
    kitty: upcard !== null && out.includes(upcard) ? without(out, upcard) : out,
    tricks,
    // in a game with a stock, the last player with cards takes the remaining cards without a trick
    buried: bySeat(seats, seat => (winners.has(seat) ? [] : (piles[seat] as readonly Card[]))),
  };
}

/** A card on which no points depend. Null if there is none. */
const harmless = ({ deck }: Rules, { groups }: PadFields): Card | null =>
  withoutAll(
    deck,
    groups.flatMap(({ cards }) => cards),
  )[0] ?? null;

/**
 * Makes up tricks that give each seat its cards and its number of tricks, and that give the first and last
 * tricks to the seats that took them.
 */
function tricksOf(
  rules: Rules,
  fields: PadFields,
  entry: PadEntry,
  piles: readonly (readonly Card[])[],
): readonly TakenTrick[] {
  const { seats } = rules;
  const counts = fields.tricks === null ? leastTricks(rules, fields, entry, piles) : [...entry.tricks];
  const places = placed(fields, entry, sum(counts));
  for (const seat of places.values()) counts[seat] = (counts[seat] ?? 0) - 1;
  const others = bySeat(seats, seat => seat).flatMap(seat =>
    Array.from({ length: Math.max(0, counts[seat] ?? 0) }, () => seat),
  );
  const winners = Array.from({ length: others.length + places.size }, (_, i) => places.get(i) ?? others.shift() ?? 0);
  return winners.map((winner, i) => ({
    leader: winner,
    winner,
    kitty: [],
    plays:
      winners.indexOf(winner) === i
        ? (piles[winner] ?? []).map(card => ({
            card,
            seat: fields.players.includes(card) ? (entry.players[card] ?? winner) : winner,
          }))
        : [],
  }));
}

/**
 * A number of tricks for each seat, if tricks are not counted: one for its cards, and one for each first or
 * last trick that it took.
 */
function leastTricks(
  { seats }: Rules,
  fields: PadFields,
  entry: PadEntry,
  piles: readonly (readonly Card[])[],
): number[] {
  const places = [...placed(fields, entry, 3).values()];
  return [
    ...bySeat(seats, seat => Number((piles[seat]?.length ?? 0) > 0) + places.filter(taker => taker === seat).length),
  ];
}
