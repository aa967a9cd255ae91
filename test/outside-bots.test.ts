// The two example bots play whole matches of every game, including the further ones, at a real server. Each
// bot is a process of its own, and one of them connects through TLS. Requires python3 and openssl.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import type { SeatFacts } from '@moonshot/protocol/server';
import { SHEETS } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { as, connect, type Guest, newGuest, newTable } from '../apps/server/testing/client.ts';
import { freshSample } from './seeds.ts';

const ROOT = join(import.meta.dirname, '..');
const PROGRAMS = [
  [process.execPath, join(ROOT, 'examples/outside-bot.ts')],
  ['python3', join(ROOT, 'examples/outside-bot.py')],
] as const;
/** Settings without delays for people. */
const QUICK = {
  MOONSHOT_BOT_MS_LEAST: '0',
  MOONSHOT_BOT_MS_MOST: '0',
  MOONSHOT_MESSAGES_PER_SECOND: '1000',
  MOONSHOT_GUESTS_PER_HOUR: '1000',
  MOONSHOT_DELAY_MS: '1000000', // load shedding off: test machines are slow
  MOONSHOT_JOB_MS: '600000',
  MOONSHOT_WORK_MS_PER_MINUTE: '1000000',
  MOONSHOT_ADDRESS_WORK_MS_PER_MINUTE: '1000000',
};

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const folder = mkdtempSync(join(tmpdir(), 'moonshot-outside-'));
const server: { child?: ChildProcess; url: string } = { url: '' };

beforeAll(async () => {
  const { error } = spawnSync('python3', ['--version']);
  if (error) throw new Error('Cannot play with the example in Python: install python3, this test needs it');
  writeFileSync(join(folder, 'index.html'), 'the page');
  const words = ['apps/cli/src/main.ts', 'serve', '--port', '0', '--page', folder, '--data', join(folder, 'data')];
  server.child = spawn(process.execPath, words, { cwd: ROOT, env: { ...process.env, ...QUICK } });
  server.url = await new Promise((resolve, reject) => {
    let said = '';
    server.child?.once('exit', code => reject(new Error(`The server ended with ${code}: ${said}`)));
    for (const stream of [server.child?.stdout, server.child?.stderr])
      stream?.on('data', text => {
        said += text;
        const url = /http:\/\/\S+/.exec(said)?.[0];
        if (url !== undefined) resolve(url);
      });
  });
});

afterAll(() => {
  for (const bot of bots) bot.kill();
  server.child?.kill();
  rmSync(folder, { recursive: true });
});

const bots = new Set<ChildProcess>();

/**
 * Starts a bot. If it fails, all bots are killed, because a match waits for each of them. With `error`, only
 * this bot is killed, as soon as it prints that error.
 */
function playing(
  program: readonly [string, string],
  words: readonly string[],
  env = {},
  error?: RegExp,
): Promise<Ended> {
  const child = spawn(program[0], [program[1], ...words], { env: { ...process.env, ...env } });
  bots.add(child);
  child.once('exit', code => {
    if (code !== 0 && error === undefined) for (const bot of bots) bot.kill();
  });
  const heard = { out: '', err: '' };
  child.stdout.on('data', text => {
    heard.out += text;
  });
  child.stderr.on('data', text => {
    heard.err += text;
    if (error?.test(heard.err)) child.kill();
  });
  return new Promise(resolve => child.once('close', code => resolve({ code, ...heard })));
}

async function tokenFor(host: Guest, table: string, seat: number): Promise<string> {
  const { body } = await as(host, 'POST', `/api/tables/${table}/bots`, { seat, name: `Robo ${seat}` });
  return (body as { readonly token: string }).token;
}

const isThere = (seat: SeatFacts | undefined): boolean => seat?.kind === 'bot' && seat.present === true;

/** Every game with its changed fields, with four seats if four can play it. */
const games = [...SHEETS.map(sheet => ({ ...sheet, base: sheet.id, overrides: {} })), ...CATALOGUE]
  .map(({ id, base, overrides, seats: { min, best, max } }) => {
    const seats = min <= 4 && max >= 4 ? 4 : best;
    return [id, seats, { game: base, overrides, seats, length: { deals: 2 } }] as const;
  })
  .filter(([, seats]) => seats > 2); // the host has one, and each program

/** Deep runs play all games. Other runs draw one from the five main games, which take only seconds. */
const drawn = process.env.MODE === 'deep' ? games : freshSample('games of bots from outside', games.slice(0, 5), 1);

test.each(drawn)('both play a match of %s for %i, and have their part in every seal', async (_, seats, order) => {
  const host = await newGuest(server.url, 'Ada');
  const { table } = await newTable(host, order, { open: 'everybody', chat: false });
  const client = await connect(host);
  client.say({ type: 'join', table, invite: null, known: null });
  const tokens = [await tokenFor(host, table, 1), await tokenFor(host, table, 2)];
  const ends = PROGRAMS.map((program, i) => playing(program, [server.url, table, tokens[i] ?? '']));
  await client.until(({ facts }) => [1, 2].every(seat => isThere(facts?.seats[seat])));
  client.say({ type: 'stand' }); // the host watches, and a house bot has the seat
  client.say({ type: 'start' });
  const [first, second] = await Promise.all(ends);
  expect([first?.code, first?.err, second?.code, second?.err]).toEqual([0, '', 0, '']);
  const view = await client.until(({ view: now }) => now?.deal.phase === 'over' && now);
  const totals = view.deal.totals.join(', ');
  expect(first?.out).toBe(`The match is over: ${totals}; here is seat 1.\n`);
  expect(second?.out).toBe(`The match is over: [${totals}]; here is seat 2.\n`);
  const { body } = await as(host, 'GET', `/api/matches/${table}-1/proof`);
  const { deals } = body as { readonly deals: readonly { readonly opened: readonly (string | null)[] }[] };
  expect(deals.length).toBeGreaterThanOrEqual(2); // a tie brings another
  const parts = Array.from({ length: seats }, (_, seat) => (seat === 1 || seat === 2 ? 64 : undefined));
  for (const { opened } of deals) expect(opened.map(bytes => bytes?.length)).toEqual(parts);
  client.close();
});

/** The address at which TLS ends before the server, and the file of a certificate that nobody knows yet. */
async function behindTls(): Promise<readonly [url: string, trusted: string]> {
  const [key, trusted] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...words, '-keyout', key, '-out', trusted], { stdio: 'ignore' });
  const port = Number(new URL(server.url).port);
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(trusted) }, socket => {
    const inner = connectTo(port, 'localhost');
    for (const one of [socket, inner]) one.on('error', () => inner.destroy());
    socket.pipe(inner).pipe(socket);
  });
  await new Promise<void>(resolve => proxy.listen(0, resolve));
  onTestFinished(() => void proxy.close());
  return [`https://localhost:${(proxy.address() as AddressInfo).port}`, trusted];
}

test('both play through TLS with a certificate that they trust, and refuse another', async () => {
  const [url, trusted] = await behindTls();
  const host = await newGuest(server.url, 'Ada');
  const order = { game: 'ricketts', overrides: {}, seats: 4, length: { deals: 1 } };
  const { table } = await newTable(host, order, { open: 'everybody', chat: false });
  const client = await connect(host);
  client.say({ type: 'join', table, invite: null, known: null });
  const tokens = [await tokenFor(host, table, 1), await tokenFor(host, table, 2)];
  // The JavaScript bot reconnects for ever, so it must be killed.
  const refused = /self.signed/i;
  const strangers = PROGRAMS.map((program, i) => playing(program, [url, table, tokens[i] ?? ''], {}, refused));
  for (const { code, err } of await Promise.all(strangers)) {
    expect(code).not.toBe(0);
    expect(err).toMatch(refused);
  }
  const env = { NODE_EXTRA_CA_CERTS: trusted, SSL_CERT_FILE: trusted };
  const ends = PROGRAMS.map((program, i) => playing(program, [url, table, tokens[i] ?? ''], env));
  await client.until(({ facts }) => [1, 2].every(seat => isThere(facts?.seats[seat])));
  client.say({ type: 'stand' });
  client.say({ type: 'start' });
  for (const { code, out, err } of await Promise.all(ends)) {
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^The match is over: /);
  }
  client.close();
});

test('the table for testing, as documented, is opened and played', async () => {
  const page = readFileSync(join(ROOT, 'docs/reference/bots-from-outside.md'), 'utf8');
  const [, text = ''] = /^```js\n([\s\S]*?)^```/m.exec(page) ?? [];
  expect(text).toContain("'http://localhost:8080'");
  const file = join(folder, 'open-table.mjs');
  writeFileSync(file, text.replace('http://localhost:8080', server.url));
  const host = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void host.kill());
  const command = await new Promise<string>(resolve => host.stdout.once('data', line => resolve(line.toString())));
  const [, ...words] = command.trim().split(' ');
  const bot = await playing(['python3', join(ROOT, words[0] ?? '')], words.slice(1));
  expect([bot.code, bot.err]).toEqual([0, '']);
  expect(text.trimEnd().split('\n').length).toBe(12);
});

test('the one in Python asks for nothing but the standard library, and neither is long', () => {
  const [typescript = '', python = ''] = PROGRAMS.map(([, file]) => readFileSync(file, 'utf8'));
  const imports = [...python.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name);
  expect(imports).toEqual(['base64', 'hashlib', 'json', 'os', 'socket', 'ssl', 'sys', 'time', 'urllib']);
  for (const text of [typescript, python]) expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(160);
});
