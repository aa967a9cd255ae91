// What stands before several servers: each connection goes to one of those that are in, and ends when that one is taken out.
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../apps/server/src/rig/ports.ts';

export interface Balancer {
  readonly url: string;
  /** Sends nobody there any more, and ends who is: as where a health check found it dead. */
  out(server: number): void;
  in(server: number): void;
  close(): void;
}

/** A balancer before the servers at these addresses, all of which are in. */
export async function balancerTo(urls: readonly string[]): Promise<Balancer> {
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
    const far = connect(Number(new URL(urls[to] ?? '').port), '127.0.0.1');
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
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    out: one => {
      isIn[one] = false;
      for (const near of open[one] ?? []) near.destroy();
    },
    in: one => {
      isIn[one] = true;
    },
    close: () => {
      server.close();
      for (const near of open.flatMap(some => [...some])) near.destroy();
    },
  };
}
