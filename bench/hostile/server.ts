// Starts the measured server with a new store, and reports how long pieces of work block its event loop.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { FromServer, ToServer } from './messages.ts';

/** Settings that differ from the defaults, because the default limits and pauses would slow the benchmark. */
export const RAISED = {
  MOONSHOT_GUESTS_PER_HOUR: '100000',
  MOONSHOT_REQUESTS_PER_MINUTE: '100000',
  MOONSHOT_FILES_PER_MINUTE: '100000',
  MOONSHOT_SOCKETS_PER_MINUTE: '100000',
  MOONSHOT_MESSAGES_PER_SECOND: '100000',
  MOONSHOT_MESSAGES_BURST: '100000',
  MOONSHOT_TALK_MESSAGES: '100000',
  MOONSHOT_IMPORTS_PER_HOUR: '100000',
  MOONSHOT_IMPORTS_PER_PLAYER: '1000',
  MOONSHOT_IMPORT_BYTES_PER_DAY: '1000000000',
  MOONSHOT_ADDRESS_IMPORT_BYTES_PER_DAY: '1000000000',
  MOONSHOT_PASSKEYS_PER_HOUR: '100000',
  MOONSHOT_PUSHES_PER_HOUR: '100000',
  MOONSHOT_REPORTS_PER_HOUR: '100000',
  MOONSHOT_REPORTS_PER_TABLE: '100000',
  MOONSHOT_BOTS_PER_HOUR: '100000',
  MOONSHOT_CODE_TRIES_PER_MINUTE: '100000',
  MOONSHOT_TABLES_PER_PLAYER: '1000',
  MOONSHOT_CONTESTS_PER_PLAYER: '1000',
  MOONSHOT_WORK_MS_PER_MINUTE: '100000000',
  MOONSHOT_ADDRESS_WORK_MS_PER_MINUTE: '100000000',
  MOONSHOT_BOT_MS_LEAST: '0',
  MOONSHOT_BOT_MS_MOST: '0',
  MOONSHOT_ROUND_PAUSE_MS: '0',
  MOONSHOT_DELAY_MS: '1000000',
  MOONSHOT_DELAY_MOST_MS: '1000000',
} as const;

export interface Stalls {
  readonly mostMs: number;
  readonly turnMs: number; // processor time of the longest event-loop turn
  readonly cpuMs: number; // processor time of the process with all its threads
}

export interface Server {
  readonly url: string;
  readonly token: string; // the operator's token
  readonly routes: readonly string[];
  /** Runs the work and returns the event-loop stalls during the work and shortly afterwards. */
  stallsOf(work: () => Promise<void>): Promise<Stalls>;
  stop(): Promise<void>;
}

const AFTERWARDS_MS = 60; // milliseconds for work that the server does after it has answered

const next = <T extends FromServer['type']>(child: ChildProcess, type: T): Promise<Extract<FromServer, { type: T }>> =>
  new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`Cannot measure: the server ended with ${code}`)));
    child.on('message', function hear(message: FromServer) {
      if (message.type !== type) return;
      child.off('message', hear).removeAllListeners('exit');
      resolve(message as Extract<FromServer, { type: T }>);
    });
  });

/** Starts the server in a temporary folder, which is deleted at the end. */
export async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-hostile-'));
  const child = fork(join(import.meta.dirname, 'program.ts'), [folder], { env: { ...process.env, ...RAISED } });
  const say = (message: ToServer): void => void child.send(message);
  const { url, token, routes } = await next(child, 'open');
  const stallsOf = async (work: () => Promise<void>): Promise<Stalls> => {
    const begun = next(child, 'begun');
    say('begin');
    await begun;
    await work();
    await after(AFTERWARDS_MS);
    const told = next(child, 'stalls');
    say('end');
    return told;
  };
  const stop = async (): Promise<void> => {
    const ended = new Promise(resolve => child.once('exit', resolve));
    say('stop');
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { url, token, routes, stallsOf, stop };
}
