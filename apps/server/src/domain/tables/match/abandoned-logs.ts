// Deletes logs whose table was never stored, because a server stopped after it had written the log. This can
// happen to a forked table (which copies the start of another match) and to an imported match.
import type { Cancel } from '../../../core/env.ts';
import { reasonOf } from '../../../core/errors.ts';
import { forkLogOf } from '../../../store/repositories/tables.ts';
import type { ServerContext } from '../../context.ts';
import { tableIn } from '../live.ts';

/**
 * The age in milliseconds from which a log without a table counts as abandoned. Normally the table is stored
 * within a second after its log.
 */
export const ABANDONED_MS = 600_000;

/** The number of logs that are checked per step. */
const STEP = 100;

/**
 * Deletes abandoned logs once in the background. Waits first, until logs that were written just before the
 * server's last stop are old enough.
 */
export function sweepLogs(context: ServerContext): Cancel {
  const { env, log } = context;
  const state = { stopped: false };
  const cancel = env.after(ABANDONED_MS, () => {
    removeAbandoned(context, () => state.stopped).catch(error =>
      log.warn({ reason: reasonOf(error) }, 'cannot delete abandoned logs'),
    );
  });
  return () => {
    state.stopped = true;
    cancel();
  };
}

/** Checks all logs a few at a time, and deletes abandoned ones. */
export async function removeAbandoned(
  context: Pick<ServerContext, 'env' | 'store'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { env, store } = context;
  for (let from = ''; !isStopped(); ) {
    const matches = await store.log.matches(from, STEP);
    const last = matches.at(-1);
    if (last === undefined) return;
    const known = await store.tables.revisions([...new Set(matches.map(tableIn))]);
    for (const match of matches) if (!known.has(tableIn(match))) await removeIfOld(context, match);
    from = last;
    await new Promise<void>(resolve => env.soon(resolve));
  }
}

/**
 * Deletes the log of a fork or an import if it is old enough. The log of a match that was played here is
 * never deleted.
 */
async function removeIfOld({ env, store }: Pick<ServerContext, 'env' | 'store'>, match: string): Promise<void> {
  const nowMs = env.nowMs();
  if (((await store.log.writtenAt(match)) ?? nowMs) > nowMs - ABANDONED_MS) return;
  const table = tableIn(match);
  if (match === forkLogOf(table)) await store.tables.remove(table);
  else await store.log.removeImported(match);
}
