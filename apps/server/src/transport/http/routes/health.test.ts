// Tests the routes for monitoring: readiness, the metrics, and who may read them.
import { afterEach, expect, test } from 'vitest';
import { call, newGuest } from '../../../../testing/client.ts';
import { localNet } from '../../../../testing/nodes.ts';
import { openServer } from '../../../../testing/site.ts';
import { storeIn, tempFolder } from '../../../../testing/store/folder.ts';
import { threadHere } from '../../../../testing/store/thread-here.ts';
import { connectToWrite } from '../../../store/sql/sqlite-connection.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const TOKEN = 'a-token-of-figures';

test.each([
  ['a program on this machine', {}, {}, 200],
  ['a request through a proxy that is not configured', {}, { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['a program on this machine that passes by the proxy', { MOONSHOT_BEHIND_PROXY: '1' }, {}, 200],
  ['a request through the proxy', { MOONSHOT_BEHIND_PROXY: '1' }, { 'x-forwarded-for': '192.0.2.7' }, 404],
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

test('with a full disk writes are refused with 503 and a retry time, and the server is ready again once there is room', async () => {
  const writers: ReturnType<typeof connectToWrite>[] = [];
  const connect = (file: string) => {
    writers.push(connectToWrite(file));
    return writers[0]!;
  };
  const store = storeIn(tempFolder(), { now: Date.now, start: threadHere({ connect }) });
  const db = writers[0]!;
  const site = await openServer({ MOONSHOT_BUSY_MS: '7000' }, { store });
  ends.push(() => site.close());
  const pages = Number(db.pragma('page_count', { simple: true }));
  db.pragma(`max_page_count = ${pages}`);
  const guest = () => call(site.url, 'POST', '/api/guests', { name: 'Ada' });
  const ready = () => call(site.url, 'GET', '/readyz');
  expect((await ready()).status).toBe(200);
  let refused = await guest();
  for (let tries = 0; refused.status === 201 && tries < 300; tries++) refused = await guest();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '7']);
  expect(refused.body).toMatchObject({ code: 'paused', retryAfterMs: 7000 });
  for (let i = 0; i < 2; i++) {
    const { status, body, headers } = await ready();
    expect([status, body, headers.get('retry-after')]).toEqual([
      ...[503, 'not ready: the database cannot be written\n', '7'],
    ]);
  }
  db.pragma(`max_page_count = ${pages * 10}`);
  expect((await ready()).status).toBe(200);
  expect([store.counts().failing, (await guest()).status]).toEqual([0, 201]);
});

test('a server that has lost NATS stays ready, and says so', async () => {
  const state = { cutOff: false };
  const nodes = { ...localNet()('one'), isCutOff: () => state.cutOff };
  const site = await openServer({}, { nodes });
  ends.push(() => site.close());
  const ready = async () => {
    const { status, body } = await call(site.url, 'GET', '/readyz');
    return [status, body];
  };
  expect(await ready()).toEqual([200, 'ready\n']);
  state.cutOff = true;
  expect(await ready()).toEqual([200, 'ready, but NATS is lost: moves made at other servers appear later\n']);
});

test('the figures tell what the store has written', async () => {
  const site = await openServer({}, { store: storeIn(tempFolder()) });
  ends.push(() => site.close());
  const figure = async (name: string): Promise<number> => {
    const { body } = await call(site.url, 'GET', '/metrics');
    return Number(new RegExp(`^moonshot_store_${name} (\\d+)$`, 'm').exec(String(body))?.[1]);
  };
  expect([await figure('writes'), await figure('transactions'), await figure('waiting')]).toEqual([0, 0, 0]);
  await newGuest(site.url, 'Ada'); // writes the player and the session
  expect([await figure('writes'), await figure('transactions'), await figure('waiting')]).toEqual([2, 2, 0]);
});
