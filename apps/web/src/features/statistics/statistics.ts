// Statistics of one game: matches, ranks, averages, moons, and recent deals.

import type { DealRecord, SheetCard, TableRules } from '@moonshot/protocol';
import type { Card } from '@moonshot/rules/cards';

/** Number of deals that count as recent. It is large enough to even out some of the luck. */
export const LAST = 30;

export interface Statistics {
  readonly matches: number;
  readonly won: number;
  readonly places: readonly { readonly place: number; readonly times: number }[];
  readonly deals: number;
  readonly average: number;
  readonly best: DealRecord;
  readonly worst: DealRecord;
  readonly made: number; // number of moons that the person shot
  readonly suffered: number;
  readonly dearest: { readonly card: Card; readonly taken: number } | null;
  readonly last: readonly DealRecord[]; // the recent deals in the order of play
  readonly lately: number; // points per deal in the recent deals
  // points per deal in the deals before the recent ones; null if there are none
  readonly before: number | null;
}

/** A game that has records. */
export interface RecordedGame {
  readonly key: string; // unique key of the game
  readonly game: string; // the id of the game, or of the base game if the rules are changed
  readonly further: DealRecord['further'];
}

/** The key of the game to which a record belongs. */
export const keyOf = ({ game, further }: DealRecord): string => further?.name ?? game;

/** Which total wins in a game. If the record does not contain this, it comes from the list of games. */
export const winnerOf = (
  { game, further }: Pick<DealRecord, 'game' | 'further'>,
  sheets: readonly SheetCard[],
): TableRules['winner'] => further?.winner ?? sheets.find(({ id }) => id === game)?.winner ?? 'lowest';

/** The games that have records, starting with the game played last. */
export function gamesIn(records: readonly DealRecord[]): readonly RecordedGame[] {
  const played = new Map<string, RecordedGame>();
  for (const record of [...records].sort((a, b) => b.at - a.at)) {
    const key = keyOf(record);
    if (!played.has(key)) played.set(key, { key, game: record.game, further: record.further });
  }
  return [...played.values()];
}

const byTime = (a: DealRecord, b: DealRecord): number => a.at - b.at || a.deal - b.deal;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The statistics of the game with this key; `undefined` if the game has no records. */
export function statisticsOf(
  records: readonly DealRecord[],
  key: string,
  winner: TableRules['winner'],
): Statistics | undefined {
  const own = records.filter(record => keyOf(record) === key).sort(byTime);
  const [first] = own;
  if (first === undefined) return undefined;
  const ends = own.flatMap(({ end }) => (end === null ? [] : [end]));
  const points = own.map(record => record.points);
  const ranked = [...own].sort((a, b) => (winner === 'lowest' ? a.points - b.points : b.points - a.points));
  const earlier = points.slice(0, -LAST);
  return {
    matches: ends.length,
    won: ends.filter(({ won }) => won).length,
    places: placesIn(ends.map(({ place }) => place)),
    deals: own.length,
    average: mean(points),
    best: ranked[0] ?? first,
    worst: ranked.at(-1) ?? first,
    made: own.filter(({ moon, seat }) => moon === seat).length,
    suffered: own.filter(({ moon, seat }) => moon !== null && moon !== seat).length,
    dearest: dearestIn(own),
    last: own.slice(-LAST),
    lately: mean(points.slice(-LAST)),
    before: earlier.length === 0 ? null : mean(earlier),
  };
}

const placesIn = (places: readonly number[]): Statistics['places'] =>
  [...new Set(places)]
    .sort((a, b) => a - b)
    .map(place => ({ place, times: places.filter(one => one === place).length }));

/** How often the most expensive card was taken. The rules of the last deal say which card that is. */
function dearestIn(records: readonly DealRecord[]): Statistics['dearest'] {
  const card = records.findLast(({ dearest }) => dearest !== null)?.dearest?.card as Card | undefined;
  if (card === undefined) return null;
  const same = records.filter(({ dearest }) => dearest?.card === card);
  return { card, taken: same.reduce((sum, { dearest }) => sum + (dearest?.taken ?? 0), 0) };
}
