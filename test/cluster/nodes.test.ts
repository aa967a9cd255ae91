// Kills, freezes and restarts three real servers with PostgreSQL and NATS while tables of two people play.
// Acknowledged actions are stored once, and all matches continue. Takes twenty seconds, mostly reconnects.
import { setTimeout as later } from 'node:timers/promises';
import { belowFrom, someAnswer } from '@moonshot/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../apps/server/src/store/open-postgres.ts';
import { type Nats, newNats } from '../../apps/server/testing/nats.ts';
import { databaseAt, newPostgres, type Postgres, postgresInMemory } from '../../apps/server/testing/postgres.ts';
import { KEY } from '../../apps/server/testing/store/key.ts';
import { either } from '../server/depth.ts';
import { faultsOf } from '../server/history.ts';
import { type KillableServer, killableServer } from '../server/killable-server.ts';
import { keepPlaying, type Line, type Manner } from '../server/line.ts';
import { pairAt } from '../server/pair.ts';
import { type Balancer, balancerTo } from './balancer.ts';

const NODES = 3;
const TABLES = either(4, 40);
const ROUNDS = either(1, 10);
const BETWEEN = either(30, 200); // minimum acknowledged actions between two faults
const STILL_MS = 1500;
const GO_ON_MS = 60_000; // only against hanging

let postgres: Postgres;
let nats: Nats;
let nodes: readonly KillableServer[];
let balancer: Balancer;
let url: string;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([newPostgres({ root: postgresInMemory() }), newNats()]);
  url = await databaseAt(postgres.url, 'moonshot');
  const variables = {
    MOONSHOT_CLUSTER: '1',
    MOONSHOT_DATABASE: url,
    MOONSHOT_NATS: nats.url,
    MOONSHOT_KEY: Buffer.from(KEY).toString('base64'),
    MOONSHOT_RETRY_MS: '600000', // a restored database is noticed at once
    MOONSHOT_LOG: 'fatal',
  };
  nodes = await Promise.all(Array.from({ length: NODES }, () => killableServer(variables)));
  await Promise.all(nodes.map(node => node.start()));
  balancer = await balancerTo(nodes.map(node => node.url));
});
afterAll(async () => {
  balancer.close();
  for (const node of nodes) {
    await node.kill();
    node.remove();
  }
  await nats.stop();
  postgres.remove();
});

const acknowledged = (lines: readonly Line[]): number => lines.reduce((sum, { done }) => sum + done.length, 0);

const node = (i: number): KillableServer => nodes[i % NODES] as KillableServer;

type Fault = readonly [name: string, act: (round: number) => Promise<void>];

const FAULTS: readonly Fault[] = [
  [
    'a node killed',
    async round => {
      await node(round).kill();
      balancer.out(round % NODES);
    },
  ],
  [
    'it is back, and another stands still and goes on',
    async round => {
      await node(round).start();
      balancer.in(round % NODES);
      const still = (round + 1) % NODES;
      node(still).send('SIGSTOP');
      balancer.out(still);
      await later(STILL_MS);
      node(still).send('SIGCONT');
      balancer.in(still);
    },
  ],
  [
    'a database that crashes',
    async () => {
      postgres.stop('immediate');
      await postgres.start();
    },
  ],
  [
    'news that are lost, and come again',
    async () => {
      await nats.stop();
      await later(STILL_MS);
      await nats.start();
    },
  ],
  [
    'a node that stops in its order, and another is started',
    async round => {
      const going = (round + 2) % NODES;
      balancer.out(going);
      expect(await node(going).end('SIGTERM')).toBe(0);
      await node(going).start();
      balancer.in(going);
    },
  ],
];

test(
  'nodes, the database and the news fail one after the other: nothing is lost or doubled, and all tables go on',
  async () => {
    const lines: Line[] = [];
    for (let i = 0; i < TABLES; i++) lines.push(...(await pairAt(balancer.url, i)));
    const below = belowFrom(7);
    let stopped = false;
    const manner: Manner = {
      stopped: () => stopped,
      thinkMs: () => below(100),
      againMs: 400,
      answer: ask => someAnswer(ask, below),
      say: (client, act) => client.say(act),
      loses: () => false,
    };
    const playing = lines.map(line => keepPlaying(line, manner));
    for (let i = 0; i < ROUNDS * FAULTS.length; i++) {
      await more(lines, BETWEEN);
      await FAULTS[i % FAULTS.length]?.[1](Math.floor(i / FAULTS.length));
    }
    await allGoOn(lines);
    stopped = true;
    for (const one of nodes) await one.kill();
    await Promise.all(playing);
    expect(await faultsIn(lines)).toEqual([]);
    expect(acknowledged(lines)).toBeGreaterThan(ROUNDS * FAULTS.length * BETWEEN);
  },
  either(300_000, 3_600_000),
);

/** Waits until this many more actions have been acknowledged. */
async function more(lines: readonly Line[], many: number): Promise<void> {
  const enough = acknowledged(lines) + many;
  const late = performance.now() + GO_ON_MS;
  while (acknowledged(lines) < enough && performance.now() < late) await later(5);
  expect(acknowledged(lines)).toBeGreaterThanOrEqual(enough);
}

/** Waits until everybody has seen progress in their match. */
async function allGoOn(lines: readonly Line[]): Promise<void> {
  const versions = lines.map(({ view }) => view?.version ?? 0);
  const stands = (): readonly Line[] => lines.filter(({ view }, i) => (view?.version ?? 0) <= (versions[i] ?? 0));
  const late = performance.now() + GO_ON_MS;
  while (stands().length > 0 && performance.now() < late) await later(20);
  expect(stands().map(({ view }) => view)).toEqual([]);
}

/** What clients have received although the log does not contain it. */
async function faultsIn(lines: readonly Line[]): Promise<readonly string[]> {
  const store = await openPostgres({ url, key: KEY, now: Date.now, connections: 2 });
  const faults = await Promise.all(lines.map(async line => faultsOf(line, await store.log.read(`${line.table}-1`))));
  await store.close();
  return faults.flat();
}
