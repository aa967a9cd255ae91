// What the worker wants of a place where tables are kept: a log that can be listed and thinned out, and
// records of deals.
import type { Event } from '@moonshot/table/event';
import type { EventLog } from '@moonshot/table/ports';
import type { DealRecord } from '@moonshot/wire';
import type { Saved } from './summary.ts';

export interface Shelf extends EventLog {
  /** A line on every saved table, in any order. */
  tables(): Promise<readonly Saved[]>;
  /** Removes a table; the records of its deals stay. */
  forget(table: string): Promise<void>;
  /** A record of every deal that is over, in any order, also of tables that were forgotten. */
  records(): Promise<readonly DealRecord[]>;
  clearRecords(): Promise<void>;
  /** Writes records anew of which more is known; those that are here no more stay away. */
  amend(records: readonly DealRecord[]): Promise<void>;
  /** Adds what it lacks of these, all or nothing; what is here already stays. */
  takeOver(tables: readonly Brought[], records: readonly DealRecord[]): Promise<TakenOver>;
}

/** A table that comes from elsewhere, whole. */
export interface Brought {
  readonly id: string;
  readonly at: number;
  readonly events: readonly Event[];
}

export interface TakenOver {
  readonly written: readonly Brought[]; // tables that were not here, or not so far
  readonly different: readonly string[]; // went another way here, and were left as they are here
  readonly deals: number; // records that were not here
}
