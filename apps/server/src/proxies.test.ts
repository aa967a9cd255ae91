// Tests addresses behind proxies: sockets and requests count under the address reported by the outermost of
// our proxies.
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { call } from '../testing/client.ts';
import { openServer, type Site } from '../testing/site.ts';
import { systemEnv } from './core/env.ts';
import { operatorToken } from './domain/sign-in/operator-token.ts';

const sites: Site[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

async function behind(proxies: number, more: Readonly<Record<string, string>> = {}): Promise<Site> {
  const site = await openServer({ MOONSHOT_BEHIND_PROXY: String(proxies), ...more });
  sites.push(site);
  return site;
}

const dial = (site: Site, list: string): WebSocket =>
  new WebSocket(`${site.url.replace('http', 'ws')}/api/socket`, {
    origin: site.url,
    headers: { 'x-forwarded-for': list },
  });

const opened = (socket: WebSocket): Promise<number> =>
  new Promise(resolve => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', () => {});
  });

const ended = (socket: WebSocket): Promise<number> => new Promise(resolve => socket.once('close', resolve));

test.each([
  [0, '198.51.100.7', '127.0.0.1'],
  [1, '198.51.100.7', '198.51.100.7'],
  // an address that the client claims itself comes first in the list
  [1, '10.9.9.9, 198.51.100.7', '198.51.100.7'],
  [2, '10.9.9.9, 198.51.100.7, 192.0.2.1', '198.51.100.7'],
  [2, '198.51.100.7', '198.51.100.7'],
])('behind %i proxies, %s: %s is counted, and banned at once', async (proxies, list, who) => {
  const site = await behind(proxies, { MOONSHOT_SOCKETS_PER_ADDRESS: '2' });
  const [first, second] = [dial(site, list), dial(site, list)];
  expect([await opened(first), await opened(second), await opened(dial(site, list))]).toEqual([101, 101, 429]);
  const other = dial(site, '203.0.113.5, 203.0.113.5, 203.0.113.5');
  expect(await opened(other)).toBe(proxies === 0 ? 429 : 101);
  first.terminate();
  await expect.poll(async () => opened(dial(site, list))).toBe(101);
  const token = await operatorToken({ env: systemEnv, store: site.store }, false);
  const ban = { kind: 'address', who, reason: 'test', hours: null };
  const end = ended(second);
  const banned = await call(site.url, 'POST', '/api/admin/bans', ban, { authorization: `Bearer ${token}` });
  expect([banned.status, await end]).toEqual([204, 4003]);
  const asks = async (from: string): Promise<number> =>
    (await call(site.url, 'GET', '/api/tables', undefined, { 'x-forwarded-for': from })).status;
  expect(await asks(list)).toBe(403);
  expect([await asks('203.0.113.5, 203.0.113.5, 203.0.113.5'), other.readyState]).toEqual(
    proxies === 0 ? [403, WebSocket.CONNECTING] : [200, WebSocket.OPEN],
  );
  other.terminate();
});
