// Snapshots as text: a table's state after a number of events. Snapshots are stored beside the log, so that a
// resumed table need not replay the whole log. The thread that stores them loads no other code of tables.
import type { State } from './core/state.ts';

export { matchIsOver } from './core/state.ts';

/**
 * The version of the fields of `State`. Raise this number with every change to the fields. Snapshots of other
 * versions are ignored, and the log is replayed instead.
 */
export const SHAPE = 9;

/** A snapshot of the state, as text. */
export const snapshotText = (state: State): string => JSON.stringify({ shape: SHAPE, state });

/** Parses a snapshot; undefined if its fields have another version. */
export function snapshotIn(text: string): State | undefined {
  const { shape, state } = JSON.parse(text);
  return shape === SHAPE ? state : undefined;
}
