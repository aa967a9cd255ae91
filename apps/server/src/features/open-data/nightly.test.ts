// Tests the open data of a day: the contents of its file, that it is created once, and the page that lists
// it. Packs whole days on every store.
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { replayRecording } from '@moonshot/rules/notation';
import { afterEach, expect, test } from 'vitest';
import { connect, type Guest, newGuest, newTable, playOut } from '../../../testing/client.ts';
import { testContext } from '../../../testing/context.ts';
import { jobsOnTheSpot } from '../../../testing/jobs.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { STORES } from '../../../testing/store/stores.ts';
import { systemEnv } from '../../core/env.ts';
import { DAY_MS } from '../../core/utc-days.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { Store } from '../../store/store.ts';
import { line } from '../../threads/jobs/open-data-line.ts';
import { packDue } from './nightly.ts';

const EVENING = Date.parse('2026-11-22T20:00:00Z');

let site: Site;
let nowMs = EVENING;
afterEach(() => site.close());

/** A server whose calendar the test controls. The nightly job does not run by itself. */
async function openAt(store: Store): Promise<ServerContext> {
  nowMs = EVENING;
  const env = { ...systemEnv, nowMs: () => nowMs };
  site = await openServer({}, { store, env });
  const variables = { MOONSHOT_DUMP_DAYS: '2', MOONSHOT_DUMP_MATCHES: '10' };
  return testContext({ env, store, jobs: jobsOnTheSpot }, variables);
}

async function play(host: Guest, open: 'everybody' | 'invited'): Promise<void> {
  const { table, invite } = await newTable(host, { overrides: { name: 'At the Millers' } }, { open, chat: false });
  const client = await connect(host);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  await playOut(client);
  await client.until(({ facts }) => facts?.state === 'over');
  client.close();
}

const get = async (path: string): Promise<Response> => fetch(`${site.url}${path}`);

test.each(STORES)(
  'a day is packed when it is over, with its public matches and nobody’s name: %s',
  async (_, opened) => {
    const context = await openAt(await opened(() => nowMs));
    const ada = await newGuest(site.url, 'Ada Miller');
    await play(ada, 'everybody');
    await play(ada, 'invited');
    await packDue(context);
    expect(await context.store.results.dumps()).toEqual([]);
    nowMs += DAY_MS;
    await packDue(context);
    await packDue(context);
    const [day, ...more] = await context.store.results.dumps();
    expect([day, more]).toMatchObject([{ day: '2026-11-22', matches: 1 }, []]);
    const bytes = Buffer.from(await (await get('/data/matches-2026-11-22.jsonl.gz')).arrayBuffer());
    const text = gunzipSync(bytes).toString();
    const told = JSON.parse(text);
    expect(line.strict().parse(told)).toMatchObject({ date: '2026-11-22', sitters: ['person', 'bot', 'bot', 'bot'] });
    expect(replayRecording(told).difference).toBeUndefined();
    expect(text).not.toMatch(/Miller|Ada/);
    expect(text).not.toContain(ada.player);
    const sum = createHash('sha256').update(bytes).digest('hex');
    expect(await (await get('/data/matches-2026-11-22.jsonl.gz.sha256')).text()).toBe(
      `${sum}  matches-2026-11-22.jsonl.gz\n`,
    );
    expect(await (await get('/data/statistics.json')).json()).toMatchObject({ matches: 1, shuffles: [{ seats: 4 }] });
  },
);

test('a server that slept some days packs each, and old days go while their counts stay', async () => {
  const context = await openAt(memoryStore());
  await play(await newGuest(site.url, 'Ada'), 'everybody');
  nowMs += DAY_MS;
  await packDue(context);
  nowMs += 3 * DAY_MS;
  await packDue(context);
  expect((await context.store.results.dumps()).map(({ day, matches }) => [day, matches])).toEqual([
    ['2026-11-25', 0],
    ['2026-11-24', 0],
  ]);
  expect((await get('/data/matches-2026-11-22.jsonl.gz')).status).toBe(404);
  expect(await (await get('/data/statistics.json')).json()).toMatchObject({ matches: 1 });
});

test.each<[path: string, status: number, says: RegExp]>([
  ['/data', 200, /<h1>Open data<\/h1>/],
  ['/data/', 200, /has been packed yet/],
  ['/data/data.css', 200, /color-scheme/],
  ['/data/LICENCE.txt', 200, /CC0 1\.0/],
  ['/data/schema.json', 200, /"firstDealer"/],
  ['/data/index.json', 200, /"days":\[\]/],
  ['/data/matches-2026-11-22.jsonl.gz', 404, /"gone"/],
  ['/data/..%2fsecret', 400, /"unreadable"/],
])('%s', async (path, status, says) => {
  await openAt(memoryStore());
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(says);
});

test('a report that could not be read is read again at the next request', async () => {
  const store = memoryStore();
  let tries = 0;
  const counted = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no database');
    return undefined;
  };
  site = await openServer({}, { store: { ...store, results: { ...store.results, counted } } });
  const statuses = [await get('/data/statistics.json'), await get('/data/statistics.json')].map(({ status }) => status);
  expect([statuses, tries]).toEqual([[500, 200], 2]);
});

test('a reader who leaves while a file is read holds no place of the few files in memory', async () => {
  const days = Array.from({ length: 9 }, (_, i) => ({ day: `2026-11-0${i + 1}`, matches: 1, sha256: '' }));
  const lets: (() => void)[] = [];
  const dump = async (day: string) => {
    await new Promise<void>(resolve => lets.push(resolve));
    return { day, matches: 1, sha256: '', bytes: Buffer.from(day) };
  };
  const store = memoryStore();
  site = await openServer({}, { store: { ...store, results: { ...store.results, dump, dumps: async () => days } } });
  const { server } = site.app.http;
  const connections = () => new Promise<number>(resolve => server.getConnections((_, many) => resolve(many)));
  for (const [i, { day }] of days.slice(1).entries()) {
    const leaving = new AbortController();
    const asked = fetch(`${site.url}/data/matches-${day}.jsonl.gz`, { signal: leaving.signal }).catch(() => {});
    await expect.poll(() => lets.length).toBe(i + 1);
    leaving.abort();
    await asked;
    await expect.poll(connections).toBe(0);
    lets[i]?.();
  }
  const last = get(`/data/matches-${days[0]?.day}.jsonl.gz`);
  await expect.poll(() => lets.length).toBe(9);
  lets[8]?.();
  expect((await last).status).toBe(200);
});
