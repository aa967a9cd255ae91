// Two tabs at one table: no event is lost or duplicated, and each tab sees the other's actions.

import { worker as en } from '@moonshot/i18n/english';
import { expect, test } from 'vitest';
import { bench, isA, opened, page, playToEnd, step, waitFor, written } from '../../testing/worker.ts';

test.each([
  ['ricketts', 4],
  ['wild-twist', 5],
  ['capture', 9],
] as const)('two tabs that both keep a table of %s with %i seats play it to its end together', async (game, seats) => {
  const on = bench();
  const [one, two] = [page(on, 'one'), page(on, 'two')];
  for (const tab of [one, two]) tab.say({ type: 'pace', botMs: 0 });
  const { id } = await opened(one, game, seats, { length: { deals: 2 } });
  two.say({ type: 'join', table: id, seat: 0 });
  await two.until(isA('snapshot'));
  await playToEnd(one);
  const events = await written(on, id);
  for (const tab of [one, two]) {
    await waitFor(() => (tab.view().version === events.length ? true : undefined), tab.received);
    expect(tab.view().deal).toEqual(one.view().deal);
    expect(tab.received.filter(isA('trouble'))).toEqual([]);
  }
  let version = (await two.until(isA('snapshot'))).view.version;
  for (const message of two.received.filter(isA('events'))) {
    expect(message.from).toBe(version);
    version = message.view.version;
  }
  expect(version).toBe(events.length);
});

test('a card played in one tab is there in the other, where the next can be played', async () => {
  const on = bench();
  const [one, two] = [page(on, 'one'), page(on, 'two')];
  const { id } = await opened(one, 'capture', 2);
  two.say({ type: 'join', table: id, seat: 0 });
  await two.until(isA('snapshot'));
  for (const [steps, tab] of [one, two, one, two].entries()) {
    await waitFor(() => (tab.view().number === steps ? true : undefined), tab.received);
    await step(tab, () => 0);
  }
  await waitFor(() => (one.view().version === two.view().version ? true : undefined), one.received);
  expect(one.view()).toEqual(two.view());
  expect(one.view().deal.phase).toBe('lay');
  expect(one.view().number).toBe(4);
});

test('a daily deal that is opened in two tabs at the same moment is one table, which both show', async () => {
  const on = bench();
  const tabs = [page(on, 'one'), page(on, 'two')];
  const names = ['You', 'Ada', 'Bea', 'Cleo'];
  for (const tab of tabs) tab.say({ type: 'daily', date: '2026-11-21', names });
  for (const tab of tabs) {
    await tab.until(isA('snapshot'));
    await waitFor(() => tab.view().ask ?? undefined, tab.received);
  }
  const [one, two] = tabs.map(tab => tab.view().deal.hand);
  expect(one).toEqual(two);
  expect(tabs.flatMap(tab => tab.received.filter(isA('trouble')))).toEqual([]);
});

test('a table that another tab forgets is gone here too, and the page hears so', async () => {
  const on = bench();
  const [one, two] = [page(on, 'one'), page(on, 'two')];
  const { id } = await opened(one, 'capture', 2);
  two.say({ type: 'forget', table: id });
  expect((await one.until(isA('trouble'))).sentence).toBe(en.trouble.gone);
});

test('when one tab is closed, the other continues', async () => {
  const on = bench();
  const [one, two] = [page(on, 'one'), page(on, 'two')];
  const { id } = await opened(one, 'ricketts', 4, { length: { deals: 1 } });
  two.say({ type: 'join', table: id, seat: 0 });
  await two.until(isA('snapshot'));
  await step(one, () => 0);
  one.say({ type: 'leave' });
  await playToEnd(two);
  expect(two.view().deal.phase).toBe('over');
});
