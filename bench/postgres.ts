// Measures how many events per second are written to PostgreSQL with different numbers of concurrent tables,
// and the bytes per event.

import type { Event } from '@moonshot/table';
import { openPostgres } from '../apps/server/src/store/open-postgres.ts';
import type { Store } from '../apps/server/src/store/store.ts';
import { databaseAt, newPostgres, rowsAt } from '../apps/server/testing/postgres.ts';
import { KEY } from '../apps/server/testing/store/key.ts';
import { type Bench, type Row, rounded } from './table.ts';

const AT_ONCE = [1, 4, 16, 64] as const;
const CONNECTIONS = 16;
const BLOCK_MS = 4000;
const EVENTS_A_MATCH = 120; // number of events in a match before a new match replaces it

/** The event for a card that a person plays, which is the most common event. */
const eventAt = (version: number): Event => ({
  type: 'game',
  event: { type: 'played', seat: version % 4, card: 12 as never, broke: false },
  cause: { seat: version % 4, number: version + 1 },
});

interface Block {
  readonly rate: number; // events per second
  readonly waits: readonly number[]; // milliseconds of each append, sorted
}

/** Measures one block: `tables` concurrent writers append events one after the other. */
async function block({ log }: Store, tables: number): Promise<Block> {
  const waits: number[] = [];
  const begun = performance.now();
  const play = async (table: number): Promise<void> => {
    for (let written = 0; performance.now() < begun + BLOCK_MS; written++) {
      const match = `${tables}-${table}-${Math.floor(written / EVENTS_A_MATCH)}`.padStart(24, '0');
      const version = written % EVENTS_A_MATCH;
      const before = performance.now();
      if ((await log.append(match, version, [eventAt(version)])) !== 'written')
        throw new Error('Cannot measure: an append was stale');
      waits.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, table) => play(table)));
  const rate = waits.length / ((performance.now() - begun) / 1000);
  return { rate, waits: waits.sort((a, b) => a - b) };
}

/** The size of an event in the database in bytes, including its indexes. */
async function bytesAnEvent(url: string): Promise<number> {
  await rowsAt(url, 'VACUUM FULL event');
  const [row] = await rowsAt<{ readonly bytes: number }>(
    url,
    "SELECT pg_total_relation_size('event')::float / (SELECT count(*) FROM event) AS bytes",
  );
  return row?.bytes ?? Number.NaN;
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Measures the server's store on a temporary PostgreSQL server. */
export const postgres: Bench = async tell => {
  const server = await newPostgres();
  const rows: Row[] = [];
  try {
    const url = await databaseAt(server.url, 'measured');
    const store = await openPostgres({ url, key: KEY, now: Date.now, connections: CONNECTIONS });
    for (const tables of AT_ONCE) {
      const { rate, waits } = await block(store, tables);
      const row = {
        name: `${tables} at once`,
        values: [rounded(rate, 0), rounded(at(waits, 0.5), 2), rounded(at(waits, 0.99), 2), null],
      };
      tell(row);
      rows.push(row);
    }
    await store.close();
    const row = {
      name: 'bytes an event, with its index',
      values: [null, null, null, rounded(await bytesAnEvent(url), 0)],
    };
    tell(row);
    rows.push(row);
  } finally {
    server.remove();
  }
  return {
    name: 'postgres',
    about: `Events a second that PostgreSQL on the same machine has committed before they are acknowledged, with the store that a server uses: each table appends one event after another, over ${CONNECTIONS} connections, for ${BLOCK_MS / 1000} s; the program that appends, seals and chains shares the cores with the database.`,
    columns: ['durable events/s', 'wait p50, ms', 'wait p99, ms', 'bytes'],
    rows,
  };
};
