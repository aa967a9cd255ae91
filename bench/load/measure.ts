// Our server under load: people at so many tables, and what happens at both ends in so many seconds.
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { counted, type Measured, startClients } from './clients.ts';
import type { Server } from './server.ts';

/** People at so many tables, in so many processes. */
export const seated = (
  processes: number,
  tables: number,
  paceMs: number,
  url: string,
): Promise<readonly ChildProcess[]> =>
  startClients({ program: join(import.meta.dirname, 'client.ts'), tables, processes, paceMs }, url);

export interface Held extends Measured {
  readonly lagMs: number; // the event loop's delay, p99
  readonly longestMs: number; // and at most
}

/** What happens in so many seconds, and how late the server's event loop was. */
export async function measure(server: Server, clients: readonly ChildProcess[], seconds: number): Promise<Held> {
  const lags = ['nodejs_eventloop_lag_p99_seconds', 'nodejs_eventloop_lag_max_seconds'] as const;
  await server.metrics(lags); // counted anew from here
  const measured = await counted(server, clients, seconds);
  const [lag = Number.NaN, longest = Number.NaN] = await server.metrics(lags);
  return { ...measured, lagMs: lag * 1000, longestMs: longest * 1000 };
}
