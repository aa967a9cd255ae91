// Resumes a table's match from its log, or begins it if the log is empty.

import type { Ports, Spec, State } from '@moonshot/table';
import { openOnce, resume, type TableRunner } from '@moonshot/table/runner';
import { reasonOf } from '../../../core/errors.ts';
import type { TableRow } from '../../../store/store.ts';
import type { ServerContext } from '../../context.ts';
import { copyForkLog } from './fork-log.ts';

/** The spec (rules and seats) of the next match, and the secret for its shuffles. */
export interface NextMatch {
  readonly spec: Spec;
  readonly secret: string;
}

/** The dependencies for beginning a match. */
export interface MatchStartDeps {
  readonly context: ServerContext;
  readonly matchFor: (row: TableRow) => Promise<NextMatch>; // creates the table's next match
}

/** Resumes a match from its log, last written `idleMs` ago, or begins it if the log is empty. */
export async function resumeOrBegin(
  { context, matchFor }: MatchStartDeps,
  row: TableRow,
  match: string,
  ports: Ports,
  idleMs: number,
): Promise<TableRunner> {
  const begins = row.fork !== undefined && (await copyForkLog(context, row, match, () => matchFor(row)));
  const runner = await resume(ports, match, begins ? null : idleMs);
  if (runner === undefined) {
    // The table's row already contains the match, so another node may begin it first; `openOnce` then resumes
    // it.
    const { spec, secret } = await matchFor(row);
    return openOnce(ports, match, spec, secret);
  }
  if (!begins) return runner;
  void saveSnapshot(context, runner.state()); // else every restart would replay the moves before the fork
  await runner.activate();
  return runner;
}

/**
 * Stores a snapshot, from which a restarted server resumes the match. If storing fails, the restart replays
 * the log instead.
 */
export async function saveSnapshot({ store, log }: ServerContext, state: State): Promise<void> {
  await store.log
    .saveSnapshot(state)
    .catch(error => log.debug({ table: state.id, reason: reasonOf(error) }, 'snapshot not stored'));
}
