// Tests live score pads: a reader gets each state, only the key changes or ends a pad, and pads are limited
// and expire.
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../../../testing/client.ts';
import { openServer } from '../../../testing/site.ts';
import { systemEnv } from '../../core/env.ts';

const KEY = 'f'.repeat(64);
const idOf = (n: number): string => String(n).padStart(32, '0');
const pathOf = (n: number): string => `/api/pads/${idOf(n)}`;

async function siteWith(variables: Record<string, string> = {}) {
  let later = 0;
  const env = { ...systemEnv, monoMs: () => systemEnv.monoMs() + later };
  const site = await openServer(variables, { env });
  onTestFinished(() => site.close());
  const send = async (method: string, path: string, body?: unknown) =>
    (await call(site.url, method, path, body)).status;
  const publish = (n: number, code: string, key = KEY): Promise<number> => send('PUT', pathOf(n), { key, code });
  const read = async (n: number): Promise<unknown> => (await call(site.url, 'GET', pathOf(n))).body;
  const wait = (ms: number): void => {
    later += ms;
  };
  return { send, publish, read, wait };
}

test('readers get the last state of a pad until it is ended', async () => {
  const { send, publish, read } = await siteWith();
  expect([await publish(1, 'one'), await publish(1, 'two')]).toEqual([204, 204]);
  expect(await read(1)).toEqual({ code: 'two', at: expect.any(Number) });
  expect(await send('DELETE', pathOf(1), { key: KEY })).toBe(204);
  expect(await read(1)).toMatchObject({ code: 'gone' });
});

test('another key neither changes nor ends a pad', async () => {
  const { send, publish, read } = await siteWith();
  const other = '0'.repeat(64);
  await publish(1, 'one');
  expect([await publish(1, 'two', other), await send('DELETE', pathOf(1), { key: other })]).toEqual([404, 404]);
  expect(await read(1)).toMatchObject({ code: 'one' });
});

test('a pad expires after its last change, and its device can publish it again', async () => {
  const { publish, read, wait } = await siteWith({ MOONSHOT_LIVE_PAD_MS: '100000' });
  await publish(1, 'one');
  wait(60_000);
  await publish(1, 'two');
  wait(60_000);
  expect(await read(1)).toMatchObject({ code: 'two' });
  wait(60_000);
  expect(await read(1)).toMatchObject({ code: 'gone' });
  expect(await publish(1, 'three')).toBe(204);
});

test('one address has a limited number of pads, and of changes in an hour', async () => {
  const { publish, read } = await siteWith({
    MOONSHOT_LIVE_PADS_PER_ADDRESS: '2',
    MOONSHOT_LIVE_PADS_PER_HOUR: '4',
  });
  for (const n of [1, 2, 1, 3]) expect(await publish(n, 'some')).toBe(204);
  expect(await publish(1, 'more')).toBe(429);
  const left = await Promise.all([1, 2, 3].map(read));
  expect(left.map(pad => (pad as { readonly code: string }).code)).toEqual(['some', 'gone', 'some']);
});

test.each<[name: string, path: string, body: object]>([
  ['an id that can be guessed', '/api/pads/1', { key: KEY, code: 'x' }],
  ['a short key', pathOf(1), { key: 'f', code: 'x' }],
  ['a text that is no packed pad', pathOf(1), { key: KEY, code: '<script>' }],
  ['more than a link holds', pathOf(1), { key: KEY, code: 'x'.repeat(8001) }],
])('%s is refused', async (_, path, body) => {
  const { send, read } = await siteWith();
  expect(await send('PUT', path, body)).toBe(400);
  expect(await read(1)).toMatchObject({ code: 'gone' });
});
