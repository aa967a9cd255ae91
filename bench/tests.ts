// Measures the duration of the tests: each set in full, file by file, on one worker. `npm test` uses the
// results to order and sample tests.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { loadNow, type Measured, measuredLine, measuredNow } from './machine.ts';
import { type Bench, markdown, type Result, type Row, rounded } from './table.ts';
import times from './test-times.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const WRITTEN = join(import.meta.dirname, 'test-times.json');
const PAGE = join(import.meta.dirname, 'tests.md');
const SETS = ['unit', 'worker', 'house', 'server', 'browser', 'cluster'] as const;
/** Files that take longer than this are listed with their head comment. */
const LONG_S = 5;

/** Files that take less than this are not recorded. */
const LEAST_S = 0.6;

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly duration?: number }[];
  }[];
}

/** Runs one set of tests and returns its report. The script for cluster tests creates a network namespace. */
async function reportOf(set: (typeof SETS)[number]): Promise<Report> {
  const file = join(tmpdir(), `moonshot-times-${process.pid}.json`);
  const words = ['--project', set, '--maxWorkers=1', '--reporter=json', '--outputFile', file];
  const [program, ...before] =
    set === 'cluster' ? (['scripts/own-network.sh', 'vitest', 'run'] as const) : (['vitest', 'run'] as const);
  const run = spawn(program, [...before, ...words], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise(resolve => run.once('close', resolve));
  if (code !== 0) console.error(`Some tests of ${set} fail (exit code ${code}), so its time may be wrong.`);
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
    const longest = rounded(seconds[0]?.[1] ?? 0, 0);
    const was = times.before.projects[set as keyof typeof times.before.projects] ?? null;
    const row: Row = { name: set, values: [seconds.length, tests, rounded(sum, 0), longest, was] };
    rows.push(row);
    tell(row);
  }
  const here = measuredNow(before);
  writeFileSync(WRITTEN, `${JSON.stringify({ ...here, before: times.before, sets, files }, null, 2)}\n`);
  const result: Result = {
    name: 'tests',
    about: 'Every test of each set, one file after the other on one worker.',
    columns: ['files', 'tests', 'seconds', 'longest file', `before (${times.before.commit})`],
    rows,
  };
  writeFileSync(PAGE, pageOf(result, files, here));
  return result;
};

/** The page: a row for each set, and each long file with its head comment. */
function pageOf(result: Result, files: Readonly<Record<string, number>>, here: Measured): string {
  const long = Object.entries(files).filter(([, seconds]) => seconds > LONG_S);
  const rows = long.map(
    ([file, seconds]) => `| ${file} | ${seconds} | ${headComment(readFileSync(join(ROOT, file), 'utf8'))} |`,
  );
  return [
    '# How long the tests take',
    '`npm run -s bench -- tests` writes this page.',
    markdown(result),
    `Files that take more than ${LONG_S} seconds:`,
    ['| File | Seconds | What it does |', '|---|---:|---|', ...rows].join('\n'),
    `${measuredLine(here)}\n`,
  ].join('\n\n');
}

/** The head comment of a file in one line. Empty if there is none. */
function headComment(text: string): string {
  const [lines = ''] = /^(\/\/ .*\n)+/.exec(text) ?? [];
  return lines
    .replaceAll(/^\/\/ /gm, '')
    .trim()
    .replaceAll('\n', ' ');
}
