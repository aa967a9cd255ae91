// What is over leaves by itself: tables the memory, and what is old the store.
import { DAY_MS } from '../days.ts';
import type { Cancel } from '../env.ts';
import { reasonOf } from '../no.ts';
import type { World } from '../world.ts';
import type { Live } from './live.ts';
import { letGo, type Tables } from './registry.ts';

/** From time to time, tables where nobody is and nothing is played leave the memory, and sessions that are over the store. */
export function sweep(tables: Tables): Cancel {
  const { env, config, metrics, log } = tables.world;
  const { idleTableMs } = config.limits;
  return env.every(idleTableMs / 2, () => {
    for (const live of tables.held.values())
      if (isIdle(tables.world, live, env.monoMs() - idleTableMs)) letGo(tables, live);
    metrics.tables.set(tables.held.size);
    sweepStore(tables.world).catch(error => log.warn({ reason: reasonOf(error) }, 'what is over stays in the store'));
  });
}

/** Sessions that are over, old reports, contests and leagues leave the store. */
async function sweepStore({ env, store, config, peers }: World): Promise<void> {
  await store.players.sweepSessions(env.nowMs());
  await store.conduct.sweepReports(env.nowMs() - config.limits.reportDays * DAY_MS);
  await store.contests.sweep(env.nowMs() - config.limits.contestDays * DAY_MS);
  await store.leagues.sweep(env.nowMs() - config.limits.leagueDays * DAY_MS);
  if (peers !== undefined) await store.slips.sweep();
}

/** Where there are several servers, a match goes on at another when it has to. */
const isIdle = ({ peers }: World, { attendees, row, trouble, quietSince }: Live, beforeMs: number): boolean =>
  attendees.size === 0 && (row.state !== 'playing' || peers !== undefined) && trouble === null && quietSince < beforeMs;
