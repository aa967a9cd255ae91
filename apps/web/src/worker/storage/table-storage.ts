// Interface of the table storage: an event log with a list of tables, deletion, and records of deals.

import type { DealRecord } from '@moonshot/protocol';
import type { Event, EventLog } from '@moonshot/table';
import type { Saved } from './summary.ts';

export interface TableStorage extends EventLog {
  /** A summary of every saved table, in any order. */
  tables(): Promise<readonly Saved[]>;
  /** Deletes a table; the records of its deals stay. */
  forget(table: string): Promise<void>;
  /** A record of every finished deal, including those of deleted tables, in any order. */
  records(): Promise<readonly DealRecord[]>;
  clearRecords(): Promise<void>;
  /** Updates records with new data. Records that were deleted stay deleted. */
  amend(records: readonly DealRecord[]): Promise<void>;
  /** Adds the tables and records that are missing, all or none. Existing data stays. */
  takeOver(tables: readonly ImportedTable[], records: readonly DealRecord[]): Promise<TakenOver>;
}

/** A complete imported table. */
export interface ImportedTable {
  readonly id: string;
  readonly at: number;
  readonly events: readonly Event[];
}

export interface TakenOver {
  readonly written: readonly ImportedTable[]; // tables that were missing, or shorter here
  readonly different: readonly string[]; // tables with other events here, left unchanged
  readonly deals: number; // number of records added
}
