// Snapshots: a table's state at a version as text, stored beside the log so that resuming need not replay it
// all.

import type { Hearts } from '@moonshot/rules/games';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

/**
 * Which fields a state has: it is raised with every change to them, and what was kept under another is not
 * read.
 */
export const SHAPE = 7;

/** The state as text. */
export const standingText = (state: State): string => JSON.stringify({ shape: SHAPE, state });

/** The state of a text; undefined where it was kept under another shape. */
export function standingIn(text: string): State | undefined {
  const { shape, state } = JSON.parse(text);
  return shape === SHAPE ? state : undefined;
}

/** Applies later events to a snapshot; undefined if one is an undo, which needs the whole log. */
export const standingAfter = (hearts: Hearts, stood: State, events: readonly Event[]): State | undefined =>
  events.some(({ type }) => type === 'undone')
    ? undefined
    : events.reduce((state, event) => evolve(hearts, state, event), stood);
