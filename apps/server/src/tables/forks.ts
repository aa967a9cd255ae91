// Tables that play on from a point of a match: what was played before it is written first into the match's own log.
import { openTable } from '@moonshot/table/decide';
import type { Event } from '@moonshot/table/event';
import { heartsFor } from '@moonshot/table/pinned';
import type { Spec } from '@moonshot/table/state';
import type { TableRow } from '../store/store.ts';
import { forkLogOf } from '../store/tables.ts';
import type { World } from '../world.ts';

/** So many events are written in one piece: others are served between two of them. */
const PART_EVENTS = 32;

/**
 * Writes what was played before the match, as far as it is not written: a server that ended half-way is followed by one that
 * goes on from there, and nothing is played until all of it stands. Whether the match begins with that.
 */
export async function writePlayed(
  world: Pick<World, 'store' | 'peers'>,
  { id }: TableRow,
  match: string,
  next: () => Promise<{ readonly spec: Spec; readonly secret: string }>,
): Promise<boolean> {
  const { log } = world.store;
  const fork = forkLogOf(id);
  const versions = await log.versions([fork, match]);
  const due = versions.get(fork) ?? 0;
  if (due === 0) throw new Error(`Cannot begin a match at table ${id}: what was played before is gone`);
  let version = versions.get(match) ?? 0;
  if (version >= due) return false;
  const played = await log.read(fork);
  const { spec, secret } = await next();
  while (version < due) {
    const part = played.slice(version, version + PART_EVENTS);
    const events = version === 0 ? [openTable(heartsFor(spec), match, spec, secret), ...part.slice(1)] : part;
    version = await added(world, match, version, events);
  }
  return true;
}

/** Where the log ends then: another server may be writing the same. */
async function added(
  { store: { log }, peers }: Pick<World, 'store' | 'peers'>,
  match: string,
  version: number,
  events: readonly Event[],
): Promise<number> {
  // Where this server ends meanwhile, another is to see to the match at once.
  const stepMs = peers === undefined ? undefined : 0;
  if ((await log.append(match, version, events, stepMs)) === 'written') return version + events.length;
  return (await log.versions([match])).get(match) ?? 0;
}
