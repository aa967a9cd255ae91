// Bots on the cards of a daily deal: the same cards and opponents as the person had, and the same figures
// for everybody.
import { expect, test } from 'vitest';
import { bench, isA, page, playToEnd, waitFor, written } from '../../../testing/worker.ts';
import { COMPARED, pointsInSeat } from './daily-comparison.ts';

const DAY = { type: 'daily' as const, date: '2026-11-21', names: ['You', 'Ada', 'Bea', 'Cleo'] };

test('bots of each level are compared on the cards of a finished day, alike at each time', async () => {
  const on = bench();
  const one = page(on);
  one.say(DAY);
  await one.until(isA('snapshot'));
  await waitFor(() => (one.view().ask === null ? undefined : one.view()), one.received);
  await playToEnd(one);
  const table = 'daily-2026-11-21';
  one.say({ type: 'compare-daily', table });
  const { points } = await one.until(isA('daily-compared'));
  expect(Object.keys(points)).toEqual([...COMPARED]);
  const log = await written(on, table);
  for (const level of COMPARED) expect(pointsInSeat(log, level)).toBe(points[level]);
  expect(pointsInSeat(log.slice(0, 1), 'careful')).toBeUndefined();
});

test('a day that nobody opened here is refused in a sentence', async () => {
  const one = page(bench());
  one.say({ type: 'compare-daily', table: 'daily-2026-11-21' });
  expect((await one.until(isA('trouble'))).sentence).toMatch(/not saved in this browser/);
});
