// Builds the page if its sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './command.mjs';

const DIST = join(ROOT, 'apps/web/dist');
// The stamp is inside the build folder. A manual build empties that folder, so a manual build is never
// mistaken for a build by this script.
const STAMP = join(DIST, '.built-from');
const MADE_OF = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.json'];
const LEFT_OUT = /(^|[\\/])(node_modules|dist|[.]svelte-check)([\\/]|$)|\.test\.ts$/;

/**
 * @param {string} path a file or a folder, from the root
 * @returns {string[]}
 */
function filesUnder(path) {
  const found = readdirSync(join(ROOT, path), { withFileTypes: true });
  return found
    .map(entry => ({ entry, path: join(path, entry.name) }))
    .filter(({ path }) => !LEFT_OUT.test(path))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesUnder(path) : [path]));
}

/** A hash of all sources of the page. */
function hashOfSources() {
  const hash = createHash('sha256');
  const files = MADE_OF.flatMap(path => (/\.json$/.test(path) ? [path] : filesUnder(path)));
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

export async function buildPage() {
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  await run('Building the page', ['npm', 'run', '-s', 'build'], { NODE_ENV: 'production' });
  writeFileSync(STAMP, sources);
}
