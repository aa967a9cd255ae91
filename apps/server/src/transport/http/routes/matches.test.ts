// Tests the list of past matches: it is read from summaries instead of logs, with a backfill for older
// matches.
import { expect, onTestFinished, test } from 'vitest';
import { as, connect, type Guest, newGuest, newTable, playOut } from '../../../../testing/client.ts';
import { openServer } from '../../../../testing/site.ts';
import { STORES } from '../../../../testing/store/stores.ts';
import type { Store } from '../../../store/store.ts';

/** The store, with a count of how often a whole log has been read from it. */
function counting(store: Store): { readonly store: Store; readonly reads: () => number } {
  let reads = 0;
  const counted =
    <A extends unknown[], T>(read: (...asked: A) => T) =>
    (...asked: A): T => {
      reads += 1;
      return read(...asked);
    };
  const { read, readText, readAfter } = store.log;
  const log = { read: counted(read), readText: counted(readText), readAfter: counted(readAfter) };
  return { store: { ...store, log: { ...store.log, ...log } }, reads: () => reads };
}

async function played(guest: Guest, overrides: Record<string, unknown> = {}): Promise<string> {
  const { table, invite } = await newTable(guest, { overrides } as never);
  const client = await connect(guest);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  await playOut(client);
  await client.until(({ facts }) => facts?.state === 'over');
  client.close();
  return `${table}-1`;
}

const listed = async (guest: Guest) =>
  ((await as(guest, 'GET', '/api/matches')).body as { readonly matches: readonly { readonly match: string }[] })
    .matches;

test.each(STORES)('%s: a list of matches reads no log', async (_, opened) => {
  const { store, reads } = counting(await opened(Date.now));
  const site = await openServer({}, { store });
  onTestFinished(() => site.close());
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const matches = [await played(ada), await played(ada, { name: 'My rules' })];
  const before = reads();
  for (let i = 0; i < 10; i++) await listed(ada);
  expect(reads() - before).toBe(0);
  expect(await listed(ada)).toMatchObject([
    { match: matches[1], name: 'My rules', seats: 4, seat: 0, proof: true, told: true, imported: false },
    { match: matches[0], game: 'ricketts', bots: [null, 'careful', 'careful', 'careful'], forked: false },
  ]);
  expect(await listed(bob)).toEqual([]);
});

test.each(STORES)('%s: the start adds missing summaries of older matches', async (_, opened) => {
  const store: Store = { ...(await opened(Date.now)), close: async () => {} };
  const forgetful: Store = {
    ...store,
    results: { ...store.results, finish: (one, { past: _, ...outcome }) => store.results.finish(one, outcome) },
  };
  const old = await openServer({}, { store: forgetful });
  const ada = await newGuest(old.url, 'Ada');
  const match = await played(ada);
  expect(await listed(ada)).toEqual([]);
  await old.close();
  const site = await openServer({}, { store });
  onTestFinished(() => site.close());
  await expect
    .poll(() => listed({ ...ada, url: site.url }))
    .toMatchObject([{ match, game: 'ricketts', seat: 0, proof: true }]);
});
