// Prepares text for a terminal: shows control characters as escape codes, and fits lines to a width.

const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Puts untrusted text on one line. Control characters are shown as escape codes. */
export const oneLine = (text: string): string =>
  text.replace(CONTROL, mark => `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);

const ESC = String.fromCharCode(27);
const ESCAPES = new RegExp(`${ESC}\\[[0-9;]*m`, 'g');
const PARTS = new RegExp(`(${ESC}\\[[0-9;]*m)`);

/**
 * The width of a text in columns. Colour codes have no width, and every other character counts as one column.
 */
export const widthOf = (text: string): number => [...text.replace(ESCAPES, '')].length;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Cuts a text off at a width in columns. All colour codes are kept. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let [kept, room] = ['', width - 1];
  for (const part of text.split(PARTS)) {
    if (part.startsWith(ESC)) kept += part;
    else {
      kept += [...part].slice(0, room).join('');
      room = Math.max(0, room - [...part].length);
    }
  }
  return `${kept}…`;
}

/**
 * Wraps a text between words into lines of at most `width` columns, if no word is longer. Lines after the
 * first are indented.
 */
export function wrapped(text: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A number with thousands separators and a true minus sign: `12,345`. */
export const grouped = (n: number): string => n.toLocaleString('en-US').replace('-', '−');

/** A number with its noun: `1 deal`, `3 deals`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
