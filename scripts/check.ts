// Runs all checks, and ends with a line that says how many passed and failed. CONTRIBUTING.md explains the
// options.
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
/** The tests that use no sockets and no child processes. */
const pure = tests('Unit tests of what runs in one process', 'pure');
const everything = (words: readonly string[] = []) => tests('Tests', 'tests', words);
/**
 * The tests of clusters. They create hosts and cut their network links, so they run in a network namespace
 * of their own.
 */
const cluster = (words: readonly string[] = []) =>
  tests('Tests of several servers over PostgreSQL and NATS', 'cluster', words);

/**
 * The lanes of a check, each with its steps. Lanes run in parallel, and the steps of a lane one after the
 * other. Only the output of the first lane is shown at once.
 */
type Lanes = readonly (readonly Step[])[];

/** The files that have changed since a commit, committed or not. */
function changedFiles(since: string): readonly string[] {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * The steps for a change. Besides the tests that import changed files, they include one browser test file if
 * the apps or packages have changed, because browser tests do not import the files of the page.
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
  // which slow tests are sampled (scripts/check/drawn.ts)
  process.env.DRAW = values.changed ? 'every slow file' : 'whole programs';
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
