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

/** Matches a heading in capitals that begins a line of text: `PASSING Three cards.` */
const RUN_IN = /^((?:\p{Lu}{3,}[ -]?){1,3}) (?=\p{Lu}?\p{Ll}|\d|[♥♦♣♠])/gmu;

/** The text of rules in lines of sentences. It is as long as the text. */
export const laidOut = (text: string): string =>
  withoutSpeakers(withoutTables(inSmallLetters(text)))
    .replace(QUOTE, blank)
    .replace(RUN_IN, '$1:')
    .replace(/(?<=[\p{L}\p{N})♠♥♦♣]) ?\.{3,} ?(?=\d|\p{L})/gu, dots => ':'.padEnd(dots.length))
    .replace(/(?<=\S)\t+(?=\S)/g, tabs => ':'.padEnd(tabs.length));
