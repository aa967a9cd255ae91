// Starts client processes at a server, and collects figures of the clients and the server over a number of
// seconds.
import { type ChildProcess, fork } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import type { Figures, FromClient, ToClients } from './messages.ts';
import type { Program } from './program.ts';

/** Which clients to start: the Node program, the number of tables and of processes, and the initial pace. */
export interface Clients {
  readonly program: string;
  readonly tables: number;
  readonly processes: number;
  readonly paceMs: number;
}

/** The figures of a period. */
export interface Measured extends Figures {
  readonly seconds: number;
  readonly cores: number; // how many cores the server kept busy, on average
}

/** Sends a message to all clients. */
export const say = (clients: readonly ChildProcess[], message: ToClients): void => {
  for (const client of clients) client.send(message);
};

/** Resolves with the next message of this type from a client process. */
const next = <T extends FromClient['type']>(client: ChildProcess, type: T) =>
  new Promise<Extract<FromClient, { type: T }>>((resolve, reject) => {
    const end = (code: number | null): void => reject(new Error(`Cannot measure: the clients ended with ${code}`));
    const hear = (message: FromClient): void => {
      if (message.type !== type) return;
      client.off('message', hear).off('exit', end);
      resolve(message as Extract<FromClient, { type: T }>);
    };
    client.on('message', hear).once('exit', end);
  });

/** Starts the client processes and waits until all tables are open. */
export async function startClients(
  { program, tables, processes, paceMs }: Clients,
  url: string,
): Promise<readonly ChildProcess[]> {
  const each = Math.ceil(tables / processes);
  const clients = Array.from({ length: processes }, (_, i) => {
    const first = i * each;
    return fork(program, [url, String(Math.min(each, tables - first)), String(first)]);
  });
  say(clients, { type: 'pace', ms: paceMs, tables });
  await Promise.all(clients.map(client => next(client, 'open')));
  return clients;
}

/** Measures for a number of seconds and returns the figures. */
export async function counted(server: Program, clients: readonly ChildProcess[], seconds: number): Promise<Measured> {
  const beganMs = performance.now();
  const beganSeconds = server.seconds();
  say(clients, { type: 'begin' });
  await after(seconds * 1000);
  const reports = Promise.all(clients.map(client => next(client, 'figures')));
  say(clients, { type: 'report' });
  const figures = await reports;
  const took = (performance.now() - beganMs) / 1000;
  const latencies = figures.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  const refused = figures.flatMap(({ refused }) => refused);
  if (latencies.length === 0)
    throw new Error(
      `Cannot measure: no command was done in ${seconds} s${refused[0] === undefined ? '' : `: ${refused[0]}`}`,
    );
  return {
    type: 'figures',
    latencies,
    refused,
    lost: figures.reduce((sum, { lost }) => sum + lost, 0),
    seconds: took,
    cores: (server.seconds() - beganSeconds) / took,
    lateMs: Math.max(...figures.map(({ lateMs }) => lateMs)),
  };
}

/** The quantile of sorted values at `perMille` thousandths. */
export const quantile = (sorted: readonly number[], perMille: number): number =>
  sorted[Math.max(0, Math.ceil((sorted.length * perMille) / 1000) - 1)] ?? Number.NaN;

/** The whole number in an environment variable, or the default. */
export const wholeOf = (name: string, usual: number): number => {
  const value = Number(process.env[name] ?? usual);
  if (Number.isInteger(value) && value > 0) return value;
  throw new RangeError(`Cannot measure with ${name}=${process.env[name]}: expected a whole number above 0.`);
};
