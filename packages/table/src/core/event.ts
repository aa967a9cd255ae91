// The events of a table. Each is one entry of its log. The table's version is the number of entries.

import type { FinishReason, SealEvent, ShownSeating } from '@moonshot/protocol';
import type { Event as GameEvent, Play, Seat } from '@moonshot/rules';
import type { Spec } from './state.ts';

/**
 * The command of a person that caused an event, identified by the seat and by the client's number for the
 * command.
 */
export interface Cause {
  readonly seat: Seat;
  readonly number: number;
  readonly spent?: number; // milliseconds that the answer took of the seat's reserve
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
      readonly type: 'finishing'; // a person claims the remaining tricks, or wants to end a settled deal
      readonly seat: Seat;
      readonly why: FinishReason;
      readonly order: readonly Play[]; // the order in which the claimer plays; never shown to viewers
      readonly cause: Cause;
    }
  | SealEvent
  | (ShownSeating & { readonly cause: Cause | null })
  // the game goes back to its state after `to` events; the cause is null if all agreed by a vote
  | { readonly type: 'undone'; readonly to: number; readonly cause: Cause | null };
