// The server under load: a process of its own with a database on the disk, and what the system says of it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

const ROOT = join(import.meta.dirname, '../..');
const TICKS_A_SECOND = 100; // of `/proc`, on every Linux there is

/** What one machine with thousands of guests is not allowed otherwise. */
const LIMITS = {
  MOONSHOT_GUESTS_PER_HOUR: '1000000',
  MOONSHOT_SOCKETS_PER_MINUTE: '100000',
  MOONSHOT_REQUESTS_PER_MINUTE: '1000000',
  MOONSHOT_SOCKETS_PER_ADDRESS: '20000',
  MOONSHOT_MESSAGES_PER_SECOND: '100000',
  MOONSHOT_MESSAGES_BURST: '100000',
  MOONSHOT_DELAY_MS: '1000000',
  MOONSHOT_DELAY_MOST_MS: '1000000',
};

export interface Server {
  readonly url: string;
  readonly startMs: number; // until it listened
  readonly megabytes: () => number; // resident
  readonly seconds: () => number; // of processor time
  /** A number of `/metrics`. */
  readonly metric: (name: string) => Promise<number>;
  /** Several numbers of one answer. */
  readonly metrics: (names: readonly string[]) => Promise<readonly number[]>;
  readonly stop: () => Promise<void>;
}

/** Starts the server with its data in a folder; `profile` is a folder for a profile of its processor time. */
export async function startServer(folder: string, profile: string | undefined): Promise<Server> {
  writeFileSync(join(folder, 'index.html'), 'the page');
  const node = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const words = ['serve', '--port', '0', '--page', folder, '--data', join(folder, 'data')];
  const beganMs = performance.now();
  const child = spawn(process.execPath, [...node, join(ROOT, 'apps/cli/src/main.ts'), ...words], {
    cwd: ROOT,
    env: { ...process.env, ...LIMITS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await listening(child);
  const startMs = performance.now() - beganMs;
  const ended = once(child, 'exit');
  const told = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();
  return {
    url,
    startMs,
    megabytes: () => statusKb(child) / 1024,
    seconds: () => processorSeconds(child),
    metric: async name => metricIn(await told(), name),
    metrics: async names => {
      const text = await told();
      return names.map(name => metricIn(text, name));
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', code => reject(new Error(`Cannot measure: the server ended with ${code}: ${said}`)));
    child.stdout?.on('data', text => {
      said += text;
      const url = /http:\/\/\S+/.exec(said)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}

const statusKb = ({ pid }: ChildProcess): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Of all threads, in user and system. */
function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

function metricIn(text: string, name: string): number {
  const line = text.split('\n').find(one => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`Cannot measure: /metrics says nothing of ${name}`);
  return Number(line.slice(name.length + 1));
}
