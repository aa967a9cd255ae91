// What the server shows about a contest, and to whom it shows results.

import type { ContestFacts, ContestLine, ContestRowFacts } from '@moonshot/protocol/server';
import { heartsOf, sheetOf } from '@moonshot/rules';
import { type NameOf, namesIn, shownName, shownTitle } from '../../core/display-names.ts';
import { commitmentOf, committedOf, contestOf } from '../../domain/contests/fixed-deals.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { ContestPlan, ContestRow, ContestTable, Entry } from '../../store/rows/contest.ts';
import type { TableRow } from '../../store/store.ts';
import { duplicateOf, moreIsBetter, placesOf, scoresOf, sum } from '../duplicate/compare.ts';
import { contestIsOver } from '../duplicate/service.ts';
import { isPlayed, tournamentFacts } from '../tournaments/dto.ts';
import { standings } from '../tournaments/standings.ts';

/** Whether a finished match may be shown. A match of a tournament is hidden until its round has ended. */
export async function mayShowMatch({ store }: ServerContext, { deals }: Pick<TableRow, 'deals'>): Promise<boolean> {
  if (deals === undefined) return true;
  const { contest: id, round } = contestOf(deals);
  const contest = await store.contests.byId(id);
  return contest?.kind !== 'tournament' || isPlayed(contest, round);
}

const seatedAt = (tables: readonly ContestTable[], player: string): ContestTable | undefined =>
  tables.find(({ places }) => places.includes(player));

const sheetFor = ({ game, seats, overrides }: ContestPlan) => {
  const sheet = sheetOf(game);
  if (sheet === undefined) throw new Error(`Cannot compare scores of ${game}: there is no such game`);
  return heartsOf(sheet, seats, overrides).sheet;
};

/**
 * The facts about a contest for a player. An empty player id stands for somebody without a session. `gone`
 * is the name shown for deleted players.
 */
export async function factsFor(
  context: ServerContext,
  contest: ContestRow,
  player: string,
  gone: string,
): Promise<ContestFacts> {
  const { contests, players } = context.store;
  const { id, kind, by, day, plan, at, until, secret } = contest;
  const [entries, tables] = [await contests.entries(id), await contests.tables(id)];
  const seated = tables.flatMap(({ places }) => places.filter(one => one !== null));
  const names = await players.names([...new Set([...seated, ...entries.map(one => one.player), by ?? ''])]);
  const nameOf = namesIn(names, gone);
  const over = contestIsOver(contest, context.env.nowMs());
  const now = kind === 'tournament' ? tables.filter(({ round }) => round === contest.round) : tables;
  const mine = seatedAt(now, player);
  const { game, overrides, seats, deals } = plan;
  return {
    id,
    kind,
    by: by === null ? null : (names.get(by) ?? null),
    day,
    game,
    name: shownTitle(plan),
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
    people: peopleOf(entries, now, nameOf, player),
    rows: rowsFor(contest, { entries, tables, nameOf, you: player }, over || (mine?.over ?? false)),
    tournament: tournamentFacts(contest, tables, nameOf, player),
  };
}

interface Played {
  readonly entries: readonly Entry[];
  readonly tables: readonly ContestTable[];
  readonly nameOf: NameOf;
  readonly you: string;
}

/**
 * The standings of a tournament are public once it has begun. Results of other contests are shown only to
 * players who can no longer play the deals.
 */
function rowsFor({ kind, plan, state }: ContestRow, played: Played, mayKnow: boolean): ContestFacts['rows'] {
  const { entries, tables, nameOf, you } = played;
  if (kind === 'tournament' ? state === 'open' : !mayKnow) return null;
  const sheet = sheetFor(plan);
  if (kind !== 'tournament') return rowsOf(plan, moreIsBetter(sheet), { tables, nameOf, you });
  return standings({ tables, entries, rounds: plan.rounds, sheet, nameOf, you });
}

const peopleOf = (
  entries: readonly Entry[],
  tables: readonly ContestTable[],
  nameOf: NameOf,
  me: string,
): ContestFacts['people'] => {
  const done = new Set(tables.flatMap(({ places, over }) => (over ? places : [])));
  return entries.map(({ player }) => ({
    name: nameOf(player),
    you: player === me,
    done: done.has(player),
  }));
};

/**
 * The players in order of rank. They are ranked by the difference from others who had the same cards, or by
 * points if there are no others.
 */
function rowsOf(
  plan: ContestPlan,
  more: boolean,
  { tables, nameOf, you }: Omit<Played, 'entries'>,
): readonly ContestRowFacts[] {
  const rows = [...scoresOf(tables, more)].flatMap(([player, scored]) => {
    if (scored.length === 0) return [];
    const byDeal = new Map(scored.map(one => [one.deal, one]));
    const deals = Array.from({ length: plan.deals }, (_, deal) => byDeal.get(deal));
    const raw = sum(scored.map(({ points }) => points));
    return {
      name: nameOf(player),
      you: player === you,
      bot: false,
      points: deals.map(one => one?.points ?? null),
      raw,
      better: deals.map(one => one?.better ?? null),
      duplicate: duplicateOf(scored),
      worth: duplicateOf(scored) ?? (more ? raw : -raw),
    };
  });
  const places = placesOf(rows.map(({ worth }) => worth));
  return rows
    .map(({ worth: _, ...row }, i) => ({ ...row, place: places[i] ?? rows.length }))
    .sort((a, b) => a.place - b.place || a.name.localeCompare(b.name));
}

/** The title of a tournament, or the usual one if that is not allowed now; null for other contests. */
const tournamentTitle = (plan: ContestPlan): string | null =>
  plan.tournament === undefined ? null : shownName(plan.tournament.title, shownTitle(plan));

/** The facts about a contest that a list shows. `finished` has those that the player finished in time. */
export const lineFor = (contest: ContestRow, nowMs: number, finished: ReadonlySet<string>): ContestLine => ({
  id: contest.id,
  kind: contest.kind,
  name: shownTitle(contest.plan),
  title: tournamentTitle(contest.plan),
  deals: contest.plan.deals,
  day: contest.day,
  until: contest.until,
  over: contestIsOver(contest, nowMs),
  done: contest.kind === 'tournament' ? contestIsOver(contest, nowMs) : finished.has(contest.id),
});
