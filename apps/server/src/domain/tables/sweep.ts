// The sweep: unloads idle tables from memory and deletes expired rows from the store, in small steps.

import type { Cancel } from '../../core/env.ts';
import { repeat } from '../../core/repeat.ts';
import { DAY_MS } from '../../core/utc-days.ts';
import type { Waiting } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import { isUnloadable, type LiveTable } from './live.ts';
import { reloadTable, type TableRegistry, unload } from './registry.ts';

/** Starts the sweep. It runs often enough to record visits before a table with visitors can expire. */
export function sweep(tables: TableRegistry): Cancel {
  const { idleTableMs, publicTableMs, waitingTableMs } = tables.context.config.limits;
  const everyMs = Math.min(idleTableMs / 2, publicTableMs / 4, waitingTableMs / 4);
  return repeat(tables.context, everyMs, 'cannot delete what has expired', () => sweepOnce(tables));
}

/**
 * Runs one sweep: first of the tables in memory, then of the stored tables, then of all other stored rows.
 */
export async function sweepOnce(tables: TableRegistry): Promise<void> {
  const { env, config, metrics } = tables.context;
  for (const live of tables.held.values())
    if (isIdle(tables.context, live, env.monoMs() - config.limits.idleTableMs)) unload(tables, live);
  metrics.tables.set(tables.held.size);
  await noteSeen(tables);
  await expireTables(tables);
  await sweepStore(tables.context);
}

/**
 * Whether a table may be unloaded. In a cluster another node can continue its match, but queued
 * notifications of turns are sent from this node.
 */
const isIdle = ({ nodes }: ServerContext, live: LiveTable, beforeMs: number): boolean => {
  const { subscribers, trouble, quietSince, notifiesUntil } = live;
  const goesElsewhere = nodes !== undefined && subscribers.size === 0 && trouble === null;
  return Math.max(quietSince, notifiesUntil) < beforeMs && (goesElsewhere || isUnloadable(live));
};

/** The maximum number of rows changed per step. */
const STEP = 100;

/**
 * Records in the store that the tables with clients are being visited, so that no other server lets them
 * expire.
 */
async function noteSeen({ held, context }: TableRegistry): Promise<void> {
  const nowMs = context.env.nowMs();
  const seen = [...held.values()].filter(({ subscribers }) => subscribers.size > 0);
  for (const live of seen) live.seenMs = nowMs;
  for (let from = 0; from < seen.length; from += STEP)
    await context.store.tables.seen(
      seen.slice(from, from + STEP).map(({ id }) => id),
      nowMs,
    );
}

/**
 * Deletes tables that nobody has visited for long. Tables that have had a match return to the state `over`
 * instead. Notifies the nodes that have these tables in memory.
 */
async function expireTables(tables: TableRegistry): Promise<void> {
  const { env, config, store, nodes } = tables.context;
  const { publicTableMs, waitingTableMs, patientTableMs } = config.limits;
  const kept: Readonly<Record<Waiting, number>> = {
    public: publicTableMs,
    invited: waitingTableMs,
    days: patientTableMs,
  };
  for (const [waiting, ms] of Object.entries(kept) as [Waiting, number][])
    await inSteps(tables.context, async () => {
      const expired = await store.tables.expire(waiting, env.nowMs() - ms, STEP);
      for (const id of expired) {
        const live = tables.held.get(id);
        // Reloading disconnects the clients of a deleted table and logs its own errors. After an error, the
        // other tables still expire.
        if (live !== undefined) await reloadTable(tables, live).catch(() => {});
        nodes?.tell(`table.${id}`, { type: 'changed', revision: Number.MAX_SAFE_INTEGER });
      }
      return expired.length;
    });
}

/** Repeats the step until it changes fewer than STEP rows. Requests are served between the steps. */
async function inSteps({ env }: ServerContext, step: () => Promise<number>): Promise<void> {
  while ((await step()) >= STEP) await new Promise<void>(resolve => env.soon(resolve));
}

/**
 * How long after its end a contest that nobody played is deleted. A sweep covers the week before that time,
 * in case earlier sweeps did not run.
 */
const UNPLAYED_MS = DAY_MS;
const LOOKED_BACK_MS = 7 * DAY_MS;

/** Deletes expired rows of everything except tables. */
async function sweepStore(context: ServerContext): Promise<void> {
  const { env, store, config, nodes } = context;
  const { reportDays, contestDays, leagueDays, guestDays } = config.limits;
  const nowMs = env.nowMs();
  const before = (days: number): number => nowMs - days * DAY_MS;
  const unplayed = nowMs - UNPLAYED_MS;
  const steps: readonly (() => Promise<number>)[] = [
    () => store.players.sweepSessions(nowMs, STEP),
    () => store.players.sweepUnused(before(guestDays), nowMs, STEP),
    () => store.conduct.sweepReports(before(reportDays), STEP),
    () => store.conduct.sweepBans(nowMs, STEP),
    () => store.contests.sweep(before(contestDays), STEP),
    () => store.contests.sweepUnplayed(unplayed - LOOKED_BACK_MS, unplayed, STEP),
    () => store.leagues.sweep(before(leagueDays), STEP),
    ...(nodes === undefined ? [] : [() => store.oneTimeTokens.sweep(STEP)]),
  ];
  for (const step of steps) await inSteps(context, step);
}
