// Who may read the figures: a program on this machine, or whoever shows the token where there is one.
import { afterEach, expect, test } from 'vitest';
import { call, newGuest } from '../rig/client.ts';
import { openServer } from '../rig/site.ts';
import { storeIn, tempFolder } from '../rig/store/folder.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const TOKEN = 'a-token-of-figures';

test.each([
  ['a program on this machine', {}, {}, 200],
  ['whoever comes through a proxy that is not told of', {}, { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['a program on this machine that passes by the proxy', { MOONSHOT_BEHIND_PROXY: '1' }, {}, 200],
  ['whoever comes through the proxy', { MOONSHOT_BEHIND_PROXY: '1' }, { 'x-forwarded-for': '192.0.2.7' }, 404],
  ['no token', { MOONSHOT_METRICS_TOKEN: TOKEN }, {}, 404],
  ['another token', { MOONSHOT_METRICS_TOKEN: TOKEN }, { authorization: `Bearer ${TOKEN}x` }, 404],
  ['the token', { MOONSHOT_METRICS_TOKEN: TOKEN }, { authorization: `Bearer ${TOKEN}` }, 200],
] as const)('figures for %s', async (_, variables, headers, status) => {
  const site = await openServer(variables);
  ends.push(() => site.close());
  const answer = await call(site.url, 'GET', '/metrics', undefined, headers);
  expect(answer.status).toBe(status);
  if (status === 404) expect(answer.body).toBe('There is nothing at /metrics.\n');
  expect((await call(site.url, 'GET', '/healthz', undefined, headers)).status).toBe(200);
});

test('the figures tell what the store has written', async () => {
  const site = await openServer({}, { store: storeIn(tempFolder()) });
  ends.push(() => site.close());
  const figure = async (name: string): Promise<number> => {
    const { body } = await call(site.url, 'GET', '/metrics');
    return Number(new RegExp(`^moonshot_store_${name} (\\d+)$`, 'm').exec(String(body))?.[1]);
  };
  expect([await figure('writes'), await figure('transactions'), await figure('waiting')]).toEqual([0, 0, 0]);
  await newGuest(site.url, 'Ada'); // the player, and the session
  expect([await figure('writes'), await figure('transactions'), await figure('waiting')]).toEqual([2, 2, 0]);
});
