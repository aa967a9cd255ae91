// Duration of the tests: each set in full, file by file, on one worker. `npm test` orders and samples tests
// by it.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { loadNow, measuredNow } from './machine.ts';
import { type Bench, type Row, rounded } from './table.ts';
import times from './test-times.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const WRITTEN = join(import.meta.dirname, 'test-times.json');
const SETS = ['unit', 'worker', 'house', 'server', 'browser', 'cluster'] as const;
/** Faster files are not recorded. */
const LEAST_S = 1;

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly duration?: number }[];
  }[];
}

/** The report of one set. The script for cluster tests creates a network namespace. */
async function reportOf(set: (typeof SETS)[number]): Promise<Report> {
  const file = join(tmpdir(), `moonshot-times-${process.pid}.json`);
  const words = ['--project', set, '--maxWorkers=1', '--reporter=json', '--outputFile', file];
  const [program, ...before] =
    set === 'cluster' ? (['scripts/own-network.sh', 'vitest', 'run'] as const) : (['vitest', 'run'] as const);
  const run = spawn(program, [...before, ...words], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise(resolve => run.once('close', resolve));
  if (code !== 0) throw new Error(`Cannot measure ${set}: its tests exit with ${code}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** Seconds by file, slowest first. */
const secondsIn = ({ testResults }: Report): readonly (readonly [file: string, seconds: number])[] =>
  testResults
    .map(({ name, assertionResults: tests }) => {
      const ms = tests.reduce((sum, { duration = 0 }) => sum + duration, 0);
      return [relative(ROOT, name), rounded(ms / 1000, 1)] as const;
    })
    .sort(([, a], [, b]) => b - a);

export const testTimes: Bench = async tell => {
  const before = loadNow();
  const files: Record<string, number> = {};
  const sets: Record<string, number> = {};
  const rows: Row[] = [];
  for (const set of SETS) {
    const report = await reportOf(set);
    const seconds = secondsIn(report);
    const sum = seconds.reduce((all, [, one]) => all + one, 0);
    const tests = report.testResults.reduce((all, { assertionResults }) => all + assertionResults.length, 0);
    for (const [file, one] of seconds) if (one >= LEAST_S) files[file] = Math.max(one, files[file] ?? 0);
    sets[set] = rounded(sum, 0);
    const row: Row = { name: set, values: [seconds.length, tests, rounded(sum, 0), rounded(seconds[0]?.[1] ?? 0, 0)] };
    rows.push(row);
    tell(row);
  }
  const written = { ...measuredNow(before), before: times.before, sets, files };
  writeFileSync(WRITTEN, `${JSON.stringify(written, null, 2)}\n`);
  return {
    name: 'tests',
    about:
      'Every test of each set, one file after the other: files, tests, seconds of them all and of the longest file.',
    columns: ['files', 'tests', 's', 'longest file, s'],
    rows,
  };
};
