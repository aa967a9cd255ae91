// Measures how long the tests take: each set completely, file by file, in one worker. With `--set NAME`,
// measures one set and keeps the times of the others. `npm test` orders and samples tests by these times.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { commitHere, loadNow, type Measured, measuredLine, measuredNow } from './machine.ts';
import { type Bench, markdown, type Result, type Row, rounded } from './table.ts';
import times from './test-times.json' with { type: 'json' };
import { wordAfter } from './wanted.ts';

const ROOT = join(import.meta.dirname, '..');
const WRITTEN = join(import.meta.dirname, 'test-times.json');
const PAGE = join(import.meta.dirname, 'tests.md');
const SETS = ['unit', 'worker', 'house', 'server', 'browser', 'cluster'] as const;
type SetName = (typeof SETS)[number];
/** A test file that takes more than this many seconds is listed with its head comment. */
const LONG_S = 5;

/** A test file that takes fewer seconds than this is not recorded. */
const LEAST_S = 0.6;

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly duration?: number }[];
  }[];
}

/**
 * Runs one set of tests and returns Vitest's report. The cluster tests run in a network namespace that a
 * script creates.
 */
async function reportOf(set: SetName): Promise<Report> {
  const file = join(tmpdir(), `moonshot-times-${process.pid}.json`);
  const words = ['--project', set, '--maxWorkers=1', '--reporter=json', '--outputFile', file];
  const [program, ...before] =
    set === 'cluster' ? (['scripts/own-network.sh', 'vitest', 'run'] as const) : (['vitest', 'run'] as const);
  const run = spawn(program, [...before, ...words], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise(resolve => run.once('close', resolve));
  if (code !== 0) console.error(`Some tests of ${set} fail (exit code ${code}), so its time may be wrong.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** The seconds that each test file took, slowest first. */
const secondsIn = ({ testResults }: Report): readonly (readonly [file: string, seconds: number])[] =>
  testResults
    .map(({ name, assertionResults: tests }) => {
      const ms = tests.reduce((sum, { duration = 0 }) => sum + duration, 0);
      return [relative(ROOT, name), rounded(ms / 1000, 1)] as const;
    })
    .sort(([, a], [, b]) => b - a);

/**
 * The figures of one set. `seconds` is the time of all its tests together, and `longest` that of its slowest
 * file.
 */
interface SetTime {
  readonly files: number;
  readonly tests: number;
  readonly seconds: number;
  readonly longest: number;
  readonly commit: string;
}

const rowOf = (name: SetName, time: SetTime): Row => ({
  name,
  values: [time.files, time.tests, time.seconds, time.longest, times.before.projects[name as keyof Before] ?? null],
});
type Before = typeof times.before.projects;

/** Measures the selected sets. Files of other sets keep their recorded times. */
async function measure(wanted: readonly SetName[], tell: (row: Row) => void) {
  const files = new Map<string, number>(Object.entries(times.files));
  const sets: Record<SetName, SetTime> = { ...times.sets };
  for (const name of wanted) {
    const report = await reportOf(name);
    const seconds = secondsIn(report);
    for (const [file, one] of seconds) {
      // Some files of unit tests run again in the cluster set; the longer time counts.
      const most = name === 'cluster' ? Math.max(one, files.get(file) ?? 0) : one;
      if (most >= LEAST_S) files.set(file, most);
      else files.delete(file);
    }
    sets[name] = {
      files: seconds.length,
      tests: report.testResults.reduce((all, { assertionResults }) => all + assertionResults.length, 0),
      seconds: rounded(
        seconds.reduce((all, [, one]) => all + one, 0),
        0,
      ),
      longest: rounded(seconds[0]?.[1] ?? 0, 0),
      commit: commitHere(),
    };
    tell(rowOf(name, sets[name]));
  }
  const still = [...files].filter(([file]) => existsSync(join(ROOT, file)));
  return { sets, files: Object.fromEntries(still.sort(([, a], [, b]) => b - a)) };
}

export const testTimes: Bench = async tell => {
  const before = loadNow();
  const set = wordAfter('--set') as SetName | undefined;
  const { sets, files } = await measure(set === undefined ? SETS : [set], tell);
  const here = measuredNow(before);
  writeFileSync(WRITTEN, `${JSON.stringify({ ...here, before: times.before, sets, files }, null, 2)}\n`);
  const result: Result = {
    name: 'tests',
    about: 'All tests of each set are run, one file after the other, on one worker.',
    columns: ['files', 'tests', 'seconds', 'longest file', `before (${times.before.commit})`],
    rows: SETS.map(name => rowOf(name, sets[name])),
  };
  writeFileSync(PAGE, pageOf(result, files, here));
  return result;
};

/** The page with the results: a row for each set, and each long file with its head comment. */
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

/** The comment at the head of a file, in one line. Empty if the file has none. */
function headComment(text: string): string {
  const [lines = ''] = /^(\/\/ .*\n)+/.exec(text) ?? [];
  return lines
    .replaceAll(/^\/\/ /gm, '')
    .trim()
    .replaceAll('\n', ' ');
}
