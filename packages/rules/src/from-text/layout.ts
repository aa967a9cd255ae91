// Brings tables, telegrams and conversations into the form of sentences. Every character keeps its place, so
// that the sentences can be shown as they were written.

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Matches a row of a table with upright lines, and the line below the head of such a table. */
const ROW = /^[^\S\n]*\|(?:[^|\n]*\|)+[^\S\n]*$/gm;
const HEAD = /^[^\S\n]*\|(?:[^|\n]*\|)+[^\S\n]*\n(?=[^\S\n]*\|(?:\s*:?-{2,}:?\s*\|)+)/gm;
const RULED = /^[^\S\n]*\|(?:\s*:?-{2,}:?\s*\|)+[^\S\n]*$/gm;

/** A row as a sentence: its first cell, a colon and the other cells. */
function rowAsSentence(row: string): string {
  const last = row.lastIndexOf('|');
  let n = -1;
  return row.replace(/\|/g, (_, at: number) => {
    n++;
    return at === last ? '.' : n === 0 ? ' ' : n === 1 ? ':' : ',';
  });
}

const withoutTables = (text: string): string =>
  text.includes('|') ? text.replace(HEAD, blank).replace(RULED, blank).replace(ROW, rowAsSentence) : text;

const LETTERS_MIN = 24;
const CAPITALS_SHARE = 0.8;

/** Small letters for a text that is written in capitals, and full stops for the `STOP` of a telegram. */
function inSmallLetters(text: string): string {
  const stopped =
    (text.match(/\bSTOP\b/g) ?? []).length > 2 ? text.replace(/ STOP\b\.?/g, found => '.'.padEnd(found.length)) : text;
  const letters = stopped.match(/[A-Za-z]/g)?.length ?? 0;
  const capitals = stopped.match(/[A-Z]/g)?.length ?? 0;
  return letters >= LETTERS_MIN && capitals > CAPITALS_SHARE * letters
    ? stopped.replace(/[A-Z]/g, letter => letter.toLowerCase())
    : stopped;
}

/** Matches the name of a speaker at the start of a line, and the mark of a quoted line. */
const SPEAKER =
  /^(?:\[[\d:. ]+\] ?)?(?:<?[\p{L}][\p{L}.'-]{0,15}>?(?: \([^)\n]{1,12}\))?: |<[\p{L}][\p{L}.'-]{0,15}> )(?=\S)/gmu;
const QUOTE = /^(?:> ?)+/gm;
const SPOKEN_MIN = 4;
const SPOKEN_SHARE = 0.6;

/** Whether a text is a conversation: most lines begin with the name of one of a few speakers. */
export function isConversation(text: string): boolean {
  const names = [...text.matchAll(SPEAKER)].map(([name]) => name);
  const lines = text.split('\n').filter(line => line.trim() !== '').length;
  return names.length >= SPOKEN_MIN && names.length > SPOKEN_SHARE * lines && new Set(names).size * 2 <= names.length;
}

/**
 * A conversation without the names of its speakers. The full stop in their place keeps the lines apart.
 */
const withoutSpeakers = (text: string): string =>
  isConversation(text) ? text.replace(SPEAKER, name => '.'.padEnd(name.length)) : text;

/** Matches the beginning of a line that many lines share: `She says: ` */
const PREFIX = /^[\p{Lu}][\p{L}' ]{1,20}: (?=\S)/gmu;
const PREFIXES_MIN = 4;

/** A text without a beginning that at least four of its lines share. */
function withoutPrefix(text: string): string {
  const counts = new Map<string, number>();
  for (const [prefix] of text.matchAll(PREFIX)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  return text.replace(PREFIX, prefix =>
    (counts.get(prefix) ?? 0) >= PREFIXES_MIN ? '.'.padEnd(prefix.length) : prefix,
  );
}

/** Matches a heading in capitals that begins a line of text: `PASSING Three cards.` */
const RUN_IN = /^((?:\p{Lu}{3,}[ -]?){1,3}) (?=\p{Lu}?\p{Ll}|\d|[♥♦♣♠])/gmu;

/** Matches a row of a table whose columns are held apart by spaces: the first cell, the gap and the rest. */
const SPACED = /^([^\S\n]{0,8})(\p{L}[^\s:](?:[^\s:]| (?! )){0,28})( {2,})(?=[^\s=:])/u;
/** Matches a row whose first cell is empty, because it is that of the row above. */
const EMPTY_FIRST = /^( +)(?=\S)/;
const GAP = / {2,40}(?=\S)/g;
const SPACED_MIN = 4;

/** The column at which the second cell of most rows begins. Undefined if a text has no such table. */
function columnOf(lines: readonly string[]): number | undefined {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const at = SPACED.exec(line)?.[0].length;
    if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] >= SPACED_MIN ? most[0] : undefined;
}

/**
 * A text with colons between the cells of rows that spaces hold apart: `Heart    1` is `Heart:   1`. A row
 * without a first cell has that of the row above, if it has cells of its own.
 */
function withoutSpaces(text: string): string {
  const lines = text.split('\n');
  const column = columnOf(lines);
  if (column === undefined) return text;
  let label = '';
  return lines
    .map(line => {
      const [head, , first = '', gap = ''] = SPACED.exec(line) ?? [];
      const cells = line.slice(column).replace(GAP, gaps => ':'.padEnd(gaps.length));
      if (head?.length === column) {
        label = first;
        return `${line.slice(0, column - gap.length)}${':'.padEnd(gap.length)}${cells}`;
      }
      if (!isEntry(line, column) || label === '' || label.length + 2 > column) return line;
      return `${`${label}:`.padEnd(column)}${cells}`;
    })
    .join('\n');
}

/** Whether a row begins with an empty cell and has at least two more. */
const isEntry = (line: string, column: number): boolean =>
  EMPTY_FIRST.exec(line)?.[0].length === column && line.slice(column).search(GAP) > 0;

/** Matches the code of an item in a list: `E101  The table is full.` */
const CODE = /^[^\S\n]*(?:\*[^\S\n]+)?[A-Z]{1,4}-?\d{1,4}[.:)]?(?= {2,}\S)/gm;

/** Matches a row of a score sheet: a label and numbers that spaces hold apart. They are an example. */
const SHEET_ROW = /^ {0,20}(?:[\p{L}\d][\p{L}\d .]{0,20})?(?: {2,20}-?\d+){3,} {0,20}(?:\([^)\n]*\))?[^\S\n]*$/gmu;

/** Matches the lines of a frame that is drawn around a text. */
const FRAME = /[\u2500-\u259F]|^[^\S\n]*\+[-=+]{3,}\+[^\S\n]*$/gmu;

/** The text without what is drawn around it, the codes of its items and its example of a score sheet. */
const withoutDecoration = (text: string): string =>
  text.replace(FRAME, blank).replace(CODE, blank).replace(SHEET_ROW, blank);

/** Matches the mark of an item within a line: `two rules: (a) nobody passes, (b) hearts may be led`. */
const ITEM = /(?:[,;:]| and|\.)? \([a-f]\) /g;
const ITEM_WORDS_MIN = 3;

/** The text with the end of a sentence before each item of a line, if the items are more than words. */
const withItems = (text: string): string =>
  text.replace(/^.+$/gm, line => {
    const items = line.split(ITEM).slice(1);
    const areSentences = items.length > 1 && items.every(one => one.split(' ').length >= ITEM_WORDS_MIN);
    return areSentences && !PASSES.test(line) ? line.replace(ITEM, mark => '!'.padEnd(mark.length)) : line;
  });
/** Matches the directions of passes, which are read together. */
const PASSES = /\bleft\b.*\bright\b|\bright\b.*\bleft\b/i;

/** The text of rules in lines of sentences. It is as long as the text. */
export const laidOut = (text: string): string =>
  withItems(withoutPrefix(withoutSpeakers(withoutSpaces(withoutTables(inSmallLetters(withoutDecoration(text)))))))
    .replace(QUOTE, blank)
    .replace(/(?<=\S) [✓✔☑☐★▪►](?= \S)/gu, '. ')
    .replace(RUN_IN, '$1:')
    .replace(/(?<=[\p{L}\p{N})♠♥♦♣]) ?\.{3,} ?(?=[-+−–]?\d|\p{L})/gu, dots => ':'.padEnd(dots.length))
    .replace(/(?<=\S)\t+(?=\S)/g, tabs => ':'.padEnd(tabs.length));
