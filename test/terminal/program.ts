// The terminal program as a child process, with its output collected and its questions answered.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const MAIN = 'apps/cli/src/main.ts';
/** The compile cache of `npm start`, which halves the start time. */
const COMPILED = join(ROOT, 'node_modules/.cache/compile');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly input?: string | Buffer;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly root?: string; // of another version of the code
  readonly under?: readonly string[]; // command that wraps it
}

export function started(
  words: readonly string[],
  { root = ROOT, cwd = root, env = {}, under = [] }: Surroundings = {},
): ChildProcessWithoutNullStreams {
  const [program = '', ...rest] = [...under, process.execPath, join(root, MAIN), ...words];
  return spawn(program, rest, { cwd, env: { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: COMPILED, ...env } });
}

/** Runs one command to its end. */
export function ran(words: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const child = started(words, surroundings);
  const texts = { out: '', err: '' };
  child.stdout.on('data', chunk => (texts.out += chunk));
  child.stderr.on('data', chunk => (texts.err += chunk));
  child.stdin.on('error', () => {}); // it may end before it has read everything
  child.stdin.end(surroundings.input ?? '');
  return new Promise(resolve => child.on('close', code => resolve({ code, ...texts })));
}
