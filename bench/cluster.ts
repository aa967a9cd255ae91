// Measures the availability of three servers under load during crashes, freezes, partitions, outages of the
// database and NATS, and rolling updates. Writes bench/cluster.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as later } from 'node:timers/promises';
import { multiplayer } from '@moonshot/table/multiplayer';
import { checkLog } from '@moonshot/table/records';
import { sealing } from '@moonshot/table/seal';
import { openPostgres } from '../apps/server/src/store/open-postgres.ts';
import { KEY } from '../apps/server/testing/store/key.ts';
import { faultsOf } from '../test/server/history.ts';
import { FAULTS, type Fault } from './cluster/faults.ts';
import { BEFORE, type Fleet, newFleet } from './cluster/fleet.ts';
import { gather, type People } from './cluster/people.ts';
import { partsOf, type Trouble } from './cluster/watch.ts';
import { quantile, wholeOf } from './load/clients.ts';
import { busy, measuredOn } from './load/head.ts';
import { markdown, type Result, type Row, rounded } from './table.ts';

const FILE = join(import.meta.dirname, 'cluster.md');
const NODES = 3;
const CALM_MS = 3000; // milliseconds without outages before the next fault
const LATE_MS = 180_000; // milliseconds after which a client that is not back counts as lost
const AIM_MS = 3000;
const SLOWEST = 20; // the parts of the delay are averaged over the slowest clients only: one in this many

const readWanted = () => ({
  tables: wholeOf('CLUSTER_TABLES', 500),
  thinkMs: wholeOf('CLUSTER_THINK_MS', 8000),
});

const acknowledged = ({ lines }: People): number => lines.reduce((sum, { done }) => sum + done.length, 0);

/**
 * Spreads the clients evenly over the servers and waits until all are seated. Real players come and go,
 * which would spread them within an hour.
 */
async function level({ balancer }: Fleet, people: People): Promise<void> {
  await balancer.level();
  await calm(people);
}

/** Injects a fault and waits until every client is back. The row says how long that took. */
async function endured(fleet: Fleet, people: People, fault: Fault): Promise<Row> {
  await level(fleet, people);
  const before = people.troubles.length;
  const beganMs = performance.now();
  let restoredMs = beganMs;
  const acts = acknowledged(people);
  await fault.act(fleet, () => {
    restoredMs = performance.now();
  });
  const seconds = (performance.now() - beganMs) / 1000;
  const rate = (acknowledged(people) - acts) / seconds;
  await calm(people);
  const since = { fault: beganMs, restored: restoredMs, line: 0 }[fault.from];
  const troubles = people.troubles.slice(before).filter(({ toMs }) => toMs > since);
  const sinceOf = ({ fromMs }: Trouble): number => (fault.from === 'line' ? fromMs : since);
  const slowest = [...troubles].sort((a, b) => b.toMs - sinceOf(b) - (a.toMs - sinceOf(a)));
  const sorted = slowest.map(one => one.toMs - sinceOf(one)).reverse();
  const at = (perMille: number): number | null => (sorted.length === 0 ? null : Math.round(quantile(sorted, perMille)));
  const late = slowest.slice(0, Math.ceil(slowest.length / SLOWEST)).map(one => partsOf(one, sinceOf(one)));
  const parts = [0, 1, 2, 3].map(i => (late.length === 0 ? null : Math.round(mean(late.map(one => one[i] ?? 0)))));
  const twice = troubles.filter(({ tries }) => tries > 1).length;
  return {
    name: fault.name,
    values: [sorted.length, at(500), at(990), at(1000), ...parts, twice, rounded(rate, 0)],
  };
}

const mean = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;

/** Waits until no client has an outage after CALM_MS. Throws if that takes too long. */
async function calm(people: People): Promise<void> {
  const lateMs = performance.now() + LATE_MS;
  do await later(CALM_MS);
  while (people.troubled() > 0 && performance.now() < lateMs);
  if (people.troubled() > 0) throw new Error(`${people.troubled()} people are not back after ${LATE_MS / 1000} s`);
}

/** Finds differences between what clients sent or received and the logs, and logs that break the rules. */
async function wrongIn({ database }: Fleet, { lines }: People): Promise<readonly string[]> {
  const store = await openPostgres({ url: database, key: KEY, now: Date.now, connections: 4 });
  const wrong: string[] = [];
  for (const table of new Set(lines.map(line => line.table))) {
    const log = await store.log.read(`${table}-1`); // throws if an event is missing or a hash differs
    const checked = checkLog(log, { multiplayer, sealing });
    if (!checked.ok) wrong.push(`${table}: ${checked.why}`);
    for (const line of lines) if (line.table === table) wrong.push(...faultsOf(line, log));
  }
  await store.close();
  return wrong;
}

const ABOUT = `Two people and bots at each table play one of the five games with random cards. A person thinks for up to twice the time \`CLUSTER_THINK_MS\`. Each server has a network namespace with two connections: one to people, and one to PostgreSQL and NATS. A
balancer sends each socket to the less busy of two servers. It requests \`/readyz\` from each server four times a second, and
treats a server that does not answer for a second as dead. Before each fault people are spread evenly over the
servers. The fault hits the server with the most people. Rolling updates start a new server before an old one stops, like \`deploy/cluster\`.

*Troubled* people lost their connection, or their table stood still. They are back when they see the match again. The times in *back* and in the columns after it begin with the fault. If a server closes the connection, these times
begin with the closing. If the database fails, they begin with its return.

Four columns divide the time until a person is back into four parts, one after the other. They show the means of the
slowest twentieth of the troubled people. *Noticed* ends when the connection has ended. *Waited* ends when the last try
to connect begins. *Let in* ends with the server's welcome (ticket, socket, \`hello\`). *Seated* ends when the person sees
the match. *Tried again* counts the people whose first try failed. *Actions a second* counts the acknowledged actions of
all people during the fault.`;

function head(on: string, seconds: number, loads: readonly string[]): string {
  const { tables, thinkMs } = readWanted();
  return [
    '# Three servers during failures, measured',
    '',
    'Written by the following command; it needs root, PostgreSQL, NATS and iproute2:',
    '',
    '```sh',
    `CLUSTER_TABLES=${tables} CLUSTER_THINK_MS=${thinkMs} CLUSTER_BEFORE=${BEFORE} npm run -s bench -- cluster`,
    '```',
    '',
    `${on}\nEverything runs on these cores. The older version is ${BEFORE}. The run took ${seconds.toFixed(0)} s.`,
    `Load average before, in the middle and after: ${loads.join(', ')}.`,
    '',
  ].join('\n');
}

const COLUMNS = [
  'troubled',
  'back p50, ms',
  'p99, ms',
  'longest, ms',
  'noticed, ms',
  'waited, ms',
  'let in, ms',
  'seated, ms',
  'tried again',
  'actions a second',
];

/** Injects all faults one after the other, verifies every log, and writes the file. */
export async function cluster(tell: (row: Row) => void): Promise<Result> {
  const { tables, thinkMs } = readWanted();
  const [on, loads] = [measuredOn(), [busy()]];
  const beganMs = performance.now();
  const rows: Row[] = [];
  const take = (row: Row): void => {
    tell(row);
    rows.push(row);
  };
  const fleet = await newFleet(NODES);
  try {
    const people = await gather(fleet.balancer.url, tables, thinkMs);
    await calm(people);
    for (const [round, fault] of FAULTS.entries()) {
      take(await endured(fleet, people, fault));
      if (round === Math.floor(FAULTS.length / 2)) loads.push(busy());
    }
    for (const node of fleet.nodes) await node.kill();
    await people.stop();
    const wrong = await wrongIn(fleet, people);
    const acts = acknowledged(people);
    loads.push(busy());
    const sums = `${tables} tables, ${people.lines.length} people, ${acts} acknowledged actions. Lost, doubled or misplaced: ${wrong.length}.\nThe goal is 0, and that 99 % of the troubled people are back within ${AIM_MS} ms.`;
    const result = { name: 'cluster', about: `${ABOUT}\n\n${sums}`, columns: COLUMNS, rows };
    if (wrong.length > 0) throw new Error(`Something was lost or doubled: ${wrong.slice(0, 5).join(' ')}`);
    writeFileSync(FILE, `${head(on, (performance.now() - beganMs) / 1000, loads)}\n${markdown(result)}\n`);
    return result;
  } finally {
    await fleet.stop();
  }
}
