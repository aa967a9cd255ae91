// A page that covers the table until a key is pressed.

import { widthOf, wrapped } from '../core/plain-text.ts';
import { ink } from './ink.ts';

/** The width of a page's lines on a screen of this width. */
export const pageWidth = (columns: number): number => columns - 2;

/** The lines of the page from line `top` on, as many as fit, and a last line that says how to continue. */
export function overlay(
  lines: readonly string[],
  top: number,
  size: { readonly columns: number; readonly rows: number },
): readonly string[] {
  const room = size.rows - 3;
  const all = lines.flatMap(line => (line.trim() === '' ? [''] : fitted(line, pageWidth(size.columns))));
  const more = all.length > room;
  const keys = more
    ? '↑ ↓ and Space turn the page, any other key goes back to the table'
    : 'Any key goes back to the table';
  return [...all.slice(top, top + room), '', ink.dim(keys)].map(line => ` ${line}`);
}

const fitted = (line: string, width: number): readonly string[] =>
  widthOf(line) <= width ? [line] : wrapped(line, width, '    ');
