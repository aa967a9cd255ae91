// Changes the files of the repository for a release: `npm run -s release -- VERSION`. The changes must then
// be committed.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFESTS, NAMING, withLock, withManifest, withRelease, withVersion } from './release/release.ts';

const ROOT = join(import.meta.dirname, '..');
const [version = '', ...others] = process.argv.slice(2);
const { version: from } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Rewrites a file: `how` converts its old text to the new one. */
function change(path: string, how: (text: string) => string): void {
  const file = join(ROOT, path);
  writeFileSync(file, how(readFileSync(file, 'utf8')));
}

if (/^\d+\.\d+\.\d+$/.test(version) && version !== from && others.length === 0) {
  for (const path of globSync([...MANIFESTS], { cwd: ROOT })) change(path, text => withManifest(text, version));
  change('package-lock.json', text => withLock(text, version));
  for (const path of NAMING) change(path, text => withVersion(text, from, version));
  change('CHANGELOG.md', text => withRelease(text, version, new Date().toISOString().slice(0, 10)));
} else {
  console.error(
    `Cannot release ${[version || 'nothing', ...others].join(' ')}: expected one version other than ${from}, such as 1.0.0.`,
  );
  process.exitCode = 2;
}
