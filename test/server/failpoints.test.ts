// The real server crashes at named points of writing and starting. Acknowledged actions are stored once, and
// all matches continue. Starts the server five times.
import { spawn } from 'node:child_process';
import { setTimeout as later } from 'node:timers/promises';
import { belowFrom } from '@moonshot/table/testing';
import { expect, onTestFinished, test } from 'vitest';
import { databaseIn } from '../../apps/server/src/store/files/data-folder.ts';
import { freshSample } from '../seeds.ts';
import { either } from './depth.ts';
import { killableServer } from './killable-server.ts';
import { acknowledged, begun, NOTHING, playOn, survived } from './lines.ts';

const PAIRS = either(3, 6); // tables of two, so that another player receives the events
const TABLES = either(4, 10);
const ROUNDS = either(1, 25); // through all points
const BETWEEN = 12; // acknowledged actions before a system call is watched
const LIMIT_MS = either(240_000, 3_600_000);

const PRELOADED = [
  new URL('../../apps/server/testing/store/dying.ts', import.meta.url),
  new URL('../../apps/server/testing/store/otherwise.ts', import.meta.url),
];
/** Checkpoints the WAL every few pages, so that crashes can hit a checkpoint. */
const OFTEN = JSON.stringify({ wal_autocheckpoint: ['24', 4000] });

/** A failpoint in the server, or a system call on a database file. */
type Moment =
  | readonly [name: string, least: number, most: number]
  | readonly [name: string, call: 'fsync,fdatasync' | 'pwrite64', file: '' | '-wal'];

const MOMENTS: readonly Moment[] = [
  ['before the append', 8, 24],
  ['during the append', 8, 24],
  ['written and not synced', 'fsync,fdatasync', '-wal'],
  ['synced and not acknowledged', 8, 24],
  ['sent to one and not to the others', 8, 24],
  ['during a checkpoint', 'pwrite64', ''],
  ['during the start', 1, 1],
];
const WATCHED = freshSample('moments of a kill', MOMENTS, 3);

test(
  `killed ${ROUNDS} times at each of ${WATCHED.length} moments it loses and doubles nothing`,
  async () => {
    const env: Record<string, string> = {
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...PRELOADED.map(({ href }) => `--import ${href}`)].join(' '),
      SQLITE_OTHERWISE: OFTEN,
    };
    const server = await killableServer(env);
    onTestFinished(() => server.remove());
    await server.start();
    const tables = Array.from({ length: TABLES }, (_, i) => begun(server.url, i, i < PAIRS ? 2 : 1));
    const lines = (await Promise.all(tables)).flat();
    const below = belowFrom(11);
    const play = playOn(lines, below, { thinkMs: 60, againMs: 400 });
    onTestFinished(play.stop);
    await server.kill();

    /** Runs the server until it dies at that point. Resolves to its exit code; null if killed. */
    const life = (moment: Moment): Promise<number | null> => {
      const [name, call, file] = moment;
      const inCall = typeof call === 'string';
      env.DIES_AT = inCall ? '' : `${name}:${call + below(file - call + 1)}`;
      const before = acknowledged(lines);
      server.start().catch(() => {}); // it may die before it listens
      return server.endedBy(async pid => {
        if (!inCall) return;
        while (acknowledged(lines) < before + BETWEEN) await later(5);
        const on = ['-P', `${databaseIn(server.data)}${file}`, '-e', `inject=${call}:signal=KILL:when=${1 + below(5)}`];
        spawn('strace', ['-f', '-q', '-o', '/dev/null', ...on, '-p', String(pid)], { stdio: 'inherit' });
      });
    };
    for (let i = 0; i < ROUNDS; i++)
      for (const moment of WATCHED) expect([moment[0], await life(moment)]).toEqual([moment[0], null]);

    env.DIES_AT = '';
    await server.start();
    expect(await survived(server, lines, play)).toEqual(NOTHING);
  },
  LIMIT_MS,
);
