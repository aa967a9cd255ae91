// The standings of a tournament. A deal counts as soon as every table of its round has finished the deal.
import type { ContestRowFacts } from '@moonshot/protocol/server';
import type { ContestTable, Entry } from '../../store/rows/contest.ts';
import { duplicateOf, moreIsBetter, placesOf, scoresOf, sum } from '../duplicate/compare.ts';

type Rules = Parameters<typeof moreIsBetter>[0];

/** The tables with only those deals that every table of their round has finished. Other deals stay hidden. */
export function counted(tables: readonly ContestTable[]): readonly ContestTable[] {
  const least = new Map<number, number>();
  for (const { round, points } of tables)
    least.set(round, Math.min(least.get(round) ?? Number.POSITIVE_INFINITY, points.length));
  return tables.map(table => ({ ...table, points: table.points.slice(0, least.get(table.round)) }));
}

interface Standing {
  readonly tables: readonly ContestTable[];
  readonly entries: readonly Entry[];
  readonly rounds: number;
  readonly sheet: Rules;
  readonly nameOf: (player: string) => string;
  readonly you: string;
}

/**
 * All players, best first. They are ranked by the difference from others who had the same cards, or by points
 * if there are no others.
 */
export function standings({ tables, entries, rounds, sheet, nameOf, you }: Standing): readonly ContestRowFacts[] {
  const more = moreIsBetter(sheet);
  const scores = scoresOf(counted(tables), more);
  const players = new Set([...entries.map(({ player }) => player), ...scores.keys()]);
  const rows = [...players].map(player => {
    const mine = scores.get(player) ?? [];
    const inRound = (i: number) => mine.filter(({ round }) => round === i + 1);
    const byRound = Array.from({ length: rounds }, (_, i) => inRound(i));
    const raw = sum(mine.map(({ points }) => points));
    const duplicate = duplicateOf(mine);
    return {
      name: nameOf(player),
      you: player === you,
      bot: false,
      points: byRound.map(one => (one.length === 0 ? null : sum(one.map(({ points }) => points)))),
      raw,
      better: byRound.map(duplicateOf),
      duplicate,
      worth: duplicate ?? (more ? raw : -raw),
    };
  });
  const places = placesOf(rows.map(({ worth }) => worth));
  return rows
    .map(({ worth: _, ...row }, i) => ({ ...row, place: places[i] ?? rows.length }))
    .sort((a, b) => a.place - b.place || a.name.localeCompare(b.name));
}
