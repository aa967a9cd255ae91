// Resumes a table's match from its log, or begins it if the log is empty.

import type { Ports, Spec, State } from '@moonshot/table';
import { openOnce, resume, type TableRunner } from '@moonshot/table/runner';
import { reasonOf } from '../../../core/errors.ts';
import type { TableRow } from '../../../store/store.ts';
import type { ServerContext } from '../../context.ts';
import { copyForkLog } from './fork-log.ts';

/** The spec and secret of the next match. */
export interface NextMatch {
  readonly spec: Spec;
  readonly secret: string;
}

/** What beginning a match depends on. */
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
    // the table's row already contains the match, and another node may begin it first
    const { spec, secret } = await matchFor(row);
    return openOnce(ports, match, spec, secret);
  }
  if (!begins) return runner;
  void saveSnapshot(context, runner.state()); // otherwise every restart would replay the fork log
  await runner.activate();
  return runner;
}

/** Stores a snapshot, from which a restarted server resumes. It does no harm if this fails. */
export async function saveSnapshot({ store, log }: ServerContext, state: State): Promise<void> {
  await store.log
    .saveSnapshot(state)
    .catch(error => log.debug({ table: state.id, reason: reasonOf(error) }, 'snapshot not stored'));
}
