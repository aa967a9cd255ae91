// Repeats the whole check with different samples until enough runs in a row are clean, but at most as often
// as the argument says. All cores are kept busy in every second run. Each run becomes a line of
// bench/test-runs.jsonl, so that the script can be continued later.
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadNow, measuredNow } from '../bench/machine.ts';
import { cleanRuns, type Run, tallyIn } from './check/runs.ts';

const ROOT = join(import.meta.dirname, '..');
const WRITTEN = join(ROOT, 'bench/test-runs.jsonl');
const WANTED = 20;
const [most = String(Number.POSITIVE_INFINITY)] = process.argv.slice(2);

function runsSoFar(): readonly Run[] {
  try {
    return readFileSync(WRITTEN, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Run);
  } catch {
    return [];
  }
}

/** Starts a process for each core that keeps the core busy. */
const busyCores = (): readonly ChildProcess[] =>
  Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));

async function runOnce(seed: string, busy: boolean): Promise<Run> {
  const before = loadNow();
  const begun = performance.now();
  const others = busy ? busyCores() : [];
  const check = spawn('npm', ['run', '-s', 'check'], { cwd: ROOT, env: { ...process.env, RUN_SEED: seed } });
  let said = '';
  for (const output of [check.stdout, check.stderr]) output.on('data', chunk => (said += chunk));
  await new Promise(resolve => check.once('close', resolve));
  for (const other of others) other.kill();
  const tally = tallyIn(said);
  if (tally.failed > 0) console.log(said);
  const seconds = Math.round((performance.now() - begun) / 1000);
  return { ...measuredNow(before), seed, busy, ...tally, seconds };
}

let runs = runsSoFar();
for (let i = 0; i < Number(most) && cleanRuns(runs) < WANTED; i++) {
  const run = await runOnce(`run-${Date.now().toString(36)}`, runs.length % 2 === 1);
  appendFileSync(WRITTEN, `${JSON.stringify(run)}\n`);
  runs = runsSoFar();
  console.log(
    `${run.seed}${run.busy ? ', cores busy' : ''}: ${run.passed} passed, ${run.failed} failed in ${run.seconds} s; ${cleanRuns(runs)} of ${WANTED} clean runs`,
  );
}
