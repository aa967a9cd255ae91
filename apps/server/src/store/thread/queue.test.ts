// Tests calls to the writing thread: they are sent in batches, bounded, and answered once. A failure is
// reported before any caller continues.
import { expect, test } from 'vitest';
import { isStorageFailure, StoreBroken, StoreBusy } from '../errors.ts';
import type { FromStoreThread, ToStoreThread } from './messages.ts';
import { queueTo } from './queue.ts';
import { sentError } from './sent-errors.ts';

/** A queue to a thread that answers when the test says so, with the messages that the thread has received. */
function queued() {
  const got: ToStoreThread[] = [];
  const told: unknown[] = [];
  const turns: (() => void)[] = [];
  let hear: (message: FromStoreThread) => void = () => {};
  let end: (reason: string) => void = () => {};
  const queue = queueTo({
    start: (heard, ended) => {
      [hear, end] = [heard, ended];
      return { post: message => void got.push(message), hold: () => {} };
    },
    now: () => 5,
    onBroken: error => void told.push(error),
    soon: act => void turns.push(act),
  });
  const turn = (): void => turns.splice(0).forEach(act => void act());
  const idsOf = (message: ToStoreThread | undefined): readonly number[] =>
    message?.type === 'calls' ? message.calls.map(({ id }) => id) : [];
  const answer = (ids: readonly number[]): void =>
    hear({
      type: 'answers',
      counts: { transactions: 1, writes: ids.length, waiting: 0, failing: 0 },
      answers: ids.map(id => ({ id, ok: true, value: `done ${id}` })),
    });
  const call = (count: number) => Array.from({ length: count }, () => queue.call('whole', 'probe', []));
  return {
    queue,
    got,
    told,
    turn,
    idsOf,
    answer,
    call,
    hear: (one: FromStoreThread) => hear(one),
    end: (why: string) => end(why),
  };
}

/** How each promise ended; undefined while it is pending. */
async function endsOf(promises: readonly Promise<unknown>[]): Promise<readonly unknown[]> {
  const open = Symbol('open');
  return Promise.all(
    promises.map(async one => {
      const end = await Promise.race([one.catch((error: unknown) => error), new Promise(go => setImmediate(go, open))]);
      return end === open ? undefined : end;
    }),
  );
}

test('calls of a turn are one message, and each gets its own answer', async () => {
  const { queue, got, turn, answer } = queued();
  const calls = [queue.call('players', 'rename', ['ada', 'Ada']), queue.call('whole', 'probe', [])];
  expect(got).toEqual([]);
  turn();
  expect(got).toEqual([
    {
      type: 'calls',
      nowMs: 5,
      calls: [
        { id: 0, part: 'players', method: 'rename', args: ['ada', 'Ada'] },
        { id: 1, part: 'whole', method: 'probe', args: [] },
      ],
    },
  ]);
  expect(queue.counts()).toMatchObject({ waiting: 2, writes: 0 });
  answer([1]);
  expect(await endsOf(calls)).toEqual([undefined, 'done 1']);
  answer([0]);
  expect(await endsOf(calls)).toEqual(['done 0', 'done 1']);
  expect(queue.counts()).toMatchObject({ waiting: 0, writes: 1 });
});

test('a thread has at most 1,024 calls, and gets the next as it answers', () => {
  const { got, turn, idsOf, answer, call } = queued();
  void call(1500);
  turn();
  void call(100);
  turn();
  expect(got.map(one => idsOf(one).length)).toEqual([1024]);
  answer(idsOf(got[0]).slice(0, 10));
  turn();
  expect(idsOf(got[1])).toEqual(Array.from({ length: 10 }, (_, i) => 1024 + i));
});

test('more than 16,384 waiting calls are refused, and may be tried again', async () => {
  const { turn, call, answer, got, idsOf } = queued();
  const all = call(16_385);
  expect(await endsOf(all.slice(-2))).toEqual([undefined, expect.any(StoreBusy)]);
  expect(isStorageFailure(new StoreBusy())).toBe(true);
  turn();
  answer(idsOf(got[0]));
  expect(await endsOf(call(1))).toEqual([undefined]);
});

test.each([
  [
    'its disk fails',
    ({ hear }: ReturnType<typeof queued>) => hear({ type: 'broken', error: sentError(new StoreBroken('x')) }),
  ],
  ['it ends by itself', ({ end }: ReturnType<typeof queued>) => end('exit code 1')],
])('if %s, the server is notified once and first, and all calls fail', async (_, fail) => {
  const here = queued();
  const order: string[] = [];
  const calls = here.call(1100);
  here.turn();
  void calls[0]?.catch(() => order.push(`caller, after ${here.told.length}`));
  fail(here);
  here.end('exit code 1');
  expect(here.told).toEqual([expect.any(StoreBroken)]);
  const late = await endsOf([...calls, ...here.call(1)]);
  expect(late.every(one => one instanceof StoreBroken)).toBe(true);
  expect(order).toEqual(['caller, after 1']);
  await here.queue.close();
});

test('a close waits for all answers and for the thread, and refuses later calls', async () => {
  const { queue, got, turn, idsOf, answer, call, hear } = queued();
  const calls = call(1030);
  turn();
  const closing = queue.close();
  expect(await endsOf(call(1))).toEqual([new Error('Cannot write: the store is closed.')]);
  answer(idsOf(got[0]));
  turn();
  expect(got.map(({ type }) => type)).toEqual(['calls', 'calls']);
  answer(idsOf(got[1]));
  expect(await endsOf([...calls.slice(-1), closing])).toEqual(['done 1029', undefined]);
  expect(got.at(-1)).toEqual({ type: 'close' });
  hear({ type: 'closed' });
  expect(await endsOf([closing.then(() => 'closed')])).toEqual(['closed']);
});

test('a close during a failure ends', async () => {
  const { queue, turn, call, end } = queued();
  const calls = call(1);
  turn();
  const closing = queue.close().then(() => 'closed');
  end('exit code 1');
  expect(await endsOf([...calls, closing])).toEqual([expect.any(StoreBroken), 'closed']);
});
