// Reads secrets from files that the environment names, so that the environment itself contains no secret.
import { readFileSync } from 'node:fs';
import type { Variables } from '../limits.ts';

/** Variables whose value may be in a file instead: `MOONSHOT_KEY_FILE` names the file for `MOONSHOT_KEY`. */
export const SECRETS = ['MOONSHOT_KEY', 'MOONSHOT_DATABASE', 'MOONSHOT_NATS', 'MOONSHOT_METRICS_TOKEN'] as const;

/**
 * Fills in the variables whose values are in files. Throws RangeError if a file is unreadable or empty, or
 * if both a variable and its file are given.
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
  const secret = textIn(file, name).trim();
  // An empty file is an error: otherwise the server would start as if the variable were not set.
  if (secret === '') throw new RangeError(`Cannot read ${name}=${file}: expected a file that is not empty.`);
  return secret;
}

function textIn(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new RangeError(`Cannot read ${name}=${file}: expected a file that can be read (${code}).`);
  }
}
