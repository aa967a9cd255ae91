// Runs the checks and ends with one line that says how many passed and failed. CONTRIBUTING.md explains how
// to run them.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { setRunSeed } from './check/seed.ts';
import { runStep, type Step } from './check/step.ts';
import { closing, NOTHING, plus, type Tally } from './check/tally.ts';

const itself = (heading: string, script: string): Step => ({ heading, script, counts: 'itself' });
const tests = (heading: string, script: string, words: readonly string[] = []): Step => ({
  heading,
  script,
  counts: 'its tests',
  ...(words.length > 0 && { words: [...words, '--passWithNoTests'], mayBeEmpty: true }),
});

const LINT = itself('Style and lint', 'lint');
const TYPES = [itself('Types', 'types'), itself('Types of the page', 'types:page')];
const UNUSED = itself('Dead files, exports and dependencies', 'unused');
const IMPORTS = itself('Import directions and cycles', 'imports');
/** The tests without sockets and child processes. */
const pure = tests('Unit tests of what runs in one process', 'pure');
const everything = (words: readonly string[] = []) => tests('Tests', 'tests', words);
/**
 * The cluster tests. They create hosts and cut their network links, so they run in their own network
 * namespace.
 */
const cluster = (words: readonly string[] = []) =>
  tests('Tests of several servers over PostgreSQL and NATS', 'cluster', words);

/**
 * The lanes of a check. Lanes run in parallel, and the steps of a lane in sequence. Only the first lane's
 * output is shown at once.
 */
type Lanes = readonly (readonly Step[])[];

/** The files that have changed since a commit, or since the last one. */
function changedFiles(since: string): readonly string[] {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * The tests that import changed files, and one browser test file, because imports do not lead to browser
 * tests.
 */
function lanesOfChange(since: string): Lanes {
  const isBuilt = changedFiles(since).some(path => /^(apps|packages)\//.test(path));
  const smoke = isBuilt ? [tests('The page in a browser, in short', 'browser', ['test/browser/home.test.ts'])] : [];
  return [
    [everything([`--changed=${since}`]), ...smoke],
    [LINT, ...TYPES, IMPORTS],
  ];
}

function lanesOf(args: readonly string[]): Lanes {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean' }, changed: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length > 0 && !values.changed) return [[everything(positionals), cluster(positionals)]];
  process.env.DRAW = values.changed ? 'every slow file' : 'whole programs'; // scripts/check/drawn.ts
  if (values.quick) return [[pure], [...TYPES, IMPORTS, LINT]];
  if (values.changed) return lanesOfChange(positionals[0] ?? 'HEAD');
  return [[everything()], [LINT, ...TYPES, UNUSED, IMPORTS, cluster()]];
}

async function runLane(steps: readonly Step[], i: number): Promise<readonly Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) tallies.push(await runStep(step, i === 0 ? 'at once' : 'at its end'));
  return tallies;
}

const lanes = lanesOf(process.argv.slice(2));
const seed = `RUN_SEED=${setRunSeed()}`;
console.log(`Draws tests and seeds by ${seed}, which draws the same again.`);
const total = (await Promise.all(lanes.map(runLane))).flat().reduce(plus, NOTHING);

process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
console.log(`\n${total.failed > 0 ? `Again with the same draws: ${seed}\n` : ''}${closing(total)}`);
