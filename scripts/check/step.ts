// One step of the check: an npm script run under a time limit, with its heading before it and its time after
// it.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countOf, NOTHING, type Tally, tallyOf } from './tally.ts';

export type Step = {
  readonly heading: string;
  readonly script: string;
  /** A linter is one test passed or failed; a test run is as many as it ran. */
  readonly counts: 'itself' | 'its tests';
  /** What a test run is told besides: files, or options of Vitest. */
  readonly words?: readonly string[];
  /** It may find no test to run, because its words choose from several sets of tests. */
  readonly mayBeEmpty?: true;
};

const LIMIT_MINUTES = 40; // against hanging, on the busiest machine
const REPORTS = 'node_modules/.cache/check';
/**
 * What Node made of our modules is kept, so that a server, of which tests start hundreds, comes up in half
 * the time.
 */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compile');

const reportOf = (step: Step) => `${REPORTS}/${step.script}.json`;

function commandOf({ script, words = [] }: Step): readonly string[] {
  const run = ['run', '-s', script];
  return words.length === 0 ? run : [...run, '--', ...words];
}

/** Ends a command and everything that it started: by its group where there are groups. */
function end(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill();
  else process.kill(-child.pid, 'SIGKILL');
}

/** When what a step prints is shown: of two that run side by side one has to wait. */
export type Shown = 'at once' | 'at its end';

const running = new Set<ChildProcess>();

/** Ends whatever runs, and the check with it. */
function stop(): void {
  for (const child of running) end(child);
  process.exit(130);
}

// In groups of their own, the commands hear no Ctrl-C by themselves.
process.once('SIGINT', stop).once('SIGTERM', stop);

/**
 * The command's exit status; 1 for one that was ended or never began. Both of its outputs go where `output`
 * says.
 */
async function exitOf(step: Step, output: 'inherit' | number): Promise<number> {
  const onWindows = process.platform === 'win32';
  const stdio: StdioOptions = ['inherit', output, output];
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED, REPORT: reportOf(step) };
  const child = spawn('npm', commandOf(step), { stdio, env, shell: onWindows, detached: !onWindows });
  running.add(child);
  const timer = setTimeout(() => {
    console.log(`Ended "${step.script}": it ran for more than ${LIMIT_MINUTES} minutes.`);
    end(child);
  }, LIMIT_MINUTES * 60_000);
  const exit = await new Promise<number>(done => {
    child.on('error', () => done(1)).on('close', code => done(code ?? 1));
  });
  clearTimeout(timer);
  running.delete(child);
  return exit;
}

/** Runs the command and keeps what it prints in a file until it has ended. */
async function exitHeld(step: Step): Promise<number> {
  const file = `${REPORTS}/${step.script}.txt`;
  const held = openSync(file, 'w');
  const exit = await exitOf(step, held);
  closeSync(held);
  console.log(`${headingOf(step)}\n${readFileSync(file, 'utf8').trimEnd()}`);
  return exit;
}

function reportText(step: Step): string | undefined {
  try {
    return readFileSync(reportOf(step), 'utf8');
  } catch {
    return undefined;
  }
}

const headingOf = ({ heading, script }: Step): string => `\n── ${heading} (npm run ${script})`;

/** Runs a step; what it prints stands between its heading and its time. */
export async function runStep(step: Step, shown: Shown): Promise<Tally> {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(reportOf(step), { force: true });
  const begun = performance.now();
  if (shown === 'at once') console.log(headingOf(step));
  const ok = (await (shown === 'at once' ? exitOf(step, 'inherit') : exitHeld(step))) === 0;
  console.log(`   ${step.script} ${ok ? 'passed' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (step.counts === 'itself') return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = reportText(step);
  return step.mayBeEmpty && ok && countOf(report) === 0 ? NOTHING : tallyOf(report, ok);
}
