// The numbering of the networks' input rows, the same as in bench/forecast/rows.hpp, which trains them.
import { type FeatureConfig, POINTS, RANKS, SEATS } from './feature-config.ts';

const CARDS = SEATS * RANKS;
const SUITS = 4;
const POINT_ROWS = POINTS + 1;
const TAKER_ROWS = SEATS + 2;
const COUNT_ROWS = RANKS + 1;
const BREAKING_FROM = 3;
const BAN = 6;
const CUSTOM_ROWS = 7;
export const ABOVE_ROWS = 6; // number of rows for higher cards out; larger counts share the last
export const BELOW_ROWS = 5; // and under it

/** Numbers groups of rows consecutively. */
function numbered<Name extends string>(
  sizes: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> & { readonly all: number } {
  let all = 0;
  const from: Record<string, number> = {};
  for (const [name, size] of Object.entries<number>(sizes)) {
    from[name] = all;
    all += size;
  }
  return { ...(from as Record<Name, number>), all };
}

export const PLAYER = numbered({
  hand: CARDS,
  shown: SEATS * CARDS,
  lying: (SEATS - 1) * CARDS,
  voids: (SEATS - 1) * SUITS,
  points: SEATS * POINT_ROWS,
  alone: TAKER_ROWS,
  gave: (SEATS - 1) * CARDS,
  got: (SEATS - 1) * CARDS,
  order: SEATS,
  tricks: RANKS,
  open: 1,
  out: CARDS,
  above: CARDS * ABOVE_ROWS,
  below: CARDS * BELOW_ROWS,
  own: SUITS * COUNT_ROWS,
  others: SUITS * COUNT_ROWS,
  winning: CARDS,
  winner: SEATS,
  worth: 4,
  wins: CARDS,
  customs: CUSTOM_ROWS,
});

/** How a card was played: led, under or over the card winning then, or off suit. */
export const HOW = { led: 0, under: 1, over: 2, thrown: 3 } as const;
export type How = (typeof HOW)[keyof typeof HOW];
const HOWS = 4;
/** The rows about the others' plays, which follow all that a player knows. */
const BELIEF = numbered({ known: PLAYER.all, how: (SEATS - 1) * HOWS * CARDS });

export const FORECAST = numbered({
  hands: SEATS * CARDS,
  ranks: SEATS * CARDS,
  counts: SEATS * SUITS * COUNT_ROWS,
  points: SEATS * POINT_ROWS,
  alone: TAKER_ROWS,
  tricks: RANKS,
  open: 1,
  customs: CUSTOM_ROWS,
  hungry: SEATS, // set only in training
});

export const PASSER = numbered({
  kept: CARDS,
  given: (SEATS - 1) * CARDS,
  counts: SUITS * COUNT_ROWS,
  way: SEATS,
  customs: CUSTOM_ROWS,
});

/** The rows picked for one question. */
export interface Rows {
  readonly picked: Int16Array;
  count: number;
}

const ROWS_MOST = 256;
export const emptyRows = (): Rows => ({ picked: new Int16Array(ROWS_MOST), count: 0 });

export function add(rows: Rows, row: number): void {
  rows.picked[rows.count] = row;
  rows.count += 1;
}

export function addCustoms(rows: Rows, from: number, { opening, breaking, ban }: FeatureConfig): void {
  add(rows, from + opening);
  add(rows, from + BREAKING_FROM + breaking);
  if (ban) add(rows, from + BAN);
}

/** The row for a number of cards of a suit. */
export const countRow = (from: number, suit: number, count: number): number => from + suit * COUNT_ROWS + count;
/** The row for a card that another seat has played. */
export const howRow = (turn: number, how: How, card: number): number =>
  BELIEF.how + ((turn - 1) * HOWS + how) * CARDS + card;
export const pointRow = (from: number, turn: number, points: number): number => from + turn * POINT_ROWS + points;
export const cardRow = (from: number, turn: number, card: number): number => from + turn * CARDS + card;
/** The row for the number of tricks done. The last trick has no row of its own. */
export const trickRow = (from: number, done: number): number => from + Math.min(RANKS - 1, done);

/** The row for which seats have taken points: none, one (by turn from a seat), or several. */
export function takerRow(from: number, points: ArrayLike<number>, first: number): number {
  let found = -1;
  for (let seat = 0; seat < SEATS; seat++) {
    if (points[seat]! <= 0) continue;
    if (found >= 0) return from + SEATS + 1;
    found = seat;
  }
  return found < 0 ? from : from + 1 + ((found - first + SEATS) % SEATS);
}
