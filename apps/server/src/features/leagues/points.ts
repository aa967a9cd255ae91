// Computes a league's standings. For each match, a player gets league points for the opponents who tied or
// came behind. Among players with equal league points, the one with the better mean score of the matches is
// first.
import type { LeagueMatchRow, LeaguePlace } from '../../store/rows/league.ts';

/** A player's result over all matches. */
export interface LeagueStanding {
  readonly player: string;
  readonly place: number; // rank from 1; ties share a rank
  readonly matches: number;
  readonly won: number;
  readonly points: number;
  readonly mean: number | null; // mean total of matches that the player did not leave; null if none
}

const FOR_BEHIND = 2;
const FOR_LEVEL = 1;

/** The points for one match: two for each member who came behind, and one for each who tied. */
export const pointsOf = ({ player, rank }: LeaguePlace, places: readonly LeaguePlace[]): number =>
  places.reduce((sum, other) => {
    if (other.player === player || other.rank < rank) return sum;
    return sum + (other.rank > rank ? FOR_BEHIND : FOR_LEVEL);
  }, 0);

const LEVEL = 1e-9; // differences up to this size count as equal, because they come from rounding

/**
 * The standings of all members, and of former members who have played. `far` gives the distance of a total
 * from the best possible total.
 */
export function standings(
  members: readonly string[],
  matches: readonly LeagueMatchRow[],
  far: (total: number) => number,
): readonly LeagueStanding[] {
  const players = new Set([...members, ...matches.flatMap(({ places }) => places.map(({ player }) => player))]);
  const own = ownOf(matches);
  const rows = [...players].map(player => ({ player, ...sumOf(own.get(player) ?? []) }));
  const worth = ({ mean }: (typeof rows)[number]): number => (mean === null ? Number.MAX_VALUE : far(mean));
  const isBefore = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean =>
    a.points > b.points || (a.points === b.points && worth(a) < worth(b) - LEVEL);
  return rows
    .map(row => ({ ...row, place: 1 + rows.filter(other => isBefore(other, row)).length }))
    .sort((a, b) => a.place - b.place);
}

interface Own {
  readonly place: LeaguePlace;
  readonly points: number;
}

/** The results of each player, computed in one pass over the matches. */
function ownOf(matches: readonly LeagueMatchRow[]): ReadonlyMap<string, readonly Own[]> {
  const all = new Map<string, Own[]>();
  for (const { places } of matches)
    for (const place of places) {
      const own = all.get(place.player) ?? [];
      own.push({ place, points: pointsOf(place, places) });
      all.set(place.player, own);
    }
  return all;
}

function sumOf(own: readonly Own[]): Omit<LeagueStanding, 'player' | 'place'> {
  const totals = own.flatMap(({ place }) => place.total ?? []);
  return {
    matches: own.length,
    won: own.filter(({ place }) => place.rank === 1).length,
    points: own.reduce((sum, { points }) => sum + points, 0),
    mean: totals.length === 0 ? null : totals.reduce((sum, total) => sum + total, 0) / totals.length,
  };
}
