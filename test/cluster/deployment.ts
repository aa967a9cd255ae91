// Test harness for the files of deploy/: starts programs, and plays at the servers that they start.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { as, connect, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { programs } from '../../apps/server/testing/postgres.ts';

export type Texts = Readonly<Record<string, string>>;

export const ROOT = join(import.meta.dirname, '../..');
/** The folders of the programs of PostgreSQL and of the system. */
export const TOOLS = [programs(), '/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
const PATH = [join(ROOT, 'node_modules/.bin'), ...TOOLS].join(':');
export const START_MS = 60_000; // against hanging

/** The text of a file of the repository, or of any file with an absolute path. */
export const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');

/** Replacements for texts that differ in a test: folders, files, hosts and ports. */
export type Moves = readonly (readonly [from: string | RegExp, to: string])[];

export const moved = (text: string, moves: Moves): string =>
  moves.reduce((before, [from, to]) => before.replaceAll(from, to), text);

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-deployed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Running {
  readonly child: ChildProcess;
  said(): string;
}

/** Starts a program, collects what it prints, and stops its process group when the test ends. */
export function run(words: readonly string[], env: Texts, stopping: NodeJS.Signals = 'SIGKILL'): Running {
  const [program = '', ...rest] = words;
  const child = spawn(program, rest, { cwd: ROOT, env: { PATH, ...env }, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => (said += text));
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? 0), stopping);
    await ended;
  });
  return { child, said: () => said };
}

/** What a service has from its image. */
export interface Image {
  readonly command: readonly string[];
  readonly env?: Texts;
  readonly user?: string; // user and group, by number
}

/** What the image of the server gives it, from the Dockerfile. */
export function image(): Image {
  const file = read('Dockerfile');
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(file) ?? [];
  const [, env = ''] = /^ENV (.+)$/m.exec(file) ?? [];
  expect(file).toMatch(/^USER node$/m);
  const texts = Object.fromEntries(env.split(' ').map(pair => pair.split('=')));
  return { command: JSON.parse(command), env: texts, user: '1000:1000' };
}

/** A guest is refused once, sits down at a table with bots, and plays. */
export async function plays(url: string): Promise<void> {
  const guest = await newGuest(url, 'Ada');
  expect(guest.cookie.startsWith('__Host-')).toBe(url.startsWith('https'));
  const door = await newTable(guest);
  const ada = await connect(guest);
  ada.say({ type: 'start' });
  await ada.next('error'); // she is at no table yet
  ada.say({ type: 'join', table: door.table, invite: null, known: null });
  await ada.until(({ facts }) => facts?.seats[0]?.kind === 'person');
  for (const seat of [1, 2, 3]) ada.say({ type: 'addBot', seat, player: 'skilled' });
  await ada.until(({ facts }) => facts?.seats.every(({ kind }) => kind !== 'open'));
  ada.say({ type: 'start' });
  await ada.until(({ view }) => view?.ask);
  ada.close();
  expect((await as(guest, 'GET', '/api/me')).status).toBe(200);
}
