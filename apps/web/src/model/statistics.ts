// What the records of deals amount to for one game: matches, places, averages, moons, and how the last deals
// went.
import type { Card } from '@moonshot/rules/cards/card';
import type { DealRecord, SheetCard, TableRules } from '@moonshot/wire';

/** So many deals are the last ones: enough that chance evens out a little. */
export const LAST = 30;

export interface Statistics {
  readonly matches: number;
  readonly won: number;
  readonly places: readonly { readonly place: number; readonly times: number }[];
  readonly deals: number;
  readonly average: number;
  readonly best: DealRecord;
  readonly worst: DealRecord;
  readonly made: number; // moons
  readonly suffered: number;
  readonly dearest: { readonly card: Card; readonly taken: number } | null;
  readonly last: readonly DealRecord[]; // in the order in which they were played
  readonly lately: number; // points a deal in the last ones
  readonly before: number | null; // in those before them
}

/** A game that there are records of. */
export interface Played {
  readonly key: string; // tells it from every other
  readonly game: string; // the sheet's id
  readonly further: DealRecord['further'];
}

/** What tells a record's game from every other. */
export const keyOf = ({ game, further }: DealRecord): string => further?.name ?? game;

/** Which total wins in a game, by its own name or by its sheet. */
export const winnerOf = (
  { game, further }: Pick<DealRecord, 'game' | 'further'>,
  sheets: readonly SheetCard[],
): TableRules['winner'] => further?.winner ?? sheets.find(({ id }) => id === game)?.winner ?? 'lowest';

/** The games that there are records of, the one played last first. */
export function gamesIn(records: readonly DealRecord[]): readonly Played[] {
  const played = new Map<string, Played>();
  for (const record of [...records].sort((a, b) => b.at - a.at)) {
    const key = keyOf(record);
    if (!played.has(key)) played.set(key, { key, game: record.game, further: record.further });
  }
  return [...played.values()];
}

const byTime = (a: DealRecord, b: DealRecord): number => a.at - b.at || a.deal - b.deal;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The statistics of one game by its key; undefined where no deal of it was played. */
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

/** Counted by the card that costs most by the rules of the last deal. */
function dearestIn(records: readonly DealRecord[]): Statistics['dearest'] {
  const card = records.findLast(({ dearest }) => dearest !== null)?.dearest?.card as Card | undefined;
  if (card === undefined) return null;
  const same = records.filter(({ dearest }) => dearest?.card === card);
  return { card, taken: same.reduce((sum, { dearest }) => sum + (dearest?.taken ?? 0), 0) };
}
