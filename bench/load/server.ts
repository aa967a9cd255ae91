// The server under load: a process of its own with a database on disk, and its metrics.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, startProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Raised limits, so that thousands of guests can come from one machine. */
const LIMITS = {
  MOONSHOT_GUESTS_PER_HOUR: '1000000',
  MOONSHOT_SOCKETS_PER_MINUTE: '100000',
  MOONSHOT_REQUESTS_PER_MINUTE: '1000000',
  MOONSHOT_SOCKETS_PER_ADDRESS: '20000',
  MOONSHOT_MESSAGES_PER_SECOND: '100000',
  MOONSHOT_MESSAGES_BURST: '100000',
  MOONSHOT_ADDRESS_WORK_MS_PER_MINUTE: '1000000',
  MOONSHOT_DELAY_MS: '1000000',
  MOONSHOT_DELAY_MOST_MS: '1000000',
};

/** The flags that `npm start` passes to Node. */
function flags(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter(word => word.startsWith('--'));
}

export interface Server extends Program {
  /** Reads one value from `/metrics`. */
  readonly metric: (name: string) => Promise<number>;
  /** Reads several values from one response of `/metrics`. */
  readonly metrics: (names: readonly string[]) => Promise<readonly number[]>;
}

/**
 * The command that makes every sync of a program take `ms` milliseconds longer. It runs the program without
 * becoming its parent process.
 */
const slowSyncs = (ms: number): readonly string[] => [
  ...['strace', '-D', '-f', '-q', '--seccomp-bpf', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync'],
  ...['-e', `inject=fsync,fdatasync:delay_exit=${ms * 1000}`],
];

/**
 * Starts the server with its data in a folder. `profile` is a folder for a CPU profile. With `syncMs`, every
 * sync of the disk takes this much longer.
 */
export async function startServer(
  folder: string,
  profile: string | undefined,
  env: Readonly<Record<string, string>> = {},
  syncMs?: number,
): Promise<Server> {
  writeFileSync(join(folder, 'index.html'), 'the page');
  const node = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const words = ['serve', '--port', '0', '--page', folder, '--data', join(folder, 'data')];
  const program = await startProgram(
    [...flags(), ...node, join(ROOT, 'scripts/moonshot.mjs'), ...words],
    ROOT,
    { ...LIMITS, ...env },
    syncMs === undefined ? [] : slowSyncs(syncMs),
  );
  const told = async (): Promise<string> => (await fetch(`${program.url}/metrics`)).text();
  return {
    ...program,
    metric: async name => metricIn(await told(), name),
    metrics: async names => {
      const text = await told();
      return names.map(name => metricIn(text, name));
    },
  };
}

function metricIn(text: string, name: string): number {
  const line = text.split('\n').find(one => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`Cannot measure: /metrics says nothing of ${name}`);
  return Number(line.slice(name.length + 1));
}
