// The connection over sockets that break: no event is shown twice, no action is lost, and reconnects back
// off.
import type { ServerToClient } from '@moonshot/protocol/server';
import { expect, test } from 'vitest';
import {
  eventsMessage,
  facts,
  READY,
  type Rig,
  rigged,
  sent,
  TABLE,
  there,
  updateMessage,
  WANT,
  WELCOME,
} from '../../../testing/server-link.ts';
import type { ConnectionStatus } from './link-state.ts';
import type { Ticket } from './ports.ts';

test('a conversation begins with a ticket, says hello and comes to the table', async () => {
  const rig = rigged();
  await there(rig);
  expect(rig.socket().sent).toEqual([
    { type: 'hello', versions: { oldest: 2, newest: 3 }, ticket: 'ticket', language: 'en' },
    { type: 'join', ...WANT, known: null },
  ]);
  expect(rig.lines).toEqual(['connecting', 'open']);
});

test('after a disconnection it sends its version and gets the missing events', async () => {
  const rig = rigged();
  await there(rig);
  rig.say(eventsMessage(5, 7));
  rig.socket().closed(1006);
  await rig.pass(10_000);
  rig.socket().opened();
  rig.say(WELCOME);
  expect(rig.socket().sent[1]).toEqual({ type: 'join', ...WANT, known: { match: `${TABLE}-1`, version: 7 } });
  expect(rig.lines).toEqual(['connecting', 'open', 'lost', 'open']);
});

test('a renewed invitation is used when it comes back', async () => {
  const rig = rigged();
  await there(rig);
  const invite = 'i'.repeat(22);
  rig.say({ ...facts, table: { ...facts.table, invite } });
  // the server does not tell the invitation to a person without a seat
  rig.say({ ...facts, table: { ...facts.table, invite: null }, seat: null });
  rig.socket().closed(1006);
  await rig.pass(10_000);
  rig.socket().opened();
  rig.say(WELCOME);
  expect(rig.socket().sent[1]).toMatchObject({ type: 'join', ...WANT, invite });
});

test('an update is shown as the whole view after it, and changes are applied to the last view', async () => {
  const rig = rigged();
  await there(rig);
  rig.say(updateMessage(5, { version: 6, ready: [1], deal: { deal: 2, broken: true } }));
  rig.say(updateMessage(6, { version: 7, deal: { broken: false } }));
  expect(rig.received.slice(-2)).toMatchObject([
    { type: 'events', from: 5, view: { id: `${TABLE}-1`, version: 6, ready: [1], deal: { deal: 2, broken: true } } },
    { type: 'events', from: 6, view: { id: `${TABLE}-1`, version: 7, ready: [1], deal: { deal: 2, broken: false } } },
  ]);
});

test('an update after a gap is not shown, and the rest is asked for', async () => {
  const rig = rigged();
  await there(rig);
  rig.say(updateMessage(6, { version: 7 }));
  expect(rig.received.at(-1)?.type).toBe('snapshot');
  expect(rig.socket().sent.at(-1)?.known).toEqual({ match: `${TABLE}-1`, version: 5 });
});

test.each([
  ['that follows is shown', eventsMessage(5, 6), true, []],
  ['without events is shown, for its clocks may differ', eventsMessage(5, 5), true, []],
  ['that was shown already is not', eventsMessage(3, 5), false, []],
  [
    'after a gap is not shown, and the rest is asked for',
    eventsMessage(6, 7),
    false,
    [{ match: `${TABLE}-1`, version: 5 }],
  ],
  ['that overlaps is not shown, and all is asked for', eventsMessage(4, 6), false, [null]],
])('a message %s', async (_, message, shown, asked) => {
  const rig = rigged();
  await there(rig);
  const before = rig.received.length;
  rig.say(message);
  expect(rig.received.length - before).toBe(shown ? 1 : 0);
  expect(
    rig
      .socket()
      .sent.slice(2)
      .map(one => one.known),
  ).toEqual(asked);
});

test.each([
  ['by its number', { type: 'ack', number: 1, version: 6 } as const, 0],
  ['by a refusal', { type: 'rejected', number: 1, code: 'not-owed', sentence: '', fields: [] } as const, 0],
  ['by a view that counts it', eventsMessage(5, 6, 1), 0],
  ['not by a view that does not', eventsMessage(5, 6, 0), 1],
  ['not by the answer to one before', { type: 'ack', number: 0, version: 6 } as const, 1],
  ['by an error about it', { type: 'error', code: 'paused', sentence: '', about: 'ready', number: 1 } as const, 0],
  ['by the error of an older server', { type: 'error', code: 'paused', sentence: '' } as const, 0],
  ['not by an error about talk', { type: 'error', code: 'not-allowed', sentence: '', about: 'chat' } as const, 1],
])('an act is answered %s, and otherwise said again on the next line', async (_, answer, again) => {
  const rig = rigged();
  await there(rig);
  rig.link.say(READY);
  rig.say(answer);
  rig.socket().closed(1006);
  await rig.pass(10_000);
  rig.socket().opened();
  rig.say(WELCOME);
  rig.say(facts);
  expect(sent(rig).filter(type => type === 'ready')).toHaveLength(again);
});

test('an act without a line waits for one, anything else is not said', async () => {
  const rig = rigged();
  await there(rig);
  rig.socket().closed(1006);
  expect(rig.link.say(READY)).toBe(true);
  expect(rig.link.say({ type: 'phrase', phrase: 'hello' })).toBe(false);
  await rig.pass(10_000);
  rig.socket().opened();
  rig.say(WELCOME);
  rig.say(facts);
  expect(rig.socket().sent.slice(2)).toEqual([READY]);
});

test('a line on which an act stays unanswered is given up', async () => {
  const rig = rigged();
  await there(rig);
  const [dead] = rig.sockets;
  rig.link.say(READY);
  await rig.pass(7999);
  expect(dead?.over).toBe(false);
  await rig.pass(1);
  expect(dead?.over).toBe(true);
  expect(rig.lines.at(-1)).toBe('lost');
});

test('an action that was sent too fast is repeated after the time that the server names', async () => {
  const rig = rigged();
  await there(rig);
  rig.link.say(READY);
  rig.say({ type: 'error', code: 'too-many', sentence: '', retryAfterMs: 700, about: 'ready', number: 1 });
  rig.say({ type: 'error', code: 'too-many', sentence: '', retryAfterMs: 100, about: 'emote' });
  await rig.pass(699);
  expect(sent(rig)).toEqual(['hello', 'join', 'ready']);
  await rig.pass(1);
  expect(sent(rig)).toEqual(['hello', 'join', 'ready', 'ready']);
});

test.each([
  ['busy', 0, [250, 250, 250]],
  ['too-many', 1, [1000, 2000, 4000]],
] as const)(
  'who is let to no table for now (%s, chance %i) comes by another line, each time later, and hears nothing of it',
  async (code, chance, waitsMs) => {
    const rig = rigged(chance);
    rig.link.come(WANT);
    await rig.pass(0);
    for (const waitMs of waitsMs) {
      const lines = rig.sockets.length;
      rig.socket().opened();
      rig.say(WELCOME);
      rig.say({ type: 'error', code, sentence: '' });
      expect(rig.lines.at(-1)).toBe('lost');
      await rig.pass(waitMs - 1);
      expect(rig.sockets).toHaveLength(lines);
      await rig.pass(1);
      expect(rig.sockets).toHaveLength(lines + 1);
    }
    expect(rig.received).toEqual(waitsMs.map(() => WELCOME));
  },
);

test('who is not let to the table hears why, and is not tried again', async () => {
  const rig = rigged();
  const refusal: ServerToClient = { type: 'error', code: 'not-allowed', sentence: 'Nobody watches.' };
  rig.link.come(WANT);
  await rig.pass(0);
  rig.socket().opened();
  rig.say(WELCOME);
  rig.say(refusal);
  await rig.pass(600_000);
  const heard = [WELCOME, { ...refusal, about: 'join' }];
  expect([rig.received, rig.lines.at(-1), rig.sockets.length]).toEqual([heard, 'open', 1]);
});

test('what keeps somebody from the table answers no act of theirs', async () => {
  const rig = rigged();
  await there(rig);
  rig.link.say(READY);
  rig.socket().closed(1006);
  await rig.pass(250);
  rig.socket().opened();
  rig.say(WELCOME);
  rig.say({ type: 'error', code: 'not-now', sentence: '' });
  rig.say(facts);
  expect(sent(rig)).toEqual(['hello', 'join', 'ready']);
});

test('an error about talk is no answer to a join that asks for missing events', async () => {
  const rig = rigged();
  await there(rig);
  rig.say(eventsMessage(6, 7));
  const refusal: ServerToClient = { type: 'error', code: 'too-many', sentence: '', about: 'chat' };
  rig.say(refusal);
  rig.say(facts);
  expect([rig.received.slice(-2), rig.lines.at(-1), rig.sockets.length]).toEqual([[refusal, facts], 'open', 1]);
});

test('who is at a table stays on the line, whatever cannot be done for now', async () => {
  const rig = rigged();
  await there(rig);
  rig.say({ type: 'error', code: 'paused', sentence: '' });
  expect(rig.lines.at(-1)).toBe('open');
});

/** The delays in milliseconds after each of `tries` failed attempts. */
async function waits(random: number, tries: number): Promise<number[]> {
  const none: Ticket = { ok: false, retryAfterMs: 0, banned: false };
  const asked: number[] = [];
  let now = 0;
  const rig = rigged(
    random,
    Array.from({ length: tries }, () => none),
  );
  rig.link.come(WANT);
  await rig.pass(0);
  let lines = rig.lines.length;
  for (; asked.length < tries && now < 100_000; now += 50) {
    const before = rig.sockets.length + lines;
    await rig.pass(50);
    lines = rig.lines.length;
    if (rig.sockets.length + lines > before) asked.push(now + 50);
  }
  return asked;
}

test('waits grow to ten seconds, and chance spreads them from a quarter of a second on', async () => {
  expect(await waits(0, 1)).toEqual([250]);
  expect(await waits(1, 1)).toEqual([1000]);
  const [sixth = 0] = await waits(1, 6);
  expect(sixth).toBe(1000 + 2000 + 4000 + 8000 + 10_000 + 10_000);
});

test('the time that the server names is waited for', async () => {
  const rig = rigged(0, [{ ok: false, retryAfterMs: 5000, banned: false }]);
  rig.link.come(WANT);
  await rig.pass(4999);
  expect(rig.sockets).toHaveLength(0);
  await rig.pass(1);
  await rig.pass(0);
  expect(rig.sockets).toHaveLength(1);
});

/**
 * For each close code of the protocol: the connection state, the delay before the reconnect, and whether the
 * last action is repeated.
 */
const closings: readonly [
  code: number,
  reason: string,
  line: ConnectionStatus,
  tried: number | undefined,
  repeated: boolean,
][] = [
  [1001, '', 'lost', 250, true],
  [1003, 'messages are text', 'lost', 250, false],
  [1006, '', 'lost', 250, true],
  [1008, 'signed out', 'lost', 250, true],
  [1009, '', 'lost', 250, false],
  [1012, 'come back after 1000 ms', 'lost', 1000, true],
  [1013, 'too much waits for an answer', 'lost', 5000, true],
  [4003, 'banned', 'banned', undefined, false],
  [4009, 'replaced', 'elsewhere', undefined, false],
];

test('who was asked to come back at a time comes at it or a little later, so that not all come at once', async () => {
  for (const [random, afterMs] of [
    [0, 4000],
    [0.5, 4500],
    [1, 5000],
  ] as const) {
    const rig = rigged(random);
    await there(rig);
    rig.socket().closed(1012, 'come back after 4000 ms');
    await rig.pass(afterMs - 1);
    expect(rig.sockets).toHaveLength(1);
    await rig.pass(1);
    expect(rig.sockets).toHaveLength(2);
  }
});

test('whom the server sends to others for a moment comes after that moment, and only after it failed by chance', async () => {
  const rig = rigged(1);
  await there(rig);
  for (const [reason, afterMs] of [
    ['come back after 250 ms', 313],
    ['', 2000],
  ] as const) {
    const before = rig.sockets.length;
    rig.socket().closed(reason === '' ? 1006 : 1012, reason);
    await rig.pass(afterMs - 1);
    expect(rig.sockets).toHaveLength(before);
    await rig.pass(1);
    expect(rig.sockets).toHaveLength(before + 1);
  }
});

test.each([
  ['says nothing', () => {}],
  ['opens, and nobody is welcomed', (rig: Rig) => rig.socket().opened()],
  ['welcomes, and shows no table', welcomed],
])('a try whose socket %s is given up in time, and another begins', async (_, until) => {
  const rig = rigged();
  rig.link.come(WANT);
  await rig.pass(0);
  until(rig);
  await rig.pass(8000);
  expect([rig.lines.at(-1), rig.socket().over]).toEqual(['lost', true]);
  await rig.pass(250);
  expect(rig.sockets).toHaveLength(2);
  welcomed(rig);
  rig.say(facts);
  await rig.pass(600_000);
  expect([rig.lines.at(-1), rig.sockets.length]).toEqual(['open', 2]);
});

function welcomed(rig: Rig): void {
  rig.socket().opened();
  rig.say(WELCOME);
}

test.each(closings)('after close code %i (%s) the line is %s', async (code, reason, line, tried, repeated) => {
  const rig = rigged();
  await there(rig);
  rig.link.say(READY);
  rig.socket().closed(code, reason);
  expect(rig.lines.at(-1)).toBe(line);
  await rig.pass(tried === undefined ? 600_000 : tried - 1);
  expect(rig.sockets).toHaveLength(1);
  if (tried === undefined) return;
  await rig.pass(1);
  expect(rig.sockets).toHaveLength(2);
  rig.socket().opened();
  rig.say(WELCOME);
  rig.say(facts);
  expect(sent(rig)).toEqual(['hello', 'join', ...(repeated ? ['ready'] : [])]);
});

test.each([
  ['by a ticket', [{ ok: false, retryAfterMs: 0, banned: true }] as Ticket[], 0],
  ['by the answer to hello', [], 1],
])('a player banned %s does not reconnect until they ask', async (_, tickets, sockets) => {
  const rig = rigged(0, [...tickets]);
  rig.link.come(WANT);
  await rig.pass(0);
  if (sockets === 1) rig.say({ type: 'error', code: 'banned', sentence: 'Until tomorrow.' });
  await rig.pass(600_000);
  expect([rig.lines.at(-1), rig.sockets.length]).toEqual(['banned', sockets]);
  rig.link.retry();
  await rig.pass(0);
  expect(rig.sockets).toHaveLength(sockets + 1);
});

test('a newer connection elsewhere ends this one, until the person wants it here', async () => {
  const rig = rigged();
  await there(rig);
  rig.socket().closed(4009);
  await rig.pass(60_000);
  expect(rig.lines.at(-1)).toBe('elsewhere');
  expect(rig.sockets).toHaveLength(1);
  rig.link.retry();
  await rig.pass(0);
  expect(rig.sockets).toHaveLength(2);
});

test('a server that speaks another version is not asked again', async () => {
  const rig = rigged();
  rig.link.come(WANT);
  await rig.pass(0);
  rig.socket().opened();
  rig.say({ type: 'error', code: 'wrong-version', sentence: '' });
  await rig.pass(60_000);
  expect(rig.lines.at(-1)).toBe('old');
  expect(rig.sockets).toHaveLength(1);
});

test('after leaving no more messages are passed on', async () => {
  const rig = rigged();
  await there(rig);
  const before = rig.received.length;
  rig.link.leave();
  rig.say(eventsMessage(5, 6));
  expect(rig.received).toHaveLength(before);
  expect(sent(rig).at(-1)).toBe('leave');
  expect(rig.lines.at(-1)).toBe('off');
});
