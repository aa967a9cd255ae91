// The server for browser tests: the real command in a child process that ends with its parent.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../..');

/** Bots answer at once, rate limits do not delay a test, and load shedding is off. */
const QUICK = {
  MOONSHOT_BOT_MS_LEAST: '0',
  MOONSHOT_BOT_MS_MOST: '0',
  MOONSHOT_ROUND_PAUSE_MS: '0',
  MOONSHOT_GUESTS_PER_HOUR: '10000',
  MOONSHOT_SOCKETS_PER_MINUTE: '100000',
  MOONSHOT_TABLES_PER_PLAYER: '100',
  MOONSHOT_FILES_PER_MINUTE: '1000000',
  MOONSHOT_REQUESTS_PER_MINUTE: '100000',
  MOONSHOT_MESSAGES_PER_SECOND: '100',
  MOONSHOT_MESSAGES_BURST: '1000',
  MOONSHOT_DELAY_MS: '1000000',
  MOONSHOT_JOB_MS: '600000',
  MOONSHOT_DELAY_MOST_MS: '1000000',
  MOONSHOT_WORK_MS_PER_MINUTE: '1000000',
  MOONSHOT_ADDRESS_WORK_MS_PER_MINUTE: '1000000',
};

export interface Running {
  readonly server: ChildProcess;
  readonly url: string;
}

const running = new Set<ChildProcess>();

function endAll(): void {
  for (const server of running) server.kill('SIGKILL');
}

// Vitest stops its workers with a signal. If Vitest itself is killed, the worker loses its channel.
process.once('exit', endAll).once('SIGTERM', endAll);
process.once('disconnect', () => process.exit(1));

/**
 * Starts a server with these arguments and variables, and waits for its address. `root` is the folder of the
 * version that runs.
 */
export async function serve(
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<Running> {
  const program = ['--conditions=@moonshot/source', join(root, 'apps/cli/src/main.ts'), 'serve'];
  const server = spawn(process.execPath, [...program, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...QUICK, ...variables },
  });
  running.add(server);
  server.once('exit', () => running.delete(server));
  return { server, url: await addressFrom(server.stdout) };
}

/** The address in the server's output. */
export async function addressFrom(output: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: output })) {
    const [url] = /http:\/\/\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
    lines.push(line);
  }
  throw new Error(`Cannot test the page: the server ended and said ${lines.join('\n') || 'nothing'}`);
}
