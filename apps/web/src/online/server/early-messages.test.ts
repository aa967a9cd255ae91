// Messages sent before a table is reached for the first time are kept, and sent once.
import { expect, test } from 'vitest';
import { facts, type Rig, rigged, sent, WANT, WELCOME } from '../../../testing/server-link.ts';

const SIT = { type: 'sit', seat: 1 } as const;
const NUDGE = { type: 'nudge', seat: 0 } as const;

test.each([
  ['before there is a ticket', () => {}],
  ['before the socket is open', (rig: Rig) => rig.pass(0)],
  ['before the welcome', (rig: Rig) => rig.pass(0).then(() => rig.socket().opened())],
  ['before the table', (rig: Rig) => rig.pass(0).then(() => welcomed(rig))],
  ['after a try that failed', (rig: Rig) => rig.pass(0).then(() => rig.socket().closed(1006))],
])('what is said %s is sent once the table is reached, in order and once', async (_, until) => {
  const rig = rigged();
  rig.link.come(WANT);
  await until(rig);
  expect(rig.link.say(SIT)).toBe(true);
  expect(rig.link.say(NUDGE)).toBe(true);
  await rig.pass(1000);
  welcomed(rig);
  rig.say(facts);
  expect(sent(rig).slice(-3)).toEqual(['join', 'sit', 'nudge']);
  rig.say(facts);
  expect(sent(rig).slice(-3)).toEqual(['join', 'sit', 'nudge']);
});

test.each([
  ['another table is wanted', (rig: Rig) => rig.link.come(WANT)],
  ['the table is left', leftAndBack],
])('what was said on the way is forgotten when %s', async (_, changed) => {
  const rig = rigged();
  rig.link.come(WANT);
  rig.link.say(SIT);
  changed(rig);
  await rig.pass(0);
  welcomed(rig);
  rig.say(facts);
  expect(sent(rig)).toEqual(['hello', 'join']);
});

test('only so much is kept on the way, and nothing where no way leads to the table', async () => {
  const rig = rigged(0, [{ ok: false, retryAfterMs: 0, banned: true }]);
  expect(rig.link.say(SIT), 'before a table is wanted').toBe(false);
  rig.link.come(WANT);
  expect(Array.from({ length: 22 }, () => rig.link.say(SIT)).filter(Boolean)).toHaveLength(20);
  await rig.pass(0);
  expect(rig.link.say(SIT), 'banned').toBe(false);
});

function welcomed(rig: Rig): void {
  rig.socket().opened();
  rig.say(WELCOME);
}

function leftAndBack({ link }: Rig): void {
  link.leave();
  link.come(WANT);
}
