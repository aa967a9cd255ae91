// A signal to npm, or to a terminal's process group, shuts the server down before npm exits. After a signal
// to npx it shuts down too. Starts npm four times, and npx once.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { databaseIn } from '../../apps/server/src/store/files/data-folder.ts';
import { addressFrom } from '../browser/server.ts';

const ROOT = join(import.meta.dirname, '../..');

const folder = mkdtempSync(join(tmpdir(), 'moonshot-signals-'));
let npm: ChildProcess | undefined;

afterEach(() => {
  try {
    if (npm?.pid !== undefined) process.kill(-npm.pid, 'SIGKILL'); // a failed test may leave processes behind
  } catch {
    // nothing is left
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Whether a process listens on the port. */
const isOpen = (url: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = createConnection({ host: 'localhost', port: Number(new URL(url).port) });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

const asks: readonly [script: readonly string[], signal: NodeJS.Signals, to: 'npm' | 'all'][] = [
  [['start', '--'], 'SIGTERM', 'npm'],
  [['start', '--'], 'SIGINT', 'npm'],
  [['start', '--'], 'SIGINT', 'all'],
  [['run', '-s', 'moonshot', '--', 'serve'], 'SIGTERM', 'npm'],
];

test.each(asks)('npm %s: %s to %s ends the server in order', async (script, signal, to) => {
  const words = [...script, '--port', '0', '--data', folder];
  npm = spawn('npm', words, { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const { pid = 0, stdout } = npm;
  if (stdout === null) throw new Error('Cannot read the output of npm');
  const url = await addressFrom(stdout);
  stdout.resume();
  expect(await isOpen(url)).toBe(true);
  const ended = once(npm, 'exit');
  process.kill(to === 'npm' ? pid : -pid, signal);
  expect(await ended).toEqual([0, null]);
  expect(await isOpen(url)).toBe(false);
  expect(() => process.kill(-pid, 0)).toThrow('ESRCH'); // the process group is gone
});

test('npx: SIGTERM ends the server in order', async () => {
  const words = ['moonshot', 'serve', '--port', '0', '--data', folder];
  npm = spawn('npx', words, { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const { pid = 0, stdout } = npm;
  if (stdout === null) throw new Error('Cannot read the output of npx');
  const url = await addressFrom(stdout);
  stdout.resume();
  expect(await isOpen(url)).toBe(true);
  process.kill(pid, 'SIGTERM');
  const isClosed = (): void => expect(existsSync(`${databaseIn(folder)}-wal`)).toBe(false);
  await vi.waitFor(isClosed, { timeout: 30_000, interval: 100 });
  expect(await isOpen(url)).toBe(false);
});
