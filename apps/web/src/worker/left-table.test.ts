// After the person has left a table, the page receives nothing from it, and the table is not started again.

import { worker as en } from '@moonshot/i18n/english';
import { expect, test } from 'vitest';
import { answerTo, bench, isA, memoryShelf, opened, orderOf, page, waitFor } from '../../testing/worker.ts';
import { ENGLISH } from './language.ts';

test('a table that was left says nothing more, and joined again shows what it showed', async () => {
  const on = bench();
  const one = page(on);
  const before = await opened(one, 'at-play', 3);
  // waits until the bots have passed
  await waitFor(() => (one.view().deal.asked.length === 1 ? true : undefined), one.received);
  const last = one.view();
  one.say({ type: 'leave' });
  const from = one.received.length;
  one.say({ type: 'hint' });
  expect((await one.until(isA('trouble'), from)).sentence).toBe(en.trouble.noTable);
  one.say({ type: 'join', table: before.id, seat: 0 });
  expect((await one.until(isA('snapshot'), from)).view).toEqual(last);
});

test('a command that still waits when its table is left does not start the table again', async () => {
  const shelf = memoryShelf();
  let release = (): void => undefined;
  let held = Promise.resolve();
  const append: typeof shelf.append = async (...given) => {
    await held;
    return shelf.append(...given);
  };
  const one = page(bench({ ...shelf, append }));
  const { id, ask } = await opened(one, 'ricketts', 4);
  held = new Promise(resolve => {
    release = resolve;
  });
  const from = one.received.length;
  one.say({ type: 'act', number: 1, action: answerTo(ask ?? expect.fail('Nothing is asked'), () => 0) });
  one.say({ type: 'undo', number: 2 });
  await new Promise(soon => setTimeout(soon, 20));
  one.say({ type: 'leave' });
  await new Promise(soon => setTimeout(soon, 20));
  release();
  await new Promise(soon => setTimeout(soon, 100));
  one.say({ type: 'join', table: id, seat: 0 });
  expect((await one.until(isA('snapshot'), from)).view.number).toBe(1);
});

test.each([
  ['a hint is', { type: 'hint' }],
  ['a refusal is', { type: 'act', number: 1, action: { type: 'claim', claim: true } }],
  ['an action that comes too early is', { type: 'ready', number: 9 }],
] as const)('%s not shown at another table, if the table is left while the texts load', async (_, message) => {
  let [loads, loaded] = [false, (): void => undefined];
  const slow = new Promise<void>(resolve => {
    loaded = resolve;
  });
  const late: typeof ENGLISH.answers = () => {
    loads = true;
    return slow.then(ENGLISH.answers);
  };
  const one = page(bench(), 'page', { ...ENGLISH, answers: late });
  one.say({ type: 'setLanguage', language: 'de' });
  await opened(one, 'ricketts', 4);
  one.say(message);
  await waitFor(() => loads || undefined);
  const from = one.received.length;
  one.say({ type: 'open', order: orderOf('at-play', 3), seat: 0 });
  await one.until(isA('snapshot'), from);
  loaded();
  one.say({ type: 'sheets' });
  await one.until(isA('sheets'), from);
  await new Promise(soon => setTimeout(soon, 50));
  const games = one.received
    .slice(from)
    .filter(isA('snapshot'))
    .map(({ view }) => view.game);
  expect(games).toEqual(['at-play']);
  expect(one.received.slice(from).filter(({ type }) => type === 'hint' || type === 'rejected')).toEqual([]);
});
