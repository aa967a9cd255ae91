// Compiles the C++ twin of the playouts into a temporary folder and runs it; says plainly where there is no
// compiler.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDebianRoot } from '../../scripts/setup/debian.mjs';

/** What so many deals from a word took and came to. */
export interface Timed {
  readonly seconds: number; // of processor time
  readonly hash: number; // of all scores
}

/** The compiled twin: runs so many deals from a word. */
export interface Limit {
  run(deals: number, word: number): Timed;
  remove(): void;
}

const SOURCE = new URL('hearts.cpp', import.meta.url).pathname;

const hasCompiler = (): boolean => spawnSync('g++', ['--version'], { stdio: 'ignore' }).error === undefined;

/** As root on Debian; what it prints goes beside the result, which may be JSON. */
function installCompiler(): void {
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'g++', 'libc6-dev']])
    spawnSync('apt-get', words, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}

/** Compiles the twin; undefined where no C++ compiler is to be had. */
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
