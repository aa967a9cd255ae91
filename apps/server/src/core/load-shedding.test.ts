// Tests load shedding: an overloaded server refuses new tables first, then new sockets. Matches in progress
// continue.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { as, type Client, call, connect, FRIENDS, type Guest, newGuest, newTable } from '../../testing/client.ts';
import { depsOf } from '../../testing/context.ts';
import { openServer, type Site } from '../../testing/site.ts';
import { systemEnv } from './env.ts';
import { loadSheddingFor } from './load-shedding.ts';
import { readConfig } from './settings/config.ts';

const delay = { ms: 0 };
let site: Site;
let ada: Guest;
let playing: Client;

beforeAll(async () => {
  const env = { ...systemEnv, loopDelay: () => ({ takeMs: () => delay.ms, stop: () => {} }) };
  const limits = { MOONSHOT_DELAY_MS: '100', MOONSHOT_DELAY_MOST_MS: '400', MOONSHOT_DELAY_EVERY_MS: '5' };
  site = await openServer({ ...limits, MOONSHOT_BUSY_MS: '7000' }, { env });
  ada = await newGuest(site.url, 'Ada');
  playing = await connect(ada);
  playing.say({ type: 'join', ...(await newTable(ada)), known: null });
  playing.say({ type: 'start' });
  await playing.until(({ view }) => view !== undefined);
});
afterAll(() => site.close());

const order = { game: 'ricketts', overrides: {}, length: null, seats: 4 };
const opening = () => as(ada, 'POST', '/api/tables', { order, settings: FRIENDS });
const ready = () => call(site.url, 'GET', '/readyz');

/** The server's response to a socket upgrade. */
const knocking = (): Promise<{ readonly status: number; readonly body: string; readonly wait: string | undefined }> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/socket`, { origin: site.url });
    socket.once('open', () => {
      socket.close();
      resolve({ status: 101, body: '', wait: undefined });
    });
    socket.once('unexpected-response', (_, answer) => {
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts).toString();
        resolve({ status: answer.statusCode ?? 0, body, wait: answer.headers['retry-after'] });
      });
    });
  });

test.each([
  ['in time', 100, 'ready\n', 201, 101],
  ['late', 101, 'not ready: busy\n', 503, 101],
  ['very late', 401, 'not ready: busy\n', 503, 503],
  ['in time again', 0, 'ready\n', 201, 101],
] as const)('a server that is %s', async (_, ms, says, opens, upgrades) => {
  delay.ms = ms;
  await expect
    .poll(async () => (await call(site.url, 'GET', '/metrics')).body)
    .toContain(`late_seconds ${ms / 1000}\n`);
  expect((await ready()).body).toBe(says);
  const opened = await opening();
  expect(opened.status).toBe(opens);
  const knocked = await knocking();
  expect(knocked.status).toBe(upgrades);
  if (opens === 503) {
    expect(opened.body).toMatchObject({ code: 'busy', retryAfterMs: 7000 });
    expect(opened.headers.get('retry-after')).toBe('7');
    expect((await ready()).headers.get('retry-after')).toBe('7');
  }
  if (upgrades === 503) {
    expect(JSON.parse(knocked.body)).toMatchObject({ code: 'busy', retryAfterMs: 7000 });
    expect(knocked.wait).toBe('7');
  }
  const heard = playing.received.length;
  playing.say({ type: 'hint' });
  await playing.until(() => playing.received.length > heard);
});

test('the log says once that load shedding begins, and once that it ends', () => {
  const lines: string[] = [];
  const variables = { MOONSHOT_DELAY_MS: '100', MOONSHOT_DELAY_MOST_MS: '400' };
  const deps = depsOf(readConfig(import.meta.dirname, variables), {}, line => void lines.push(line));
  const late = { ms: 0 };
  const running = new Set(['timer', 'measurement']);
  let measure = () => {};
  const every = (_: number, act: () => void) => {
    measure = act;
    return () => void running.delete('timer');
  };
  const loopDelay = () => ({ takeMs: () => late.ms, stop: () => void running.delete('measurement') });
  const load = loadSheddingFor({ ...deps, env: { ...systemEnv, every, loopDelay } });
  const refused = [500.4, 500.6, 101, 100, 500, 0].map(ms => {
    late.ms = ms;
    measure();
    return [load.forTables(), load.forSockets()];
  });
  // a measurement counts only if the one before it was as late
  expect(refused.map(([tables]) => tables)).toEqual([false, true, true, false, false, false]);
  expect(refused.map(([, sockets]) => sockets)).toEqual([false, true, false, false, false, false]);
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { level: 40, lateMs: 500, msg: 'too busy for new tables' },
    { level: 40, lateMs: 100, msg: 'new tables may open' },
  ]);
  load.stop();
  expect([...running]).toEqual([]);
});

/** Waits longer than the measurement's timer, and until all timers that are due have run. */
async function timersRan(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 50));
  await new Promise(resolve => setImmediate(resolve));
}

test('the machine’s own measure is how late it was since it was last asked', async () => {
  const measured = systemEnv.loopDelay();
  measured.takeMs();
  await timersRan(); // the measurement starts with its next timer
  const untilMs = performance.now() + 300;
  while (performance.now() < untilMs); // blocks the event loop
  await timersRan();
  expect(measured.takeMs()).toBeGreaterThan(200);
  measured.stop();
});
