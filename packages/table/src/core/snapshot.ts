// Snapshots: a table's state at a version as text, stored beside the log so that resuming need not replay it
// all.

import type { Hearts } from '@moonshot/rules';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

/**
 * Version of the state's fields. Raise it with every change to them; snapshots of other versions are ignored.
 */
export const SHAPE = 7;

/** The state as text. */
export const snapshotText = (state: State): string => JSON.stringify({ shape: SHAPE, state });

/** Parses a snapshot; undefined if it has another version. */
export function snapshotIn(text: string): State | undefined {
  const { shape, state } = JSON.parse(text);
  return shape === SHAPE ? state : undefined;
}

/** Applies later events to a snapshot; undefined if one is an undo, which needs the whole log. */
export const snapshotAfter = (hearts: Hearts, stood: State, events: readonly Event[]): State | undefined =>
  events.some(({ type }) => type === 'undone')
    ? undefined
    : events.reduce((state, event) => evolve(hearts, state, event), stood);
