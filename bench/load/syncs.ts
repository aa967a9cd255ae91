// Measures the server under load with slow syncs. A second server (the twin), whose syncs are not slowed
// down, is measured for comparison.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Row } from '../table.ts';
import { say } from './clients.ts';
import { measure, seated } from './measure.ts';
import { heldRows, peakRows } from './rows.ts';
import { startServer } from './server.ts';

interface SyncOptions {
  readonly tables: number;
  readonly seconds: number;
  readonly clients: number;
  readonly peakTables: number;
  readonly paceMs: number;
  readonly warmMs: number;
  readonly profile: string | undefined;
  readonly syncMs: number | undefined;
}

const LOOP_MS = 10;
/**
 * The maximum number of syncs that a command waits for: the sync of the previous transaction, the sync of its
 * own transaction, and sometimes the sync of a checkpoint.
 */
const SYNCS = 3;
const OTHER_MS = 15;

/** Measures a server at human pace and at full speed, with syncs that take `syncMs` milliseconds longer. */
async function rowsOf(folder: string, wanted: SyncOptions, syncMs: number): Promise<readonly Row[]> {
  const { tables, seconds, clients: processes, paceMs, warmMs, profile } = wanted;
  mkdirSync(folder);
  const server = await startServer(folder, profile, {}, syncMs);
  const emptyMb = server.megabytes();
  const clients = await seated(processes, tables, paceMs, server.url);
  await after(warmMs);
  const held = await measure(server, clients, seconds);
  const kbPerTable = ((server.megabytes() - emptyMb) * 1024) / tables;
  const sockets = await server.metric('moonshot_sockets');
  const peakTables = Math.min(wanted.peakTables, tables);
  say(clients, { type: 'pace', ms: 0, tables: peakTables });
  const peak = await measure(server, clients, Math.ceil(seconds / 3));
  for (const client of clients) client.kill();
  await server.stop();
  return [...heldRows(tables, sockets, kbPerTable, held), ...peakRows(peak, peakTables)];
}

const aimOf = (name: string, syncMs: number): number | null => {
  if (name === 'command to `ack`, p99, ms') return SYNCS * syncMs + OTHER_MS;
  return name === 'delay of the event loop, p99, ms' ? LOOP_MS : null;
};

/** Measures the twin and then the server with slow syncs, and puts the results side by side. */
export async function syncedRows(
  folder: string,
  wanted: SyncOptions,
  take: (rows: readonly Row[]) => void,
): Promise<void> {
  const { syncMs = 0 } = wanted;
  const twin = await rowsOf(join(folder, 'twin'), wanted, 0);
  const slow = await rowsOf(join(folder, 'slow'), wanted, syncMs);
  take(
    slow.map(({ name, values: [figure = null] }, i) => ({
      name,
      values: [figure, twin[i]?.values[0] ?? null, aimOf(name, syncMs)],
    })),
  );
}
