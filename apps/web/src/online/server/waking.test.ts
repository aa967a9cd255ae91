// After a sleep of the device, a connection that has been cut off is noticed, and made again.
import { expect, test } from 'vitest';
import { eventsMessage, rigged, sent, there } from '../../../testing/server-link.ts';

test('a connection that is silent when the device wakes is given up, one that answers is kept', async () => {
  const rig = rigged();
  await there(rig);
  rig.link.wake();
  rig.say(eventsMessage(5, 5));
  await rig.pass(60_000);
  expect(rig.lines.at(-1)).toBe('open');
  rig.link.wake();
  expect(sent(rig).at(-1)).toBe('setLanguage');
  await rig.pass(2999);
  expect(rig.lines.at(-1)).toBe('open');
  await rig.pass(1);
  expect(rig.lines.at(-1)).toBe('lost');
  rig.link.wake(); // reconnects at once
  await rig.pass(0);
  expect(rig.sockets).toHaveLength(2);
});

test('a device that wakes does not take its seat back from a newer connection', async () => {
  const rig = rigged();
  await there(rig);
  rig.socket().closed(4009);
  rig.link.wake();
  await rig.pass(60_000);
  expect(rig.sockets).toHaveLength(1);
});
