// Vite plugin: finishes a build by listing its files in the service worker and writing compressed copies.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that the page never requests: licences, system icons, compressed copies, the service worker. */
const NOT_KEPT = /(^|\/)\.|\.(br|gz|txt)$|^icons\/|^sw\.js$/;
/** Files worth compressing; fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(html|js|css|json|svg|webmanifest)$/;
const PLACE = 'self.BUILD';

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Writes the list of files and a hash of their content into the service worker. */
function fillWorker(folder: string): void {
  const files = filesUnder(folder).filter(file => !NOT_KEPT.test(file));
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  const build = {
    version: hash.digest('hex').slice(0, 16),
    files: files.map(file => file.replace(/^index\.html$/, '')),
  };
  const path = join(folder, 'sw.js');
  const script = readFileSync(path, 'utf8');
  if (script.split(PLACE).length !== 2)
    throw new Error(
      `Cannot finish the service worker: it must name ${PLACE} once, so that its files can be listed there`,
    );
  if (/^\s*import\b/.test(script))
    throw new Error('Cannot finish the service worker: it must be one script, and it imports another');
  writeFileSync(
    path,
    script.replace(PLACE, () => JSON.stringify(build)),
  );
}

function compress(folder: string): void {
  for (const file of filesUnder(folder).filter(name => COMPRESSIBLE.test(name))) {
    const bytes = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

/** Runs as the last step of a build. */
export function finish(): Plugin {
  return {
    name: 'moonshot-finish',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) throw new Error('Cannot finish the build: it has no folder');
        fillWorker(dir);
        compress(dir);
      },
    },
  };
}
