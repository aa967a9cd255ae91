// Computes the movement of an individual tournament: who sits where in every round. Each player meets many
// different opponents and uses the seats equally often, up to one time.
import { quickDraws } from '@moonshot/bots';
import type { Below } from '@moonshot/rules/cards';

/** The numbers of the players (from 0) in a round, by table and seat. */
export type MovementRound = readonly (readonly number[])[];

export interface MovementPlan {
  readonly entrants: number; // number of players, a multiple of the number of seats
  readonly seats: number;
  readonly rounds: number;
}

type Groups = readonly (readonly number[])[];

const STARTS = 12; // maximum number of random arrangements that are tried per round

const KEPT_MOST = 64;
// rounds by plan, the most recently used last
const kept = new Map<string, Promise<readonly MovementRound[]>>();

/** A function that yields to the event loop, because computing a large movement takes a tenth of a second. */
type Rest = () => Promise<void>;

/**
 * The seating of all rounds, which depends only on the numbers in the plan. It is cached. Yields to the event
 * loop between arrangements. Throws if the players do not fill the tables.
 */
export function movement(plan: MovementPlan, rest: Rest): Promise<readonly MovementRound[]> {
  const key = `${plan.entrants} ${plan.seats} ${plan.rounds}`;
  const rounds = kept.get(key) ?? arranged(plan, rest);
  kept.delete(key);
  kept.set(key, rounds);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
  return rounds;
}

async function arranged({ entrants, seats, rounds }: MovementPlan, rest: Rest): Promise<readonly MovementRound[]> {
  if (entrants < seats || entrants % seats !== 0)
    throw new RangeError(`Cannot seat ${entrants} at tables of ${seats}: expected a multiple of ${seats}`);
  const below = quickDraws(`movement ${entrants} ${seats}`);
  const meets = Array.from({ length: entrants }, () => new Array<number>(entrants).fill(0));
  const grouped: Groups[] = [];
  for (let round = 0; round < rounds; round++) {
    const groups = await nextGroups(meets, seats, below, rest);
    noteMeets(meets, groups);
    grouped.push(groups);
  }
  const blocks = Array.from({ length: Math.ceil(rounds / seats) }, (_, i) => grouped.slice(i * seats, (i + 1) * seats));
  return blocks.flatMap(block => seated(block, seats, entrants));
}

function noteMeets(meets: number[][], groups: Groups): void {
  for (const group of groups)
    for (const one of group)
      for (const other of group) {
        const row = meets[one];
        if (row !== undefined && other !== one) row[other] = (row[other] ?? 0) + 1;
      }
}

/** How often the player `one` has met the other members of a group, with `without` left out. */
const metBefore = (meets: readonly number[][], group: readonly number[], one: number, without: number): number =>
  group.reduce((sum, other) => (other === without || other === one ? sum : sum + (meets[one]?.[other] ?? 0)), 0);

async function nextGroups(meets: readonly number[][], seats: number, below: Below, rest: Rest): Promise<Groups> {
  let best: { readonly groups: number[][]; readonly cost: number } | undefined;
  for (let start = 0; start < STARTS && best?.cost !== 0; start++) {
    await rest();
    const groups = improved(meets, drawn(meets.length, seats, below));
    const cost = costOf(meets, groups);
    if (best === undefined || cost < best.cost) best = { groups, cost };
  }
  return best?.groups ?? [];
}

const costOf = (meets: readonly number[][], groups: Groups): number =>
  groups.reduce((sum, group) => sum + group.reduce((own, one) => own + metBefore(meets, group, one, one), 0), 0);

function drawn(entrants: number, seats: number, below: Below): number[][] {
  const order = Array.from({ length: entrants }, (_, i) => i);
  for (let i = entrants - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return Array.from({ length: entrants / seats }, (_, table) => order.slice(table * seats, (table + 1) * seats));
}

/** Swaps pairs of players between groups as long as that reduces the number of repeated meetings. */
function improved(meets: readonly number[][], groups: number[][]): number[][] {
  for (let better = true; better; ) {
    better = false;
    for (const [a, left] of groups.entries())
      for (const right of groups.slice(a + 1))
        for (let i = 0; i < left.length; i++)
          for (let j = 0; j < right.length; j++) better = exchanged(meets, left, i, right, j) || better;
  }
  return groups;
}

function exchanged(meets: readonly number[][], left: number[], i: number, right: number[], j: number): boolean {
  const [one, other] = [left[i] ?? 0, right[j] ?? 0];
  const before = metBefore(meets, left, one, one) + metBefore(meets, right, other, other);
  const after = metBefore(meets, right, one, other) + metBefore(meets, left, other, one);
  if (after >= before) return false;
  [left[i], right[j]] = [other, one];
  return true;
}

/**
 * Assigns seats in a block of as many rounds as a table has seats, so that no player has the same seat
 * twice. The problem is an edge colouring of the bipartite graph of players and tables, with seats as
 * colours; a solution exists by Kőnig's theorem. If the ends of an edge have no free colour in common, two
 * colours are swapped along the path between them.
 */
function seated(block: readonly Groups[], seats: number, entrants: number): readonly MovementRound[] {
  const tables = block.flat();
  // for each player, the table at each seat
  const seatsOf = Array.from({ length: entrants }, () => new Map<number, number>());
  const placesOf = tables.map(() => new Map<number, number>()); // for each table, the player at each seat
  for (const [table, group] of tables.entries())
    for (const entrant of group) take(seatsOf, placesOf, { entrant, table, seats });
  const rounds = placesOf.map(places => Array.from({ length: seats }, (_, seat) => places.get(seat) ?? 0));
  return block.map((groups, round) => rounds.slice(round * groups.length, (round + 1) * groups.length));
}

interface Edge {
  readonly entrant: number;
  readonly table: number;
  readonly seats: number;
}

type Coloured = readonly Map<number, number>[];

const freeIn = (taken: ReadonlyMap<number, number> | undefined, seats: number): number => {
  for (let seat = 0; seat < seats; seat++) if (!taken?.has(seat)) return seat;
  throw new Error('Cannot seat the entrants: one has more rounds than there are seats');
};

function take(seatsOf: Coloured, placesOf: Coloured, { entrant, table, seats }: Edge): void {
  const mine = freeIn(seatsOf[entrant], seats);
  const theirs = freeIn(placesOf[table], seats);
  if (placesOf[table]?.has(mine)) flip(seatsOf, placesOf, table, mine, theirs);
  seatsOf[entrant]?.set(mine, table);
  placesOf[table]?.set(mine, entrant);
}

/**
 * Swaps two seats along the path that begins at the table `from` with the seat `first`. Afterwards the seat
 * `first` is free at that table.
 */
function flip(seatsOf: Coloured, placesOf: Coloured, from: number, first: number, second: number): void {
  const path: [table: number, entrant: number, seat: number][] = [];
  let table: number | undefined = from;
  for (let seat = first; table !== undefined; ) {
    const entrant: number | undefined = placesOf[table]?.get(seat);
    if (entrant === undefined) break;
    const other: number = seat === first ? second : first;
    path.push([table, entrant, seat]);
    const next: number | undefined = seatsOf[entrant]?.get(other);
    if (next === undefined) break;
    path.push([next, entrant, other]);
    table = next;
  }
  for (const [at, entrant, seat] of path) {
    placesOf[at]?.delete(seat);
    seatsOf[entrant]?.delete(seat);
  }
  for (const [at, entrant, seat] of path) {
    const other = seat === first ? second : first;
    placesOf[at]?.set(other, entrant);
    seatsOf[entrant]?.set(other, at);
  }
}
