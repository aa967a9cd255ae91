// Tests proofs and notations of past matches: who may read them, and that requests share one job in a thread.
import { expect, onTestFinished, test } from 'vitest';
import { as, call, connect, newGuest, newTable, playOut } from '../../../../testing/client.ts';
import { openServer } from '../../../../testing/site.ts';
import { systemEnv } from '../../../core/env.ts';
import { readLimits } from '../../../core/limits.ts';
import { type Jobs, newJobs } from '../../../threads/jobs/job-pool.ts';
import { newBudgets } from '../../../threads/jobs/processor-budgets.ts';

/** A server that records the jobs of its threads. */
async function opened(limits: Record<string, string> = {}) {
  const asked: string[] = [];
  const threads = newJobs(readLimits(limits), newBudgets(systemEnv, readLimits(limits)));
  const jobs: Jobs = {
    ...threads,
    work: (kind, what, by) => {
      asked.push(kind);
      return threads.work(kind, what, by);
    },
  };
  const site = await openServer(limits, { jobs });
  onTestFinished(() => site.close());
  return { site, asked };
}

test('one job makes the proof and one the notation, for strangers and players alike', async () => {
  const { site, asked } = await opened();
  const ada = await newGuest(site.url, 'Ada');
  const { table, invite } = await newTable(ada, {}, { open: 'everybody', chat: false });
  const client = await connect(ada);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  const path = `/api/matches/${table}-1`;
  await client.until(({ view }) => view);
  for (const what of ['proof', 'notation']) expect((await call(site.url, 'GET', `${path}/${what}`)).status).toBe(409);
  expect(asked).toEqual([]);
  await playOut(client);
  await client.until(({ facts }) => facts?.state === 'over');
  const answers = (what: string) =>
    Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 === 0 ? call(site.url, 'GET', `${path}/${what}`) : as(ada, 'GET', `${path}/${what}`),
      ),
    );
  for (const what of ['proof', 'notation']) {
    const all = [...(await answers(what)), ...(await answers(what))];
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  }
  expect(asked).toEqual(['proof', 'notation']);
  const { body, headers } = await call(site.url, 'GET', `${path}/proof`);
  expect(body).toMatchObject({ match: `${table}-1`, seats: 4 });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  client.close();
});

/** The status that each reader gets for a match in progress and for a finished one. */
const READERS: readonly [
  open: 'invited' | 'everybody',
  reader: 'the player' | 'a spectator' | 'nobody known',
  playing: number,
  over: number,
][] = [
  ['invited', 'the player', 409, 200],
  ['invited', 'a spectator', 404, 404],
  ['invited', 'nobody known', 404, 404],
  ['everybody', 'the player', 409, 200],
  ['everybody', 'a spectator', 409, 200],
  ['everybody', 'nobody known', 409, 200],
];

test.each(['invited', 'everybody'] as const)('who may read a match of a table open to %s', async open => {
  const { site } = await opened();
  const ada = await newGuest(site.url, 'Ada');
  const eve = await newGuest(site.url, 'Eve');
  const { table, invite } = await newTable(ada, {}, { open, chat: false });
  const [client, spectator] = [await connect(ada), await connect(eve)];
  for (const one of [client, spectator]) {
    one.say({ type: 'join', table, invite, known: null });
    await one.next('table');
  }
  const statuses = async () => {
    const found: Record<string, number[]> = {};
    for (const what of ['proof', 'notation']) {
      const path = `/api/matches/${table}-1/${what}`;
      for (const [reader, answer] of [
        ['the player', as(ada, 'GET', path)],
        ['a spectator', as(eve, 'GET', path)],
        ['nobody known', call(site.url, 'GET', path)],
      ] as const)
        found[reader] = [...(found[reader] ?? []), (await answer).status];
    }
    return found;
  };
  const expected = (at: 2 | 3) =>
    Object.fromEntries(READERS.filter(([of]) => of === open).map(row => [row[1], [row[at], row[at]]]));
  client.say({ type: 'start' });
  await client.until(({ view }) => view);
  expect(await statuses()).toEqual(expected(2));
  await playOut(client);
  await client.until(({ facts }) => facts?.state === 'over');
  expect(await statuses()).toEqual(expected(3));
  for (const one of [client, spectator]) one.close();
});

test('after a name change the notation is created again', async () => {
  const { site, asked } = await opened();
  const ada = await newGuest(site.url, 'Ada');
  const { table, invite } = await newTable(ada);
  const client = await connect(ada);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  await playOut(client);
  await client.until(({ facts }) => facts?.state === 'over');
  const text = async () => String((await as(ada, 'GET', `/api/matches/${table}-1/notation`)).body);
  expect(await text()).toContain('Ada');
  await as(ada, 'PATCH', '/api/me', { name: 'Bea' });
  expect(await text()).toContain('Bea');
  expect(asked).toEqual(['notation', 'notation']);
  client.close();
});
