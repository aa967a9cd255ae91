// Tests overdue matches: each is offered to one node at a time, is offered again if it makes no progress, and
// is never offered while it waits for a player.
import { expect, test } from 'vitest';
import { dealt } from '../../../testing/store/folder.ts';
import { STORES } from '../../../testing/store/stores.ts';
import { SEQ_UNKNOWN } from './wake-ups.ts';

const FOR_MS = 4000;

test.each(STORES)(
  '%s: what an append leaves is late when its time is over and it has not gone on',
  async (_, opened) => {
    let now = 10_000;
    const { log, due } = await opened(() => now);
    const late = () => due.take(9, FOR_MS);
    await log.append('t-1', 0, [dealt('a')], 500);
    await log.append('u-1', 0, [dealt('a')], null);
    await log.append('v-1', 0, [dealt('a')]);
    now += 1400;
    expect(await late()).toEqual([]);
    now += 100;
    expect(await late()).toEqual([{ match: 't-1', seq: 1 }]);
    expect(await late()).toEqual([]);
    now += FOR_MS;
    expect(await late()).toEqual([{ match: 't-1', seq: 1 }]);
    await log.append('t-1', 1, [dealt('b'), dealt('c')], 0);
    await due.again({ match: 't-1', seq: 1 }, null); // has no effect, because the match has progressed
    now += FOR_MS;
    expect(await late()).toEqual([{ match: 't-1', seq: 3 }]);
    await due.again({ match: 't-1', seq: 3 }, null);
    now += 10 * FOR_MS;
    expect(await late()).toEqual([]);
    await log.append('t-1', 3, [dealt('d')], 0);
    await due.drop('t-1');
    now += FOR_MS;
    expect(await late()).toEqual([]);
  },
);

test.each(STORES)('%s: of nodes that scan at the same time each late match is given to one', async (_, opened) => {
  let now = 10_000;
  const { log, due } = await opened(() => now);
  for (let i = 0; i < 20; i++) await log.append(`t-${i}`, 0, [dealt('a')], 0);
  now += 5000;
  const taken = (await Promise.all(Array.from({ length: 8 }, () => due.take(5, FOR_MS)))).flat();
  expect(taken.map(({ match }) => match).sort()).toEqual([...new Set(taken.map(({ match }) => match))].sort());
  for (let more = await due.take(5, FOR_MS); more.length > 0; more = await due.take(5, FOR_MS)) taken.push(...more);
  expect(taken).toHaveLength(20);
});

test.each(STORES)('%s: what one server alone was playing is noted once', async (_, opened) => {
  const { tables, due } = await opened(() => 10_000);
  await tables.put({
    ...{ id: 't', revision: 1, invite: 'i', host: 'ada', game: 'ricketts', rules: 1, overrides: {}, length: null },
    settings: { open: 'everybody', clock: null, watchers: 'cards', chat: false },
    ...{ seats: [], state: 'playing', matches: 2, at: 4 },
  });
  for (let i = 0; i < 2; i++) await due.noteAll();
  expect(await due.take(9, FOR_MS)).toEqual([{ match: 't-2', seq: SEQ_UNKNOWN }]);
  await due.noteAll();
  expect(await due.take(9, FOR_MS)).toEqual([]);
});
