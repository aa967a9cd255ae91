// Records a match that is over: stores it for the open data, updates its players' ratings, and calls the
// features that registered a callback.
import type { Spec, State } from '@moonshot/table';
import { placingsIn, rulesKey } from '../../store/repositories/rated-match.ts';
import type { MatchOutcome } from '../../store/rows/result.ts';
import type { TableRow } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import { isPlayed } from './live.ts';
import { matchSummary, type TableOpenedEvent } from './past-matches.ts';

/**
 * A callback that receives a finished match before its result is stored. If the server stops before that,
 * the callback is called again. `began` is the spec (rules and seats) at the start of the match.
 */
export type OnMatchFinished = (row: TableRow, began: Spec, state: State) => Promise<void>;

/** Records and rates a finished match. A match that has been recorded before is not added or rated again. */
export async function recordFinished(
  context: ServerContext,
  row: TableRow,
  state: State,
  onMatchFinished: OnMatchFinished,
): Promise<void> {
  const { store, env } = context;
  const match = state.id;
  if (!isPlayed(row, match)) return;
  const { rated } = row.settings;
  const isPublic = row.private !== true;
  // The open data contains no deals that others may still play, and no deals that some players knew
  // beforehand.
  const whole = state.game.winners.length > 0 && row.deals === undefined && row.fork === undefined;
  const finished = { match, at: env.nowMs(), public: isPublic, open: whole && isPublic };
  const opening = (await store.log.ends(match))?.opening;
  const began = opening?.type === 'table-opened' ? opening : undefined;
  const past = began && matchSummary(row, match, began, state.game.results.at(-1), finished.at);
  if (began !== undefined) await onMatchFinished(row, began.spec, state);
  await store.results.finish(finished, { past, rating: rated && whole ? ratingIn(began, state) : undefined });
}

function ratingIn(began: TableOpenedEvent | undefined, state: State): MatchOutcome['rating'] {
  if (began === undefined) return undefined;
  const { spec } = began;
  const placings = placingsIn(spec, state);
  return placings && { rules: { key: rulesKey(spec), game: spec.game }, placings };
}
