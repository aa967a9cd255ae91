// What a client is told about an invalid message: the field, its value, and what was expected.
import { expect, test } from 'vitest';
import { parsePageToTable } from './index.ts';
import { parseClientToServer } from './server.ts';

const join = { type: 'join', table: 'a'.repeat(22), invite: null, known: null };
const act = (action: object): object => ({ type: 'act', number: 1, action });

const messages: readonly (readonly [name: string, message: unknown, why: string])[] = [
  ['an unknown type', { type: 'win' }, 'type: there is no such kind, got "win"'],
  ['no type', {}, 'type: it is missing'],
  ['no object', 'x', 'its top: expected object, got "x"'],
  ['a missing field', { ...join, known: undefined }, 'known: it is missing'],
  ['an unknown field', { ...join, seat: 1 }, 'its top: there is no field "seat"'],
  ['a field of another kind', { ...join, invite: 7 }, 'invite: expected string, got 7'],
  ['a missing field further in', { ...join, known: { match: `${join.table}-1` } }, 'known.version: it is missing'],
  [
    'another language',
    { type: 'setLanguage', language: 'English' },
    'language: expected /^[a-z]{2,3}$/, got "English"',
  ],
  ['an action that is a text', act('pass' as never), 'action: expected object, got "pass"'],
  ['an unknown action', act({ type: 'win' }), 'action.type: there is no such kind, got "win"'],
  ['an action without its card', act({ type: 'play' }), 'action.card: it is missing'],
  [
    'a card in small letters',
    act({ type: 'play', card: 'as' }),
    'action.card: expected /^[2-9TJQKAW][CDSH]$/, got "as"',
  ],
  ['a wrong call', act({ type: 'play', card: 'WC', call: 'up' }), 'action.call: expected "high" or "low", got "up"'],
  [
    'a hello without a secret',
    { type: 'hello', versions: { oldest: 2, newest: 2 }, language: 'en' },
    'ticket: it is missing',
  ],
  [
    'a long text',
    { type: 'chat', text: 'x'.repeat(500) },
    `text: expected at most 200 characters, got "${'x'.repeat(59)}…`,
  ],
];

test.each(messages)('to a server, %s', (_, message, why) => {
  expect(parseClientToServer(message)).toEqual({ ok: false, reason: `Cannot read the message at ${why}` });
});

test.each<readonly [name: string, message: unknown, why: string]>([
  ['an unknown type', { type: 'win' }, 'type: there is no such kind, got "win"'],
  [
    'a length without its number',
    { type: 'open', order: { game: 'classic', overrides: {}, sitters: [] } },
    'order.length: it is missing',
  ],
])('to a table, %s', (_, message, why) => {
  const parsed = parsePageToTable(message);
  expect(parsed.ok ? '' : parsed.reason).toBe(`Cannot read the message at ${why}`);
});
