// Measures the capacity and latency of a server, and how long it takes to start. Writes the results to a file
// of this folder, such as load.md. With `--sync-ms N`, every disk sync takes N ms longer.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { say, wholeOf } from './load/clients.ts';
import { busy, measuredOn } from './load/head.ts';
import { measure, seated } from './load/measure.ts';
import { startNodes } from './load/nodes.ts';
import { overloadRows } from './load/overload.ts';
import { AIMS, heldRows, peakRows, row } from './load/rows.ts';
import { type Server, startServer } from './load/server.ts';
import { syncedRows } from './load/syncs.ts';
import { markdown, type Result, type Row } from './table.ts';
import { wordAfter } from './wanted.ts';

const FOLDER = import.meta.dirname;
const CACHE = join(import.meta.dirname, '../.cache');
const PACE_MS = 2000;
const WARM_MS = 6000; // milliseconds between the connection of the clients and the measurement
const GO_ON_MS = 60_000; // milliseconds after which the measurement fails if a table has not resumed

/** The size of the measurement, from environment variables and the command line. */
interface Load {
  readonly tables: number;
  readonly seconds: number;
  readonly clients: number; // number of client processes
  readonly peakTables: number;
  readonly startTables: number;
  // number of servers on one PostgreSQL; undefined for one server with SQLite
  readonly nodes: number | undefined;
  readonly syncMs: number | undefined; // milliseconds by which every sync of the disk is prolonged
  readonly profile: string | undefined; // the folder for CPU profiles
}

const readLoad = (): Load => ({
  tables: wholeOf('LOAD_TABLES', 2000),
  seconds: wholeOf('LOAD_SECONDS', 60),
  clients: wholeOf('LOAD_CLIENTS', 1),
  peakTables: wholeOf('LOAD_PEAK_TABLES', 200),
  startTables: wholeOf('LOAD_START_TABLES', 1000),
  nodes: process.env.LOAD_NODES === undefined ? undefined : wholeOf('LOAD_NODES', 1),
  syncMs: wordAfter('--sync-ms') === undefined ? undefined : Number(wordAfter('--sync-ms')),
  profile: process.env.LOAD_PROFILE,
});

/**
 * Lets tables play at full speed, and stops the clients and the server in the middle of the matches. Returns
 * the mean number of commands per table that were measured.
 */
async function leaveTables(folder: string, wanted: Load): Promise<number> {
  const server = await startServer(folder, undefined);
  const clients = await seated(wanted.clients, wanted.startTables, PACE_MS, server.url);
  say(clients, { type: 'pace', ms: 0, tables: wanted.startTables });
  const { latencies } = await measure(server, clients, Math.ceil(wanted.seconds / 3));
  for (const client of clients) client.kill();
  await server.stop();
  return latencies.length / wanted.startTables;
}

/**
 * Starts a server on the tables of the stopped server. Measures the time until it listens, and until the last
 * table has resumed.
 */
async function startRows(folder: string, wanted: Load): Promise<readonly Row[]> {
  const commands = await leaveTables(folder, wanted);
  const { startTables: tables, profile } = wanted;
  const beganMs = performance.now();
  const server = await startServer(folder, profile);
  for (let on = 0; on < tables; on = await server.metric('moonshot_matches_taken_up_total')) {
    if (performance.now() - beganMs > GO_ON_MS) {
      await server.stop();
      throw new Error(`Cannot measure the start: ${on} of ${tables} tables go on after ${GO_ON_MS / 1000} s.`);
    }
    await after(100); // polling faster would distort the measurement
  }
  const allMs = performance.now() - beganMs;
  const seconds = server.seconds();
  await server.stop();
  return [
    row(
      `start with ${tables} live tables: listens, ms`,
      server.startMs,
      tables === AIMS.startTables ? AIMS.startMs : null,
    ),
    row(`start with ${tables} live tables: all tables run, ms`, allMs, null),
    row(`start with ${tables} live tables: processor of the server, ms`, seconds * 1000, null),
    row(`start with ${tables} live tables: commands in each log, at least`, commands, null),
  ];
}

function titleOf({ nodes, syncMs }: Load): string {
  if (syncMs !== undefined) return `The server under load with a disk that syncs ${syncMs} ms more slowly`;
  if (nodes === undefined) return 'The server under load';
  return `${nodes === 1 ? '1 server' : `${nodes} servers`} on one PostgreSQL under load`;
}

/** The heading of the file, with the date, machine and commit of the measurement. */
function head(on: string, load: Load, loads: readonly string[]): string {
  const { tables, seconds, clients, peakTables, startTables, nodes, syncMs } = load;
  const asked = `LOAD_TABLES=${tables} LOAD_SECONDS=${seconds} LOAD_CLIENTS=${clients} LOAD_PEAK_TABLES=${peakTables}`;
  const rest = nodes === undefined ? `LOAD_START_TABLES=${startTables}` : `LOAD_NODES=${nodes}`;
  const command =
    syncMs === undefined
      ? `${asked} ${rest} npm run -s bench -- load`
      : `${asked} npm run -s bench -- load --sync-ms ${syncMs}`;
  return [
    `# ${titleOf(load)}, measured`,
    '',
    'Written by',
    '',
    '```sh',
    command,
    '```',
    '',
    on,
    `Load average before, in the middle and after, clients and servers included: ${loads.join(', ')}.`,
    'If the load average is above the number of cores, times are longer than on an idle machine.',
    '',
  ].join('\n');
}

const ABOUT = `Each table has four guests who play Ricketts (one of the games). Each guest has a socket. Every ${PACE_MS / 1000} seconds one
guest of each table sends a command, such as a card. Separate processes simulate the guests. The guests also
pass cards, and contribute secrets to [sealed deals](../docs/reference/sealed-deals.md) as real clients do.
\`ack\` is the server's confirmation that a command is on the disk. A row with an empty aim has no target.

- **Memory** is the growth of the server's process divided by the number of tables. With few tables this is
  mostly the memory of the program itself.
- **Times** include delays of the clients' processes. A command that arrives while the server writes a
  transaction waits for that transaction, and then for its own.
- **A starting server** serves people while it loads tables, and loads the tables of these people first.`;

/** Explains the rows of servers that share a database. */
const sharing = (nodes: number): string =>
  nodes === 1
    ? 'Processor time is that of the server, without PostgreSQL and NATS.'
    : 'The four people of a table use different servers, so one server writes each event and the other servers read it.\n' +
      'Processor time is that of all servers together, without PostgreSQL and NATS.';

/** Explains the columns of a measurement with slow syncs. */
const syncing = (syncMs: number): string =>
  `A tracer (strace) makes each sync of the server take ${syncMs} ms longer. The *twin* is the same server under the\n` +
  'same tracer, but its syncs are not slowed.';

function nameOf({ nodes, syncMs }: Load): string {
  if (syncMs !== undefined) return `load-sync-${syncMs}.md`;
  return nodes === undefined ? 'load.md' : `load-nodes-${nodes}.md`;
}

function resultOf({ nodes, syncMs }: Load, rows: readonly Row[]): Result {
  if (syncMs !== undefined) {
    const columns = [`syncs ${syncMs} ms longer`, 'twin', 'aim'];
    return { name: 'load', about: `${ABOUT}\n\n${syncing(syncMs)}`, columns, rows };
  }
  return {
    name: 'load',
    about: nodes === undefined ? ABOUT : `${ABOUT}\n\n${sharing(nodes)}`,
    columns: ['figure', 'aim'],
    rows,
  };
}

/** Runs the measurement that the command line and the environment ask for. */
function measured(folder: string, wanted: Load, take: (rows: readonly Row[]) => void): Promise<void> {
  if (wanted.syncMs !== undefined) return syncedRows(folder, { ...wanted, paceMs: PACE_MS, warmMs: WARM_MS }, take);
  return wanted.nodes === undefined ? aloneRows(folder, wanted, take) : nodesRows(folder, wanted, wanted.nodes, take);
}

/** Measures a server at human pace, at full speed, at twice that speed, and at human pace again. */
async function playRows(server: Server, wanted: Load, take: (rows: readonly Row[]) => void): Promise<void> {
  const { tables, seconds } = wanted;
  const emptyMb = server.megabytes();
  const clients = await seated(wanted.clients, tables, PACE_MS, server.url);
  await after(WARM_MS);
  const held = await measure(server, clients, seconds);
  const kbPerTable = ((server.megabytes() - emptyMb) * 1024) / tables;
  take(heldRows(tables, await server.metric('moonshot_sockets'), kbPerTable, held));
  const peakTables = Math.min(wanted.peakTables, tables);
  say(clients, { type: 'pace', ms: 0, tables: peakTables });
  const peak = await measure(server, clients, Math.ceil(seconds / 3));
  take(peakRows(peak, peakTables));
  const over = { tables, seconds: Math.ceil(seconds / 3), paceMs: PACE_MS };
  take(await overloadRows(server, clients, over, held, peak));
  for (const client of clients) client.kill();
}

/** Measures several servers on one database and NATS. The servers are not restarted. */
async function nodesRows(folder: string, wanted: Load, nodes: number, take: (rows: readonly Row[]) => void) {
  const server = await startNodes(folder, nodes);
  try {
    const [beganMs, before] = [performance.now(), server.servicesSeconds()];
    await playRows(server, wanted, take);
    const cores = (server.servicesSeconds() - before) / ((performance.now() - beganMs) / 1000);
    take([row('processor of PostgreSQL and NATS all the while, % of a core', cores * 100)]);
  } finally {
    await server.stop(); // servers that keep running would keep this process alive
  }
}

async function aloneRows(folder: string, wanted: Load, take: (rows: readonly Row[]) => void): Promise<void> {
  const server = await startServer(folder, wanted.profile);
  await playRows(server, wanted, take).finally(server.stop);
  const startFolder = mkdtempSync(join(CACHE, 'load-'));
  take(await startRows(startFolder, wanted));
  rmSync(startFolder, { recursive: true });
}

/** Measures everything that is asked for, and writes the file. */
export async function load(tell: (row: Row) => void): Promise<Result> {
  const wanted = readLoad();
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'load-'));
  const [on, loads] = [measuredOn(), [busy()]];
  const rows: Row[] = [];
  const take = (more: readonly Row[]): void => {
    for (const one of more) tell(one);
    rows.push(...more);
    if (loads.length === 1) loads.push(busy());
  };
  try {
    await measured(folder, wanted, take);
    loads.push(busy());
    const result = resultOf(wanted, rows);
    writeFileSync(join(FOLDER, nameOf(wanted)), `${head(on, wanted, loads)}\n${markdown(result)}\n`);
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
