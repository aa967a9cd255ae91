// Everything that the Dockerfile names exists: files, scripts, variables, port, and health check path.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const lines = read('Dockerfile');
const all = (pattern: RegExp): readonly string[] => [...lines.matchAll(pattern)].map(([, found = '']) => found);

test('what it runs is there, with the flags that it gives', () => {
  const { scripts, engines } = JSON.parse(read('package.json'));
  expect(all(/npm run(?: -s)? (\S+)/g)).toEqual(['build']);
  expect(Object.keys(scripts)).toContain('build');
  const flags = scripts.start.split(' ').filter((word: string) => word.startsWith('--'));
  const started = JSON.parse(all(/^CMD (\[.+\])/gm)[0] ?? '[]').slice(1);
  expect(started.slice(0, flags.length)).toEqual(flags);
  const [program = '', ...words] = started.slice(flags.length);
  expect(existsSync(join(ROOT, program))).toBe(true);
  expect(words).toEqual(['serve', '--host', '0.0.0.0']);
  const [least] = String(engines.node).match(/\d+/) ?? [];
  for (const node of all(/^FROM node:(\d+)/gm)) expect(Number(node)).toBeGreaterThanOrEqual(Number(least));
});

test('its labels are those of the package', () => {
  const { version, license } = JSON.parse(read('package.json'));
  expect(all(/image\.(version=\S+|licenses=\S+)/g)).toEqual([`version=${version}`, `licenses=${license}`]);
});

test('what it sets is read, and the port is one and the same', () => {
  const [env = ''] = all(/^ENV (.+)$/gm);
  const set = Object.fromEntries(env.split(' ').map(pair => pair.split('=')));
  const guide = read('docs/host/operating.md');
  for (const name of Object.keys(set).filter(name => name !== 'NODE_ENV')) expect(guide).toContain(`| \`${name}\` |`);
  expect(all(/^EXPOSE (\d+)/gm)).toEqual([set.PORT]);
  expect(all(/localhost:(\d+)\/readyz/g)).toEqual([set.PORT]);
  expect(read('apps/server/src/transport/http/routes/health.ts')).toContain("server.get('/readyz'");
  expect(guide).toContain(`docker run -p ${set.PORT}:${set.PORT} -v moonshot:${set.MOONSHOT_DATA} moonshot`);
  expect(all(/^VOLUME (\S+)/gm)).toEqual([set.MOONSHOT_DATA]);
});

const escaped = (text: string): string => text.replace(/[.+^$()|[\]{}\\]/g, '\\$&');

/**
 * A Docker ignore pattern as a regular expression: `*` stays within a name, `**` spans folders; a folder
 * includes its content.
 */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${escaped(text).replace(/\*\*\/|\*/g, sign => (sign === '*' ? '[^/]*' : '(?:.*/)?'))}(?:/|$)`);

const rules = read('.dockerignore')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => ({ stays: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));

/** Whether a file is in the build context: the last matching rule decides. */
const comesAlong = (path: string): boolean => rules.findLast(({ pattern }) => pattern.test(path))?.stays ?? true;

const contexts: readonly [path: string, comes: boolean][] = [
  // read by npm, the build and the server
  ['package.json', true],
  ['package-lock.json', true],
  ['.npmrc', true],
  ['tsconfig.json', true],
  ['LICENSE', true],
  ['apps/cli/src/main.ts', true],
  ['apps/server/src/core/ids.ts', true],
  ['apps/server/src/store/files/key.ts', true],
  ['apps/web/vite.config.ts', true],
  ['apps/web/public/icon.svg', true],
  ['packages/rules/package.json', true],
  ['docs/play/rules/ricketts.md', true],
  // private files beside it
  ['deploy/base/secrets/key', false],
  ['deploy/base/secrets/database_url', false],
  ['secrets/key', false],
  ['data/moonshot.db', false],
  ['data/moonshot.key', false],
  ['moonshot.db', false],
  ['moonshot.db-wal', false],
  ['moonshot-2026-11-27.backup', false],
  ['backups/moonshot.dump', false],
  ['.env', false],
  ['.git/config', false],
  ['node_modules/vitest/package.json', false],
  ['apps/server/data/moonshot.db', false],
  ['apps/cli/moonshot.db-shm', false],
  ['apps/cli/moonshot.key', false],
  ['apps/web/.env.local', false],
  ['apps/web/tls.pem', false],
  ['apps/web/dist/index.html', false],
  ['packages/rules/node_modules/x/index.js', false],
  ['docs/play/rules/secrets/key', false],
];

test('every file of the programs and packages comes into the image', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'docs/play/rules'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = files.trim().split('\n');
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.filter(path => !comesAlong(path))).toEqual([]);
});

test.each(contexts)('%s comes into the image: %s', (path, comes) => {
  expect(comesAlong(path)).toBe(comes);
});
