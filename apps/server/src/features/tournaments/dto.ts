// What the server shows about a tournament: its seats, and the results of each round that has ended.
import type { TournamentFacts, TournamentRoundFacts } from '@moonshot/protocol/server';
import { type NameOf, namesIn, shownName, shownTitle } from '../../core/display-names.ts';
import type { ServerContext } from '../../domain/context.ts';
import { notationOf } from '../../domain/tables/past-match-texts.ts';
import type { ContestRow, ContestTable } from '../../store/rows/contest.ts';
import type { Spender } from '../../threads/jobs/processor-budgets.ts';

const seatsOf = ({ places }: ContestTable, nameOf: NameOf, you: string) =>
  places.map(player => ({ name: player === null ? '' : nameOf(player), you: player === you, bot: player === null }));

/** The facts about a contest that only tournaments have; null for other contests. */
export function tournamentFacts(
  { plan, state, round, by }: ContestRow,
  tables: readonly ContestTable[],
  nameOf: NameOf,
  you: string,
): TournamentFacts | null {
  if (plan.tournament === undefined) return null;
  return {
    ...plan.tournament,
    title: shownName(plan.tournament.title, shownTitle(plan)),
    state,
    yours: by === you,
    rounds: plan.rounds,
    round,
    tables: tables
      .filter(table => table.round === round)
      .map(table => ({ seats: seatsOf(table, nameOf, you), deals: table.points.length, done: table.over })),
  };
}

/** Whether a round has ended. */
export const isPlayed = ({ state, round }: ContestRow, one: number): boolean => state === 'over' || one < round;

/** The results of a round; undefined if the round has not ended or does not exist. */
export async function roundOf(
  { store }: ServerContext,
  contest: ContestRow,
  round: number,
  you: string,
  gone: string,
): Promise<TournamentRoundFacts | undefined> {
  if (!isPlayed(contest, round)) return undefined;
  const tables = (await store.contests.tables(contest.id)).filter(table => table.round === round);
  const names = await store.players.names(tables.flatMap(({ places }) => places.flatMap(player => player ?? [])));
  if (tables.length === 0) return undefined;
  const nameOf = namesIn(names, gone);
  return {
    round,
    tables: tables.map(table => ({
      table: table.table,
      seats: seatsOf(table, nameOf, you),
      points: table.points,
    })),
  };
}

/** The match of a table in a finished round, as text in the open notation; undefined if there is none. */
export async function tableText(context: ServerContext, contest: ContestRow, table: string, by: Spender, gone: string) {
  const { store } = context;
  const there = (await store.contests.tables(contest.id)).find(one => one.table === table);
  if (there === undefined || contest.kind !== 'tournament' || !isPlayed(contest, there.round)) return undefined;
  const nameOf = namesIn(await store.players.names(there.places.flatMap(player => player ?? [])), gone);
  const match = `${table}-1`;
  const opening = (await store.log.ends(match))?.opening;
  if (opening?.type !== 'table-opened') return undefined;
  const sitters = opening.spec.sitters.map(one => (one.kind === 'bot' ? one.name : nameOf(one.name)));
  return notationOf(context, match, { names: sitters, tags: {} }, by);
}
