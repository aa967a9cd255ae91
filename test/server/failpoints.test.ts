// The real server killed at named moments of its writing and starting: what was acknowledged is there once,
// and all go on.
// It starts the real server five times, and plays until it dies at its moment.
import { spawn } from 'node:child_process';
import { setTimeout as later } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { databaseIn } from '../../apps/server/src/store/place.ts';
import { belowFrom } from '../../packages/table/src/rig/crowd.ts';
import { freshSample } from '../seeds.ts';
import { either } from './depth.ts';
import { acknowledged, begun, NOTHING, playOn, survived } from './lines.ts';
import { mortal } from './mortal.ts';

const PAIRS = 6; // tables where two people sit, so that there is somebody else to be told
const TABLES = 10;
const ROUNDS = either(1, 25); // through all moments
const BETWEEN = 12; // acts acknowledged before a call is watched
const LIMIT_MS = either(240_000, 3_600_000);

const PRELOADED = [
  new URL('../../apps/server/src/rig/store/dying.ts', import.meta.url),
  new URL('../../apps/server/src/rig/store/otherwise.ts', import.meta.url),
];
/** The log is taken into the file every few pages, so that a kill can fall into that. */
const OFTEN = JSON.stringify({ wal_autocheckpoint: ['24', 4000] });

/** A moment that the server itself notices, by what it may come to before it dies there; or a call on a file of the database. */
type Moment =
  | readonly [name: string, least: number, most: number]
  | readonly [name: string, call: 'fsync,fdatasync' | 'pwrite64', file: '' | '-wal'];

const MOMENTS: readonly Moment[] = [
  ['before the append', 8, 24],
  ['during the append', 8, 24],
  ['written and not synced', 'fsync,fdatasync', '-wal'],
  ['synced and not acknowledged', 8, 24],
  ['told to one and not to the others', 8, 24],
  ['amid a checkpoint', 'pwrite64', ''],
  ['during the start', 1, 1],
];
const WATCHED = freshSample('moments of a kill', MOMENTS, 3);

test(
  `killed ${ROUNDS} times at each of ${WATCHED.length} moments it loses and doubles nothing`,
  async () => {
    const env: Record<string, string> = {
      NODE_OPTIONS: PRELOADED.map(({ href }) => `--import ${href}`).join(' '),
      SQLITE_OTHERWISE: OFTEN,
    };
    const server = await mortal(env);
    onTestFinished(() => server.remove());
    await server.start();
    const tables = Array.from({ length: TABLES }, (_, i) => begun(server.url, i, i < PAIRS ? 2 : 1));
    const lines = (await Promise.all(tables)).flat();
    const below = belowFrom(11);
    const play = playOn(lines, below, { thinkMs: 60, againMs: 400 });
    onTestFinished(play.stop);
    await server.kill();

    /** One life of the server, from its start to its death at that moment; gives its exit code, null for a kill. */
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
