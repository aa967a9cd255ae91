// Measures the start of a server with thousands of tables in play: the time until it listens, until a new
// player has a table, and until the last table has resumed.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import type { Event } from '@moonshot/table';
import { databaseIn, keptKey } from '../apps/server/src/store/index.ts';
import { openStore } from '../apps/server/src/store/open.ts';
import type { Store, TableRow } from '../apps/server/src/store/store.ts';
import { newGuest, newTable } from '../apps/server/testing/client.ts';
import { say, wholeOf } from './load/clients.ts';
import { measure, seated } from './load/measure.ts';
import { row } from './load/rows.ts';
import { type Server, startServer } from './load/server.ts';
import type { Bench, Result, Row } from './table.ts';

const CACHE = join(import.meta.dirname, '../.cache');
const TABLES = wholeOf('START_TABLES', 10_000);
const PLAYED_SECONDS = 2;
const ONCE = 200; // number of tables that are written at the same time
const GO_ON_MS = 120_000; // milliseconds after which the measurement fails if a table has not resumed
const AIM_MS = 3000;

/** Lets one table play, and then stops its server. */
async function leaveTable(folder: string): Promise<void> {
  const server = await startServer(folder, undefined);
  const clients = await seated(1, 1, 0, server.url);
  say(clients, { type: 'pace', ms: 20, tables: 1 });
  await measure(server, clients, PLAYED_SECONDS);
  for (const client of clients) client.kill();
  await server.stop();
}

async function copy(store: Store, model: TableRow, log: readonly Event[], number: number): Promise<void> {
  const id = `${String(number).padStart(6, '0')}${model.id.slice(6)}`;
  const events = log.map(event => (event.type === 'table-opened' ? { ...event, id: `${id}-1` } : event));
  await store.log.append(`${id}-1`, 0, events);
  await store.tables.put({ ...model, id, invite: `${id.slice(0, 6)}${model.invite.slice(6)}`, revision: 1 });
}

/** Writes many copies of the table in the store. Returns the number of events in each log. */
async function copyTable(data: string): Promise<number> {
  const onBroken = (error: Error): never => {
    throw error;
  };
  const store = openStore({ file: databaseIn(data), key: keptKey({ folder: data, env: {} }), now: Date.now, onBroken });
  const id = (await store.tables.playing())[0] ?? '';
  const model = await store.tables.byId(id);
  if (model === undefined) throw new Error('Cannot measure the start: no table was left.');
  const log = await store.log.read(`${id}-1`);
  for (let from = 1; from < TABLES; from += ONCE) {
    const numbers = Array.from({ length: Math.min(ONCE, TABLES - from) }, (_, i) => from + i);
    await Promise.all(numbers.map(number => copy(store, model, log, number)));
  }
  await store.close();
  return log.length;
}

/** Waits until all tables have resumed. Throws if that takes too long. */
async function resumed(server: Server): Promise<void> {
  const beganMs = performance.now();
  while ((await server.metric('moonshot_matches_taken_up_total')) < TABLES) {
    if (performance.now() - beganMs > GO_ON_MS) throw new Error('Cannot measure the start: tables do not go on.');
    await after(200); // polling faster would distort the measurement
  }
}

async function startRows(folder: string, events: number): Promise<readonly Row[]> {
  const beganMs = performance.now();
  const server = await startServer(folder, undefined);
  const startSeconds = server.seconds();
  const sinceStart = (): number => performance.now() - beganMs;
  try {
    await newTable(await newGuest(server.url, 'Early'));
    const newMs = sinceStart() - server.startMs;
    await resumed(server);
    return [
      row('live tables', TABLES),
      row('events in each log', events),
      row('database, MB', statSync(databaseIn(join(folder, 'data'))).size / 1e6),
      row('listens after, ms', server.startMs, TABLES === 10_000 ? AIM_MS : null),
      row('processor until it listens, ms', startSeconds * 1000),
      row('a new player has a table after another, ms', newMs),
      row('all tables have resumed after, ms', sinceStart()),
      row('processor until then, ms', server.seconds() * 1000),
      row('memory then, MB', server.megabytes()),
    ];
  } finally {
    await server.stop();
  }
}

/**
 * Copies a table in play many times and starts a server with all copies. For comparison, starts another
 * server on an empty folder.
 */
export const start: Bench = async (tell): Promise<Result> => {
  mkdirSync(CACHE, { recursive: true });
  const [folder, empty] = [mkdtempSync(join(CACHE, 'start-')), mkdtempSync(join(CACHE, 'start-'))];
  try {
    await leaveTable(folder);
    const rows = [...(await startRows(folder, await copyTable(join(folder, 'data'))))];
    const twin = await startServer(empty, undefined);
    rows.push(row('twin: a server without tables listens after, ms', twin.startMs));
    rows.push(row('twin: processor until it listens, ms', twin.seconds() * 1000));
    await twin.stop();
    for (const one of rows) tell(one);
    const about =
      'A server is started on copies of one table in play, whose four people are not there. The twin is started on an empty folder right after it.';
    return { name: 'start', about, columns: ['figure', 'aim'], rows };
  } finally {
    for (const one of [folder, empty]) rmSync(one, { recursive: true });
  }
};
