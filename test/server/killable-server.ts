// The real server as a child process with a fixed port and folder, which can be killed and restarted at any
// time.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemEnv } from '../../apps/server/src/core/env.ts';
import { databaseIn } from '../../apps/server/src/store/files/data-folder.ts';
import { keyFor } from '../../apps/server/src/store/files/key.ts';
import { openStore } from '../../apps/server/src/store/open.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { freePort } from '../../apps/server/testing/ports.ts';
import { scratchRoot } from '../../apps/server/testing/scratch.ts';
import { started } from '../terminal/program.ts';

export interface KillableServer {
  readonly url: string;
  readonly data: string; // its folder
  /** Starts it, or another version from its folder. Resolves when it listens. */
  start(root?: string): Promise<void>;
  kill(): Promise<void>;
  /** Sends a signal. Resolves to the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Sends a signal that does not end it. */
  send(signal: NodeJS.Signals): void;
  /** Runs a program on its process id. Resolves to the server's exit code; the program must end it. */
  endedBy(program: (pid: number) => void): Promise<number | null>;
  /** Everything printed to stdout since the first start. */
  readonly printed: readonly string[];
  /** Everything logged for the operator since the first start. */
  readonly said: readonly string[];
  /** Opens its database, once it is dead. */
  open(): Store;
  remove(): void;
}

const QUICK = {
  MOONSHOT_BOT_MS_LEAST: '0',
  MOONSHOT_BOT_MS_MOST: '0',
  MOONSHOT_MESSAGES_PER_SECOND: '100000',
  MOONSHOT_MESSAGES_BURST: '100000',
  MOONSHOT_GUESTS_PER_HOUR: '100000',
  MOONSHOT_SOCKETS_PER_MINUTE: '100000',
  MOONSHOT_REQUESTS_PER_MINUTE: '1000000',
  MOONSHOT_SOCKETS_PER_ADDRESS: '10000',
  MOONSHOT_DELAY_MS: '1000000', // load shedding off: test machines are slow
  MOONSHOT_JOB_MS: '600000',
  MOONSHOT_DELAY_MOST_MS: '1000000',
  MOONSHOT_WORK_MS_PER_MINUTE: '1000000',
  MOONSHOT_ADDRESS_WORK_MS_PER_MINUTE: '1000000',
  MOONSHOT_LOG: 'warn',
};

/** A host other than this machine. */
interface Elsewhere {
  readonly address: string;
  readonly under: readonly string[]; // command prefix that runs a program there
}

const HERE: Elsewhere = { address: '127.0.0.1', under: [] };

/** The server with its data in a folder, by default beside its page. */
export async function killableServer(
  env: Readonly<Record<string, string>> = {},
  disk?: string,
  { address, under } = HERE,
): Promise<KillableServer> {
  const folder = mkdtempSync(join(scratchRoot(256), 'moonshot-killableServer-'));
  writeFileSync(join(folder, 'index.html'), 'the page');
  const data = join(disk ?? folder, 'data');
  const port = await freePort();
  const words = ['serve', '--page', folder, '--data', data, '--host', address, '--port', String(port)];
  const said: string[] = [];
  const printed: string[] = [];
  let child: ChildProcess | undefined;
  const endedBy: KillableServer['endedBy'] = program =>
    new Promise((resolve, reject) => {
      if (child?.pid === undefined) return reject(new Error('Cannot end the server: it was not started'));
      child.once('exit', code => resolve(code));
      program(child.pid);
    });
  return {
    url: `http://${address}:${port}`,
    data,
    said,
    printed,
    start: root =>
      new Promise((resolve, reject) => {
        const one = started(words, { env: { ...QUICK, ...env }, under, ...(root !== undefined && { root }) });
        child = one;
        one.stdin.end();
        one.stdout.on('data', text => {
          printed.push(String(text));
          if (String(text).includes('Moonshot is at')) resolve();
        });
        one.stderr.on('data', text => said.push(String(text)));
        one.once('exit', code => reject(new Error(`The server ended with ${code}: ${said.slice(-3).join('')}`)));
      }),
    kill: () =>
      new Promise(resolve => {
        if (child === undefined || child.signalCode !== null || child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
    end: signal => endedBy(pid => process.kill(pid, signal)),
    send: signal => void child?.kill(signal),
    endedBy,
    open: () =>
      openStore({
        file: databaseIn(data),
        key: keyFor({ folder: data, env: {}, random: systemEnv.random }),
        now: systemEnv.nowMs,
        onBroken: error => {
          throw error;
        },
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
