// The terminal program as a test runs it: spawned like a person's, its output gathered, its lines answered.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const MAIN = 'apps/cli/src/main.ts';
/** Where `npm start` keeps what Node makes of the modules, too: a start takes half the time with it. */
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
  readonly root?: string; // of another version of the house
  readonly under?: readonly string[]; // words that run it
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
