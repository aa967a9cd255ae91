// A forked table continues another match from the middle. Before its first move, it copies the earlier moves
// into its own log.
import { type Event, heartsFor, openTable, type Spec } from '@moonshot/table';
import { forkLogOf } from '../../../store/repositories/tables.ts';
import type { TableRow } from '../../../store/store.ts';
import type { ServerContext } from '../../context.ts';

/** The number of events per write. The event loop is free between writes. */
const PART_EVENTS = 32;

/**
 * Copies the fork log (the moves before the fork) into the log of the match, as far as they are missing
 * there. After a restart the copy is resumed, and nobody can move before it is complete. Returns false if
 * nothing was missing.
 */
export async function copyForkLog(
  context: Pick<ServerContext, 'store' | 'nodes'>,
  { id }: TableRow,
  match: string,
  next: () => Promise<{ readonly spec: Spec; readonly secret: string }>,
): Promise<boolean> {
  const { log } = context.store;
  const fork = forkLogOf(id);
  const versions = await log.versions([fork, match]);
  const due = versions.get(fork) ?? 0;
  if (due === 0) throw new Error(`Cannot begin a match at table ${id}: its fork log is gone`);
  let version = versions.get(match) ?? 0;
  if (version >= due) return false;
  const played = await log.read(fork);
  const { spec, secret } = await next();
  while (version < due) {
    const part = played.slice(version, version + PART_EVENTS);
    const events = version === 0 ? [openTable(heartsFor(spec), match, spec, secret), ...part.slice(1)] : part;
    version = await added(context, match, version, events);
  }
  return true;
}

/**
 * Appends events to the log of the match. Returns the log's new version, which another server may have
 * advanced.
 */
async function added(
  { store: { log }, nodes }: Pick<ServerContext, 'store' | 'nodes'>,
  match: string,
  version: number,
  events: readonly Event[],
): Promise<number> {
  // With a step time of 0, another node takes over the match soon (after `LATE_MS`) if this server stops.
  const stepMs = nodes === undefined ? undefined : 0;
  if ((await log.append(match, version, events, stepMs)) === 'written') return version + events.length;
  return (await log.versions([match])).get(match) ?? 0;
}
