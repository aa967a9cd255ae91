// The public facts about a league: its members, standings and last matches. Members also see its tables.

import type { LeagueFacts, LeagueLine, LeagueMatch, LeagueTableFacts } from '@moonshot/protocol/server';
import { sheetOf } from '@moonshot/rules';
import { type NameOf, namesIn, shownName, shownTitle } from '../../core/display-names.ts';
import type { ServerContext } from '../../domain/context.ts';
import { farFrom, type RatingOrder } from '../../store/repositories/rated-match.ts';
import type { LeagueMatchRow, LeagueRow, MineRow } from '../../store/rows/league.ts';
import type { TableRow } from '../../store/store.ts';
import { leagueIsOver } from './matches.ts';
import { pointsOf, standings } from './points.ts';

/**
 * The matches that count for the league. If its length is a number of matches, later matches are ignored,
 * even if several end at the same time.
 */
const counting = ({ end }: LeagueRow, matches: readonly LeagueMatchRow[]): readonly LeagueMatchRow[] =>
  'matches' in end ? matches.slice(0, end.matches) : matches;

const calledLeague = (league: LeagueRow): string => shownName(league.name, titled(league));

const titled = ({ order: { game, overrides } }: LeagueRow): string => shownTitle({ game, overrides });

/**
 * The facts about a league for a player. An empty player id stands for somebody without a session. `gone` is
 * the name shown for deleted players.
 */
export async function factsFor(
  context: ServerContext,
  league: LeagueRow,
  player: string,
  gone: string,
): Promise<LeagueFacts> {
  const { leagues, players } = context.store;
  const members = await leagues.members(league.id);
  const matches = counting(league, await leagues.matches(league.id));
  const rows = standings(members, matches, farFrom(winnerOf(league)));
  const called = namesIn(await players.names(rows.map(row => row.player)), gone);
  const { id, order, end, made } = league;
  const member = members.includes(player);
  const [owner] = members;
  return {
    ...{
      id,
      name: calledLeague(league),
      game: order.game,
      title: titled(league),
      overrides: order.overrides,
      length: order.length,
    },
    ...{ seats: order.seats, end, at: made, over: leagueIsOver(league, matches.length, context.env.nowMs()) },
    owner: owner === undefined ? null : called(owner),
    yours: owner === player,
    member,
    played: matches.length,
    rows: rows.map(({ player: one, ...row }) => ({
      ...{ name: called(one), you: one === player, member: members.includes(one) },
      player: owner === player && members.includes(one) ? one : null,
      ...row,
    })),
    matches: matches
      .toReversed()
      .slice(0, context.config.limits.leagueMatches)
      .map(match => matchFacts(match, called, player)),
    tables: member ? await tablesOf(context, id, gone) : [],
  };
}

const winnerOf = ({ order: { game, overrides } }: LeagueRow): RatingOrder =>
  (overrides['match.winner'] as RatingOrder | undefined) ?? sheetOf(game)?.match.winner ?? 'lowest';

const matchFacts = ({ match, at, places }: LeagueMatchRow, called: NameOf, me: string): LeagueMatch => ({
  match,
  at,
  rows: places
    .map(place => ({
      ...{ name: called(place.player), you: place.player === me, rank: place.rank },
      ...{ points: pointsOf(place, places), total: place.total },
    }))
    .sort((a, b) => a.rank - b.rank),
});

/** The league's tables at which a match is in progress or players gather. */
async function tablesOf(
  { store, config }: ServerContext,
  id: string,
  gone: string,
): Promise<readonly LeagueTableFacts[]> {
  const rows = await store.tables.ofLeague(id, config.limits.lobbyTables);
  const called = namesIn(await store.players.names([...new Set(rows.flatMap(peopleAt))]), gone);
  return rows.map(row => ({
    ...{ table: row.id, invite: row.invite, state: row.state === 'playing' ? 'playing' : 'gathering' },
    taken: row.seats.filter(({ kind }) => kind !== 'open').length,
    people: peopleAt(row).map(called),
  }));
}

const peopleAt = ({ seats }: TableRow): readonly string[] =>
  seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []));

/** The facts about a league that a list shows. */
export const lineFor = (league: MineRow, nowMs: number): LeagueLine => ({
  id: league.id,
  name: calledLeague(league),
  title: titled(league),
  people: league.people,
  played: league.played,
  over: leagueIsOver(league, league.played, nowMs),
});
