// Tests that a release changes every place that names the version, and no other number.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MANIFESTS, NAMING, withLock, withManifest, withRelease, withVersion } from './release.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const NOW: string = JSON.parse(read('package.json')).version;

test.each([
  ['{ "version": "0.1.0" }', '{ "version": "1.0.0" }'],
  ['moonshot:0.1.0 .', 'moonshot:1.0.0 .'],
  ['10.1.0.0/16, 0.1.0.7 and 20.1.0', '10.1.0.0/16, 0.1.0.7 and 20.1.0'],
  ['There is no release yet: the version is 0.1.0, nothing is', 'The version is 1.0.0. Nothing is'],
])('%s', (text, released) => {
  expect(withVersion(text, '0.1.0', '1.0.0')).toBe(released);
});

test('each file that a release changes names the version, and afterwards only the new one', () => {
  for (const path of NAMING) {
    expect([path, read(path).includes(NOW)]).toEqual([path, true]);
    expect([path, withVersion(read(path), NOW, '98.7.6').includes(NOW)]).toEqual([path, false]);
  }
});

test('manifests and the lock file change our packages alone, and keep their form', () => {
  const manifests = MANIFESTS.flatMap(pattern => globSync(pattern, { cwd: ROOT }));
  expect(manifests.length).toBeGreaterThan(6);
  for (const path of manifests) expect([path, withManifest(read(path), NOW)]).toEqual([path, read(path)]);
  expect(withLock(read('package-lock.json'), NOW)).toBe(read('package-lock.json'));
  const changed = withLock(read('package-lock.json'), '98.7.6').split('\n');
  const lines = read('package-lock.json').split('\n');
  const odd = lines.filter((line, i) => line !== changed[i] && !/"version": |"@moonshot\//.test(line));
  expect(odd).toEqual([]);
});

test('what was unreleased becomes the version with its date', () => {
  expect(withRelease('# Changelog\n\n## Unreleased\n\n### Added\n\n- This.\n', '1.0.0', '2026-12-01')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2026-12-01\n\n### Added\n\n- This.\n',
  );
  expect(() => withRelease('# Changelog\n', '1.0.0', '2026-12-01')).toThrow('Cannot release 1.0.0');
});
