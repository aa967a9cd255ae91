// The lines of a text with their words and where each begins, and reading a line word by word.
import { type Card, cardOf } from '../cards/card.ts';
import { type Expected, Misreading, type Place } from './noted.ts';

export interface Word extends Place {
  readonly text: string;
}

/** A line that says something: a blank one or one that begins with # says nothing. */
export interface Line {
  readonly number: number;
  readonly text: string;
  readonly words: readonly Word[];
}

/** A line as far as it has been read: the one mutable thing here. */
export interface Reading {
  readonly line: Line;
  at: number;
}

/** The lines that say something; a text may be nothing but blank ones, and those are to cost nothing. */
export const linesOf = (text: string): readonly Line[] =>
  text.split('\n').flatMap((raw, i) => (/^\s*(#|$)/.test(raw) ? [] : [lineOf(raw.trimEnd(), i + 1)]));

const lineOf = (text: string, number: number): Line => ({ number, text, words: wordsOf(text, number) });

/** Splits a line at blanks. A text has thousands of words, and matching each by a pattern would be slow. */
function wordsOf(text: string, line: number): readonly Word[] {
  const words: Word[] = [];
  let column = 1;
  for (const word of text.split(/\s/)) {
    if (word !== '') words.push({ text: word, line, column });
    column += word.length + 1;
  }
  return words;
}

/** The last of the line's words and what comes after it. */
export const endOfLine = ({ number, text }: Line): Place => ({ line: number, column: text.length + 1 });

const FOUND_MAX = 24;

/** Says what should stand at a place, and what does. */
export function misread(what: Expected, place: Place, found: string): never {
  throw new Misreading(place, { type: 'expected', what, found: found.slice(0, FOUND_MAX) });
}

const wrong = (what: Expected, word: Word): never => misread(what, word, word.text);

/** The next word, which has to be there. */
export function nextWord(reading: Reading, what: Expected): Word {
  const word = reading.line.words[reading.at];
  if (word === undefined) return misread(what, endOfLine(reading.line), '');
  reading.at += 1;
  return word;
}

export const hasMore = ({ line, at }: Reading): boolean => at < line.words.length;

/** Nothing more may stand in the line. */
export function readEnd({ line, at }: Reading): void {
  const word = line.words[at];
  if (word !== undefined) wrong('end', word);
}

/** The rest of the line, including blanks. */
export function readRest(reading: Reading, what: Expected): string {
  const word = nextWord(reading, what);
  reading.at = reading.line.words.length;
  return reading.line.text.slice(word.column - 1);
}

const WHOLE = /^-?(0|[1-9]\d{0,6})$/;

export function readWhole(reading: Reading, what: Expected = 'whole'): number {
  const word = nextWord(reading, what);
  return WHOLE.test(word.text) ? Number(word.text) : wrong(what, word);
}

export function readWholes(reading: Reading, count: number, what: Expected): readonly number[] {
  const numbers = Array.from({ length: count }, () => readWhole(reading, what));
  readEnd(reading);
  return numbers;
}

/** Parses a text that holds only a seat number. */
export const seatIn = (text: string, word: Word, seats: number, what: Expected = 'seat'): number =>
  /^(\d|1\d)$/.test(text) && Number(text) < seats ? Number(text) : wrong(what, word);

export function readSeat(reading: Reading, seats: number, what: Expected = 'seat'): number {
  const word = nextWord(reading, what);
  return seatIn(word.text, word, seats, what);
}

export const cardIn = (text: string, word: Word, what: Expected = 'card'): Card => cardOf(text) ?? wrong(what, word);

/** All cards that are left in the line. */
export function readCards(reading: Reading): readonly Card[] {
  const cards: Card[] = [];
  while (hasMore(reading)) {
    const word = nextWord(reading, 'card');
    cards.push(cardIn(word.text, word));
  }
  return cards;
}

/** Which of some words comes next. */
export function readOneOf<T extends string>(reading: Reading, words: readonly T[], what: Expected): T {
  const word = nextWord(reading, what);
  return words.find(one => one === word.text) ?? wrong(what, word);
}
