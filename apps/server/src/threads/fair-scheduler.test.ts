// Tests the queue of searches: a limited number runs at a time, tables take turns, and the queue is bounded.
import { expect, test } from 'vitest';
import { fairScheduler } from './fair-scheduler.ts';

/** Tasks that end when the test says so, and the order in which they began. */
function bench(atOnce: number, most: number) {
  const queue = fairScheduler(atOnce, most);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string): Promise<number> | undefined =>
    queue.run(name.charAt(0), crowd => {
      begun.push(name);
      return new Promise<number>(resolve => ends.set(name, () => resolve(crowd)));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  return { queue, begun, ask, end };
}

test('a table with many questions lets another go between them', async () => {
  const { begun, ask, end } = bench(1, 10);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void ask(name);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a limited number runs at a time, and each task gets the size of the crowd', async () => {
  const { begun, ask, end } = bench(2, 10);
  const crowds = ['a1', 'b1', 'c1'].map(ask);
  expect(begun).toEqual(['a1', 'b1']);
  for (const name of ['b1', 'a1', 'c1']) await end(name);
  expect(await Promise.all(crowds)).toEqual([1, 2, 2]);
});

test('a full queue refuses tasks; a failing task frees its place', async () => {
  const { queue, ask, begun } = bench(1, 1);
  const broken = queue.run('x', () => Promise.reject(new Error('broken')));
  expect([ask('a1') === undefined, ask('b1') === undefined]).toEqual([false, true]);
  await expect(broken).rejects.toThrow('broken');
  await Promise.resolve();
  expect(begun).toEqual(['a1']);
});

test('waiting tasks are rejected when the server stops', async () => {
  const { queue, ask } = bench(1, 5);
  void ask('a1');
  const waiting = ask('b1');
  queue.stop();
  await expect(waiting).rejects.toThrow('the server stops');
});
