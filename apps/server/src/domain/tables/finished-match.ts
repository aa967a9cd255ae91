// Records a finished match for the open data, its league, and its players' ratings.
import type { State } from '@moonshot/table/core/state';
import { noteLeagueMatch } from '../../features/leagues/matches.ts';
import { placingsIn, rulesKey } from '../../store/repositories/rated-match.ts';
import type { MatchOutcome } from '../../store/rows/result.ts';
import type { TableRow } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import { isPlayed } from './live.ts';
import { pastOf, type TableOpenedEvent } from './past-matches.ts';

/** Records a finished match and rates it. A match that is recorded already is not recorded or rated again. */
export async function noteFinished(context: ServerContext, row: TableRow, state: State): Promise<void> {
  const { store, env } = context;
  const match = state.id;
  if (!isPlayed(row, match)) return;
  const { rated } = row.settings;
  const isPublic = row.private !== true;
  // Left out of the open data: deals that others may still play, and deals that some players knew beforehand.
  const whole = state.game.winners.length > 0 && row.deals === undefined && row.fork === undefined;
  const finished = { match, at: env.nowMs(), public: isPublic, open: whole && isPublic };
  const { league } = row;
  const opening = (await store.log.ends(match))?.opening;
  const began = opening?.type === 'table-opened' ? opening : undefined;
  const past = began && pastOf(row, match, began, state.game.results.at(-1), finished.at);
  if (league !== undefined && began !== undefined) await noteLeagueMatch(context, league, began.spec, state);
  await store.results.finish(finished, { past, rating: rated && whole ? ratingIn(began, state) : undefined });
}

function ratingIn(began: TableOpenedEvent | undefined, state: State): MatchOutcome['rating'] {
  if (began === undefined) return undefined;
  const { spec } = began;
  const placings = placingsIn(spec, state);
  return placings && { rules: { key: rulesKey(spec), game: spec.game }, placings };
}
