// Generates invalid frames from a seed: mutated messages, arbitrary JSON, and random bytes.

import type { ClientToServer } from '@moonshot/protocol/server';
import { CARDS } from '@moonshot/rules/cards';
import type { Below } from '../../packages/table/testing/crowd.ts';

export type Hostile =
  | { readonly kind: 'mutated' | 'grammar'; readonly text: string }
  | { readonly kind: 'bytes'; readonly as: 'binary' | 'text' | 'stream'; readonly bytes: Buffer };

/** A marker in every text of a hostile frame, to detect it where it must not appear. */
export const MARK = 'zzfuzz';

const ID = 'A'.repeat(22);
const HEX32 = '5a'.repeat(32);

const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)] as T;

const anyCard = (below: Below) => pick(CARDS, below);

/** A message that matches its schema. */
function valid(below: Below): ClientToServer {
  const seat = below(14);
  const number = 1 + below(60);
  const card = anyCard(below);
  const known = { match: `${ID}-1`, version: below(99) };
  return pick<ClientToServer>(
    [
      { type: 'hello', versions: { oldest: 1, newest: 1 }, ticket: 'x'.repeat(43), language: 'de' },
      { type: 'join', table: ID, invite: ID, known },
      { type: 'leave' },
      { type: 'sit', seat },
      { type: 'stand' },
      { type: 'setReady', yes: true },
      { type: 'addBot', seat, player: MARK },
      { type: 'emptySeat', seat },
      {
        type: 'changeSettings',
        settings: {
          open: 'invited',
          clock: { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 },
          watchers: 'cards',
          chat: true,
        },
      },
      { type: 'start' },
      { type: 'transferHost', player: ID },
      { type: 'renewInvite' },
      { type: 'rematch' },
      { type: 'commitSeal', deal: below(5), commitment: HEX32 },
      { type: 'openSeal', deal: below(5), bytes: HEX32 },
      { type: 'takeSeatBack' },
      { type: 'phrase', phrase: 'hello' },
      { type: 'emote', emote: 'moon' },
      { type: 'chat', text: MARK },
      { type: 'nudge', seat },
      { type: 'hint' },
      { type: 'setLanguage', language: 'fr' },
      { type: 'act', number, action: { type: 'play', card } },
      {
        type: 'act',
        number,
        action: {
          type: 'pass',
          gifts: [
            { card, to: seat },
            { card: anyCard(below), to: seat },
          ],
        },
      },
      { type: 'act', number, action: { type: 'lay', bottom: card, top: anyCard(below) } },
      { type: 'act', number, action: { type: 'bury', cards: [card] } },
      { type: 'ready', number },
      { type: 'undo', number },
      { type: 'finish', number, why: 'rest' },
    ],
    below,
  );
}

const PIECES = [
  ...['{', '}', '[', ']', '"', ',', ':', '\\', ' ', '\n', '0', '-', '.', 'e999', 'null', 'true', 'NaN'],
  ...['"__proto__":{"polluted":1},', '"constructor":1,', '\\u0000', '\u202E', '\uD800', '💥', MARK],
];

/** The message's text with one to three mutations. */
function mutated(below: Below): string {
  let text = JSON.stringify(valid(below));
  for (let i = 1 + below(3); i > 0; i--) {
    const at = below(text.length + 1);
    const length = below(6);
    const put = pick(['', pick(PIECES, below), text.slice(at, at + length).repeat(2), String(below(2 ** 31))], below);
    text = text.slice(0, at) + put + text.slice(at + below(length + 1));
  }
  return text;
}

const KEYS = [
  'type',
  'table',
  'seat',
  'number',
  'action',
  'card',
  'gifts',
  'known',
  'settings',
  '__proto__',
  'constructor',
  MARK,
];
const TYPES = ['hello', 'join', 'act', 'changeSettings', 'chat', 'vote', 'commitSeal', 'start', MARK, 'events'];

/** An arbitrary JSON value, sometimes deeply nested. */
function anyValue(below: Below, depth: number): unknown {
  const some = Array.from({ length: depth > 12 ? 0 : below(4) });
  switch (below(8)) {
    case 0:
      return pick([0, -1, 0.5, 1e308, 2 ** 53, null, true, false], below);
    case 1:
    case 2:
      return pick([MARK, '', 'QS', ID, HEX32, '\u0000', 'x'.repeat(below(300))], below);
    case 3:
      return some.map(() => anyValue(below, depth + 1));
    default:
      return objectOf(below, depth);
  }
}

/** A valid `type` among the keys leads deeper into the parser. */
function objectOf(below: Below, depth: number): unknown {
  const fields = Array.from(
    { length: depth > 12 ? 0 : below(depth > 2 ? 3 : 5) },
    () => [pick(KEYS, below), anyValue(below, depth + 1)] as const,
  );
  return Object.fromEntries(below(2) === 0 ? [...fields, ['type', pick(TYPES, below)]] : fields);
}

function anyBytes(below: Below): Hostile {
  const as = pick(['binary', 'text', 'stream'] as const, below);
  const bytes = Buffer.from(Array.from({ length: 2 + below(60) }, () => below(256)));
  if (as === 'text') bytes[below(bytes.length)] = 0xff; // invalid UTF-8
  if (as === 'stream') bytes[1] = below(128); // a client frame without the required mask
  return { kind: 'bytes', as, bytes };
}

/** One frame: half are mutated messages, three in ten are generated by the grammar, two in ten are bytes. */
export function hostile(below: Below): Hostile {
  const luck = below(10);
  if (luck < 5) return { kind: 'mutated', text: mutated(below) };
  return luck < 8 ? { kind: 'grammar', text: JSON.stringify(objectOf(below, 0)) } : anyBytes(below);
}
