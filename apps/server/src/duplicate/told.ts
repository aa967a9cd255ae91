// What may be told of a contest: nobody who can still play it learns what others made of its deals.
import { heartsOf, sheetOf, titleOf } from '@moonshot/rules/games';
import type { ContestFacts, ContestLine, ContestRowFacts } from '@moonshot/wire/online/contests';
import type { ContestRow, ContestTable, Entry, Plan } from '../store/contest-row.ts';
import type { World } from '../world.ts';
import { duplicateOf, moreIsBetter, placesOf, type Scores, scoresOf, sum } from './compare.ts';
import { commitmentOf, committedOf } from './fixed.ts';
import { isOver } from './making.ts';

/** What is shown of somebody who has left for good. */
const GONE = 'Somebody';

type Names = ReadonlyMap<string, string>;

const seatedAt = (tables: readonly ContestTable[], player: string): ContestTable | undefined =>
  tables.find(({ places }) => places.includes(player));

const sheetFor = ({ game, seats, overrides }: Plan) => {
  const sheet = sheetOf(game);
  if (sheet === undefined) throw new Error(`Cannot compare scores of ${game}: there is no such game`);
  return heartsOf(sheet, seats, overrides).sheet;
};

/** A contest as the player may know it; an empty id is a stranger's. */
export async function factsFor(world: World, contest: ContestRow, player: string): Promise<ContestFacts> {
  const { contests, players } = world.store;
  const { id, kind, by, day, plan, at, until, secret } = contest;
  const [entries, tables] = [await contests.entries(id), await contests.tables(id)];
  const seated = tables.flatMap(({ places }) => places.filter(one => one !== null));
  const names = await players.names([...new Set([...seated, ...entries.map(one => one.player), by ?? ''])]);
  const over = isOver(contest, world.env.nowMs());
  const mine = seatedAt(tables, player);
  const { game, overrides, seats, deals } = plan;
  return {
    id,
    kind: kind === 'day' ? 'day' : 'challenge',
    by: by === null ? null : (names.get(by) ?? null),
    day,
    game,
    name: titleOf(plan),
    overrides,
    seats,
    deals,
    at,
    until,
    over,
    commitment: commitmentOf(contest),
    secret: over ? secret : null,
    committed: committedOf(contest),
    yours: mine === undefined ? null : { table: mine.table, deals: mine.points.length, done: mine.over },
    people: peopleOf(entries, tables, names, player),
    rows: over || mine?.over ? rowsOf(plan, scoresOf(tables, moreIsBetter(sheetFor(plan))), names, player) : null,
  };
}

const peopleOf = (
  entries: readonly Entry[],
  tables: readonly ContestTable[],
  names: Names,
  me: string,
): ContestFacts['people'] =>
  entries.map(({ player }) => ({
    name: names.get(player) ?? GONE,
    you: player === me,
    done: seatedAt(tables, player)?.over ?? false,
  }));

/** Whoever is furthest ahead of the others first; without others, whoever has the better points. */
function rowsOf(plan: Plan, scores: Scores, names: Names, me: string): readonly ContestRowFacts[] {
  const better = moreIsBetter(sheetFor(plan)) ? 1 : -1;
  const rows = [...scores].flatMap(([player, scored]) => {
    if (scored.length === 0) return [];
    const by = (deal: number) => scored.find(one => one.deal === deal);
    const deals = Array.from({ length: plan.deals }, (_, deal) => by(deal));
    const raw = sum(scored.map(({ points }) => points));
    return {
      name: names.get(player) ?? GONE,
      you: player === me,
      bot: false,
      points: deals.map(one => one?.points ?? null),
      raw,
      better: deals.map(one => one?.better ?? null),
      duplicate: duplicateOf(scored),
      worth: duplicateOf(scored) ?? raw * better,
    };
  });
  const places = placesOf(rows.map(({ worth }) => worth));
  return rows
    .map(({ worth: _, ...row }, i) => ({ ...row, place: places[i] ?? rows.length }))
    .sort((a, b) => a.place - b.place || a.name.localeCompare(b.name));
}

/** A contest in a list. */
export const lineFor = (contest: ContestRow, nowMs: number): ContestLine => ({
  id: contest.id,
  kind: contest.kind === 'day' ? 'day' : 'challenge',
  name: titleOf(contest.plan),
  deals: contest.plan.deals,
  day: contest.day,
  until: contest.until,
  over: isOver(contest, nowMs),
});
