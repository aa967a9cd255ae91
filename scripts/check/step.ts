// One step of the check: an npm script with a time limit, a heading, and its duration.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countOf, NOTHING, type Tally, tallyOf } from './tally.ts';

export type Step = {
  readonly heading: string;
  readonly script: string;
  /**
   * How the results are counted: a linter counts as one test, and a run of tests counts each of its tests.
   */
  readonly counts: 'itself' | 'its tests';
  /** Arguments that are added to a test run: files, or options of Vitest. */
  readonly words?: readonly string[];
  /** Whether the step may find no tests, because its arguments apply to several sets of tests. */
  readonly mayBeEmpty?: true;
};

const LIMIT_MINUTES = 40; // time limit of a step that hangs; the slowest machine needs less
const REPORTS = 'node_modules/.cache/check';
/**
 * The folder for compiled code. With it, the hundreds of servers that tests start are ready in half the time.
 */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compile');

const reportOf = (step: Step) => `${REPORTS}/${step.script}.json`;

function commandOf({ script, words = [] }: Step): readonly string[] {
  const run = ['run', '-s', script];
  return words.length === 0 ? run : [...run, '--', ...words];
}

/** Kills a command with all its children: as a process group, where the system supports that. */
function end(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill();
  else process.kill(-child.pid, 'SIGKILL');
}

/** When the output of a step is shown. Of steps that run in parallel, only one can be shown at once. */
export type Shown = 'at once' | 'at its end';

const running = new Set<ChildProcess>();

function stop(): void {
  for (const child of running) end(child);
  process.exit(130);
}

// The commands have process groups of their own and do not receive Ctrl-C themselves, so this process ends
// them.
process.once('SIGINT', stop).once('SIGTERM', stop);

/**
 * Runs a step and returns its exit status, which is 1 if the command was killed or could not start. Output
 * and errors go to `output`.
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

/** Runs a step and shows its output only after it has ended. Until then, the output is in a file. */
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

/** Runs a step. Its output appears between its heading and its duration. */
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
