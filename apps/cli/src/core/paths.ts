// Resolves paths on the command line. npm runs scripts in the repository's root, whatever folder they were
// called from.
import { join, resolve } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');

function calledFrom(): string {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  return script === 'moonshot' && folder !== undefined ? folder : process.cwd();
}

/**
 * Resolves a path given on the command line, relative to the folder from which the person called the
 * program.
 */
export const placeOf = (path: string): string => resolve(calledFrom(), path);

/**
 * A command of this program as the person can type it: with npm, with npx, or with the program's name,
 * depending on how the program was called.
 */
export function commandAs(words: string): string {
  const { npm_lifecycle_event: event, npm_lifecycle_script: script } = process.env;
  if (event === 'moonshot') return `npm run -s moonshot -- ${words}`;
  if (event !== 'npx' || script?.replaceAll("'", '') !== 'moonshot') return `moonshot ${words}`;
  return `npx ${/[\\/]_npx[\\/]/.test(ROOT) ? '@moonshot/cli' : 'moonshot'} ${words}`;
}
