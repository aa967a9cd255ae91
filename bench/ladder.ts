// Whether each level is stronger than the one below: every game, duplicate deals, on all cores; `--deals N` for more than a glance, `--game G` and `--seats N` for a part.
import { availableParallelism } from 'node:os';
import { arrangementsOf, type Setup } from '../apps/cli/src/arena/setup.ts';
import { playAll } from '../apps/cli/src/arena/threads.ts';
import type { Duplicate } from '../packages/bots/src/arena/duplicate.ts';
import { type PairStanding, type Standing, standingOf } from '../packages/bots/src/arena/standing.ts';
import { LEVELS } from '../packages/bots/src/players/level.ts';
import { SHEETS, type Sheet } from '../packages/rules/src/games.ts';
import { countWanted } from './deals.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted, seatsWanted } from './wanted.ts';

const DEALS = 4;
/** Without a master, which thinks long, so many times as many. */
const MORE = 4;

type Table = readonly [sheet: Sheet, seats: number];

/** Games that are measured at more than the number of seats that suits them best. */
const SEATS: Readonly<Record<string, readonly number[]>> = { capture: [2, 4] };

/** The games and numbers of seats to measure. */
const tables = (): readonly Table[] => {
  const wanted = seatsWanted();
  return SHEETS.filter(sheet => isWanted(sheet.id)).flatMap(sheet =>
    (wanted === undefined ? (SEATS[sheet.id] ?? [sheet.seats.best]) : [wanted]).map(seats => [sheet, seats] as const),
  );
};

/** Each level against the one below, then each against careful. */
const PAIRS: readonly (readonly [level: string, against: string])[] = [
  ...LEVELS.slice(1).map((level, i) => [level, LEVELS[i] as string] as const),
  ...LEVELS.map(level => [level, 'careful'] as const),
];

/** Every other seat the one, the rest the other: at four seats two each, from both sides. */
const listed = (seats: number, player: string, against: string): Setup['players'] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: seat % 2 === 0 ? player : against,
    command: null,
    budget: null,
  }));

async function standing([sheet, seats]: Table, player: string, against: string, deals: number): Promise<Standing> {
  const setup: Setup = {
    game: sheet.id,
    seats,
    set: {},
    players: listed(seats, player, against),
    seed: 'ladder',
    budget: null,
    kind: 'deals',
    length: null,
  };
  const played: Duplicate[] = [];
  const numbers = Array.from({ length: deals }, (_, number) => number);
  const listener = { done: (one: Duplicate) => void played.push(one), told: () => {} };
  await playAll(setup, numbers, availableParallelism(), listener, new AbortController().signal);
  return standingOf(
    arrangementsOf(setup),
    played.sort((a, b) => a.number - b.number),
  );
}

async function rowFor(table: Table, player: string, against: string, deals: number): Promise<Row> {
  const [sheet, seats] = table;
  const { pairs, players } = await standing(table, player, against, deals);
  const { difference } = pairs[0] as PairStanding;
  const better = sheet.match.winner === 'lowest' ? -1 : 1;
  const [low = 0, high = 0] = [difference.low * better, difference.high * better].sort((a, b) => a - b);
  const [own, theirs] = players;
  const moons = sheet.kind === 'tricks' ? [own?.moons.shot ?? null, own?.moons.suffered ?? null] : [null, null];
  const ms = (own?.ms ?? 0) / Math.max(1, own?.decisions ?? 1);
  const points = [difference.mean * better, difference.error, low, high].map(value => rounded(value, 2));
  return {
    name: `${sheet.id}, ${seats} seats: ${player} against ${against}`,
    values: [...points, ...moons, rounded(ms, 1), rounded((theirs?.ms ?? 0) / Math.max(1, theirs?.decisions ?? 1), 1)],
  };
}

export const ladder: Bench = async tell => {
  const deals = countWanted(process.argv, DEALS);
  const rows: Row[] = [];
  for (const [level, against] of PAIRS)
    for (const table of tables()) {
      const row = await rowFor(table, level, against, level === 'master' ? deals : deals * MORE);
      tell(row);
      rows.push(row);
    }
  return {
    name: 'ladder',
    about: `Each level against the one below and against careful: ${deals} deals of every game with a master and ${deals * MORE} without, at the seats that suit it best (Capture at two as well), in every other seat, each played from both sides. \`better by\` is in points a deal, with its standard error and 95 % interval; a deal counts once. Each thinks as much as its level does where no clock stops it.`,
    columns: [
      'better by',
      'standard error',
      'from',
      'to',
      'moons for',
      'moons against',
      'ms a decision',
      "the other's ms",
    ],
    rows,
  };
};
