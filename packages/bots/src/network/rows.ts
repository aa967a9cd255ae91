// The numbers of the networks' inputs. Each input is a row of the first layer's weights. The training program
// uses the same numbers in bench/forecast/rows.hpp.
import { type FeatureConfig, POINTS, RANKS, SEATS } from './feature-config.ts';

const CARDS = SEATS * RANKS;
const SUITS = 4;
const POINT_ROWS = POINTS + 1;
const TAKER_ROWS = SEATS + 2;
const COUNT_ROWS = RANKS + 1;
const BREAKING_FROM = 3;
const BAN = 6;
const CONFIG_ROWS = 7;
export const ABOVE_ROWS = 6; // rows for the number of unseen higher cards; larger numbers share the last one
export const BELOW_ROWS = 5; // rows for the number of unseen lower cards; larger numbers share the last one

/**
 * Numbers the rows of an input layer. Takes the size of each group of rows; returns each group's first row,
 * and the total number of rows as `all`.
 */
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
  config: CONFIG_ROWS,
});

/** How a card was played: led, below or above the card that was winning the trick, or discarded. */
export const PLAY_KINDS = { led: 0, under: 1, over: 2, thrown: 3 } as const;
export type PlayKind = (typeof PLAY_KINDS)[keyof typeof PLAY_KINDS];
const HOWS = 4;
/** The rows of the belief network: those of the player network, followed by those about the others' plays. */
const BELIEF = numbered({ known: PLAYER.all, how: (SEATS - 1) * HOWS * CARDS });

export const FORECAST = numbered({
  hands: SEATS * CARDS,
  ranks: SEATS * CARDS,
  counts: SEATS * SUITS * COUNT_ROWS,
  points: SEATS * POINT_ROWS,
  alone: TAKER_ROWS,
  tricks: RANKS,
  open: 1,
  config: CONFIG_ROWS,
  hungry: SEATS, // rows for seats that try for the moon; set only in training
});

export const PASSER = numbered({
  kept: CARDS,
  given: (SEATS - 1) * CARDS,
  counts: SUITS * COUNT_ROWS,
  way: SEATS,
  config: CONFIG_ROWS,
});

/** The active inputs for one question: the first `count` numbers of `picked`. */
export interface Rows {
  readonly picked: Int16Array;
  count: number;
}

/**
 * Maximum number of active inputs. A network is evaluated for four at a time, so there is room for three
 * more.
 */
export const ROWS_MOST = 256;
export const emptyRows = (picked: Int16Array = new Int16Array(ROWS_MOST + 3)): Rows => ({ picked, count: 0 });

export function add(rows: Rows, row: number): void {
  rows.picked[rows.count] = row;
  rows.count += 1;
}

export function addFeatureConfig(rows: Rows, from: number, { opening, breaking, ban }: FeatureConfig): void {
  add(rows, from + opening);
  add(rows, from + BREAKING_FROM + breaking);
  if (ban) add(rows, from + BAN);
}

/**
 * The row for holding `count` cards of a suit. In this and the following functions, `from` is the first row
 * of the group.
 */
export const countRow = (from: number, suit: number, count: number): number => from + suit * COUNT_ROWS + count;
/** The row for a card that was played in the way `how` by the seat `turn` seats to the left. */
export const playKindRow = (turn: number, how: PlayKind, card: number): number =>
  BELIEF.how + ((turn - 1) * HOWS + how) * CARDS + card;
export const pointRow = (from: number, turn: number, points: number): number => from + turn * POINT_ROWS + points;
export const cardRow = (from: number, turn: number, card: number): number => from + turn * CARDS + card;
/** The row for the number of completed tricks. Twelve and thirteen tricks share a row. */
export const trickRow = (from: number, done: number): number => from + Math.min(RANKS - 1, done);

/** The row for which seats have taken points: none, one (numbered by turn from a given seat), or several. */
export function takerRow(from: number, points: ArrayLike<number>, first: number): number {
  let found = -1;
  for (let seat = 0; seat < SEATS; seat++) {
    if (points[seat]! <= 0) continue;
    if (found >= 0) return from + SEATS + 1;
    found = seat;
  }
  return found < 0 ? from : from + 1 + ((found - first + SEATS) % SEATS);
}
