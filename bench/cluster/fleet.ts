// Three servers on hosts of their own, with a balancer before them, and PostgreSQL and NATS behind.
import { type Nats, newNats } from '../../apps/server/src/rig/nats.ts';
import { databaseAt, newPostgres, type Postgres } from '../../apps/server/src/rig/postgres.ts';
import { KEY } from '../../apps/server/src/rig/store/key.ts';
import { type Balancer, balancerTo, lookAfter } from '../../test/cluster/balancer.ts';
import { type Host, newHosts } from '../../test/cluster/hosts.ts';
import { olderAt } from '../../test/cluster/older.ts';
import { type Mortal, mortal } from '../../test/server/mortal.ts';

export interface Node extends Mortal {
  readonly host: Host;
}

export interface Fleet {
  readonly nodes: readonly Node[];
  readonly balancer: Balancer;
  readonly postgres: Postgres;
  readonly nats: Nats;
  readonly database: string; // its URL
  readonly older: string; // the folder of the version before
  stop(): Promise<void>;
}

/** Between two neighbouring versions: nodes run as they were at this commit until they are rolled on. */
export const BEFORE = process.env.CLUSTER_BEFORE ?? '3daae32';

/** Starts everything, each server as the version before. */
export async function newFleet(count: number): Promise<Fleet> {
  const older = olderAt(BEFORE);
  const { hosts, here, remove } = newHosts(count);
  const [postgres, nats] = await Promise.all([newPostgres(here.services), newNats(here.services)]);
  const database = await databaseAt(postgres.url, 'moonshot');
  const variables = {
    MOONSHOT_CLUSTER: '1',
    MOONSHOT_DATABASE: database,
    MOONSHOT_NATS: nats.url,
    MOONSHOT_KEY: Buffer.from(KEY).toString('base64'),
    MOONSHOT_LOG: 'fatal',
    MOONSHOT_CONNECTIONS_PER_ADDRESS: '100000', // all come by the balancer
  };
  const nodes = await Promise.all(hosts.map(async host => ({ ...(await mortal(variables, undefined, host)), host })));
  await Promise.all(nodes.map(node => node.start(older.root)));
  const urls = nodes.map(node => node.url);
  const balancer = await balancerTo(urls, here.people);
  const looking = lookAfter(balancer, urls);
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
  return { nodes, balancer, postgres, nats, database, older: older.root, stop };
}
