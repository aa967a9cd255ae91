// Test harness: a log in memory.
import type { Event } from '../src/core/event.ts';
import type { EventLog } from '../src/core/ports.ts';

export interface MemoryLog extends EventLog {
  readonly tables: ReadonlyMap<string, readonly Event[]>;
  /** Forgets a table. */
  remove(table: string): void;
}

/** A log that is durable as long as the process lives. */
export function memoryLog(): MemoryLog {
  const tables = new Map<string, readonly Event[]>();
  return {
    tables,
    remove: table => void tables.delete(table),
    append: (table, expected, events) => {
      const before = tables.get(table) ?? [];
      if (before.length !== expected) return Promise.resolve('stale');
      tables.set(table, [...before, ...events]);
      return Promise.resolve('written');
    },
    read: table => Promise.resolve(tables.get(table) ?? []),
  };
}
