// The file of an arena run that can be continued: a line with the settings, then a line for each finished
// duplicate (a deal or match in every arrangement of its players).
import { closeSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { Duplicate } from '@moonshot/bots/arena';
import { CommandError, codeOf, reasonOf } from '../core/errors.ts';
import { placeOf } from '../core/paths.ts';
import type { Setup } from './setup.ts';

const FORMAT = 'moonshot-arena/1';

export interface Record {
  readonly played: readonly Duplicate[]; // the duplicates in the file when it was opened
  add(duplicate: Duplicate): void;
  end(): void;
}

/**
 * Opens a file of duplicates, or creates it. An incomplete last line is cut off. A file with other settings
 * or other contents is refused and not changed.
 */
export function recordAt(path: string, setup: Setup): Record {
  const place = placeOf(path);
  const head = JSON.stringify({ format: FORMAT, ...setup });
  try {
    const text = textAt(place);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first, ...lines] = whole.split('\n').slice(0, -1);
    if (first === undefined ? !head.startsWith(text) : first !== head)
      throw new CommandError(
        `Cannot go on with ${path}: it was begun for another contest, ${(first ?? text).slice(0, 300)}`,
        2,
      );
    const played = lines.map((line, i) => duplicateFrom(line, path, i + 2));
    if (whole.length < text.length) truncateSync(place, Buffer.byteLength(whole));
    const file = openSync(place, 'a');
    if (first === undefined) writeSync(file, `${head}\n`);
    return {
      played,
      add: duplicate => void writeSync(file, `${JSON.stringify(duplicate)}\n`),
      end: () => closeSync(file),
    };
  } catch (error) {
    throw error instanceof CommandError
      ? error
      : new CommandError(`Cannot keep the arena in ${path}: ${reasonOf(error)}.`);
  }
}

function textAt(place: string): string {
  try {
    return readFileSync(place, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

function duplicateFrom(line: string, path: string, number: number): Duplicate {
  try {
    const value: Duplicate = JSON.parse(line);
    if (Number.isInteger(value.number) && Array.isArray(value.tables) && Array.isArray(value.spent)) return value;
  } catch {} // a line that cannot be parsed is reported below as an invalid duplicate
  throw new CommandError(`Cannot go on with ${path}: line ${number} is not a duplicate that an arena wrote.`, 2);
}
