// The takeover scan. It resumes matches whose node has failed, and updates what is outdated because node
// events were lost.
import { matchIsOver } from '@moonshot/table';
import type { Cancel } from '../../core/env.ts';
import { reasonOf } from '../../core/errors.ts';
import { repeat } from '../../core/repeat.ts';
import { isPlayed, type LiveTable, tableIn } from '../../domain/tables/live.ts';
import { broadcastTable, finish, runnerOf } from '../../domain/tables/match/matches.ts';
import { watch } from '../../domain/tables/presence.ts';
import { reloadTable, type TableRegistry, tableOf } from '../../domain/tables/registry.ts';
import { forgetSilent, publishPresence } from '../../domain/tables/remote-presence.ts';
import { SEQ_UNKNOWN } from '../../store/log/wake-ups.ts';
import type { OverdueMatch } from '../../store/rows/cluster.ts';

/**
 * The maximum number of matches that one node takes over at a time, so that the other nodes get their share.
 */
const TAKEN_MOST = 32;
/**
 * How long in milliseconds a match that one node has taken is not offered to others. After that they may try,
 * because the node may have failed too.
 */
const TAKEN_MS = 4000;

const FAILED = 'a look at the store failed';

/** Scans periodically until it is cancelled. `takeUp` resumes what is not at a table, such as tournaments. */
export function startTakeoverScan(tables: TableRegistry, takeUp: () => Promise<void>): Cancel {
  const { context } = tables;
  if (context.nodes === undefined) return () => {};
  const { lookMs, healMs } = context.config.limits;
  const cancels = [
    repeat(context, lookMs, FAILED, () => lookAtDue(tables)),
    // While this node is certain to miss events of others, it compares its tables with the store more often.
    repeat(context, lookMs, FAILED, async () => (context.nodes?.isCutOff() ? heal(tables) : undefined)),
    repeat(context, healMs, FAILED, () => heal(tables)),
    repeat(context, healMs * 2, FAILED, takeUp),
  ];
  return () => {
    for (const cancel of cancels) cancel();
  };
}

/** Takes over matches that should have acted by now, because their nodes may have failed. */
async function lookAtDue(tables: TableRegistry): Promise<void> {
  const { store, log } = tables.context;
  const late = await store.due.take(TAKEN_MOST, TAKEN_MS);
  await Promise.all(
    late.map(due =>
      lookAt(tables, due).catch(error =>
        log.warn({ match: due.match, reason: reasonOf(error) }, 'cannot take over a match'),
      ),
    ),
  );
}

/** Resumes a match if it has not progressed since it became overdue. */
async function lookAt(tables: TableRegistry, due: OverdueMatch): Promise<void> {
  const { store, log, metrics } = tables.context;
  const live = await tableOf(tables, tableIn(due.match));
  if (live === undefined || !isPlayed(live.row, due.match)) return store.due.drop(due.match);
  const runner = await runnerOf(tables.matchDeps, live);
  if (runner === undefined) return; // it is paused by an error, and will be scanned again
  await runner.refresh();
  const { version } = runner.state();
  if (due.seq !== SEQ_UNKNOWN && version !== due.seq) return; // its next event sets a new wake-up
  log.debug({ match: due.match, version }, 'this node took over a match');
  metrics.takenUp.inc();
  await runner.activate();
  if (matchIsOver(runner.state())) finish(tables.matchDeps, live, runner.state());
  await store.due.again(due, runner.stepMs());
}

/** Maximum number of tables in one query. */
const TOGETHER = 100;

/** Compares the tables in use with the store, and publishes who is present at this node. */
async function heal(tables: TableRegistry): Promise<void> {
  const held = [...tables.held.values()];
  for (const live of held) {
    if (forgetSilent(tables.context, live)) changedThere(tables, live);
    if (live.subscribers.size > 0) publishPresence(tables.context, live);
  }
  const played = held.filter(({ subscribers, runner }) => subscribers.size > 0 || runner !== undefined);
  for (let from = 0; from < played.length && !tables.stopping; from += TOGETHER)
    await healSome(tables, played.slice(from, from + TOGETHER));
}

function changedThere({ context }: TableRegistry, live: LiveTable): void {
  broadcastTable(live);
  watch(context, live);
}

/** Refreshes some tables from the store. A single query finds the few that have changed. */
async function healSome(tables: TableRegistry, some: readonly LiveTable[]): Promise<void> {
  const { store } = tables.context;
  const matches = some.flatMap(({ runner }) => (runner === undefined ? [] : [runner.state().id]));
  const [revisions, versions] = await Promise.all([
    store.tables.revisions(some.map(({ id }) => id)),
    matches.length === 0 ? new Map<string, number>() : store.log.versions(matches),
  ]);
  for (const live of some) {
    // The reload logs its own errors. An unreadable table does not keep the others from being refreshed.
    if (revisions.get(live.id) !== live.row.revision) await reloadTable(tables, live).catch(() => {});
    await live.runner?.refresh(versions.get(live.runner.state().id));
  }
}
