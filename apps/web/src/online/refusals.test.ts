// The server's errors: each concerns one message, and the person's other actions go on.
import type { ClientToServer, ServerToClient } from '@moonshot/protocol/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { facts, person } from '../../testing/online-table.ts';
import { KEYS } from '../model/model.ts';
import type { OnlineContext } from './session.ts';
import { NOWHERE, type Online } from './state.ts';

beforeAll(() => {
  const plain = <T>(value?: T): T | undefined => value; // a `$state` without reactivity, enough for this test
  vi.stubGlobal('$state', Object.assign(plain, { raw: plain }));
});
afterAll(() => void vi.unstubAllGlobals());

const SENTENCE = 'Not now.';
const AT_TABLE: Online = { ...NOWHERE, want: { table: 'table', invite: null }, facts: facts([person('Ada')]), seat: 0 };

/** A person at a table who has just played a card, sent a chat message, and asked for a rematch. */
function rigged(state: Partial<Online> = {}) {
  const kept = new Map<string, string | null>();
  const shown: string[] = [];
  const online = {
    state: { ...AT_TABLE, ...state },
    change: (part: Partial<Online>) => {
      online.state = { ...online.state, ...part };
    },
  };
  const context = {
    ...{ online, chat: 'Shall we?', wantsAgain: true, asked: 'seat 1' },
    running: {
      model: { table: { view: { deal: {} }, flight: { number: 7 } } },
      announcer: { tell: () => undefined },
      dispatch: (message: { type: string; message?: { type: string } }) =>
        shown.push(message.message?.type ?? message.type),
    },
    link: { leave: () => undefined, say: () => true },
    sealing: { facts: () => undefined, refused: () => shown.push('seal again') },
    store: { get: () => null, put: (key: string, value: string | null) => kept.set(key, value) },
  } as unknown as OnlineContext;
  return { context, kept, shown, online };
}

type Refusal = Extract<ServerToClient, { type: 'error' }>;

const LOST = ['home', 'trouble'];
const COMMAND = { about: 'act', number: 7 } as const;

test.each<[string, Partial<Refusal>, Partial<Online>, Partial<Online>, boolean, readonly string[]]>([
  ['chat beyond its rate', { code: 'too-many', about: 'chat' }, {}, { unsaid: 'Shall we?' }, true, ['rejected']],
  ['a phrase beyond its rate', { code: 'too-many', about: 'phrase' }, {}, { unsaid: null }, true, ['rejected']],
  ['a vote', { code: 'too-many', about: 'vote' }, {}, { unsaid: null }, true, ['rejected']],
  [
    'a host for whom the table is one too many',
    { code: 'too-many', about: 'transferHost' },
    {},
    {},
    true,
    ['rejected'],
  ],
  ['a rematch', { code: 'too-many', about: 'rematch' }, {}, {}, false, ['rejected']],
  ['a card that the connection repeats', { code: 'too-many', ...COMMAND }, {}, { refused: null }, true, []],
  ['a card at a table that stands still', { code: 'paused', ...COMMAND }, {}, {}, true, ['trouble']],
  ['a part of a seal', { code: 'too-many', about: 'openSeal' }, {}, { refused: null }, true, ['seal again']],
  [
    'a seat that is asked for again',
    { code: 'too-many', about: 'sit' },
    { sitting: true },
    { refused: null },
    true,
    [],
  ],
  ['a seat that a person chose', { code: 'seat-taken', about: 'sit' }, {}, {}, true, ['rejected']],
  ['a join after the table has closed', { code: 'not-allowed', about: 'join' }, {}, { facts: null }, false, LOST],
  ['a join at a full table', { code: 'table-full', about: 'join' }, {}, { facts: null }, false, LOST],
  ['any message, by an older server', { code: 'not-now' }, {}, {}, false, ['trouble']],
  ['messages beyond their rate, by an older server', { code: 'too-many' }, {}, { refused: null }, true, []],
])('refused: %s', async (_, refusal, before, after, wantsAgain, shown) => {
  const { handleMessage } = await import('./session.ts');
  const rig = rigged(before);
  handleMessage(rig.context, { type: 'error', code: 'not-now', sentence: SENTENCE, ...refusal });
  const isLost = shown === LOST;
  expect(rig.online.state).toMatchObject({ refused: isLost ? null : SENTENCE, ...after });
  expect([rig.context.wantsAgain, rig.shown]).toEqual([wantsAgain, shown]);
  expect(rig.kept.get(KEYS.table)).toBe(isLost ? null : undefined);
});

test.each<[ClientToServer['type'] | undefined, string]>([
  ['sit', ''],
  [undefined, ''],
  ['chat', 'seat 1'],
])('an error about %s leaves the seat that was asked for as %j', async (about, asked) => {
  const { handleMessage } = await import('./session.ts');
  const { context } = rigged();
  handleMessage(context, { type: 'error', code: 'not-now', sentence: SENTENCE, ...(about && { about }) });
  expect(context.asked).toBe(asked);
});

test('a player who has stood up watches after a reload', async () => {
  const { handleMessage } = await import('./session.ts');
  const { context, kept } = rigged();
  handleMessage(context, { type: 'table', table: facts([{ kind: 'open' }]), seat: null });
  expect(kept.get(KEYS.table)).toBe('@table//watch');
});
