// The takeover scan: resumes matches whose node has failed, and updates tables that are out of date because
// node events were lost.
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

/** The maximum number of matches that a node takes over per scan, so that the other nodes get their share. */
const TAKEN_MOST = 32;
/**
 * How long a match that a node has taken over is not offered to other nodes, in milliseconds. Afterwards
 * they may take it, because that node may have failed too.
 */
const TAKEN_MS = 4000;

const FAILED = 'a look at the store failed';

/**
 * Scans periodically until it is cancelled. `takeUp` resumes what does not belong to one table, such as
 * tournaments.
 */
export function startTakeoverScan(tables: TableRegistry, takeUp: () => Promise<void>): Cancel {
  const { context } = tables;
  if (context.nodes === undefined) return () => {};
  const { lookMs, healMs } = context.config.limits;
  const cancels = [
    repeat(context, lookMs, FAILED, () => lookAtDue(tables)),
    // While the connection to the other nodes is lost, this node compares its tables with the store more
    // often.
    repeat(context, lookMs, FAILED, async () => (context.nodes?.isCutOff() ? heal(tables) : undefined)),
    repeat(context, healMs, FAILED, () => heal(tables)),
    repeat(context, healMs * 2, FAILED, takeUp),
  ];
  return () => {
    for (const cancel of cancels) cancel();
  };
}

/** Takes over the matches that should have acted by themselves by now. Their nodes may have failed. */
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

/** Resumes an overdue match, unless it has progressed in the meantime. */
async function lookAt(tables: TableRegistry, due: OverdueMatch): Promise<void> {
  const { store, log, metrics } = tables.context;
  const live = await tableOf(tables, tableIn(due.match));
  if (live === undefined || !isPlayed(live.row, due.match)) return store.due.drop(due.match);
  const runner = await runnerOf(tables.matchDeps, live);
  if (runner === undefined) return; // an error has stopped the match; it stays overdue for a later scan
  await runner.refresh();
  const { version } = runner.state();
  // the match has progressed, so its next event sets a new wake-up
  if (due.seq !== SEQ_UNKNOWN && version !== due.seq) return;
  log.debug({ match: due.match, version }, 'this node took over a match');
  metrics.takenUp.inc();
  await runner.activate();
  if (matchIsOver(runner.state())) finish(tables.matchDeps, live, runner.state());
  await store.due.again(due, runner.stepMs());
}

/** The maximum number of tables in one query. */
const TOGETHER = 100;

/**
 * Updates the tables that are in use from the store, and publishes which clients are connected to this node.
 */
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

/**
 * Updates some tables from the store. First reads only their revisions and versions, because few have
 * changed.
 */
async function healSome(tables: TableRegistry, some: readonly LiveTable[]): Promise<void> {
  const { store } = tables.context;
  const matches = some.flatMap(({ runner }) => (runner === undefined ? [] : [runner.state().id]));
  const [revisions, versions] = await Promise.all([
    store.tables.revisions(some.map(({ id }) => id)),
    matches.length === 0 ? new Map<string, number>() : store.log.versions(matches),
  ]);
  for (const live of some) {
    // Reloading a table logs its own errors. A table that cannot be read does not keep the others from being
    // updated.
    if (revisions.get(live.id) !== live.row.revision) await reloadTable(tables, live).catch(() => {});
    await live.runner?.refresh(versions.get(live.runner.state().id));
  }
}
