// The faults that are injected into the servers, one after the other.
import { setTimeout as later } from 'node:timers/promises';
import type { Fleet, Node } from './fleet.ts';

export interface Fault {
  readonly name: string;
  /**
   * From when the outage of a client is measured: the beginning of the fault, the loss of the client's
   * connection, or the repair.
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
  { name: 'rolling update from the older version', from: 'line', act: rolled(() => undefined) },
  {
    name: 'a node is killed (`kill -9`) and restarted',
    from: 'fault',
    act: async fleet => {
      const node = busiest(fleet);
      await node.kill();
      await later(GONE_MS);
      await node.start();
    },
  },
  {
    name: 'a node stands still for 6 s (`SIGSTOP`) and continues',
    from: 'fault',
    act: async fleet => {
      const node = busiest(fleet);
      node.send('SIGSTOP');
      await later(STILL_MS);
      node.send('SIGCONT');
    },
  },
  { name: 'a node is cut off from everything for 6 s', from: 'fault', act: cut(['people', 'services']) },
  { name: 'a node is cut off only from PostgreSQL and NATS for 6 s', from: 'fault', act: cut(['services']) },
  { name: 'a node is cut off only from people for 6 s', from: 'fault', act: cut(['people']) },
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
    name: 'PostgreSQL is restarted',
    from: 'restored',
    act: async ({ postgres }, restored) => {
      postgres.stop('fast');
      await postgres.start();
      restored();
    },
  },
  {
    name: 'NATS is killed, and is back after 3 s',
    from: 'line',
    act: async ({ nats }) => {
      await nats.stop();
      await later(GONE_MS);
      await nats.start();
    },
  },
  { name: 'rolling update back to the older version', from: 'line', act: rolled(({ older }) => older) },
];
