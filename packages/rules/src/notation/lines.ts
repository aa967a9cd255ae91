// Splits a text into lines and words with their columns, and reads a line word by word.
import { type Card, cardOf } from '../cards/card.ts';
import { type ExpectedText, NotationException, type TextPosition } from './notated-match.ts';

export interface NotationWord extends TextPosition {
  readonly text: string;
}

/** A line with content. Blank lines and lines that begin with `#` have no content. */
export interface NotationLine {
  readonly number: number;
  readonly text: string;
  readonly words: readonly NotationWord[];
}

/** A line that is being read. Reading a word increases `at`. */
export interface LineCursor {
  readonly line: NotationLine;
  at: number;
}

/** The lines with content. Blank lines are skipped quickly, because a hostile text may consist of them. */
export const linesOf = (text: string): readonly NotationLine[] =>
  text.split('\n').flatMap((raw, i) => (/^\s*(#|$)/.test(raw) ? [] : [lineOf(raw.trimEnd(), i + 1)]));

const lineOf = (text: string, number: number): NotationLine => ({ number, text, words: wordsOf(text, number) });

/**
 * Splits a line at blanks. Matching each word by a pattern would be slow for a text with thousands of words.
 */
function wordsOf(text: string, line: number): readonly NotationWord[] {
  const words: NotationWord[] = [];
  let column = 1;
  for (const word of text.split(/\s/)) {
    if (word !== '') words.push({ text: word, line, column });
    column += word.length + 1;
  }
  return words;
}

/** The position after the last word of a line. */
export const endOfLine = ({ number, text }: NotationLine): TextPosition => ({ line: number, column: text.length + 1 });

const FOUND_MAX = 24;

/** Throws a `NotationException` that says what was expected at a position and what was found. */
export function misread(what: ExpectedText, place: TextPosition, found: string): never {
  throw new NotationException(place, { type: 'expected', what, found: found.slice(0, FOUND_MAX) });
}

const wrong = (what: ExpectedText, word: NotationWord): never => misread(what, word, word.text);

/** The next word of the line. Throws if there is none. */
export function nextWord(reading: LineCursor, what: ExpectedText): NotationWord {
  const word = reading.line.words[reading.at];
  if (word === undefined) return misread(what, endOfLine(reading.line), '');
  reading.at += 1;
  return word;
}

export const hasMore = ({ line, at }: LineCursor): boolean => at < line.words.length;

/** Throws if the line has further words. */
export function readEnd({ line, at }: LineCursor): void {
  const word = line.words[at];
  if (word !== undefined) wrong('end', word);
}

/** The rest of the line, including blanks. */
export function readRest(reading: LineCursor, what: ExpectedText): string {
  const word = nextWord(reading, what);
  reading.at = reading.line.words.length;
  return reading.line.text.slice(word.column - 1);
}

const WHOLE = /^-?(0|[1-9]\d{0,6})$/;

export function readWhole(reading: LineCursor, what: ExpectedText = 'whole'): number {
  const word = nextWord(reading, what);
  return WHOLE.test(word.text) ? Number(word.text) : wrong(what, word);
}

export function readWholes(reading: LineCursor, count: number, what: ExpectedText): readonly number[] {
  const numbers = Array.from({ length: count }, () => readWhole(reading, what));
  readEnd(reading);
  return numbers;
}

/** Parses a text that consists of a seat number. */
export const seatIn = (text: string, word: NotationWord, seats: number, what: ExpectedText = 'seat'): number =>
  /^(\d|1\d)$/.test(text) && Number(text) < seats ? Number(text) : wrong(what, word);

export function readSeat(reading: LineCursor, seats: number, what: ExpectedText = 'seat'): number {
  const word = nextWord(reading, what);
  return seatIn(word.text, word, seats, what);
}

export const cardIn = (text: string, word: NotationWord, what: ExpectedText = 'card'): Card =>
  cardOf(text) ?? wrong(what, word);

/** Parses all remaining words of the line as cards. */
export function readCards(reading: LineCursor): readonly Card[] {
  const cards: Card[] = [];
  while (hasMore(reading)) {
    const word = nextWord(reading, 'card');
    cards.push(cardIn(word.text, word));
  }
  return cards;
}

/** Parses a word that must be one of several words. */
export function readOneOf<T extends string>(reading: LineCursor, words: readonly T[], what: ExpectedText): T {
  const word = nextWord(reading, what);
  return words.find(one => one === word.text) ?? wrong(what, word);
}
