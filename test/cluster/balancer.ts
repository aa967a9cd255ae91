// What stands before several servers: each connection goes to one of those that are in, and ends when that one is taken for dead.
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
  /** How many connections each server has. */
  counts(): readonly number[];
  close(): void;
}

/** A balancer before the servers at these addresses, all of which are in. */
export async function balancerTo(urls: readonly string[], host = '127.0.0.1'): Promise<Balancer> {
  const isIn = urls.map(() => true);
  const open = urls.map(() => new Set<Socket>());
  let turn = 0;
  const next = (): number => {
    for (let tries = 0; tries < urls.length; tries++) {
      turn = (turn + 1) % urls.length;
      if (isIn[turn]) return turn;
    }
    return turn;
  };
  const server = createServer(near => {
    const to = next();
    const { hostname, port } = new URL(urls[to] ?? '');
    const far = connect(Number(port), hostname);
    open[to]?.add(near);
    near.pipe(far);
    far.pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy());
    near.on('close', () => open[to]?.delete(near));
  });
  const port = await freePort();
  await new Promise<void>(resolve => server.listen(port, host, resolve));
  return {
    url: `http://${host}:${port}`,
    out: one => {
      isIn[one] = false;
      for (const near of open[one] ?? []) near.destroy();
    },
    rest: one => {
      isIn[one] = false;
    },
    in: one => {
      isIn[one] = true;
    },
    hasOther: one => isIn.some((is, other) => is && other !== one),
    counts: () => open.map(({ size }) => size),
    close: () => {
      server.close();
      for (const near of open.flatMap(some => [...some])) near.destroy();
    },
  };
}

const LOOK_MS = 250;
const LATE_MS = 1000;

/** Looks after the servers as balancers do: one that says it is not ready gets nobody new, one that says nothing in time is dead. */
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
