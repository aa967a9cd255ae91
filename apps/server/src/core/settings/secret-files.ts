// The environment with secrets read from files that it names, so that no secret is in the environment itself.
import { readFileSync } from 'node:fs';
import type { Variables } from '../limits.ts';

/** Variables that may name a file: `MOONSHOT_KEY_FILE` instead of `MOONSHOT_KEY`, and so on. */
export const SECRETS = ['MOONSHOT_KEY', 'MOONSHOT_DATABASE', 'MOONSHOT_METRICS_TOKEN'] as const;

/**
 * The variables with the contents of their files. Throws RangeError if a file is unreadable, or if both are
 * set.
 */
export function withFiles(variables: Variables): Variables {
  const read = SECRETS.flatMap(name => {
    const file = variables[`${name}_FILE`];
    if (file === undefined || file === '') return [];
    if (variables[name]) throw new RangeError(`Cannot read both ${name} and ${name}_FILE: expected one of them.`);
    return [[name, secretIn(file, `${name}_FILE`)] as const];
  });
  return { ...variables, ...Object.fromEntries(read) };
}

function secretIn(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new RangeError(`Cannot read ${name}=${file}: expected a file that can be read (${code}).`);
  }
}
