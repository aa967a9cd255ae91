// Our server under load: clients at a number of tables, and the figures of both sides over a number of
// seconds.
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { counted, type Measured, startClients } from './clients.ts';
import type { Server } from './server.ts';

/** Clients at `tables` tables, in several processes. */
export const seated = (
  processes: number,
  tables: number,
  paceMs: number,
  url: string,
): Promise<readonly ChildProcess[]> =>
  startClients({ program: join(import.meta.dirname, 'client.ts'), tables, processes, paceMs }, url);

export interface Held extends Measured {
  readonly lagMs: number; // the event loop's delay, p99
  readonly longestMs: number; // its maximum
}

/** The delay in milliseconds that the metrics' own timer adds. */
const OWN_MS = 10;

const delayMs = (seconds: number): number => Math.max(0, seconds * 1000 - OWN_MS);

/** The figures of `seconds` seconds, including the server's event-loop delay. */
export async function measure(server: Server, clients: readonly ChildProcess[], seconds: number): Promise<Held> {
  const lags = ['nodejs_eventloop_lag_p99_seconds', 'nodejs_eventloop_lag_max_seconds'] as const;
  await server.metrics(lags); // resets the counters
  const measured = await counted(server, clients, seconds);
  const [lag = Number.NaN, longest = Number.NaN] = await server.metrics(lags);
  return { ...measured, lagMs: delayMs(lag), longestMs: delayMs(longest) };
}
