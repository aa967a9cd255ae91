// What is done once a match is over: it is noted for the open data, it counts for the league of its table, and its players are rated where the table is.
import { titleOf } from '@moonshot/rules/games';
import type { State } from '@moonshot/table/state';
import { noteLeagueMatch } from '../leagues/noting.ts';
import type { TableRow } from '../store/store.ts';
import { isPlayed } from '../tables/live.ts';
import type { World } from '../world.ts';
import { placingsIn, rulesKey } from './rated-match.ts';

/** Notes the match of a table that has just ended as it stands at its end; a match that was noted before is not noted, nor rated, again. */
export async function noteFinished(world: World, row: TableRow, state: State): Promise<void> {
  const { store, env } = world;
  const match = state.id;
  if (!isPlayed(row, match)) return;
  const { open, rated } = row.settings;
  // Where others may still play the same deals, nobody is to find them in the open data; nor a deal that some knew beforehand.
  const whole = state.game.winners.length > 0 && row.deals === undefined && row.fork === undefined;
  const finished = { match, at: env.nowMs(), open: whole && open === 'everybody' };
  const { league } = row;
  const counts = league !== undefined || (rated && finished.open);
  const [opening] = counts ? await store.log.read(match) : [];
  const began = opening?.type === 'table-opened' ? opening.spec : undefined;
  if (league !== undefined && began !== undefined) await noteLeagueMatch(world, league, began, state);
  if (!rated || !finished.open) {
    await store.results.finish(finished);
    return;
  }
  const placings = began && placingsIn(began, state);
  const rules = began && { key: rulesKey(began), game: began.game, title: titleOf(began) };
  await store.results.finish(finished, placings && rules && { rules, placings });
}
