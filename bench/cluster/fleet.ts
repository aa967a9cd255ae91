// Three servers on separate hosts and a spare host, behind a load balancer, with PostgreSQL and NATS.
import { setTimeout as later } from 'node:timers/promises';
import { type Nats, newNats } from '../../apps/server/testing/nats.ts';
import { databaseAt, newPostgres, type Postgres } from '../../apps/server/testing/postgres.ts';
import { KEY } from '../../apps/server/testing/store/key.ts';
import { type Balancer, balancerTo, lookAfter } from '../../test/cluster/balancer.ts';
import { type Host, newHosts } from '../../test/cluster/hosts.ts';
import { olderAt } from '../../test/cluster/older.ts';
import { type KillableServer, killableServer } from '../../test/server/killable-server.ts';

export interface Node extends KillableServer {
  readonly host: Host;
}

export interface Fleet {
  readonly nodes: readonly Node[]; // one per host, including the spare host
  readonly balancer: Balancer;
  readonly postgres: Postgres;
  readonly nats: Nats;
  readonly database: string; // the URL of the database
  readonly older: string; // the folder with the previous version
  readonly running: () => readonly Node[];
  /**
   * Starts a server on the spare host, in the version of the folder `root`, and then stops `old`, whose host
   * becomes the spare one.
   */
  replace(old: Node, root: string | undefined): Promise<void>;
  stop(): Promise<void>;
}

/** The commit of the previous version, from which servers are updated. */
export const BEFORE = process.env.CLUSTER_BEFORE ?? '3daae32';

const SEEN_MS = 1000; // milliseconds after which the balancer has found the available servers

const variablesFor = (database: string, nats: Nats): Readonly<Record<string, string>> => ({
  MOONSHOT_CLUSTER: '1',
  MOONSHOT_DATABASE: database,
  MOONSHOT_NATS: nats.url,
  MOONSHOT_KEY: Buffer.from(KEY).toString('base64'),
  MOONSHOT_LOG: 'fatal',
  MOONSHOT_CONNECTIONS_PER_ADDRESS: '100000', // because all clients connect through the balancer's address
});

/** Starts the database, NATS, the balancer and `count` servers of the previous version. */
export async function newFleet(count: number): Promise<Fleet> {
  const older = olderAt(BEFORE);
  const { hosts, here, remove } = newHosts(count + 1);
  const [postgres, nats] = await Promise.all([newPostgres({ host: here.services }), newNats(here.services)]);
  const database = await databaseAt(postgres.url, 'moonshot');
  const variables = variablesFor(database, nats);
  const nodes = await Promise.all(
    hosts.map(async host => ({ ...(await killableServer(variables, undefined, host)), host })),
  );
  let spare = nodes[count] as Node;
  const running = (): readonly Node[] => nodes.filter(node => node !== spare);
  await Promise.all(running().map(node => node.start(older.root)));
  const urls = nodes.map(node => node.url);
  const balancer = await balancerTo(urls, here.people);
  balancer.out(count);
  const looking = lookAfter(balancer, urls);
  const replace = async (old: Node, root: string | undefined): Promise<void> => {
    await spare.start(root);
    await later(SEEN_MS);
    const code = await old.end('SIGTERM');
    if (code !== 0) throw new Error(`A server that was asked to stop ended with ${code}`);
    spare = old;
  };
  const stop = async (): Promise<void> => {
    looking.stop();
    balancer.close();
    for (const node of nodes) {
      await node.kill();
      node.remove();
    }
    await nats.stop();
    postgres.remove();
    older.remove();
    remove();
  };
  return { nodes, balancer, postgres, nats, database, older: older.root, running, replace, stop };
}
