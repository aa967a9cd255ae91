// What a server looks for by itself: matches that should have gone on and did not, and what it may not have
// heard of the others.
import { matchIsOver } from '@moonshot/table/state';
import type { Cancel } from '../env.ts';
import { reasonOf } from '../no.ts';
import { repeat } from '../repeat.ts';
import type { DueMatch } from '../store/cluster-row.ts';
import { SEQ_UNKNOWN } from '../store/due.ts';
import { isPlayed, type Live } from '../tables/live.ts';
import { finish, keeperOf, tellTable } from '../tables/matches.ts';
import { watch } from '../tables/presence.ts';
import { type Tables, tableOf, takeOver } from '../tables/registry.ts';
import type { Tournaments } from '../tournaments/course.ts';
import { forgetSilent, tellThere } from './there.ts';

/** So many matches are taken at once by one server, so that others get their part. */
const TAKEN_MOST = 32;
/** For so long nobody else looks at a match that was taken: whoever took it may be gone as well. */
const TAKEN_MS = 4000;

const FAILED = 'a look at the store failed';

/** Looks from time to time until it is ended. */
export function lookOn(tables: Tables, tournaments: Tournaments): Cancel {
  const { world } = tables;
  if (world.peers === undefined) return () => {};
  const { lookMs, healMs } = world.config.limits;
  const cancels = [
    repeat(world, lookMs, FAILED, () => lookAtDue(tables)),
    // Where news are sure to be lost, the store is looked at as often as it can be.
    repeat(world, lookMs, FAILED, async () => (world.peers?.isCutOff() ? heal(tables) : undefined)),
    repeat(world, healMs, FAILED, () => heal(tables)),
    repeat(world, healMs * 2, FAILED, () => tournaments.takeUp()),
  ];
  return () => {
    for (const cancel of cancels) cancel();
  };
}

/** Matches that should have gone on: their servers may be gone. */
async function lookAtDue(tables: Tables): Promise<void> {
  const { store, log } = tables.world;
  const late = await store.due.take(TAKEN_MOST, TAKEN_MS);
  await Promise.all(
    late.map(due =>
      lookAt(tables, due).catch(error => log.warn({ match: due.match, reason: reasonOf(error) }, 'a match stays late')),
    ),
  );
}

const tableIn = (match: string): string => match.slice(0, match.lastIndexOf('-'));

/** Goes on with a match where it stands as it did when it became late. */
async function lookAt(tables: Tables, due: DueMatch): Promise<void> {
  const { store, log, metrics } = tables.world;
  const live = await tableOf(tables, tableIn(due.match));
  if (live === undefined || !isPlayed(live.row, due.match)) return store.due.drop(due.match);
  const keeper = await keeperOf(tables.ground, live);
  if (keeper === undefined) return; // it stands still, and is looked at again
  await keeper.refresh();
  const { version } = keeper.state();
  if (due.seq !== SEQ_UNKNOWN && version !== due.seq) return; // its next event says when to look
  log.debug({ match: due.match, version }, 'goes on here');
  metrics.takenUp.inc();
  await keeper.tend();
  if (matchIsOver(keeper.state())) finish(tables.ground, live, keeper.state());
  await store.due.again(due, keeper.stepMs());
}

/** So many tables are asked for together. */
const TOGETHER = 100;

/** Looks at all that is held here, and tells the others who is there. */
async function heal(tables: Tables): Promise<void> {
  const held = [...tables.held.values()];
  for (const live of held) {
    if (forgetSilent(tables.world, live)) changedThere(tables, live);
    if (live.attendees.size > 0) tellThere(tables.world, live);
  }
  const played = held.filter(({ attendees, keeper }) => attendees.size > 0 || keeper !== undefined);
  for (let from = 0; from < played.length && !tables.stopping; from += TOGETHER)
    await healSome(tables, played.slice(from, from + TOGETHER));
}

function changedThere({ world }: Tables, live: Live): void {
  tellTable(live);
  watch(world, live);
}

/** Reads of some tables whatever others have changed: most were not, and one question tells which. */
async function healSome(tables: Tables, some: readonly Live[]): Promise<void> {
  const { store } = tables.world;
  const matches = some.flatMap(({ keeper }) => (keeper === undefined ? [] : [keeper.state().id]));
  const [revisions, versions] = await Promise.all([
    store.tables.revisions(some.map(({ id }) => id)),
    matches.length === 0 ? new Map<string, number>() : store.log.versions(matches),
  ]);
  for (const live of some) {
    if (revisions.get(live.id) !== live.row.revision) await takeOver(tables, live);
    await live.keeper?.refresh(versions.get(live.keeper.state().id));
  }
}
