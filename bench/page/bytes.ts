// Computes from the built files how many bytes a new visitor must load before the first card can be played.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUILT = join(import.meta.dirname, '../../apps/web/dist');

/**
 * The files that a first visit loads: the page, the files named in its head except icons, and the worker
 * that its first script starts. Paths are relative to the page.
 */
export function firstFiles(): readonly string[] {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = '']) => file);
  const worker = readdirSync(join(BUILT, 'assets')).filter(file => /^tables-[^.]*\.js$/.test(file));
  // Icons are left out, because only the operating system requests them.
  const icons = (file: string): boolean => file.startsWith('icons/');
  return ['index.html', ...new Set([...named, ...worker.map(file => `assets/${file}`)])].filter(file => !icons(file));
}

const KILO = 1000;

/** The transfer size of files in kilobytes. Files that are not compressed already are compressed first. */
export function kilobytes(files: readonly string[]): number {
  const sizes = files.map(file => {
    const bytes = readFileSync(join(BUILT, file));
    return /\.(woff2|png)$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / KILO;
}

export const scripts = (files: readonly string[]): readonly string[] => files.filter(file => file.endsWith('.js'));

/** The maximum sizes of the page's first files, in kilobytes. */
export const BUDGETS = { scripts: 95, all: 350 } as const;
