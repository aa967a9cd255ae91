// A page over the table until a key is pressed.

import { widthOf, wrapped } from '../core/plain-text.ts';
import { ink } from './ink.ts';

/** The lines from `top` on that fit, and how to continue. */
export function overlay(
  lines: readonly string[],
  top: number,
  size: { readonly columns: number; readonly rows: number },
): readonly string[] {
  const room = size.rows - 3;
  const all = lines.flatMap(line => (line.trim() === '' ? [''] : fitted(line, size.columns - 2)));
  const more = all.length > room;
  const keys = more
    ? '↑ ↓ and Space turn the page, any other key goes back to the table'
    : 'Any key goes back to the table';
  return [...all.slice(top, top + room), '', ink.dim(keys)].map(line => ` ${line}`);
}

const fitted = (line: string, width: number): readonly string[] =>
  widthOf(line) <= width ? [line] : wrapped(line, width, '    ');
