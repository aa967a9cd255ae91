// A load balancer for tests: forwards each connection to an available server, and closes it when that server
// is considered dead.
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { freePort } from '../../apps/server/testing/ports.ts';

export interface Balancer {
  readonly url: string;
  /** Removes a server and closes its connections, as after a failed health check. */
  out(server: number): void;
  /** Sends no new connections to a server. */
  rest(server: number): void;
  in(server: number): void;
  /** Whether another server is available. */
  hasOther(server: number): boolean;
  /** The number of sockets on each server. */
  counts(): readonly number[];
  /** Closes the surplus connections of overloaded servers; the clients reconnect to the least loaded ones. */
  level(): Promise<void>;
  close(): void;
}

/** The start of a socket request; other requests are short. */
const SOCKET = 'GET /api/socket';

interface Behind {
  readonly url: string;
  isIn: boolean;
  readonly open: Set<Socket>; // open connections of clients
  readonly sockets: Set<Socket>; // those of them that are sockets
}

/**
 * A balancer in front of these servers, all available. A socket goes to the less loaded of two, other
 * requests round-robin.
 */
export async function balancerTo(urls: readonly string[], host = '127.0.0.1'): Promise<Balancer> {
  const behind = urls.map((url): Behind => ({ url, isIn: true, open: new Set(), sockets: new Set() }));
  const state = { turn: 0, levelUntilMs: 0 };
  const next = (isSocket: boolean): Behind => {
    const inTurn = behind.map((_, i) => behind[(state.turn + i) % behind.length] as Behind);
    state.turn += 1;
    const some = inTurn.filter(({ isIn }) => isIn);
    // choosing the minimum of all would send everybody to the newest server
    const among = !isSocket ? 1 : performance.now() < state.levelUntilMs ? some.length : 2;
    const [fewest] = some.slice(0, among).sort((a, b) => a.sockets.size - b.sockets.size);
    return (fewest ?? inTurn[0]) as Behind;
  };
  const server = createServer(near => {
    near.on('error', () => {});
    near.once('data', begun => {
      const isSocket = begun.toString('latin1', 0, SOCKET.length) === SOCKET;
      join(near, begun, next(isSocket), isSocket);
    });
  });
  const port = await freePort();
  await new Promise<void>(resolve => server.listen(port, host, resolve));
  const at = (one: number): Behind => behind[one] as Behind;
  return {
    url: `http://${host}:${port}`,
    out: one => {
      at(one).isIn = false;
      for (const near of at(one).open) near.destroy();
    },
    rest: one => {
      at(one).isIn = false;
    },
    in: one => {
      at(one).isIn = true;
    },
    hasOther: one => behind.some(({ isIn }, other) => isIn && other !== one),
    counts: () => behind.map(({ sockets }) => sockets.size),
    level: () => {
      state.levelUntilMs = performance.now() + LEVELLED_MS;
      return level(behind);
    },
    close: () => {
      server.close();
      for (const near of behind.flatMap(({ open }) => [...open])) near.destroy();
    },
  };
}

/** Forwards both directions, starting with the first chunk, until either end closes. */
function join(near: Socket, begun: Buffer, { url, open, sockets }: Behind, isSocket: boolean): void {
  const { hostname, port } = new URL(url);
  const far = connect(Number(port), hostname);
  const among = isSocket ? [open, sockets] : [open];
  for (const some of among) some.add(near);
  far.write(begun);
  near.pipe(far);
  far.pipe(near);
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const)
    one.on('error', () => {}).on('close', () => other.destroy());
  near.on('close', () => {
    for (const some of among) some.delete(near);
  });
}

const LEVEL_MS = 5; // between two closed connections
const LEVELLED_MS = 5000; // until the clients have reconnected

async function level(behind: readonly Behind[]): Promise<void> {
  const into = behind.filter(({ isIn }) => isIn);
  const fair = Math.ceil(into.reduce((sum, { sockets }) => sum + sockets.size, 0) / into.length);
  for (const near of into.flatMap(({ sockets }) => [...sockets].slice(fair))) {
    near.destroy();
    await later(LEVEL_MS);
  }
}

const LOOK_MS = 250;
const LATE_MS = 1000;

/**
 * Runs health checks: a server that is not ready gets no new connections, one that does not answer in time is
 * dead.
 */
export function lookAfter(balancer: Balancer, urls: readonly string[]): { stop(): void } {
  const state = { over: false };
  const look = async (url: string, server: number): Promise<void> => {
    while (!state.over) {
      try {
        const { ok } = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(LATE_MS) });
        if (ok) balancer.in(server);
        else balancer.rest(server);
      } catch {
        if (balancer.hasOther(server)) balancer.out(server); // if all are late, none of them is dead
      }
      await later(LOOK_MS);
    }
  };
  for (const [server, url] of urls.entries()) void look(url, server);
  return {
    stop: () => {
      state.over = true;
    },
  };
}
