// Tests what is sent over a socket: frames of different lengths, the messages of one turn, and clients that
// read too slowly.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ServerToClient } from '@moonshot/protocol/server';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { testContext } from '../../../testing/context.ts';
import { systemEnv } from '../../core/env.ts';
import { outboxTo } from './outbox.ts';

const sentence = (text: string): ServerToClient => ({ type: 'error', code: 'gone', sentence: text });
/** The timers that are started for clients that read too slowly. They fire when the test says so. */
const waits: { readonly ms: number; readonly act: () => void }[] = [];
function after(ms: number, act: () => void): () => void {
  waits.push({ ms, act });
  return () => void waits.pop();
}
const variables = { MOONSHOT_BUFFERED_BYTES: '1000000', MOONSHOT_STALLED_MS: '1000' };
const context = testContext({ env: { ...systemEnv, after } }, variables);

/** An outbox to a client, and what the client reads. */
async function bench(caughtUp = () => {}) {
  const endpoint = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(endpoint, 'listening');
  onTestFinished(() => endpoint.close());
  const client = new WebSocket(`ws://127.0.0.1:${(endpoint.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  const heard: string[] = [];
  client.on('message', data => void heard.push(data.toString()));
  const [socket, { socket: wire }] = await once(endpoint, 'connection');
  return { heard, client, socket, wire, outlet: outboxTo(socket, wire, context, caughtUp) };
}

const EMPTY = JSON.stringify(sentence('')).length;

test.each([EMPTY, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a message of %i bytes is read as it was said',
  async bytes => {
    const { heard, outlet: outbox } = await bench();
    const message = sentence('x'.repeat(bytes - EMPTY));
    expect(outbox.send(message)).toBe(true);
    await expect.poll(() => heard).toEqual([JSON.stringify(message)]);
  },
);

test('letters of more than one byte keep the length right', async () => {
  const { heard, outlet: outbox } = await bench();
  const messages = [sentence('ÄÖ♥♠'.repeat(20)), sentence('plain')];
  for (const message of messages) outbox.send(message);
  await expect.poll(() => heard).toEqual(messages.map(message => JSON.stringify(message)));
});

test('what one turn says waits for its end, and a lot of it does not', async () => {
  const { heard, wire, outlet: outbox } = await bench();
  outbox.send(sentence('one'));
  outbox.send(sentence('two'));
  expect(wire.writableCorked).toBe(1);
  outbox.send(sentence('x'.repeat(20_000)));
  expect(wire.writableCorked).toBe(0);
  outbox.send(sentence('three'));
  expect(wire.writableCorked).toBe(1);
  await expect.poll(() => heard.length).toBe(4);
  expect(wire.writableCorked).toBe(0);
});

/**
 * Sends messages to a client that does not read, until the outbox accepts no more. Returns how many were
 * sent.
 */
async function fill({ client, outlet: outbox }: Awaited<ReturnType<typeof bench>>): Promise<number> {
  // a socket can be paused only when it is open
  if (client.readyState !== client.OPEN) await once(client, 'open');
  client.pause();
  const long = sentence('x'.repeat(500_000));
  let sent = 0;
  for (; sent < 1000 && outbox.send(long); sent++) await new Promise(setImmediate);
  expect([outbox.send(sentence('lost')), waits.map(({ ms }) => ms)]).toEqual([false, [1000]]);
  return sent;
}

test('a slow reader gets nothing until it has read everything, and then one notice', async () => {
  let times = 0;
  const one = await bench(() => {
    times += 1;
  });
  const { client, heard, outlet: outbox } = one;
  const sent = await fill(one);
  expect(times).toBe(0);
  client.resume();
  await expect.poll(() => times).toBe(1);
  expect([outbox.send(sentence('heard')), waits]).toEqual([true, []]);
  await expect.poll(() => heard.length).toBe(sent + 1);
  expect(heard.at(-1)).toContain('heard');
});

test('a reader that stays behind is dropped', async () => {
  const one = await bench();
  await fill(one);
  const { readyState, OPEN, CLOSING } = one.socket;
  expect(readyState).toBe(OPEN);
  waits.pop()?.act();
  expect(one.socket.readyState).toBe(CLOSING);
});
