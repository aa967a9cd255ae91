// Tests that a log is deleted only if its table was never stored, the log is old, and nothing was played in
// it.
import type { Event } from '@moonshot/table';
import { expect, test } from 'vitest';
import { ready } from '../../../../testing/store/folder.ts';
import { KEPT_STORES } from '../../../../testing/store/stores.ts';
import { tableRow } from '../../../../testing/store/table-row.ts';
import { systemEnv } from '../../../core/env.ts';
import { ABANDONED_MS, removeAbandoned } from './abandoned-logs.ts';

const opening = (imported: boolean): Event =>
  ({ type: 'table-opened', id: 'm', spec: { imported }, secret: '', event: {} }) as unknown as Event;

const logs: readonly (readonly [name: string, match: string, first: Event, ageMs: number, stays: boolean])[] = [
  ['of a fork without a table', 'fork-0', ready(0, 1), ABANDONED_MS, false],
  ['of an import without a table', 'import-1', opening(true), ABANDONED_MS, false],
  ['of a fork that is being made', 'fork-0', ready(0, 1), ABANDONED_MS - 1, true],
  ['of an import that is being made', 'import-1', opening(true), ABANDONED_MS - 1, true],
  ['of a fork with its table', 'table-0', ready(0, 1), ABANDONED_MS, true],
  ['of an import with its table', 'table-1', opening(true), ABANDONED_MS, true],
  ['of a match that was played here', 'played-1', opening(false), ABANDONED_MS, true],
];

test.each(KEPT_STORES.flatMap(([name, opened]) => logs.map(log => [name, opened, ...log] as const)))(
  '%s, %s the log %s: %s',
  async (_, opened, __, match, first, ageMs, stays) => {
    const store = await opened(() => 1000);
    await store.tables.put(tableRow({ id: 'table' }));
    for (let i = 0; i < 120; i++) await store.log.append(`other${i}-1`, 0, [ready(0, 1)]);
    await store.log.append(match, 0, [first, ready(1, 1)]);
    await removeAbandoned({ store, env: { ...systemEnv, nowMs: () => 1000 + ageMs } });
    expect((await store.log.read(match)).length).toBe(stays ? 2 : 0);
    expect((await store.log.read('other119-1')).length).toBe(1);
  },
);
