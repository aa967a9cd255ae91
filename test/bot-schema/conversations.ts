// Real conversations of a program: with the arena, and with a server at whose table it plays a match.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArenaToProgram, ProgramToArena } from '@moonshot/protocol';
import { variantOf } from '@moonshot/rules/catalogue';
import { WebSocket } from 'ws';
import { as, type Client, connect, listenTo, newGuest, newTable, playOut } from '../../apps/server/testing/client.ts';
import { settledEnv } from '../../apps/server/testing/examples.ts';
import { openServer } from '../../apps/server/testing/site.ts';
import type { ProgramToServer, ServerToProgram } from '../../scripts/bot-schema/messages.ts';
import { inside } from '../terminal/inside.ts';

/** What a program got and sent, in order. */
export interface Conversation<Got, Sent> {
  readonly got: readonly Got[];
  readonly sent: readonly Sent[];
}

/** A program that lays the first pair of Capture, and writes down every line that it gets or sends. */
const PROGRAM = `
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const write = (name, line) => appendFileSync(process.argv[2] + name, line + '\\n');
const say = line => { write('sent', line); process.stdout.write(line + '\\n'); };
createInterface({ input: process.stdin }).on('line', line => {
  write('got', line);
  const { type, number, ask } = JSON.parse(line);
  if (type === 'hello') say(JSON.stringify({ type, version: 1 }));
  if (type === 'question') say(JSON.stringify({ type: 'act', number, action: { type: 'lay', ...ask.pairs[0] } }));
});
`;

/** Two deals of Capture in the arena. */
export async function arenaConversation(): Promise<Conversation<ArenaToProgram, ProgramToArena>> {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-bot-schema-'));
  try {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, PROGRAM);
    const players = `cmd:${process.execPath} ${file} ${folder}/,careful`;
    const words = ['--game', 'capture', '--seats', '2', '--deals', '2', '--threads', '1', '--players', players];
    const { code, err } = await inside(['arena', ...words]);
    if (code !== 0) throw new Error(`Cannot play in the arena: ${err}`);
    const lines = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
    return { got: lines('got').map(line => JSON.parse(line)), sent: lines('sent').map(line => JSON.parse(line)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A match of two deals at a server, in which the program also says what is refused. */
export async function serverConversation(
  game: string,
  seats: number,
): Promise<Conversation<ServerToProgram, ProgramToServer>> {
  const site = await openServer({}, { env: settledEnv() });
  try {
    const ada = await newGuest(site.url, 'Ada');
    const { base, overrides } = variantOf(game) ?? { base: game, overrides: {} };
    const { table } = await newTable(ada, { game: base, overrides, seats, length: { deals: 2 } });
    const host = await connect(ada);
    host.say({ type: 'join', table, invite: null, known: null });
    const { body } = await as(ada, 'POST', `/api/tables/${table}/bots`, { seat: 1, name: 'Robo' });
    const robo = await programWith(site.url, (body as { readonly token: string }).token);
    robo.say({ type: 'leave' });
    robo.say({ type: 'takeSeatBack' });
    await robo.next('error'); // it is at no table
    robo.say({ type: 'join', table, invite: null, known: null });
    await robo.until(({ facts }) => facts);
    host.say({ type: 'start' });
    await robo.next('snapshot');
    robo.say({ type: 'ready', number: 1 });
    robo.say({ type: 'finish', number: 1, why: 'rest' });
    await robo.next('rejected');
    robo.say({ type: 'setLanguage', language: 'de' });
    await Promise.all([playOut(host), playOut(robo)]);
    for (const client of [host, robo]) client.close();
    return { got: robo.received as ServerToProgram[], sent: robo.sent as ProgramToServer[] };
  } finally {
    await site.close();
  }
}

/** A program's connection, without an Origin header. */
async function programWith(url: string, token: string): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  const client = listenTo({ url, cookie: '', player: '', name: '', secret: '' }, socket);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  client.say({ type: 'hello', versions: { oldest: 2, newest: 2 }, token, language: 'en' });
  await client.next('welcome');
  return client;
}
