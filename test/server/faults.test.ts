// Faults of a whole server: a full disk, a failed sync, a stopped process, jumps of the calendar, and an
// internal error. No acknowledged action is lost. Starts the real server eight times.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type { TableSettings } from '@moonshot/protocol/server';
import { belowFrom } from '@moonshot/table/testing';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../../apps/server/testing/client.ts';
import { either } from './depth.ts';
import { type KillableServer, killableServer } from './killable-server.ts';
import type { Line } from './line.ts';
import { begun, logsOf, lost, playOn } from './lines.ts';

const TABLES = 4;
const LIMIT_MS = 120_000;

/** A server whose tables have one person and bots; `stop` ends the play. */
async function played(
  server: KillableServer,
  settings: Partial<TableSettings> = {},
): Promise<{ readonly lines: readonly Line[]; readonly stop: () => Promise<void> }> {
  await server.start();
  const lines: Line[] = [];
  for (let i = 0; i < TABLES; i++) lines.push(...(await begun(server.url, i, 1, settings)));
  // so that a frozen server does not face a long queue
  const play = playOn(lines, belowFrom(6), { thinkMs: 20, againMs: 1000 });
  const stop = async (): Promise<void> => {
    play.stop();
    await server.kill();
    await play.over;
  };
  return { lines, stop };
}

const doneBy = (lines: readonly Line[]): readonly number[] => lines.map(({ done }) => done.length);

/** Waits until every client has done this many more actions. */
async function goOn(lines: readonly Line[], acts: number): Promise<void> {
  const before = doneBy(lines);
  while (doneBy(lines).some((done, i) => done < (before[i] ?? 0) + acts)) await later(10);
}

/** A disk of a few megabytes; requires root. */
function smallDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'none', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Writes until the disk is full. */
function fill(file: string): void {
  const to = openSync(file, 'w');
  try {
    for (;;) writeSync(to, Buffer.alloc(4096));
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(to);
  }
}

async function paused(server: KillableServer): Promise<number> {
  const { body } = await call(server.url, 'GET', '/metrics');
  return Number(/^moonshot_tables_paused (\d+)$/m.exec(String(body))?.[1]);
}

test(
  'a full disk: every table stands still, nothing is acknowledged that is not written, and all go on when there is room',
  async () => {
    const disk = smallDisk();
    const server = await killableServer({ MOONSHOT_RETRY_MS: '1500', MOONSHOT_RETRY_MOST_MS: '1500' }, disk);
    onTestFinished(() => server.remove());
    const { lines, stop } = await played(server);
    onTestFinished(stop);
    await goOn(lines, 5);
    fill(join(disk, 'filler'));
    while ((await paused(server)) < TABLES) await later(20);
    const refused = await call(server.url, 'POST', '/api/guests', { name: 'Bob' });
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'paused' }]);
    expect((await call(server.url, 'GET', '/readyz')).status).toBe(503);
    rmSync(join(disk, 'filler'));
    await goOn(lines, 5);
    expect(await paused(server)).toBe(0);
    await stop();
    expect(await lost(server, lines)).toEqual([]);
    expect(server.said.join('')).toContain('the disk is full');
  },
  LIMIT_MS,
);

test(
  'a sync that fails under matches: the server ends with 70, and the next has all that was acknowledged',
  async () => {
    const server = await killableServer();
    onTestFinished(() => server.remove());
    const { lines, stop } = await played(server);
    onTestFinished(stop);
    await goOn(lines, 3);
    const words = ['-f', '-q', '-o', '/dev/null', '-e', 'inject=fsync,fdatasync:error=EIO', '-p'];
    expect(await server.endedBy(pid => void spawn('strace', [...words, String(pid)], { stdio: 'inherit' }))).toBe(70);
    expect(server.said.join('')).toContain('the disk failed');
    await server.start();
    await goOn(lines, 3);
    await stop();
    expect(await lost(server, lines)).toEqual([]);
  },
  LIMIT_MS,
);

/** Milliseconds for which the process is frozen; in deep mode longer than the time limit for a card. */
const STILL_MS = either(700, 15_000);
const CARD_SECONDS = either(60, 10);
const HOUR_MS = 3_600_000;

/** Changes the process's wall clock at every signal. */
const CALENDAR = `const { now } = Date; const jumps = [${[1, -2, 25, -48].map(hours => hours * HOUR_MS)}]; let off = 0;
Date.now = () => now() + off; process.on('SIGUSR2', () => { off += jumps.shift() ?? 0; });`;

test(
  'a process that is stopped, and a calendar that jumps by hours and days: no line ends, and nobody’s time runs out',
  async () => {
    const server = await killableServer({
      NODE_OPTIONS: `${process.env.NODE_OPTIONS} --import data:text/javascript,${encodeURIComponent(CALENDAR)}`,
    });
    onTestFinished(() => server.remove());
    const clock = { cardSeconds: CARD_SECONDS, passSeconds: CARD_SECONDS, reserveSeconds: 0 };
    const { lines, stop } = await played(server, { clock });
    onTestFinished(stop);
    for (let i = 0; i < 4; i++) {
      await goOn(lines, 2);
      server.send('SIGSTOP');
      await later(STILL_MS);
      server.send('SIGCONT');
      await goOn(lines, 2);
      server.send('SIGUSR2');
    }
    await goOn(lines, 2);
    expect(lines.map(({ connections }) => connections)).toEqual(lines.map(() => 1));
    await stop();
    expect(server.said).toEqual([]);
    expect(await lost(server, lines)).toEqual([]);
    const kinds = new Set((await logsOf(server, lines)).flat().map(({ type }) => type));
    expect([...kinds].filter(type => type === 'timed-out' || type === 'away')).toEqual([]);
  },
  LIMIT_MS,
);

/** Throws an uncaught exception on a signal. */
const PLANTED = "process.on('SIGUSR2', () => setImmediate(() => { throw new Error('planted: QS'); }))";

test(
  'a fault that nobody catches: one line without a card, exit 70, and all that was acknowledged',
  async () => {
    const server = await killableServer({
      NODE_OPTIONS: `${process.env.NODE_OPTIONS} --import data:text/javascript,${encodeURIComponent(PLANTED)}`,
    });
    onTestFinished(() => server.remove());
    const { lines, stop } = await played(server);
    onTestFinished(stop);
    await goOn(lines, 3);
    expect(await server.end('SIGUSR2')).toBe(70);
    expect(server.said.map(line => JSON.parse(line))).toMatchObject([
      { level: 60, reason: 'planted: ··', msg: 'stopping after an uncaught error' },
    ]);
    await server.start();
    await goOn(lines, 3);
    await stop();
    expect(await lost(server, lines)).toEqual([]);
    const tokens = server.printed.join('').match(/^Token for \/admin, shown this once: [\w-]{43}$/gm) ?? [];
    expect(tokens).toHaveLength(1); // at the first of the two starts
    expect(server.said.join('')).not.toContain(tokens[0]?.slice(-43));
  },
  LIMIT_MS,
);

test(
  'asked to end during matches: it ends in order with 0, and all go on where they stood',
  async () => {
    const server = await killableServer();
    onTestFinished(() => server.remove());
    const { lines, stop } = await played(server);
    onTestFinished(stop);
    await goOn(lines, 3);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.said).toEqual([]);
    await server.start();
    await goOn(lines, 3);
    await stop();
    expect(await lost(server, lines)).toEqual([]);
  },
  LIMIT_MS,
);
