// Runs several servers that act as one for the clients, with one PostgreSQL and NATS on this machine.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newNats } from '../../apps/server/testing/nats.ts';
import { databaseAt, newPostgres } from '../../apps/server/testing/postgres.ts';
import { processorSeconds } from './program.ts';
import { type Server, startServer } from './server.ts';

/** The servers of a cluster, with their database and NATS. */
export interface Nodes extends Server {
  readonly servicesSeconds: () => number; // seconds of processor time that the database and NATS have used
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Starts `count` servers. Their files are in `folder`. */
export async function startNodes(folder: string, count: number): Promise<Nodes> {
  const [postgres, nats] = await Promise.all([newPostgres(), newNats()]);
  const variables = {
    MOONSHOT_CLUSTER: '1',
    MOONSHOT_DATABASE: await databaseAt(postgres.url, 'moonshot'),
    MOONSHOT_NATS: nats.url,
    MOONSHOT_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const nodes: Server[] = [];
  for (let i = 0; i < count; i++) {
    const own = join(folder, String(i));
    mkdirSync(own);
    nodes.push(await startServer(own, undefined, variables));
  }
  return {
    url: nodes.map(({ url }) => url).join(','),
    startMs: Math.max(...nodes.map(({ startMs }) => startMs)),
    megabytes: () => sum(nodes.map(node => node.megabytes())),
    seconds: () => sum(nodes.map(node => node.seconds())),
    handles: () => sum(nodes.map(node => node.handles())),
    servicesSeconds: () => processorSeconds(postgres.pid()) + processorSeconds(nats.pid()),
    metric: async name => sum(await Promise.all(nodes.map(node => node.metric(name)))),
    metrics: async names => {
      const all = await Promise.all(nodes.map(node => node.metrics(names)));
      // the figure of the slowest server counts
      return names.map((_, i) => Math.max(...all.map(one => one[i] ?? Number.NaN)));
    },
    stop: async () => {
      for (const node of nodes) await node.stop();
      await nats.stop();
      postgres.remove();
    },
  };
}
