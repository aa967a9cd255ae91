// Puts a server under twice the load that it can handle, and measures how long it takes to recover
// afterwards.
import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import type { Row } from '../table.ts';
import { type Measured, quantile, say } from './clients.ts';
import { measure } from './measure.ts';
import { row } from './rows.ts';
import type { Server } from './server.ts';

const WINDOW_SECONDS = 1;
const LATE_MS = 60_000; // milliseconds after which a server that has not recovered is given up
/**
 * The server counts as recovered when the 99th percentile of the latencies in one second is at most this
 * multiple of the percentile before the overload.
 */
const AS_BEFORE = 2;

interface OverloadOptions {
  readonly tables: number;
  readonly seconds: number;
  readonly paceMs: number; // milliseconds between actions of a table, before and after the overload
}

/** Makes the clients ask for twice the peak rate, and then for the earlier rate again. */
export async function overloadRows(
  server: Server,
  clients: readonly ChildProcess[],
  { tables, seconds, paceMs }: OverloadOptions,
  held: Measured,
  peak: Measured,
): Promise<readonly Row[]> {
  const most = peak.latencies.length / peak.seconds;
  say(clients, { type: 'pace', ms: (1000 * tables) / (2 * most), tables });
  const over = await measure(server, clients, seconds);
  say(clients, { type: 'pace', ms: paceMs, tables });
  const beganMs = performance.now();
  const before = quantile(held.latencies, 990);
  let back = Number.NaN;
  while (Number.isNaN(back) && performance.now() - beganMs < LATE_MS) {
    const { latencies } = await measure(server, clients, WINDOW_SECONDS);
    if (quantile(latencies, 990) <= AS_BEFORE * before) back = performance.now() - beganMs;
  }
  return [
    row('at twice the peak load: commands a second', over.latencies.length / over.seconds),
    row('at twice the peak load: command to `ack`, p50, ms', quantile(over.latencies, 500), null, 1),
    row('at twice the peak load: command to `ack`, p99, ms', quantile(over.latencies, 990), null, 1),
    row('at twice the peak load: refused, and sockets lost', over.refused.length + over.lost, 0),
    row('after the overload: time until p99 is at most twice the earlier p99, ms', back),
  ];
}
