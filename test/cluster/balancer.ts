// What stands before several servers: each connection goes to one of those that are in, and ends when that
// one is taken for dead.
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/rig/ports.ts';

export interface Balancer {
  readonly url: string;
  /** Sends nobody there any more, and ends who is: as where a health check found it dead. */
  out(server: number): void;
  /** Sends nobody new there. */
  rest(server: number): void;
  in(server: number): void;
  /** Whether another one is in. */
  hasOther(server: number): boolean;
  /** How many sockets each server has. */
  counts(): readonly number[];
  /**
   * Ends the lines of those whom a server has more than its share of: they come back where fewest are, as by
   * and by others would.
   */
  level(): Promise<void>;
  close(): void;
}

/** How a request for a socket begins; whatever else comes is over soon. */
const SOCKET = 'GET /api/socket';

interface Behind {
  readonly url: string;
  isIn: boolean;
  readonly open: Set<Socket>; // what people have open there
  readonly sockets: Set<Socket>; // those of them that stay
}

/**
 * A balancer before the servers at these addresses, all of which are in: each socket goes where fewer are of
 * two in turn, all else by turns.
 */
export async function balancerTo(urls: readonly string[], host = '127.0.0.1'): Promise<Balancer> {
  const behind = urls.map((url): Behind => ({ url, isIn: true, open: new Set(), sockets: new Set() }));
  const state = { turn: 0, levelUntilMs: 0 };
  const next = (isSocket: boolean): Behind => {
    const inTurn = behind.map((_, i) => behind[(state.turn + i) % behind.length] as Behind);
    state.turn += 1;
    const some = inTurn.filter(({ isIn }) => isIn);
    // of all the newest would get everybody
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

/** Passes on what comes from one side to the other, of which the first piece is there, until either ends. */
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

const LEVEL_MS = 5; // between two that are sent elsewhere
const LEVELLED_MS = 5000; // by then they are

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
 * Looks after the servers as balancers do: one that says it is not ready gets nobody new, one that says
 * nothing in time is dead.
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
        if (balancer.hasOther(server)) balancer.out(server); // where all are late, none of them is dead
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
