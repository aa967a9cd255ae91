// Fuzzing: thousands of invalid frames from players, spectators and strangers each get an answer or a closed
// socket, and honest clients are not affected.
import type { Duplex } from 'node:stream';
import type { TableInvitation } from '@moonshot/protocol/server';
import { SHEETS } from '@moonshot/rules';
import { belowFrom, someAnswer } from '@moonshot/table/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, connect, type Guest, knock, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { openServer, type Site } from '../../apps/server/testing/site.ts';
import { freshSeed } from '../seeds.ts';
import { either, often } from './depth.ts';
import { fastServer, PATIENT } from './fast-server.ts';
import { type Hostile, hostile, MARK } from './frames.ts';
import { faultsOf } from './history.ts';
import { keepPlaying, type Line, newLine } from './line.ts';

const FRAMES = either(400, 20_000);
const ACTS = either(2, 20); // of every honest client meanwhile
const ATTACKERS = 18;
const LIMIT_MS = often(300_000);

let site: Site;
const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);
beforeAll(async () => {
  site = await openServer(PATIENT, fastServer(belowFrom(5)));
  process.on('unhandledRejection', note);
});
afterEach(() => expect(unhandled).toEqual([]));
afterAll(async () => {
  process.off('unhandledRejection', note);
  await site.close();
});

/** Opens a table and starts its match. */
async function begun(host: Guest, i: number): Promise<TableInvitation> {
  const door = await newTable(host, { game: SHEETS[i % SHEETS.length]?.id ?? '', length: { deals: 500 } });
  const client = await connect(host);
  client.say({ type: 'join', ...door, known: null });
  client.say({ type: 'start' });
  await client.until(({ view }) => view);
  client.close();
  return door;
}

type Way = (guest: Guest, door: TableInvitation, last?: Client) => Promise<Client>;

/** Joins the table with the state of the last socket. */
const atTable: Way = async (guest, { table, invite }, last) => {
  const client = await connect(guest);
  const view = last?.view;
  client.say({ type: 'join', table, invite, known: view ? { match: view.id, version: view.version } : null });
  await client.until(({ view: now }) => now);
  return client;
};

/** The result of a frame: the close code, the refusal, or silence. */
async function fateOf(client: Client, frame: Hostile): Promise<string> {
  const { socket } = client;
  const before = client.received.length;
  const pong = new Promise<undefined>(resolve => socket.once('pong', () => resolve(undefined)));
  if (frame.kind !== 'bytes') socket.send(frame.text);
  else if (frame.as === 'stream') (socket as unknown as { readonly _socket: Duplex })._socket.write(frame.bytes);
  else socket.send(frame.bytes, { binary: frame.as === 'binary' });
  socket.ping();
  const ended = await Promise.race([client.closed, pong]);
  // A closing socket still answers a ping.
  if (ended === undefined && isDismissed(client, before)) return `closed with ${(await client.closed).code}`;
  if (ended !== undefined) return `closed with ${ended.code}`;
  const refusal = client.received.slice(before).find(({ type }) => type === 'error');
  return refusal?.type === 'error' ? `refused as ${refusal.code}` : 'taken';
}

const isDismissed = ({ received, socket }: Client, before: number): boolean =>
  socket.readyState !== socket.OPEN ||
  received
    .slice(before)
    .some(one => one.type === 'error' && ['unreadable', 'no-ticket', 'wrong-version'].includes(one.code));

/** The results that the protocol allows. */
const FATES = [
  'taken',
  ...[1002, 1003, 1007, 1008, 1009, 1013].map(code => `closed with ${code}`),
  ...[
    'no-table',
    'not-seated',
    'not-host',
    'not-now',
    'seat-taken',
    'not-allowed',
    'refused',
    'paused',
    'table-full',
    'busy',
  ].map(code => `refused as ${code}`),
];

test(
  `${FRAMES} hostile frames harm nobody`,
  async () => {
    const kept = [Object.prototype, Array.prototype, Function.prototype].map(one => Reflect.ownKeys(one));
    const honest: Line[] = [];
    for (let i = 0; i < 5; i++) {
      const guest = await newGuest(site.url, `Ada ${i}`);
      honest.push(newLine(guest, (await begun(guest, i)).table));
    }
    const areServed = (): boolean => honest.every(({ done }) => done.length > ACTS);
    let left = FRAMES;
    const below = belowFrom(freshSeed('hostile frames'));
    const playing = honest.map(line =>
      keepPlaying(line, {
        stopped: () => left <= 0 && areServed(),
        thinkMs: () => 100,
        againMs: 500,
        answer: ask => someAnswer(ask, below),
        say: (client, act) => client.say(act),
        loses: () => false,
      }),
    );
    const fates = new Map<string, number>();
    const attack = async (i: number): Promise<void> => {
      const guest = await newGuest(site.url, `Eve ${i}`);
      const host = i % 3 === 1 ? await newGuest(site.url, `Mallory ${i}`) : guest;
      const door = await begun(host, i);
      const way: Way = i % 3 === 2 ? one => knock(one) : atTable;
      let client = await way(guest, door);
      while (left > 0 || !areServed()) {
        left -= 1;
        const fate = await fateOf(client, hostile(below));
        fates.set(fate, (fates.get(fate) ?? 0) + 1);
        if (fate.startsWith('closed')) client = await way(guest, door, client);
      }
      client.close();
    };
    await Promise.all(Array.from({ length: ATTACKERS }, (_, i) => attack(i)));
    await Promise.all(playing);
    expect([...fates.keys()].filter(fate => !FATES.includes(fate))).toEqual([]);
    for (const code of [1002, 1003, 1007, 1008]) expect(fates.get(`closed with ${code}`)).toBeGreaterThan(FRAMES / 100);
    expect([Object.prototype, Array.prototype, Function.prototype].map(one => Reflect.ownKeys(one))).toEqual(kept);
    const lines = site.log.filter(line => line.includes(MARK) || !/^\{"level":(20|30),/.test(line));
    expect(lines).toEqual([]);
    const logs = await Promise.all(honest.map(line => site.store.log.read(`${line.table}-1`)));
    expect(honest.flatMap((line, i) => faultsOf(line, logs[i] ?? []))).toEqual([]);
    for (const { done, connections } of honest) {
      expect(done.length).toBeGreaterThan(ACTS);
      expect(connections).toBe(1);
    }
  },
  LIMIT_MS,
);
