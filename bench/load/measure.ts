// Puts our server under load: starts clients at a number of tables, and collects figures of the server and
// its clients over a number of seconds.
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { counted, type Measured, startClients } from './clients.ts';
import type { Server } from './server.ts';

/** Starts clients at `tables` tables, spread over several processes. */
export const seated = (
  processes: number,
  tables: number,
  paceMs: number,
  url: string,
): Promise<readonly ChildProcess[]> =>
  startClients({ program: join(import.meta.dirname, 'client.ts'), tables, processes, paceMs }, url);

export interface Held extends Measured {
  readonly lagMs: number; // 99th percentile of the delay of the server's event loop
  readonly longestMs: number; // the longest delay of the server's event loop
}

/** The milliseconds by which the sampling timer of the metrics raises each measured delay. */
const OWN_MS = 10;

const delayMs = (seconds: number): number => Math.max(0, seconds * 1000 - OWN_MS);

/** Collects figures for a number of seconds, including the delay of the server's event loop. */
export async function measure(server: Server, clients: readonly ChildProcess[], seconds: number): Promise<Held> {
  const lags = ['nodejs_eventloop_lag_p99_seconds', 'nodejs_eventloop_lag_max_seconds'] as const;
  await server.metrics(lags); // reading resets the metrics
  const measured = await counted(server, clients, seconds);
  const [lag = Number.NaN, longest = Number.NaN] = await server.metrics(lags);
  return { ...measured, lagMs: delayMs(lag), longestMs: delayMs(longest) };
}
