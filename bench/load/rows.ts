// Converts the measurements of a server under load to rows of a table.
import { type Row, rounded } from '../table.ts';
import { type Measured, quantile } from './clients.ts';
import type { Held } from './measure.ts';

export const AIMS = { p99Ms: 50, playsPerSecond: 3000, startMs: 2000, startTables: 1000 };

export const row = (name: string, figure: number, aim: number | null = null, decimals = 0): Row => ({
  name,
  values: [Number.isNaN(figure) ? null : rounded(figure, decimals), aim],
});

/** The rows for tables that play at human pace. */
export function heldRows(tables: number, sockets: number, kbPerTable: number, held: Held): readonly Row[] {
  const { latencies, seconds, cores, lagMs, longestMs, lateMs, refused, lost } = held;
  return [
    row('tables played at once', tables, null),
    row('sockets', sockets, null),
    row('commands a second', latencies.length / seconds, null),
    row('command to `ack`, p50, ms', quantile(latencies, 500), null, 1),
    row('command to `ack`, p99, ms', quantile(latencies, 990), AIMS.p99Ms, 1),
    row('command to `ack`, p99.9, ms', quantile(latencies, 999), null, 1),
    row('delay of the event loop, p99, ms', lagMs, null, 1),
    row('delay of the event loop, the longest, ms', longestMs, null, 1),
    row('delay of the clients’ own event loop, the longest, ms', lateMs, null, 1),
    row('processor of the server, % of a core', cores * 100, null),
    row('processor of the server for each command, ms', (cores * 1000 * seconds) / latencies.length, null, 2),
    row('tables for each core that the server keeps busy', tables / cores, null),
    row('memory of the server for each table, kB', kbPerTable, null),
    row('commands refused, and sockets lost', refused.length + lost, 0),
  ];
}

/** The rows for tables that play at full speed. */
export const peakRows = ({ latencies, seconds, cores }: Measured, tables: number): readonly Row[] => [
  row(
    `peak: commands a second, ${tables} tables that play as fast as they can`,
    latencies.length / seconds,
    AIMS.playsPerSecond,
  ),
  row('peak: command to `ack`, p50, ms', quantile(latencies, 500), null, 1),
  row('peak: command to `ack`, p99, ms', quantile(latencies, 990), null, 1),
  row('peak: processor of the server, % of a core', cores * 100, null),
  row('peak: processor of the server for each command, ms', (cores * 1000 * seconds) / latencies.length, null, 2),
];
