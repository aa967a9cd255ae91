// Tests that a log is appended only at the expected version, all or nothing, and survives a round trip.
import { expect, test } from 'vitest';
import { dealt, ready, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { KEPT_STORES, STORES } from '../../../testing/store/stores.ts';
import { SLICE_EVENTS } from './slices.ts';

test.each(KEPT_STORES)('%s: a log says when it was last written to', async (_, opened) => {
  let now = 1000;
  const { log } = await opened(() => now);
  expect(await log.writtenAt('m')).toBeUndefined();
  await log.append('m', 0, [ready(0, 1)]);
  now = 2000;
  await log.append('m', 1, [ready(1, 1)]);
  expect(await log.writtenAt('m')).toBe(2000);
  expect(await log.writtenAt('n')).toBeUndefined();
});

test.each(STORES)('%s: several logs say how long they are', async (_, opened) => {
  const { log } = await opened();
  await log.append('m', 0, [ready(0, 1), ready(1, 1)]);
  await log.append('n', 0, [ready(0, 1)]);
  await log.append('m', 2, [ready(2, 1)]);
  expect(await log.versions(['n', 'never', 'm'])).toEqual(
    new Map([
      ['n', 1],
      ['m', 3],
    ]),
  );
});

test.each(STORES)('%s: the logs are listed in order, a few at a time', async (_, opened) => {
  const { log } = await opened();
  for (const match of ['b-1', 'a-2', 'a-1', 'c-0']) await log.append(match, 0, [ready(0, 1), ready(1, 1)]);
  expect(await log.matches('', 2)).toEqual(['a-1', 'a-2']);
  expect(await log.matches('a-2', 9)).toEqual(['b-1', 'c-0']);
  expect(await log.matches('c-0', 9)).toEqual([]);
});

test.each(STORES)('%s: a log of any length is read completely, in slices', async (_, opened) => {
  const { log } = await opened();
  for (const many of [1, SLICE_EVENTS - 1, SLICE_EVENTS, SLICE_EVENTS + 1, 2 * SLICE_EVENTS]) {
    const [match, events] = [`m${many}`, Array.from({ length: many }, (_, i) => dealt(`${i}`))];
    await log.append(match, 0, events);
    expect(await log.read(match)).toEqual(events);
    expect(JSON.parse(await log.readText(match))).toEqual(events);
    for (const version of [0, 1, many - 1, many]) {
      expect(await log.readAfter(match, version)).toEqual(events.slice(version));
      expect((await log.readAfter(match, version, 1))[0]).toEqual(events[version]);
    }
    expect(await log.ends(match)).toMatchObject({ opening: events[0], last: 'game', version: many });
  }
  expect([await log.read('never'), await log.readText('never'), await log.ends('never')]).toEqual([
    [],
    '[]',
    undefined,
  ]);
});

test('the event loop is free between two slices of a log', async () => {
  const store = storeIn(tempFolder());
  await store.log.append(
    'm',
    0,
    Array.from({ length: 10 * SLICE_EVENTS }, (_, i) => dealt(`${i}`)),
  );
  for (const read of [store.log.read, store.log.readText]) {
    let immediates = 0;
    const again = (): void => void setImmediate(() => (immediates++ < 1000 ? again() : undefined));
    again();
    await read('m');
    expect(immediates).toBeGreaterThanOrEqual(9);
    immediates = 1000;
  }
});

test.each(KEPT_STORES)('%s: of any number of writers at one version exactly one wins', async (_, opened) => {
  const { log } = await opened();
  const winners: string[] = [];
  for (let version = 0; version < 50; version++) {
    const racers = Array.from({ length: 8 }, (_, i) => `${version} by ${i}`);
    const results = await Promise.all(racers.map(name => log.append('a-1', version, [dealt(name)])));
    expect(results.filter(result => result === 'written')).toHaveLength(1);
    winners.push(racers[results.indexOf('written')] as string);
  }
  expect(await log.read('a-1')).toEqual(winners.map(dealt));
});

test.each(KEPT_STORES)(
  '%s: of many appends at once each gets its own answer, in few transactions',
  async (_, opened) => {
    const { log, counts } = await opened();
    const matches = Array.from({ length: 100 }, (_, i) => `m-${i}`);
    await Promise.all(matches.map(match => log.append(match, 0, [ready(0, 1), ready(1, 1)], 5)));
    const before = counts().transactions;
    const half = 1.5 as never; // not a valid command number
    const results = await Promise.allSettled([
      ...matches.map((match, i) => log.append(match, i % 10 === 3 ? 1 : 2, [ready(2, i === 50 ? half : 1)], 5)),
      log.append('m-0', 3, [ready(3, 1)], 5),
      log.append('m-0', 3, [ready(3, 2)], 5),
    ]);
    const wanted = (i: number): string => (i === 50 ? 'failed' : i % 10 === 3 && i < 100 ? 'stale' : 'written');
    const shown = results.map(one => (one.status === 'fulfilled' ? one.value : 'failed'));
    expect(shown.slice(0, 100)).toEqual(matches.map((_, i) => wanted(i)));
    expect(shown.slice(100)).toEqual(['written', 'stale']);
    const lengths = await log.versions(matches);
    expect(lengths).toEqual(new Map(matches.map((match, i) => [match, i === 0 ? 4 : wanted(i) === 'written' ? 3 : 2])));
    expect((await Promise.all(matches.map(match => log.read(match)))).flat()).toHaveLength(
      [...lengths.values()].reduce((sum, one) => sum + one, 0),
    );
    expect(counts().transactions - before).toBeLessThan(102);
  },
);

const versions: readonly [name: string, expected: number, result: 'written' | 'stale'][] = [
  ['one below the end', 2, 'stale'],
  ['at the end', 3, 'written'],
  ['one past the end', 4, 'stale'],
  ['at the beginning', 0, 'stale'],
];

const appends = KEPT_STORES.flatMap(([kept, opened]) =>
  versions.map(([name, ...rest]) => [kept, name, opened, ...rest] as const),
);

test.each(appends)('%s: an append %s', async (_, __, opened, expected, result) => {
  const { log } = await opened();
  await log.append('a-1', 0, [dealt('1'), dealt('2'), dealt('3')]);
  expect(await log.append('a-1', expected, [dealt('x'), dealt('y')])).toBe(result);
  expect(await log.read('a-1')).toHaveLength(result === 'written' ? 5 : 3);
});

test('events come back in their order, whole or after a version, also in another life', async () => {
  const folder = tempFolder();
  const first = storeIn(folder);
  const events = [dealt('♥ "quoted"'), ready(1, 1), ready(0, 1), dealt('4')];
  await first.log.append('a-1', 0, events.slice(0, 3));
  await first.log.append('b-1', 0, [dealt('other')]);
  await first.log.append('a-1', 3, events.slice(3));
  await first.close();
  const { log } = storeIn(folder);
  expect(await log.read('a-1')).toEqual(events);
  for (const version of [0, 1, 2, 3, 4, 5]) expect(await log.readAfter('a-1', version)).toEqual(events.slice(version));
  expect(await log.read('never')).toEqual([]);
  expect(await log.readAfter('never', 3)).toEqual([]);
});

test.each(KEPT_STORES)('%s: a command with several events is recorded at the first of them', async (_, opened) => {
  const { log } = await opened();
  const events = [ready(2, 1), ready(2, 1), { type: 'undone', to: 1, cause: { seat: 2, number: 2 } } as const];
  expect(await log.append('a-1', 0, events)).toBe('written');
  expect(await log.read('a-1')).toEqual(events);
});

test.each(KEPT_STORES)(
  '%s: the same command cannot be written twice, not even at the right version, and fails no other write',
  async (_, opened) => {
    const { log } = await opened();
    await log.append('a-1', 0, [ready(2, 1)]);
    const again = log.append('a-1', 1, [ready(2, 1)]);
    const others = [log.append('a-2', 0, [ready(2, 1)]), log.append('b-1', 0, [dealt('x')])];
    await expect(again).rejects.toThrow(/unique/i);
    expect(await Promise.all(others)).toEqual(['written', 'written']);
    expect(await log.read('a-1')).toHaveLength(1);
  },
);

test('a hundred appends of one turn are one transaction, and a bad one among them fails alone', async () => {
  const { log, counts } = storeIn(tempFolder());
  const append = (i: number) => log.append(`m-${i}`, 0, [ready(0, 1), dealt(`${i}`)]);
  const good = await Promise.all(Array.from({ length: 100 }, (_, i) => append(i)));
  expect(good).toEqual(Array(100).fill('written'));
  expect(counts()).toEqual({ transactions: 1, writes: 100, waiting: 0, failing: 0 });
  const more = await Promise.allSettled(
    Array.from({ length: 100 }, (_, i) => (i === 50 ? log.append('m-50', 2, [ready(0, 1)]) : append(100 + i))),
  );
  expect(more.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(more[50]?.status).toBe('rejected');
  expect(counts()).toEqual({ transactions: 1 + 99, writes: 199, waiting: 0, failing: 0 });
});

test('more writes than one transaction takes are all written, in their order', async () => {
  const { log, counts } = storeIn(tempFolder());
  const results = await Promise.all(Array.from({ length: 600 }, (_, i) => log.append('a-1', i, [dealt(`${i}`)])));
  expect(new Set(results)).toEqual(new Set(['written']));
  expect(counts().transactions).toBe(3);
  expect(await log.read('a-1')).toHaveLength(600);
});

test.each(KEPT_STORES)(
  '%s: many matches are written to at once, and what is read after a version follows it',
  async (_, opened) => {
    const { log } = await opened();
    const texts = Array.from({ length: 20 }, (_, i) => dealt(`${i}`));
    const matches = Array.from({ length: 20 }, (_, i) => `m-${i}`);
    const results = await Promise.all(matches.map(match => log.append(match, 0, texts)));
    expect(new Set(results)).toEqual(new Set(['written']));
    expect(await log.readAfter('m-7', 13)).toEqual(texts.slice(13));
    expect(await log.readAfter('m-7', 21)).toEqual([]);
  },
);

test.each(KEPT_STORES)(
  '%s: callers that wait for several logs at once each get their own log, from their own version',
  async (_, opened) => {
    const { log } = await opened();
    const texts = Array.from({ length: 12 }, (_, i) => dealt(`${i}`));
    for (const match of ['m-1', 'm-2', 'm-3']) await log.append(match, 0, texts);
    const asked = [0, 1, 5, 12, 13, 7, 3].flatMap(version =>
      ['m-1', 'm-2', 'm-3', 'never'].map(match => ({ match, version })),
    );
    const told = await Promise.all(asked.map(({ match, version }) => log.readAfter(match, version)));
    expect(told).toEqual(asked.map(({ match, version }) => (match === 'never' ? [] : texts.slice(version))));
  },
);

test.each(KEPT_STORES)(
  '%s: a store that is closed writes what waits, and refuses what comes later',
  async (_, opened) => {
    const { log, close } = await opened();
    const waiting = log.append('a-1', 0, [dealt('1')]);
    await close();
    expect(await waiting).toBe('written');
    await expect(log.append('a-1', 1, [dealt('2')])).rejects.toThrow('Cannot write: the store is closed.');
  },
);

test('closing writes what waits, and refuses what comes later', async () => {
  const folder = tempFolder();
  const { log, close } = storeIn(folder);
  const waiting = log.append('a-1', 0, [dealt('1')]);
  await close();
  expect(await waiting).toBe('written');
  await expect(log.append('a-1', 1, [dealt('2')])).rejects.toThrow('Cannot write: the store is closed.');
  expect(await storeIn(folder).log.read('a-1')).toHaveLength(1);
});
