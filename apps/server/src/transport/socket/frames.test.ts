// Tests invalid frames: the socket is closed with a reason, and other sockets are not affected.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, connect, type Guest, newGuest } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { isDeeper } from './parse-frame.ts';

let site: Site;
let guest: Guest;
let bystander: Client;
beforeAll(async () => {
  site = await openServer({ MOONSHOT_SOCKETS_PER_PLAYER: '10' });
  guest = await newGuest(site.url, 'Ada');
  bystander = await connect(await newGuest(site.url, 'Bob'));
});
afterEach(() => expect(bystander.socket.readyState).toBe(bystander.socket.OPEN));
afterAll(() => site.close());

const ID = 'A'.repeat(22);

test.each([
  ['no JSON', '{', 'Cannot read the message: it is no JSON.'],
  ['nothing', '', 'Cannot read the message: it is no JSON.'],
  ['a number', '1', /^Cannot read the message/],
  ['null', 'null', /^Cannot read the message/],
  ['a list', '[]', /^Cannot read the message/],
  ['no known type', '{"type":"win"}', /^Cannot read the message/],
  ['a field too many', '{"type":"leave","seat":0}', /^Cannot read the message/],
  ['its own prototype', '{"type":"leave","__proto__":{"seat":0}}', /^Cannot read the message/],
  ['a constructor', '{"type":"leave","constructor":{"prototype":{}}}', /^Cannot read the message/],
  ['a field missing', '{"type":"sit"}', /^Cannot read the message/],
  ['a seat that is a text', '{"type":"sit","seat":"0"}', /^Cannot read the message/],
  ['a seat between two', '{"type":"sit","seat":0.5}', /^Cannot read the message/],
  ['a number past all', '{"type":"ready","number":9007199254740993}', /^Cannot read the message/],
  ['a card that is none', '{"type":"act","number":1,"action":{"type":"play","card":"1X"}}', /^Cannot read the message/],
  ['somebody else’s seat', '{"type":"act","number":1,"seat":2,"action":{"type":"claim","claim":true}}', /^Cannot read/],
  ['too deep', `{"type":${'['.repeat(9)}${']'.repeat(9)}}`, 'Cannot read the message: it is nested deeper than 8.'],
  ['deeper still', '['.repeat(4000), 'Cannot read the message: it is nested deeper than 8.'],
  [
    'a second hello',
    JSON.stringify({ type: 'hello', versions: { oldest: 1, newest: 2 }, ticket: 'x'.repeat(43), language: 'en' }),
    'A connection has one hello message.',
  ],
])('%s', async (_, text, sentence) => {
  const client = await connect(guest);
  client.socket.send(text);
  const { code, sentence: said } = await client.next('error');
  expect([code, said]).toEqual(['unreadable', expect.stringMatching(sentence)]);
  expect(await client.closed).toEqual({ code: 1008, reason: 'unreadable' });
});

test('of a key that comes twice the last counts, and is read like any other', async () => {
  const client = await connect(guest);
  client.socket.send(`{"type":"join","type":"leave","type":"join","table":"${ID}","invite":null,"known":null}`);
  expect(await client.next('error')).toMatchObject({ code: 'no-table' });
  client.close();
});

test('a frame that is too large ends the socket', async () => {
  const client = await connect(guest);
  client.socket.send(`{"type":"chat","text":"${'x'.repeat(4100)}"}`);
  expect((await client.closed).code).toBe(1009);
});

test('bytes are no text', async () => {
  const client = await connect(guest);
  client.socket.send(Buffer.from('{"type":"leave"}'));
  expect(await client.closed).toEqual({ code: 1003, reason: 'messages are text' });
});

test.each([
  ['{"a":"[[[[[[[[["}', false],
  ['{"a":"\\"[[[[[[[[["}', false],
  ['{"a":"\\\\",', false],
  ['[[[[[[[[', false],
  ['[[[[[[[[[', true],
  ['[][][][][][][][][][]', false],
])('%s is deeper than 8: %s', (text, deeper) => {
  expect(isDeeper(text, 8)).toBe(deeper);
});

/** Real messages with small random changes, determined by a seed. */
function* mangled(count: number): Generator<string> {
  const texts = [
    '{"type":"join","table":"AAAAAAAAAAAAAAAAAAAAAA","invite":null,"known":null}',
    '{"type":"act","number":1,"action":{"type":"play","card":"QS"}}',
    '{"type":"changeSettings","settings":{"open":"invited","clock":null,"watchers":"none","chat":true}}',
    '{"type":"chat","text":"hello"}',
    '{"type":"seal","deal":1,"commitment":"00"}',
  ];
  let state = 7;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '0',
    '-1',
    'null',
    '\\u0000',
    '\u202E',
    '1e999',
    '__proto__',
    '💥',
  ];
  for (let i = 0; i < count; i++) {
    const text = texts[below(texts.length)] ?? '';
    const at = below(text.length);
    yield text.slice(0, at) + (pieces[below(pieces.length)] ?? '') + text.slice(at + below(4));
  }
}

const FRAMES = process.env.MODE === 'deep' ? 1000 : 300;

test(`${FRAMES} mangled frames close their sockets or are refused, and nothing else happens`, async () => {
  let ended = 0;
  const frames = [...mangled(FRAMES)];
  const attack = async (): Promise<void> => {
    for (let client = await connect(guest); ; client = await connect(guest)) {
      for (let frame = frames.pop(); ; frame = frames.pop()) {
        if (frame === undefined) return client.close();
        const before = client.received.length;
        client.socket.send(frame);
        await client.until(({ received }) => received.length > before);
        const last = client.received.at(-1);
        expect(last?.type).toBe('error');
        if (last?.type === 'error' && last.code === 'unreadable') break;
      }
      await client.closed;
      ended += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, attack));
  expect(ended).toBeGreaterThan(0.9 * FRAMES);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(site.log.filter(line => line.includes('"level":50'))).toEqual([]);
});
