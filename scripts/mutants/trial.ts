// Tries changes of sources one at a time. All changes are planted in one copy of the repository. Each change
// takes effect only during its own trial.
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { copyHouse } from '../mutation/house.ts';
import { nearestFirst, secondsOf } from '../mutation/near.ts';
import { openTests, type Tests } from '../mutation/tests.ts';
import { type Change, planted } from './changes.ts';

export interface Placed extends Change {
  readonly file: string;
}

export type Fate = 'noticed' | 'unnoticed' | 'unreached';

export interface Outcome {
  readonly fate: Fate;
  readonly test: string; // the test file that noticed the change; empty if none did
}

/**
 * How many seconds the tests of one change may take, unless one test file alone takes longer. Only the test
 * files nearest to the source are run, each in full. Code whose faults are noticed only by chance, by tests
 * far away, counts as badly tested.
 */
const NEAREST_S = 10;
const WHOLE_RUN_MS = 30 * 60_000;
const SETUP = 'scripts/mutants/setup.ts';
const FORCE = 'scripts/mutants/force.ts';
const STARTING_MS = 20_000;

interface Reach {
  readonly tests: readonly { readonly file: string; readonly ms: number }[];
  readonly times: number; // how often the change is reached by the test file that reaches it most often
}

/** The environment variables of a test process. Servers that a test starts as processes get them too. */
const envOf = (house: string, change: string, most: number): Record<string, string> => ({
  CHANGE: change,
  REACHES: String(most),
  NODE_OPTIONS: `--import ${join(house, FORCE)}`,
});

function plant(house: string, changes: readonly Placed[]): void {
  for (const file of new Set(changes.map(change => change.file))) {
    const path = join(house, file);
    const here = changes.flatMap((change, id) => (change.file === file ? [[id, change] as const] : []));
    writeFileSync(path, planted(readFileSync(path, 'utf8'), here));
  }
}

/**
 * Finds the tests that reach each change, the nearest first. Test files that fail without any change are left
 * out.
 */
async function reaches(house: string, tests: Tests, changes: readonly Placed[], words: readonly string[]) {
  const files = tests.files.filter(path => words.some(word => path.startsWith(join(house, word))));
  const ran = await tests.run(
    { files, changed: [], env: envOf(house, 'none', 0), setup: join(house, SETUP), isWhole: true },
    WHOLE_RUN_MS,
  );
  if (ran === undefined) throw new Error('Cannot change anything: without any change the tests do not end');
  for (const { file, test, why } of ran.failures)
    console.log(`Left out, fails without any change: ${relative(house, file)}: ${test}: ${why}`);
  const failed = new Set(ran.failures.map(({ file }) => file));
  const whole = ran.ran.filter(({ file }) => !failed.has(file));
  return changes.map((change, id): Reach => {
    const times = (meta: Record<string, unknown>) => (meta.reached as Record<number, number> | undefined)?.[id] ?? 0;
    const by = new Map(whole.filter(({ meta }) => times(meta) > 0).map(one => [one.file, one]));
    const near = nearestFirst(house, join(house, change.file), [...by.keys()]);
    return {
      tests: near.flatMap(file => by.get(file) ?? []),
      times: Math.max(0, ...[...by.values()].map(({ meta }) => times(meta))),
    };
  });
}

function nearest(house: string, { tests }: Reach): Reach['tests'] {
  let total = 0;
  return tests.filter(({ file }, i) => {
    total += secondsOf(house, file);
    return i === 0 || total <= NEAREST_S;
  });
}

/** Tries all changes that `isDue` selects. Reports the result of each change as soon as it is known. */
export async function tryAll(
  changes: readonly Placed[],
  words: readonly string[],
  isDue: (change: Placed) => boolean,
  tell: (change: Placed, outcome: Outcome) => void,
): Promise<void> {
  const house = await copyHouse();
  plant(house, changes);
  const tests = await openTests(house, 'all');
  const reached = await reaches(house, tests, changes, words);
  for (const [id, change] of changes.entries()) {
    const reach = reached[id];
    if (reach && isDue(change)) tell(change, await fateOf(house, tests, id, reach));
  }
  tests.close();
  await rm(house, { recursive: true });
}

async function fateOf(house: string, tests: Tests, id: number, reach: Reach): Promise<Outcome> {
  const near = nearest(house, reach);
  const [first] = near;
  if (first === undefined) return { fate: 'unreached', test: '' };
  const files = near.map(({ file }) => file);
  const env = envOf(house, String(id), 1000 + 100 * reach.times);
  const limitMs = STARTING_MS + 3 * near.reduce((sum, { ms }) => sum + ms, 0);
  const ran = await tests.run({ files, changed: [], env, setup: join(house, SETUP) }, limitMs);
  const [failure] = ran === undefined ? [first] : ran.failures;
  return failure ? { fate: 'noticed', test: relative(house, failure.file) } : { fate: 'unnoticed', test: '' };
}
