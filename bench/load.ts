// How many tables a server holds, how quickly it answers, how much it can write and how fast it starts; writes bench/load.md.
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import type { Figures, FromClient, ToClients } from './load/messages.ts';
import { type Server, startServer } from './load/server.ts';
import { markdown, type Result, type Row, rounded } from './table.ts';

const FILE = join(import.meta.dirname, 'load.md');
const CACHE = join(import.meta.dirname, '../.cache');
const PACE_MS = 2000;
const WARM_MS = 6000; // after the clients are there
const AIMS = { p99Ms: 50, playsPerSecond: 3000, startMs: 2000, startTables: 1000 };

/** How much is measured, as the environment says. */
interface Load {
  readonly tables: number;
  readonly seconds: number;
  readonly clients: number; // processes
  readonly peakTables: number;
  readonly startTables: number;
  readonly profile: string | undefined; // a folder
}

const wholeOf = (name: string, usual: number): number => {
  const value = Number(process.env[name] ?? usual);
  if (Number.isInteger(value) && value > 0) return value;
  throw new RangeError(`Cannot measure with ${name}=${process.env[name]}: expected a whole number above 0.`);
};

const readLoad = (): Load => ({
  tables: wholeOf('LOAD_TABLES', 2000),
  seconds: wholeOf('LOAD_SECONDS', 60),
  clients: wholeOf('LOAD_CLIENTS', 1),
  peakTables: wholeOf('LOAD_PEAK_TABLES', 200),
  startTables: wholeOf('LOAD_START_TABLES', 1000),
  profile: process.env.LOAD_PROFILE,
});

const row = (name: string, figure: number, aim: number | null = null, decimals = 0): Row => ({
  name,
  values: [rounded(figure, decimals), aim],
});

/** The smallest of the sorted values that so many of a thousand do not exceed. */
const quantile = (sorted: readonly number[], perMille: number): number =>
  sorted[Math.max(0, Math.ceil((sorted.length * perMille) / 1000) - 1)] ?? Number.NaN;

const say = (clients: readonly ChildProcess[], message: ToClients): void => {
  for (const client of clients) client.send(message);
};

/** What a client says next of that kind. */
const next = <T extends FromClient['type']>(client: ChildProcess, type: T) =>
  new Promise<Extract<FromClient, { type: T }>>((resolve, reject) => {
    const hear = (message: FromClient): void => {
      if (message.type !== type) return;
      client.off('message', hear);
      resolve(message as Extract<FromClient, { type: T }>);
    };
    client.on('message', hear);
    client.once('exit', code => reject(new Error(`Cannot measure: the clients ended with ${code}`)));
  });

async function startClients({ tables, clients: many }: Load, url: string): Promise<readonly ChildProcess[]> {
  const each = Math.ceil(tables / many);
  const clients = Array.from({ length: many }, (_, i) => {
    const first = i * each;
    const count = Math.min(each, tables - first);
    return fork(join(import.meta.dirname, 'load/client.ts'), [url, String(count), String(first)]);
  });
  say(clients, { type: 'pace', ms: PACE_MS, tables });
  await Promise.all(clients.map(client => next(client, 'open')));
  return clients;
}

interface Measured extends Figures {
  readonly seconds: number;
  readonly cores: number; // that the server kept busy
  readonly lagMs: number; // the event loop's delay, p99
  readonly longestMs: number; // and at most
}

/** What happens in so many seconds. */
async function measure(server: Server, clients: readonly ChildProcess[], seconds: number): Promise<Measured> {
  const lags = ['nodejs_eventloop_lag_p99_seconds', 'nodejs_eventloop_lag_max_seconds'] as const;
  await server.metrics(lags); // counted anew from here
  const beganMs = performance.now();
  const beganSeconds = server.seconds();
  say(clients, { type: 'begin' });
  await after(seconds * 1000);
  const reports = Promise.all(clients.map(client => next(client, 'figures')));
  say(clients, { type: 'report' });
  const figures = await reports;
  const took = (performance.now() - beganMs) / 1000;
  const [lag = Number.NaN, longest = Number.NaN] = await server.metrics(lags);
  return {
    type: 'figures',
    latencies: figures.flatMap(({ latencies }) => latencies).sort((a, b) => a - b),
    refused: figures.flatMap(({ refused }) => refused),
    lost: figures.reduce((sum, { lost }) => sum + lost, 0),
    seconds: took,
    cores: (server.seconds() - beganSeconds) / took,
    lateMs: Math.max(...figures.map(({ lateMs }) => lateMs)),
    lagMs: lag * 1000,
    longestMs: longest * 1000,
  };
}

function heldRows({ tables }: Load, sockets: number, kbPerTable: number, held: Measured): readonly Row[] {
  const { latencies, seconds, cores, lagMs, longestMs, lateMs, refused, lost } = held;
  return [
    row('tables played at once', tables, null),
    row('sockets', sockets, null),
    row('commands a second', latencies.length / seconds, null),
    row('command to `done`, p50, ms', quantile(latencies, 500), null, 1),
    row('command to `done`, p99, ms', quantile(latencies, 990), AIMS.p99Ms, 1),
    row('command to `done`, p99.9, ms', quantile(latencies, 999), null, 1),
    row('delay of the event loop, p99, ms', lagMs, null, 1),
    row('delay of the event loop, the longest, ms', longestMs, null, 1),
    row('delay of the clients’ own event loop, the longest, ms', lateMs, null, 1),
    row('processor of the server, % of a core', cores * 100, null),
    row('processor of the server for each command, ms', (cores * 1000 * seconds) / latencies.length, null, 2),
    row('memory of the server for each table, kB', kbPerTable, null),
    row('commands refused, and sockets lost', refused.length + lost, 0),
  ];
}

const peakRows = ({ latencies, seconds, cores }: Measured, tables: number): readonly Row[] => [
  row(`peak: commands a second, ${tables} tables as fast as they go`, latencies.length / seconds, AIMS.playsPerSecond),
  row('peak: command to `done`, p50, ms', quantile(latencies, 500), null, 1),
  row('peak: command to `done`, p99, ms', quantile(latencies, 990), null, 1),
  row('peak: processor of the server, % of a core', cores * 100, null),
  row('peak: processor of the server for each command, ms', (cores * 1000 * seconds) / latencies.length, null, 2),
];

/** Lets so many tables play as fast as they go, and stops the server in the middle of it; how many commands each log then holds. */
async function leaveTables(folder: string, wanted: Load): Promise<number> {
  const server = await startServer(folder, undefined);
  const clients = await startClients({ ...wanted, tables: wanted.startTables }, server.url);
  say(clients, { type: 'pace', ms: 0, tables: wanted.startTables });
  const { latencies } = await measure(server, clients, Math.ceil(wanted.seconds / 3));
  for (const client of clients) client.kill();
  await server.stop();
  return latencies.length / wanted.startTables;
}

/** A server that finds all the tables being played, until it listens and until the last of them goes on. */
async function startRows(folder: string, wanted: Load): Promise<readonly Row[]> {
  const commands = await leaveTables(folder, wanted);
  const { startTables: tables, profile } = wanted;
  const beganMs = performance.now();
  const server = await startServer(folder, profile);
  while ((await server.metric('moonshot_tables')) < tables) await after(100); // asked more often, it would be measured
  const allMs = performance.now() - beganMs;
  const seconds = server.seconds();
  await server.stop();
  return [
    row(
      `start with ${tables} live tables: listens, ms`,
      server.startMs,
      tables === AIMS.startTables ? AIMS.startMs : null,
    ),
    row(`start with ${tables} live tables: all go on, ms`, allMs, null),
    row(`start with ${tables} live tables: processor of the server, ms`, seconds * 1000, null),
    row(`start with ${tables} live tables: commands in each log, at least`, commands, null),
  ];
}

/** When, where and from what this was measured. */
function head(load: Load, loads: readonly string[]): string {
  const git = (...words: readonly string[]): string => execFileSync('git', [...words], { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain') === '' ? '' : ' with changes';
  const { tables, seconds, clients, peakTables, startTables } = load;
  return [
    '# The server under load, measured',
    '',
    `\`LOAD_TABLES=${tables} LOAD_SECONDS=${seconds} LOAD_CLIENTS=${clients} LOAD_PEAK_TABLES=${peakTables} LOAD_START_TABLES=${startTables} npm run -s bench -- load\` writes this file.`,
    '',
    `Measured on ${new Date().toISOString().slice(0, 16).replace('T', ' at ')} UTC at ${git('rev-parse', '--short', 'HEAD')}${changed}, under Node ${process.versions.node}, on ${availableParallelism()} shared cores (${cpus()[0]?.model.trim()}).`,
    `How many programs wanted those cores, before, in the middle and after: ${loads.join(', ')}. The clients and the server are two of them; with more than there are cores the times are those of a slower machine.`,
    '',
  ].join('\n');
}

const ABOUT = `Four guests with a socket each at every table play Ricketts' Hearts, one command in ${PACE_MS / 1000} seconds at each table, passing and sealing as people's clients do; the clients have processes of their own. \`done\` means that the command is on the disk. A row without an aim is for whoever compares. Memory is what the process grew by, divided by the tables: with few of them most of it is the program's own. A command waits for the transaction before its own: while SQLite waits for the disk nothing else is done, and a slow wait is the longest delay of the event loop. The clients measure from their own process: how late that one was is in the times. A server that listens serves whoever comes between two of the tables that it takes up, and takes up theirs at once.`;

/** Measures everything and writes the file. */
export async function load(tell: (row: Row) => void): Promise<Result> {
  const wanted = readLoad();
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'load-'));
  const startFolder = mkdtempSync(join(CACHE, 'load-'));
  const busy = (): string => (loadavg()[0] ?? 0).toFixed(1);
  const loads = [busy()];
  const rows: Row[] = [];
  const take = (more: readonly Row[]): void => {
    for (const one of more) tell(one);
    rows.push(...more);
  };
  try {
    const server = await startServer(folder, wanted.profile);
    const emptyMb = server.megabytes();
    const clients = await startClients(wanted, server.url);
    await after(WARM_MS);
    const held = await measure(server, clients, wanted.seconds);
    const kbPerTable = ((server.megabytes() - emptyMb) * 1024) / wanted.tables;
    take(heldRows(wanted, await server.metric('moonshot_sockets'), kbPerTable, held));
    loads.push(busy());
    const peakTables = Math.min(wanted.peakTables, wanted.tables);
    say(clients, { type: 'pace', ms: 0, tables: peakTables });
    take(peakRows(await measure(server, clients, Math.ceil(wanted.seconds / 3)), peakTables));
    for (const client of clients) client.kill();
    await server.stop();
    take(await startRows(startFolder, wanted));
    loads.push(busy());
    const result = { name: 'load', about: ABOUT, columns: ['figure', 'aim'], rows };
    writeFileSync(FILE, `${head(wanted, loads)}\n${markdown(result)}\n`);
    return result;
  } finally {
    for (const one of [folder, startFolder]) rmSync(one, { recursive: true });
  }
}
