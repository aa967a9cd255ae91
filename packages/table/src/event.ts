// What happened at a table: each entry of its log is one of these, and its number is the table's version.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Event as GameEvent } from '@moonshot/rules/games';
import type { Play } from '@moonshot/rules/trick/state';
import type { SealEvent, SittingTold, Why } from '@moonshot/wire';
import type { Spec } from './state.ts';

/** The person's command that caused an event: its seat and the client's own number. */
export interface Cause {
  readonly seat: Seat;
  readonly number: number;
  readonly spent?: number; // milliseconds of the seat's reserve
}

export type Event =
  | {
      readonly type: 'table-opened';
      readonly id: string;
      readonly spec: Spec;
      readonly secret: string;
      readonly event: GameEvent;
    }
  | { readonly type: 'game'; readonly event: GameEvent; readonly cause: Cause | null }
  | { readonly type: 'ready'; readonly seat: Seat; readonly cause: Cause }
  | {
      readonly type: 'finishing'; // a person claims the rest, or wants to end a settled deal
      readonly seat: Seat;
      readonly why: Why;
      readonly order: readonly Play[]; // in which the claimer leads; no viewer is shown it
      readonly cause: Cause;
    }
  | SealEvent
  | (SittingTold & { readonly cause: Cause | null })
  // back to the state after `to` events; the cause is null if all agreed to it
  | { readonly type: 'undone'; readonly to: number; readonly cause: Cause | null };
