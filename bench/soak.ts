// A soak test: runs one or more servers under light load for a long time, to find growth of memory, handles
// or delays. Writes bench/soak.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { quantile, say, wholeOf } from './load/clients.ts';
import { busy, measuredOn } from './load/head.ts';
import { measure, seated } from './load/measure.ts';
import { startNodes } from './load/nodes.ts';
import { slopeOf } from './load/numbers.ts';
import { markdown, type Result, type Row, rounded } from './table.ts';

const FILE = join(import.meta.dirname, 'soak.md');
const CACHE = join(import.meta.dirname, '../.cache');
const PACE_MS = 4000;
const WINDOW_SECONDS = 15;
/** The share of the run that counts as warm-up. */
const WARM_PART = 0.2;

const NAMES = [
  'memory of all processes, MB',
  'heap in use, MB',
  'handles',
  'delay of the event loop, p99, ms',
  'command to `ack`, p99, ms',
] as const;

interface Sample {
  readonly hours: number;
  readonly values: readonly number[]; // the figures in the order of NAMES
}

const readWanted = () => ({
  nodes: wholeOf('SOAK_NODES', 3),
  tables: wholeOf('SOAK_TABLES', 20),
  minutes: wholeOf('SOAK_MINUTES', 60),
});

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** For each figure, its value at the beginning and at the end, and its growth per hour. */
function rowsOf(samples: readonly Sample[]): readonly Row[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_PART));
  const part = Math.max(1, Math.floor(warm.length / 10));
  return NAMES.map((name, i) => {
    const at = (some: readonly Sample[]): number => rounded(mean(some.map(({ values }) => values[i] ?? 0)), 1);
    const { slope, error } = slopeOf(warm.map(({ hours, values }) => [hours, values[i] ?? 0]));
    return { name, values: [at(warm.slice(0, part)), at(warm.slice(-part)), rounded(slope, 1), rounded(error, 1)] };
  });
}

const countsOf = (refused: ReadonlyMap<string, number>): string =>
  [...refused].map(([sentence, count]) => `${count} (“${sentence}”)`).join(', ') || 'none';

const keep = (lines: readonly string[]): void =>
  writeFileSync(FILE, ['# Servers over a long time, measured', '', ...lines, ''].join('\n'));

const METHOD = `Memory and handles are sums over all servers. Delays are those of the slowest server. The first fifth of the time
does not count. *At first* and *at last* are means over a tenth of the time. The growth is the slope of a straight
line through all samples, ± its standard error.`;

/** Lets tables play at the servers for the whole time, and samples the figures. */
export async function soak(tell: (row: Row) => void): Promise<Result> {
  const { nodes, tables, minutes } = readWanted();
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'soak-'));
  const [on, loads] = [measuredOn(), [busy()]];
  const server = await startNodes(folder, nodes);
  try {
    const clients = await seated(1, tables, PACE_MS, server.url);
    const beganMs = performance.now();
    const hours = (): number => (performance.now() - beganMs) / 3_600_000;
    const samples: Sample[] = [];
    const refused = new Map<string, number>(); // number of refusals by their sentence
    let [commands, lost] = [0, 0];
    while (hours() < minutes / 60) {
      const { latencies, lagMs, refused: no, lost: gone } = await measure(server, clients, WINDOW_SECONDS);
      const heapMb = (await server.metric('nodejs_heap_size_used_bytes')) / 2 ** 20;
      const values = [server.megabytes(), heapMb, server.handles(), lagMs, quantile(latencies, 990)];
      samples.push({ hours: hours(), values });
      commands += latencies.length;
      for (const sentence of no) refused.set(sentence, (refused.get(sentence) ?? 0) + 1);
      lost = gone;
      tell({ name: `after ${(hours() * 60).toFixed(1)} min`, values: values.map(one => rounded(one, 1)) });
    }
    loads.push(busy());
    say(clients, { type: 'pace', ms: PACE_MS, tables: 0 });
    for (const client of clients) client.kill();
    const about = `${nodes} servers share one PostgreSQL and NATS. The four people of each of ${tables} tables use different servers. Each table
sends one command in ${PACE_MS / 1000} s, for ${minutes} minutes: ${commands} commands, ${countsOf(refused)} refused, ${lost} sockets lost.
${METHOD}`;
    const columns = ['at first', 'at last', 'grows in an hour by', '±'];
    const result: Result = { name: 'soak', about, columns, rows: rowsOf(samples) };
    const command = `\`SOAK_NODES=${nodes} SOAK_TABLES=${tables} SOAK_MINUTES=${minutes} npm run -s bench -- soak\` writes this file.`;
    keep([command, '', on, `Load average before and after: ${loads.join(', ')}.`, '', markdown(result)]);
    return result;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
