// Mutation testing: applies each mutant to a copy of the repository, runs the quick checks, and fails if none
// detects it. An argument selects mutants by file or name.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { COMPANY_FAULTS } from './company.ts';
import { FAULTS, type Fault } from './list.ts';
import { SERVER_FAULTS } from './server.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');
const PROJECTS = ['unit', 'worker', 'house'].flatMap(name => ['--project', name]);
const COPIED = [
  'packages',
  'test',
  'fixtures',
  'apps',
  'scripts',
  'docs',
  'package.json',
  'vitest.config.ts',
  'tsconfig.json',
];
const CHECKS = [
  'packages/rules',
  'packages/table',
  'packages/verify',
  'packages/bots',
  'test/clauses',
  'test/laws.test.ts',
  'test/perft.test.ts',
  'test/transcripts.test.ts',
];

/**
 * A copy of the repository whose own packages resolve within the copy, and all others to the installed ones.
 */
async function copyHouse(): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'moonshot-faults-'));
  for (const name of COPIED)
    await cp(join(ROOT, name), join(house, name), {
      recursive: true,
      filter: path => !/node_modules|dist$/.test(path),
    });
  await mkdir(join(house, 'node_modules', '@moonshot'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@moonshot' && name !== '.cache')
      await symlink(join(ROOT, 'node_modules', name), join(house, 'node_modules', name));
  for (const part of ['packages', 'apps'])
    for (const name of await readdir(join(house, part)))
      await symlink(join(house, part, name), join(house, 'node_modules', '@moonshot', name));
  return house;
}

/** The names of the first failing tests; empty if all pass. */
async function failures(house: string, checks: readonly string[]): Promise<readonly string[]> {
  const written = join(house, 'report.json');
  await rm(written, { force: true });
  const args = ['vitest', 'run', '--bail', '1', ...PROJECTS, '--reporter', 'json'];
  // a failing run exits with 1, but its report is complete
  await run('npx', [...args, '--outputFile', written, ...checks], { cwd: house, maxBuffer: 1 << 28 }).catch(
    () => undefined,
  );
  const report = JSON.parse(await readFile(written, 'utf8')) as Report;
  return report.testResults.flatMap(file => {
    const where = file.name.slice(house.length + 1);
    const failed = file.assertionResults.filter(one => one.status === 'failed').map(one => `${where}: ${one.fullName}`);
    return file.status === 'failed' && failed.length === 0 ? [`${where}: it does not load`] : failed;
  });
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Catch {
  readonly check: string;
  readonly sure: boolean; // the test file fails again with the mutant and passes without it
}

/** Applies a mutant and reverts it. A failure that does not reproduce does not count. */
async function caughtBy(house: string, { name, file, from, to, checks = CHECKS }: Fault): Promise<Catch | undefined> {
  const path = join(house, file);
  const sound = await readFile(path, 'utf8');
  if (sound.split(from).length !== 2)
    throw new Error(`Cannot plant "${name}": ${file} does not hold its place exactly once`);
  await writeFile(path, sound.replace(from, to));
  const [check] = await failures(house, checks);
  const caught = check === undefined ? [] : [check.slice(0, check.indexOf(': '))];
  const again = check === undefined ? [] : await failures(house, caught);
  await writeFile(path, sound);
  if (check === undefined) return undefined;
  const without = await failures(house, caught);
  return { check, sure: again.length > 0 && without.length === 0 };
}

const toldOf = (caught: Catch | undefined): string =>
  caught === undefined ? '**none**' : `${caught.sure ? '' : '**unsure** '}${caught.check.replaceAll('|', '\\|')}`;

const [, , word = ''] = process.argv;
const all = [...FAULTS, ...COMPANY_FAULTS, ...SERVER_FAULTS];
const wanted = all.filter(({ name, file }) => `${file} ${name}`.includes(word));
const house = await copyHouse();
const [broken] = await failures(house, [...new Set(wanted.flatMap(({ checks = CHECKS }) => checks))]);
if (broken !== undefined) throw new Error(`Cannot plant faults: without any, this fails already: ${broken}`);
console.log('| Fault | First check that catches it |\n|---|---|');
let survived = 0;
for (const fault of wanted) {
  const caught = await caughtBy(house, fault);
  if (!caught?.sure) survived += 1;
  console.log(`| ${fault.name} | ${toldOf(caught)} |`);
}
await rm(house, { recursive: true });
console.log(`\n${wanted.length - survived} of ${wanted.length} faults were caught`);
process.exitCode = survived > 0 ? 1 : 0;
