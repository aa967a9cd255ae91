// The faults that are injected into the servers, one after the other. Each one ends when the original state
// is restored.
import { setTimeout as later } from 'node:timers/promises';
import type { Fleet, Node } from './fleet.ts';

export interface Fault {
  readonly name: string;
  /**
   * From when the outage of a client is measured: the beginning of the fault (if the fault closes no
   * connection), the loss of the client's connection, or the repair.
   */
  readonly from: 'fault' | 'line' | 'restored';
  /** Injects the fault and resolves when it is over. Calls `restored` when the database is back. */
  act(fleet: Fleet, restored: () => void): Promise<void>;
}

const STILL_MS = 6000;
const GONE_MS = 3000;

/** The node that has the most clients. */
function busiest({ nodes, balancer }: Fleet): Node {
  const counts = balancer.counts();
  return nodes[counts.indexOf(Math.max(...counts))] as Node;
}

const cut =
  (sides: readonly ('people' | 'services')[]): Fault['act'] =>
  async fleet => {
    const { host } = busiest(fleet);
    host.cut(sides);
    await later(STILL_MS);
    host.mend();
  };

/** A rolling update as in `deploy/cluster`: each new node is started before an old one is stopped. */
const rolled =
  (rootOf: (fleet: Fleet) => string | undefined): Fault['act'] =>
  async fleet => {
    for (const old of fleet.running()) {
      await fleet.replace(old, rootOf(fleet));
      await later(GONE_MS);
    }
  };

/** The faults in the order in which they are injected. At first, the servers run the previous version. */
export const FAULTS: readonly Fault[] = [
  { name: 'rolled from the version before to this one', from: 'line', act: rolled(() => undefined) },
  {
    name: 'a node killed (`kill -9`), and started again',
    from: 'fault',
    act: async fleet => {
      const node = busiest(fleet);
      await node.kill();
      await later(GONE_MS);
      await node.start();
    },
  },
  {
    name: 'a node stands still for 6 s (`SIGSTOP`), and goes on',
    from: 'fault',
    act: async fleet => {
      const node = busiest(fleet);
      node.send('SIGSTOP');
      await later(STILL_MS);
      node.send('SIGCONT');
    },
  },
  { name: 'a node cut off from everything for 6 s', from: 'fault', act: cut(['people', 'services']) },
  { name: 'a node cut off from the database and the news alone for 6 s', from: 'fault', act: cut(['services']) },
  { name: 'a node cut off from people alone for 6 s', from: 'fault', act: cut(['people']) },
  {
    name: 'PostgreSQL crashes, and is back after 3 s',
    from: 'restored',
    act: async ({ postgres }, restored) => {
      postgres.stop('immediate');
      await later(GONE_MS);
      await postgres.start();
      restored();
    },
  },
  {
    name: 'PostgreSQL is started anew',
    from: 'restored',
    act: async ({ postgres }, restored) => {
      postgres.stop('fast');
      await postgres.start();
      restored();
    },
  },
  {
    name: 'NATS killed, and back after 3 s',
    from: 'line',
    act: async ({ nats }) => {
      await nats.stop();
      await later(GONE_MS);
      await nats.start();
    },
  },
  { name: 'rolled back to the version before', from: 'line', act: rolled(({ older }) => older) },
];
