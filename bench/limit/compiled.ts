// Compiles the C++ version of the playouts into a temporary folder and runs it. Prints a message if there is
// no compiler.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDebianRoot } from '../../scripts/setup/debian.mjs';

/** The processor time and the result of playing a number of deals. */
export interface Timed {
  readonly seconds: number; // processor time in seconds
  readonly hash: number; // hash of the scores of all deals
}

/** The compiled C++ program. It plays a number of deals whose cards follow from a seed word. */
export interface Limit {
  run(deals: number, word: number): Timed;
  remove(): void;
}

const SOURCE = new URL('hearts.cpp', import.meta.url).pathname;

const hasCompiler = (): boolean => spawnSync('g++', ['--version'], { stdio: 'ignore' }).error === undefined;

/** Installs a C++ compiler, on Debian as root. Its output goes to stderr, because stdout may carry JSON. */
function installCompiler(): void {
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'g++', 'libc6-dev']])
    spawnSync('apt-get', words, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}

/** Compiles the C++ version; `undefined` if no C++ compiler can be found or installed. */
export function compileLimit(): Limit | undefined {
  if (!hasCompiler() && isDebianRoot()) installCompiler();
  if (!hasCompiler()) {
    console.error('There is no g++: nothing is compared with C++. As root: apt-get install g++');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-limit-'));
  const program = join(folder, 'hearts');
  const { status, stderr } = spawnSync('g++', ['-O3', '-o', program, SOURCE], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Cannot compile ${SOURCE}: g++ says ${stderr}`);
  return {
    run: (deals, word) => timed(spawnSync(program, [String(deals), String(word >>> 0)], { encoding: 'utf8' }).stdout),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function timed(printed: string): Timed {
  const [seconds, hash] = printed.trim().split(' ').map(Number);
  if (seconds === undefined || hash === undefined)
    throw new Error(`Cannot read what the C++ twin printed: it is "${printed}"`);
  return { seconds, hash };
}
