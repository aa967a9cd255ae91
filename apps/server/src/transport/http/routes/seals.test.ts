// Tests the seals (commitments to deals) of a day: they are complete once the day is over, cover no other
// day, and contain every commitment of the day.
import type { Event } from '@moonshot/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, newGuest } from '../../../../testing/client.ts';
import { openServer, type Site } from '../../../../testing/site.ts';
import { storeIn, tempFolder } from '../../../../testing/store/folder.ts';
import { systemEnv } from '../../../core/env.ts';
import { DAY_MS } from '../../../core/utc-days.ts';

const MIDNIGHT = Date.UTC(2026, 10, 21);
const clock = { now: MIDNIGHT };

const committed = (deal: number): Event => ({
  type: 'seal-committed',
  deal,
  server: `${deal}`.repeat(64),
  previous: '0'.repeat(64),
  asked: [],
});

test('the store has what was committed in a time, in order, and nothing of an append that came too late', async () => {
  const { log } = storeIn(tempFolder(), { now: () => clock.now });
  const at = (ms: number): void => {
    clock.now = MIDNIGHT + ms;
  };
  at(-1);
  await log.append('a-1', 0, [committed(1)]);
  at(0);
  await log.append('b-1', 0, [committed(2), committed(3)]);
  await log.append('b-1', 0, [committed(4)]);
  at(DAY_MS - 1);
  await log.append('a-1', 1, [committed(5)]);
  at(DAY_MS);
  await log.append('a-1', 2, [committed(6)]);
  const day = await log.commitments(MIDNIGHT, MIDNIGHT + DAY_MS, async () => {});
  expect(day.map(one => Buffer.from(one).toString('hex').charAt(0))).toEqual(['2', '3', '5']);
  const times = ['1', '5', '4'].map(digit => log.committedAt(Buffer.from(digit.repeat(64), 'hex')));
  expect(await Promise.all(times)).toEqual([MIDNIGHT - 1, MIDNIGHT + DAY_MS - 1, undefined]);
});

test('a day of many deals is read in parts, in order of writing', async () => {
  clock.now = MIDNIGHT;
  const { log } = storeIn(tempFolder(), { now: () => clock.now });
  const hashes = Array.from({ length: 2500 }, (_, i) => i.toString(16).padStart(64, '0'));
  const events = hashes.map((server, deal): Event => ({ ...committed(1), deal, server }) as Event);
  await log.append('a-1', 0, events);
  clock.now = MIDNIGHT - 1; // sets the clock back, so that a commitment of the day before comes next
  await log.append('b-1', 0, [committed(7)]);
  clock.now = MIDNIGHT + 1;
  await log.append('a-1', 2500, [committed(8)]);
  let pauses = 0;
  const day = await log.commitments(MIDNIGHT, MIDNIGHT + DAY_MS, async () => {
    pauses += 1;
  });
  expect(day.map(one => Buffer.from(one).toString('hex'))).toEqual([...hashes, '8'.repeat(64)]);
  expect(pauses).toBe(3); // one pause after each part of up to a thousand commitments
  const none = await log.commitments(MIDNIGHT + DAY_MS, MIDNIGHT + 2 * DAY_MS, async () => {});
  expect(none).toEqual([]);
});

let site: Site;
beforeAll(async () => {
  site = await openServer({}, { env: { ...systemEnv, nowMs: () => clock.now } });
  await site.store.log.append('a-1', 0, [committed(1), committed(2), committed(3)]);
});
afterAll(() => site.close());

const ask = async (path: string) => {
  const { status, body } = await as(await newGuest(site.url, 'Ada'), 'GET', `/api/seals/${path}`);
  return { status, body };
};

test('a day that is not over, and a moment after it, has none', async () => {
  for (const ms of [0, DAY_MS - 1, DAY_MS + 1000]) {
    clock.now = MIDNIGHT + ms;
    expect(await ask('2026-11-21')).toMatchObject({ status: 409, body: { code: 'not-now' } });
  }
  clock.now = MIDNIGHT + DAY_MS + 60_000;
  expect(await ask('2026-11-21')).toMatchObject({ status: 200, body: { day: '2026-11-21', commitments: 3 } });
});

test('a commitment of the day has its place and its path, another has none', async () => {
  clock.now = MIDNIGHT + 2 * DAY_MS;
  const [one, other] = [
    await ask(`2026-11-21?commitment=${'3'.repeat(64)}`),
    await ask(`2026-11-21?commitment=${'4'.repeat(64)}`),
  ];
  expect(one.body).toMatchObject({ place: 2, path: [expect.stringMatching(/^[0-9a-f]{64}$/)] });
  expect(other.body).toMatchObject({ place: null, path: null });
});

test('a commitment is found with its day, over or not; one that was never made is not found', async () => {
  clock.now = MIDNIGHT + 1000;
  const guest = await newGuest(site.url, 'Ada');
  const dayOf = async (digit: string) => (await as(guest, 'GET', `/api/seals?commitment=${digit.repeat(64)}`)).body;
  expect(await dayOf('2')).toEqual({ day: '2026-11-21', over: false });
  expect(await dayOf('9')).toEqual({ day: null, over: false });
  clock.now = MIDNIGHT + DAY_MS + 60_000;
  expect(await dayOf('2')).toEqual({ day: '2026-11-21', over: true });
});

test.each(['2026-13-01', 'today', '2026-11-21?commitment=3', '?commitment=3'])('%s is no question', async path => {
  expect((await ask(path)).status).toBe(400);
});
