// What the worker wants of a place where tables are kept: a log that can be listed and thinned out.
import type { EventLog } from '@moonshot/table/ports';
import type { Saved } from './summary.ts';

export interface Shelf extends EventLog {
  /** A line on every saved table, in any order. */
  tables(): Promise<readonly Saved[]>;
  forget(table: string): Promise<void>;
}
