// Tests remembered ends of logs: deleted logs are forgotten, and what other servers write is noticed.
import type { Event } from '@moonshot/table';
import { expect, inject, test } from 'vitest';
import { databaseAt } from '../../../testing/postgres.ts';
import { dealt, KEY, ready, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { KEPT_STORES } from '../../../testing/store/stores.ts';
import { tableRow } from '../../../testing/store/table-row.ts';
import { openPostgres } from '../open-postgres.ts';
import { forkLogOf } from '../repositories/tables.ts';
import type { Store } from '../store.ts';
import { knownHeads } from './known-heads.ts';

const headAt = (seq: number) => ({ seq, hash: new Uint8Array([seq]) });

test('an end is known once, after its append has been written', () => {
  const known = knownHeads();
  known.put('a', headAt(3)); // the end was only read: no append has taken it
  expect(known.take('a')).toBeUndefined();
  known.put('a', headAt(4));
  known.put('a', headAt(2)); // the result of a read that began before this append
  expect([known.take('a'), known.take('a')]).toEqual([headAt(4), undefined]);
  known.forget('a');
  known.put('a', headAt(5)); // an append in the transaction that deleted the log
  expect(known.take('a')).toBeUndefined();
});

const imported = { type: 'table-opened', id: 'm', spec: { imported: true }, secret: '', event: {} } as unknown as Event;
const FORK = forkLogOf('t');

const deletions: readonly [name: string, match: string, remove: (store: Store) => Promise<unknown>][] = [
  ['an import is removed', 'm', ({ log }) => log.removeImported('m')],
  ['a table is removed with its fork log', FORK, ({ tables }) => tables.remove('t')],
  ['a table expires with its fork log', FORK, ({ tables }) => tables.expire('public', 99, 9)],
];

/** A store with a table and the beginning of a log. */
async function begun(store: Store, match: string): Promise<Store> {
  await store.tables.put(tableRow({ fork: 1 }));
  await store.log.append(match, 0, [imported, ready(0, 1)]);
  return store;
}

for (const [name, match, remove] of deletions) {
  test.each(KEPT_STORES)(`%s: after ${name}, its log cannot be continued`, async (_, opened) => {
    const store = await begun(await opened(), match);
    await remove(store);
    expect(await store.log.append(match, 2, [ready(1, 1)])).toBe('stale');
    expect(await store.log.read(match)).toEqual([]);
  });

  test.each([
    ['before', 'written'],
    ['after', 'stale'],
  ])(`nor by an append %s it in the same transaction: ${name}`, async (when, wanted) => {
    const store = await begun(storeIn(tempFolder()), match);
    const append = () => store.log.append(match, 2, [ready(1, 1)]);
    const works = when === 'before' ? [append, () => remove(store)] : [() => remove(store), append];
    const results = await Promise.all(works.map(work => work()));
    expect(results).toContain(wanted);
    expect(await store.log.append(match, 3, [ready(2, 1)])).toBe('stale');
    expect(await store.log.read(match)).toEqual([]);
  });
}

const postgres = [inject('postgres')].filter(url => url !== undefined);

test.each(postgres)(
  'of several servers each notices what the others wrote, whether or not it has read it',
  async server => {
    const url = await databaseAt(server, 'known_heads', 'shaped');
    const open = () => openPostgres({ url, key: KEY, now: () => 0, connections: 4 });
    const stores = await Promise.all([open(), open(), open()]);
    const events = Array.from({ length: 60 }, (_, i) => dealt(`${i}`));
    for (const [i, event] of events.entries()) {
      const { log } = stores[(i * i) % 3] as Store;
      if (i % 4 === 0) expect(await log.readAfter('m-1', i)).toEqual([]);
      if (i % 5 === 0 && i > 0) expect(await log.append('m-1', i - 1, [dealt('late')], 0)).toBe('stale');
      expect(await log.append('m-1', i, [event], 0)).toBe('written');
    }
    expect(await stores[0].log.read('m-1')).toEqual(events);
    await Promise.all(stores.map(store => store.close()));
  },
);
