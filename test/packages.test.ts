// The published packages as a new user has them: packed, installed in an empty folder, and run, compiled and
// bundled there. Builds the packages and starts npm, Node, the compiler and Vite.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import sizes from '../bench/data/packages.json' with { type: 'json' };
import { folderOf, PUBLISHED, ROOT } from '../scripts/packages/published.ts';
import { interfaceOf } from './packages/api.ts';
import { BUNDLES, kilobytesOf } from './packages/bundles.ts';
import { type Consumer, ENTRIES, exampleOf, newConsumer } from './packages/consumer.ts';

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const NATIVE = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
/** How much larger than recorded a bundle may be. */
const GROWTH = 1.1;
/** Milliseconds after which building, packing and installing are given up; as long as for any test. */
const HANGS_MS = 5 * 60_000;

let project: Consumer;

beforeAll(async () => {
  project = await newConsumer();
  for (const name of PUBLISHED) project.write(`${name}.ts`, exampleOf(name));
  for (const name of PUBLISHED) project.write(`${name}.mjs`, exampleOf(name));
  const modules = [...PUBLISHED.map(name => `./${name}.mjs`), ...ENTRIES];
  project.write('examples.mjs', modules.map(name => `await import('${name}');`).join('\n'));
}, HANGS_MS);
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

/** The machine's own Node, which may differ from the one that runs this test. */
const MACHINE = (process.env.PATH ?? '')
  .split(delimiter)
  .filter(folder => !folder.includes('node_modules'))
  .map(folder => join(folder, 'node'))
  .find(existsSync);
const NODES = [process.execPath, ...(MACHINE === undefined ? [] : [MACHINE])];

const runsExamples = async (node: string): Promise<void> => {
  const score = /^\[ \d+, \d+, \d+, \d+ \] \[ \d.* \]$/;
  const [rules, verify, bots, protocol, ...more] = (await project.run(node, 'examples.mjs')).trimEnd().split('\n');
  expect(rules).toMatch(score);
  expect(bots).toMatch(score);
  expect(protocol).toBe(rules); // the same answers, sent as text
  expect(verify).toBe('secrets of 2 players counted');
  expect(more).toEqual([]);
};

test.each(NODES)('the first example of each README runs on %s, which loads every entry point', runsExamples);

test.each(PUBLISHED)('%s uses only functions that Node 20 has', async name => {
  const config = join(folderOf(name), 'tsconfig.build.json'); // its `lib` is that of Node 20
  const words = ['--noEmit', '--noCheck', 'false', '--rootDir', ROOT, '--customConditions', '@moonshot/source'];
  expect(await project.run(process.execPath, NATIVE, '-p', config, ...words)).toBe('');
});

/**
 * Versions that are fetched from the registry, so only the deep run uses them. The first is the oldest that
 * the packages allow.
 */
const VERSIONS = process.env.MODE === 'deep' ? ['20.19.0', '20', '22', '24'] : [];

test.each(VERSIONS)('and on Node %s', async version => {
  const fetched = join('nodes', version);
  await project.run('npm', 'install', '--prefix', fetched, `node-linux-${process.arch}@${version}`);
  const node = join(project.folder, fetched, `node_modules/node-linux-${process.arch}/bin/node`);
  expect(await project.run(node, '--version')).toMatch(new RegExp(`^v${version}\\b`));
  await runsExamples(node);
});

test.each([
  ['a bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ['Node', { module: 'nodenext' }],
])('strict TypeScript takes every entry point as for %s', async (_, resolved) => {
  const names = ENTRIES.map((_entry, i) => `entry${i}`);
  const imports = ENTRIES.map((entry, i) => `import * as entry${i} from '${entry}';`);
  project.write('entries.ts', [...imports, `console.log(${names.join(', ')});`].join('\n'));
  const compilerOptions = {
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
    ...{ noPropertyAccessFromIndexSignature: true, skipLibCheck: false, noEmit: true },
    ...{ target: 'es2022', lib: ['es2022', 'dom'], types: ['node'], ...resolved },
  };
  const files = ['entries.ts', ...PUBLISHED.map(name => `${name}.ts`)];
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  expect(await project.run(process.execPath, TSC, '-p', '.')).toBe('');
});

test('bundles are no larger than bench/data/packages.json says: npm run -s bench -- packages --write', async () => {
  const grown: string[] = [];
  for (const [name, program] of Object.entries(BUNDLES))
    if ((await kilobytesOf(project, program)) > recorded(name) * GROWTH) grown.push(name);
  expect(grown).toEqual([]);
});

const recorded = (name: string): number => sizes.rows.find(row => row.name === name)?.values[0] ?? 0;

test.each(PUBLISHED)('%s is packed with its licence, and without sources and tests', async name => {
  const files = project.packed(name);
  const others = ['LICENSE', 'README.md', ...(name === 'verify' ? ['example-proof.json'] : []), 'package.json'];
  expect(files.filter(path => !path.startsWith('dist/'))).toEqual(others);
  expect(files.filter(path => /\.test\.|twin|(?<!\.d)\.ts$/.test(path))).toEqual([]);
  expect(files.filter(path => path.endsWith('.js')).length).toBe(files.filter(path => path.endsWith('.js.map')).length);
  expect(readFileSync(join(folderOf(name), 'LICENSE'), 'utf8')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
});

test('npm publish --dry-run takes each', async () => {
  const names = PUBLISHED.map(name => `@moonshot/${name}`);
  const wanted = ['--prefix', ROOT, ...names.flatMap(name => ['-w', name])];
  const published = JSON.parse(await project.run('npm', 'publish', '--dry-run', '--offline', '--json', ...wanted));
  expect(Object.keys(published)).toEqual(names);
});

// a change is accepted by `npm run -s house -- test/packages.test.ts -u`
test.each(PUBLISHED)('%s exports what api.txt says', async name => {
  await expect(interfaceOf(name)).toMatchFileSnapshot(join(folderOf(name), 'api.txt'));
});
