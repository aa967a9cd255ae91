// Resolves paths of the command line: npm runs scripts in the repository's root, whatever folder they were
// called from.
import { join, resolve } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');

/** The folder from which the person called the program. */
function calledFrom(): string {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  return script === 'moonshot' && folder !== undefined ? folder : process.cwd();
}

/** Resolves a path of the command line. */
export const placeOf = (path: string): string => resolve(calledFrom(), path);

/** The command that continues a table, in the way this program was called. */
export const toGoOn = (): string =>
  process.env.npm_lifecycle_event === 'moonshot' ? 'npm run -s moonshot -- play' : 'moonshot play';
