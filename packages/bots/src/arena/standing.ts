// The standings of a contest: estimates for each player and each pair from its duplicates, with their errors.
import type { Arrangement } from './arrangements.ts';
import type { Duplicate, TableResult } from './duplicate.ts';
import { type SampleSummary, summaryOf } from './sample.ts';

export interface PlayerStanding {
  readonly points: SampleSummary; // points of the player per deal
  // the number of moons that the player shot, and that other players shot at its tables
  readonly moons: { readonly shot: number; readonly suffered: number };
  // the player's share of won matches, where ties are divided; undefined for single deals
  readonly wins: SampleSummary | undefined;
  readonly decisions: number;
  readonly ms: number;
  readonly faults: number;
}

export interface PairStanding {
  readonly player: number;
  readonly against: number;
  readonly difference: SampleSummary; // points per deal: `player` minus `against`, at the same tables
}

export interface ArenaStanding {
  readonly players: readonly PlayerStanding[];
  readonly pairs: readonly PairStanding[];
}

/**
 * Computes the standings of a contest. A duplicate counts once with all its arrangements; at least two
 * duplicates are needed.
 */
export function standingOf(arrangements: readonly Arrangement[], played: readonly Duplicate[]): ArenaStanding {
  const players = Math.max(...arrangements.flat()) + 1;
  const each = Array.from({ length: players }, (_, player) => player);
  const pairs = each.flatMap(player => each.slice(player + 1).map(against => ({ player, against })));
  return {
    players: each.map(player => playerStanding(arrangements, played, player)),
    pairs: pairs.map(({ player, against }) => ({
      player,
      against,
      difference: summaryOf(played.map(one => difference(arrangements, one, player, against))),
    })),
  };
}

function playerStanding(
  arrangements: readonly Arrangement[],
  played: readonly Duplicate[],
  player: number,
): PlayerStanding {
  const spent = played.map(one => one.spent[player]);
  const sum = (field: 'decisions' | 'ms' | 'faults'): number =>
    spent.reduce((total, one) => total + (one?.[field] ?? 0), 0);
  const whole = played.some(one => one.tables.some(table => table.winners.length > 0));
  return {
    points: summaryOf(played.map(one => meanOverTables(arrangements, one, (table, at) => pointsOf(table, at, player)))),
    moons: moonsOf(arrangements, played, player),
    wins: whole
      ? summaryOf(played.map(one => meanOverTables(arrangements, one, (table, at) => winsOf(table, at, player))))
      : undefined,
    decisions: sum('decisions'),
    ms: sum('ms'),
    faults: sum('faults'),
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The mean of `value` over the tables of a duplicate. Tables for which `value` returns undefined do not
 * count.
 */
const meanOverTables = (
  arrangements: readonly Arrangement[],
  { tables }: Duplicate,
  value: (table: TableResult, at: Arrangement) => number | undefined,
): number => meanOf(tables.map((table, i) => value(table, arrangements[i] ?? [])).filter(one => one !== undefined));

const seatsOf = (at: Arrangement, player: number): readonly number[] =>
  at.flatMap((one, seat) => (one === player ? [seat] : []));

/** A player's points per deal at one table, averaged over its seats; undefined if the player has none. */
function pointsOf({ points, deals }: TableResult, at: Arrangement, player: number): number | undefined {
  const seats = seatsOf(at, player);
  return seats.length === 0 ? undefined : meanOf(seats.map(seat => (points[seat] ?? 0) / deals));
}

function winsOf({ winners }: TableResult, at: Arrangement, player: number): number | undefined {
  if (!at.includes(player)) return undefined;
  return winners.filter(seat => at[seat] === player).length / winners.length;
}

function difference(
  arrangements: readonly Arrangement[],
  duplicate: Duplicate,
  player: number,
  against: number,
): number {
  return meanOverTables(arrangements, duplicate, (table, at) => {
    const [own, others] = [pointsOf(table, at, player), pointsOf(table, at, against)];
    return own === undefined || others === undefined ? undefined : own - others;
  });
}

function moonsOf(
  arrangements: readonly Arrangement[],
  played: readonly Duplicate[],
  player: number,
): PlayerStanding['moons'] {
  const counted = { shot: 0, suffered: 0 };
  for (const { tables } of played)
    for (const [i, { moons }] of tables.entries()) {
      const at = arrangements[i] ?? [];
      if (!at.includes(player)) continue;
      for (const [seat, count] of moons.entries()) counted[at[seat] === player ? 'shot' : 'suffered'] += count;
    }
  return counted;
}
