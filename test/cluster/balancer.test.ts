// The test load balancer: sockets go to less loaded servers, other requests round-robin, and dead servers get
// nothing.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Balancer, balancerTo, lookAfter } from './balancer.ts';

interface Behind {
  readonly url: string;
  readonly asked: string[]; // the requested addresses
  status: number | 'silent'; // of `/readyz`
}

async function behind(): Promise<Behind> {
  const one = { url: '', asked: [] as string[], status: 200 as Behind['status'] };
  const server: Server = createServer((request, response) => {
    one.asked.push(request.url ?? '');
    if (one.status !== 'silent') response.writeHead(one.status).end();
  });
  new WebSocketServer({ server });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  return Object.assign(one, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

async function three(): Promise<{ readonly servers: readonly Behind[]; readonly balancer: Balancer }> {
  const servers = await Promise.all([behind(), behind(), behind()]);
  const balancer = await balancerTo(servers.map(({ url }) => url));
  onTestFinished(balancer.close);
  return { servers, balancer };
}

async function sockets({ url }: Balancer, many: number): Promise<readonly WebSocket[]> {
  const open: WebSocket[] = [];
  for (let i = 0; i < many; i++) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    socket.on('error', () => {});
    await new Promise(resolve => socket.once('open', resolve));
    open.push(socket);
  }
  return open;
}

test('sockets go where fewer are, whatever else is asked between', async () => {
  const { servers, balancer } = await three();
  await sockets(balancer, 4);
  for (let i = 0; i < 3; i++) await fetch(`${balancer.url}/else`, { headers: { connection: 'close' } });
  await sockets(balancer, 5);
  expect(balancer.counts()).toEqual([3, 3, 3]);
  expect(servers.map(({ asked }) => asked)).toEqual([['/else'], ['/else'], ['/else']]);
});

test('whom one has too many of are sent where fewer are once they come again', async () => {
  const { balancer } = await three();
  balancer.rest(2);
  const open = await sockets(balancer, 6);
  balancer.in(2);
  await balancer.level();
  await expect.poll(() => balancer.counts()).toEqual([2, 2, 0]);
  await expect.poll(() => open.filter(({ readyState }) => readyState === WebSocket.CLOSED).length).toBe(2);
  await sockets(balancer, 2);
  expect(balancer.counts()).toEqual([2, 2, 2]);
});

test('who says it is not ready keeps its people and gets nobody new, who says nothing loses them', async () => {
  const { servers, balancer } = await three();
  const looking = lookAfter(
    balancer,
    servers.map(({ url }) => url),
  );
  onTestFinished(looking.stop);
  await sockets(balancer, 3);
  const [first, second] = servers as [Behind, Behind];
  first.status = 503;
  const before = first.asked.length;
  await expect.poll(() => first.asked.length).toBeGreaterThan(before + 1); // the answer to the first has come
  await sockets(balancer, 2);
  expect(balancer.counts()).toEqual([1, 2, 2]);
  second.status = 'silent';
  await expect.poll(() => balancer.counts()).toEqual([1, 0, 2]);
});
