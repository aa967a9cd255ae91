// What a match at a league's table adds to the league, once it is over.
import type { Spec, State } from '@moonshot/table/state';
import { placingsIn } from '../ratings/rated-match.ts';
import type { LeaguePlace, LeagueRow } from '../store/league-row.ts';
import type { World } from '../world.ts';

/** Whether nothing that is played there counts any more. */
export const leagueIsOver = ({ ended, end }: LeagueRow, played: number, nowMs: number): boolean =>
  ended || ('matches' in end ? played >= end.matches : nowMs >= end.until);

/** Keeps who of the members came where, where at least two of them began the match and it was played to its end. */
export async function noteLeagueMatch({ store, env }: World, id: string, began: Spec, state: State): Promise<void> {
  const league = await store.leagues.byId(id);
  if (league === undefined) return;
  const at = env.nowMs();
  if (leagueIsOver(league, (await store.leagues.matches(id)).length, at)) return;
  const members = new Set(await store.leagues.members(id));
  const places = placesOf(began, state, members);
  if (places.length > 1) await store.leagues.played(id, { match: state.id, at, places });
}

/** The members by where they came among themselves. */
function placesOf(began: Spec, state: State, members: ReadonlySet<string>): readonly LeaguePlace[] {
  const own = (placingsIn(began, state) ?? []).filter(({ player }) => members.has(player));
  return own.map(({ player, rank }) => ({
    player,
    rank: 1 + own.filter(other => other.rank < rank).length,
    total: totalOf(began, state, player),
  }));
}

/** What somebody's seat had in the end; null where they did not stay there. */
function totalOf(began: Spec, { spec, game }: State, player: string): number | null {
  const seat = began.sitters.findIndex(sitter => sitter.kind === 'person' && sitter.name === player);
  const last = spec.sitters[seat];
  return last?.kind === 'person' && last.name === player ? (game.totals[seat] ?? 0) : null;
}
