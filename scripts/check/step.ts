// One step of the check: an npm script run under a time limit, with its heading before it and its time after it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Tally, tallyOf } from './tally.ts';

export type Step = {
  readonly heading: string;
  readonly script: string;
  /** A linter is one test passed or failed; a test run is as many as it ran. */
  readonly counts: 'itself' | 'its tests';
};

const LIMIT_MINUTES = 20;
const REPORTS = 'node_modules/.cache/check';

const reportOf = (step: Step) => `${REPORTS}/${step.script}.json`;

function commandOf(step: Step): readonly string[] {
  const run = ['run', '-s', step.script];
  if (step.counts === 'itself') return run;
  return [...run, '--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(step)}`];
}

/** Ends a command and everything that it started: by its group where there are groups. */
function end(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill();
  else process.kill(-child.pid, 'SIGKILL');
}

/** The command's exit status; 1 for one that was ended or never began. */
function exitOf(step: Step): Promise<number> {
  const onWindows = process.platform === 'win32';
  const child = spawn('npm', commandOf(step), { stdio: 'inherit', shell: onWindows, detached: !onWindows });
  const stop = () => {
    end(child);
    process.exit(130);
  };
  // In a group of its own, the command hears no Ctrl-C by itself.
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const timer = setTimeout(() => {
    console.log(`Ended "${step.script}": it ran for more than ${LIMIT_MINUTES} minutes.`);
    end(child);
  }, LIMIT_MINUTES * 60_000);
  return new Promise<number>(done => {
    child.on('error', () => done(1)).on('close', code => done(code ?? 1));
  }).finally(() => {
    clearTimeout(timer);
    process.off('SIGINT', stop).off('SIGTERM', stop);
  });
}

function reportText(step: Step): string | undefined {
  try {
    return readFileSync(reportOf(step), 'utf8');
  } catch {
    return undefined;
  }
}

export async function runStep(step: Step): Promise<Tally> {
  console.log(`\n── ${step.heading} (npm run ${step.script})`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(reportOf(step), { force: true });
  const begun = performance.now();
  const ok = (await exitOf(step)) === 0;
  console.log(`   ${ok ? 'passed' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (step.counts === 'its tests') return tallyOf(reportText(step), ok);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
