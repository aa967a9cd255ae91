// Tests what an open socket keeps in memory. Collects all garbage, and looks for objects on the heap.
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { queryObjects } from 'node:v8';
import { expect, onTestFinished, test } from 'vitest';
import { openServer } from '../../../testing/site.ts';

/**
 * Opens a socket. The client is not a `WebSocket`, because that would create an `IncomingMessage` of its own.
 */
async function upgraded(port: number): Promise<void> {
  const client = connect(port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  const lines = ['GET /api/socket HTTP/1.1', `host: 127.0.0.1:${port}`, 'connection: upgrade', 'upgrade: websocket'];
  const key = ['sec-websocket-version: 13', `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`];
  client.write(`${[...lines, ...key].join('\r\n')}\r\n\r\n`);
  expect(String(await once(client, 'data'))).toMatch(/^HTTP\/1.1 101 /);
}

test('an open socket does not keep its request', async () => {
  const site = await openServer();
  onTestFinished(site.close);
  const requests = (): number => Number(queryObjects(IncomingMessage, { format: 'count' }));
  const before = requests();
  await Promise.all(Array.from({ length: 20 }, () => upgraded(site.port)));
  expect(requests() - before).toBeLessThan(10);
});
