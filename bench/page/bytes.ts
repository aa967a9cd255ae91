// What somebody new has to load before the first card can be played, as the build's own files say.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUILT = join(import.meta.dirname, '../../apps/web/dist');

/** What the page names at its head, and the worker that its first script starts; paths from the page. */
export function firstFiles(): readonly string[] {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = '']) => file);
  const worker = readdirSync(join(BUILT, 'assets')).filter(file => /^tables-[^.]*\.js$/.test(file));
  // only the system's own screens ask for these
  const icons = (file: string): boolean => file.startsWith('icons/');
  return ['index.html', ...new Set([...named, ...worker.map(file => `assets/${file}`)])].filter(file => !icons(file));
}

const KILO = 1000;

/** Thousands of bytes of files as they travel: compressed, but for those that are already. */
export function kilobytes(files: readonly string[]): number {
  const sizes = files.map(file => {
    const bytes = readFileSync(join(BUILT, file));
    return /\.(woff2|png)$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / KILO;
}

export const scripts = (files: readonly string[]): readonly string[] => files.filter(file => file.endsWith('.js'));

/** What the page may weigh at most, in thousands of bytes. */
export const BUDGETS = { scripts: 120, all: 350 } as const;
