// Plants each hand-written fault in a copy of the repository and runs the quick checks. Writes to
// bench/faults.json which check caught the fault. Fails if a fault was not caught. A word on the command line
// selects the faults whose file or name contains the word.
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import record from '../../bench/faults.json' with { type: 'json' };
import { loadNow, measuredNow } from '../../bench/machine.ts';
import { copyHouse, ROOT } from '../mutation/house.ts';
import { nearestFirst } from '../mutation/near.ts';
import { type Failure, openTests } from '../mutation/tests.ts';
import { COMPANY_FAULTS } from './company.ts';
import { FAULTS, type Fault } from './list.ts';
import { SERVER_FAULTS } from './server.ts';

const CHECKS = [
  'packages/rules',
  'packages/table',
  'packages/verify',
  'packages/bots',
  'packages/i18n',
  'test/clauses',
  'test/laws.test.ts',
  'test/perft.test.ts',
  'test/transcripts.test.ts',
];
const LIMIT_MS = 30 * 60_000; // time limit of a test run that hangs
const DRAWS = ['one', 'another', 'a third', 'the last'] as const;

const house = await copyHouse();
const tests = await openTests(house, 'sample');

/** Runs test files and returns the first test that fails after a source has been changed. */
async function failure(source: string, files: readonly string[], draw: string): Promise<Failure | undefined> {
  const ran = await tests.run({ files, changed: [source], env: { RUN_SEED: draw } }, LIMIT_MS);
  return ran === undefined ? { file: files[0] ?? '', test: 'it does not end', why: '' } : ran.failures[0];
}

/** Whether the test file uses random inputs, which depend on the commit or differ in each run. */
const isDrawn = (file: string): boolean => /\/seeds\.ts'|'fast-check'/.test(readFileSync(file, 'utf8'));

/**
 * The check that fails because of the fault in every run, whatever inputs are drawn. A check that fails only
 * because the machine is busy does not count.
 */
async function failsWith(source: string, files: readonly string[]): Promise<Failure | undefined> {
  for (let left = files; ; ) {
    const found = await failure(source, left, DRAWS[0]);
    if (found === undefined) return undefined;
    const again = isDrawn(found.file) ? DRAWS : DRAWS.slice(0, 1);
    let fails = 0;
    for (const draw of again) if (await failure(source, [found.file], draw)) fails += 1;
    if (fails === again.length) return found;
    left = left.slice(left.indexOf(found.file) + 1);
  }
}

/** Plants a fault, runs the checks, and removes the fault again. Returns the check that caught it. */
async function caughtBy({ name, file, from, to, checks = CHECKS }: Fault): Promise<Failure | undefined> {
  const source = join(house, file);
  const sound = readFileSync(source, 'utf8');
  if (sound.split(from).length !== 2)
    throw new Error(`Cannot plant "${name}": ${file} does not hold its place exactly once`);
  const wanted = tests.files.filter(path => checks.some(check => path.startsWith(join(house, check))));
  writeFileSync(
    source,
    sound.replace(from, () => to),
  );
  const found = await failsWith(source, nearestFirst(house, source, wanted));
  writeFileSync(source, sound);
  return found && !(await failure(source, [found.file], DRAWS[0])) ? found : undefined;
}

const [, , word = ''] = process.argv;
const all = [...FAULTS, ...COMPANY_FAULTS, ...SERVER_FAULTS];
const wanted = all.filter(({ name, file }) => `${file} ${name}`.includes(word));
const caught: Record<string, { readonly check: string; readonly commit: string; readonly date: string }> = {
  ...record.caught,
};
const before = loadNow();
let survived = 0;
for (const fault of wanted) {
  const found = await caughtBy(fault);
  delete caught[fault.name];
  if (found === undefined) survived += 1;
  const check = found && `${found.file.slice(house.length + 1)}: ${found.test}`;
  const { commit, date, machine } = measuredNow(before);
  if (check) caught[fault.name] = { check, commit, date: date.slice(0, 10) };
  console.log(`${fault.name}\n   ${check ?? 'caught by NOTHING'}`);
  const kept = Object.fromEntries(all.flatMap(({ name }) => (caught[name] ? [[name, caught[name]]] : [])));
  writeFileSync(join(ROOT, 'bench/faults.json'), `${JSON.stringify({ machine, caught: kept }, null, 2)}\n`);
}
tests.close();
await rm(house, { recursive: true });
console.log(`\n${wanted.length - survived} of ${wanted.length} faults were caught`);
process.exitCode = survived > 0 ? 1 : 0;
