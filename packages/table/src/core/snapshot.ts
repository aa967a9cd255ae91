// The state of a table that resumes from a snapshot.

import type { Hearts } from '@moonshot/rules';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

/**
 * The state after the events that follow a snapshot. Undefined if one of the events is an undo, because an
 * undo needs the whole log.
 */
export const snapshotAfter = (hearts: Hearts, stood: State, events: readonly Event[]): State | undefined =>
  events.some(({ type }) => type === 'undone')
    ? undefined
    : events.reduce((state, event) => evolve(hearts, state, event), stood);
