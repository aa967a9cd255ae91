// What goes out over a socket: frames of every length, and what one turn says in one piece.
import { PassThrough } from 'node:stream';
import type { ToPlayer } from '@moonshot/wire/online/to-player';
import { expect, test } from 'vitest';
import { Receiver, type WebSocket } from 'ws';
import type { World } from '../world.ts';
import { outletTo } from './egress.ts';

const sentence = (text: string): ToPlayer => ({ type: 'no', code: 'gone', sentence: text });
const counter = { inc: () => {} };
const world = {
  config: { limits: { bufferedBytes: 1_000_000, stalledMs: 1000 } },
  metrics: { sent: counter, dropped: counter },
} as unknown as World;

/** An outlet, and what a client reads from it. */
function bench() {
  const wire = new PassThrough({ highWaterMark: 1_000_000 });
  const heard: string[] = [];
  const reader = new Receiver({ isServer: false });
  reader.on('message', (data: Buffer) => void heard.push(data.toString()));
  wire.pipe(reader);
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0 } as WebSocket;
  return { heard, wire, outlet: outletTo(socket, wire, world, () => {}) };
}

const turn = () => new Promise(resolve => setImmediate(resolve));
const EMPTY = JSON.stringify(sentence('')).length;

test.each([EMPTY, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a message of %i bytes is read as it was said',
  async bytes => {
    const { heard, outlet } = bench();
    const message = sentence('x'.repeat(bytes - EMPTY));
    expect(outlet.say(message)).toBe(true);
    await turn();
    expect(heard).toEqual([JSON.stringify(message)]);
  },
);

test('letters of more than one byte keep the length right', async () => {
  const { heard, outlet } = bench();
  const messages = [sentence('ÄÖ♥♠'.repeat(20)), sentence('plain')];
  for (const message of messages) outlet.say(message);
  await turn();
  expect(heard).toEqual(messages.map(message => JSON.stringify(message)));
});

test('what one turn says waits for its end, and a lot of it does not', async () => {
  const { wire, outlet } = bench();
  outlet.say(sentence('one'));
  outlet.say(sentence('two'));
  expect(wire.writableCorked).toBe(1);
  outlet.say(sentence('x'.repeat(20_000)));
  expect(wire.writableCorked).toBe(0);
  outlet.say(sentence('three'));
  expect(wire.writableCorked).toBe(1);
  await turn();
  expect(wire.writableCorked).toBe(0);
});
