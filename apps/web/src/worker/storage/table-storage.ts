// The interface of the table storage: logs of events, a list of tables, deletion, and records of finished
// deals.

import type { DealRecord } from '@moonshot/protocol';
import type { Event, EventLog } from '@moonshot/table';
import type { Saved } from './summary.ts';

export interface TableStorage extends EventLog {
  /** The summaries of all saved tables, in any order. */
  tables(): Promise<readonly Saved[]>;
  /** Deletes a table. The records of its deals are kept. */
  forget(table: string): Promise<void>;
  /** The records of all finished deals, including those of deleted tables, in any order. */
  records(): Promise<readonly DealRecord[]>;
  clearRecords(): Promise<void>;
  /** Writes new data into existing records. Records that were deleted stay deleted. */
  amend(records: readonly DealRecord[]): Promise<void>;
  /** Adds the tables, events and records that are missing, either all or none. Existing events are kept. */
  takeOver(tables: readonly ImportedTable[], records: readonly DealRecord[]): Promise<TakenOver>;
}

/** An imported table with all its events. */
export interface ImportedTable {
  readonly id: string;
  readonly at: number;
  readonly events: readonly Event[];
}

export interface TakenOver {
  readonly written: readonly ImportedTable[]; // tables that were missing in this browser, or had fewer events
  // tables with different events in this browser, which were not changed
  readonly different: readonly string[];
  readonly deals: number; // number of records that were added or replaced
}
