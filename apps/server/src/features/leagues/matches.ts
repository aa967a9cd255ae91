// Adds a finished match to its league.
import type { Seat } from '@moonshot/rules';
import type { OnlineSpec, Spec, State } from '@moonshot/table';
import type { ServerContext } from '../../domain/context.ts';
import { rankAmong } from '../../store/repositories/rank-among.ts';
import { placingsIn } from '../../store/repositories/rated-match.ts';
import type { LeaguePlace, LeagueRow } from '../../store/rows/league.ts';
import type { TableRow } from '../../store/store.ts';

/** Whether the league is over, so that new matches no longer count. */
export const leagueIsOver = ({ ended, end }: LeagueRow, played: number, nowMs: number): boolean =>
  ended || ('matches' in end ? played >= end.matches : nowMs >= end.until);

/** Whether the league is over now. */
export const isOverNow = async ({ store, env }: ServerContext, league: LeagueRow): Promise<boolean> =>
  leagueIsOver(league, await store.leagues.matchCount(league.id), env.nowMs());

/**
 * The seats of the league's members in the match that begins now. Empty if the league is over or fewer than
 * two members are seated.
 */
export async function leagueAt(context: ServerContext, row: TableRow): Promise<Pick<OnlineSpec, 'league'>> {
  if (row.league === undefined || row.fork !== undefined) return {};
  const members = await membersIn(context, row.league);
  const seats = row.seats.flatMap((seat, i) => (seat.kind === 'person' && members.has(seat.player) ? [i] : []));
  return { league: seats.length > 1 ? seats : [] };
}

/** The members of the league; none if the league is over. */
async function membersIn(context: ServerContext, id: string): Promise<ReadonlySet<string>> {
  const { leagues } = context.store;
  const league = await leagues.byId(id);
  const isOver = league === undefined || (await isOverNow(context, league));
  return new Set(isOver ? [] : await leagues.members(id));
}

/**
 * Stores the ranks of a finished match in its league. Only players who were members when the match began are
 * ranked.
 */
export async function noteLeagueMatch(
  context: ServerContext,
  { league: id }: TableRow,
  began: Spec,
  state: State,
): Promise<void> {
  if (id === undefined) return;
  const { store, env } = context;
  const seats = began.online?.league;
  // A match that was begun by an older version of the server does not record its members.
  const members = seats === undefined ? await membersIn(context, id) : new Set(seats.map(seat => nameAt(began, seat)));
  const places = placesOf(began, state, members);
  const isThere = places.length > 1 && (await store.leagues.byId(id)) !== undefined;
  if (isThere) await store.leagues.played(id, { match: state.id, at: env.nowMs(), places });
}

const nameAt = ({ sitters }: Spec, seat: Seat): string => sitters[seat]?.name ?? '';

/** The ranks of the members, with other players left out. */
function placesOf(began: Spec, state: State, members: ReadonlySet<string>): readonly LeaguePlace[] {
  const own = (placingsIn(began, state) ?? []).filter(({ player }) => members.has(player));
  return rankAmong(own).map(({ player, rank }) => ({
    player,
    rank,
    total: totalOf(began, state, player),
  }));
}

/** A player's total at the end of the match; null if the player left. */
function totalOf(began: Spec, { spec, game }: State, player: string): number | null {
  const seat = began.sitters.findIndex(sitter => sitter.kind === 'person' && sitter.name === player);
  const last = spec.sitters[seat];
  return last?.kind === 'person' && last.name === player ? (game.totals[seat] ?? 0) : null;
}
