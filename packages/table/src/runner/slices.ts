// Applies long logs in slices and yields in between, so that a long log does not block other tables.
import type { Hearts } from '@moonshot/rules';
import type { Event } from '../core/event.ts';
import { follow } from '../core/evolve.ts';
import type { Ports } from '../core/ports.ts';
import { snapshotAfter } from '../core/snapshot.ts';
import type { State } from '../core/state.ts';

/** Number of events in a slice. Applying them takes a few milliseconds. */
export const SLICE_EVENTS = 64;

/** Cuts events into slices, and lets other tables run before each slice but the first. */
export async function* slicesOf(
  events: readonly Event[],
  nextTurn: Ports['nextTurn'],
): AsyncGenerator<readonly Event[]> {
  for (let from = 0; from < events.length; from += SLICE_EVENTS) {
    if (from > 0) await nextTurn?.();
    yield events.slice(from, from + SLICE_EVENTS);
  }
}

/** The state after each event of a whole log. */
export async function statesIn(
  { nextTurn }: Ports,
  hearts: Hearts,
  events: readonly Event[],
): Promise<readonly State[]> {
  const states: State[] = [];
  for await (const some of slicesOf(events, nextTurn)) follow(hearts, states, some);
  return states;
}

/**
 * The state after the events that follow a snapshot. Undefined if one of the events is an undo, because an
 * undo needs the whole log.
 */
export async function stateAfterSnapshot(
  { nextTurn }: Ports,
  hearts: Hearts,
  stood: State,
  events: readonly Event[],
): Promise<State | undefined> {
  let state: State | undefined = stood;
  for await (const some of slicesOf(events, nextTurn)) state = state && snapshotAfter(hearts, state, some);
  return state;
}
