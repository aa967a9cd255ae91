// Whether what the Dockerfile names is there: its files, its scripts, its variables, its port and the address of its health check.
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
  const flags = scripts.serve.split(' ').filter((word: string) => word.startsWith('--'));
  const started = JSON.parse(all(/^CMD (\[.+\])/gm)[0] ?? '[]').slice(1);
  expect(started.slice(0, flags.length)).toEqual(flags);
  const [program = '', ...words] = started.slice(flags.length);
  expect(existsSync(join(ROOT, program))).toBe(true);
  expect(words).toEqual(['serve', '--host', '0.0.0.0']);
  const [least] = String(engines.node).match(/\d+/) ?? [];
  for (const node of all(/^FROM node:(\d+)/gm)) expect(Number(node)).toBeGreaterThanOrEqual(Number(least));
});

test('what it sets is read, and the port is one and the same', () => {
  const [env = ''] = all(/^ENV (.+)$/gm);
  const set = Object.fromEntries(env.split(' ').map(pair => pair.split('=')));
  const guide = read('docs/operating.md');
  for (const name of Object.keys(set).filter(name => name !== 'NODE_ENV')) expect(guide).toContain(`| \`${name}\` |`);
  expect(all(/^EXPOSE (\d+)/gm)).toEqual([set.PORT]);
  expect(all(/localhost:(\d+)\/readyz/g)).toEqual([set.PORT]);
  expect(read('apps/server/src/http/health.ts')).toContain("server.get('/readyz'");
  expect(guide).toContain(`docker run -p ${set.PORT}:${set.PORT} -v moonshot:${set.MOONSHOT_DATA} moonshot`);
  expect(all(/^VOLUME (\S+)/gm)).toEqual([set.MOONSHOT_DATA]);
});

test('the context leaves out nothing that it needs', () => {
  const left = read('.dockerignore').trim().split('\n');
  for (const part of ['apps', 'packages', 'scripts', 'package.json', 'package-lock.json'])
    expect([part, left.includes(part)]).toEqual([part, false]);
});
