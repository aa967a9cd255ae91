// Snapshots: a table's state after some number of events, as text. They are stored beside the log, so that a
// resumed table need not replay the whole log.

import type { Hearts } from '@moonshot/rules';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

/**
 * The version of the fields of `State`. Raise it with every change to them: snapshots of other versions are
 * ignored, and the log is replayed instead.
 */
export const SHAPE = 8;

/** A snapshot of the state, as text. */
export const snapshotText = (state: State): string => JSON.stringify({ shape: SHAPE, state });

/** Parses a snapshot; undefined if its fields have another version. */
export function snapshotIn(text: string): State | undefined {
  const { shape, state } = JSON.parse(text);
  return shape === SHAPE ? state : undefined;
}

/**
 * The state after the events that follow a snapshot; undefined if one of them is an undo, which needs the
 * whole log.
 */
export const snapshotAfter = (hearts: Hearts, stood: State, events: readonly Event[]): State | undefined =>
  events.some(({ type }) => type === 'undone')
    ? undefined
    : events.reduce((state, event) => evolve(hearts, state, event), stood);
