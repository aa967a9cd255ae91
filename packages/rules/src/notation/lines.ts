// Splits a text into lines and words with their columns, and reads a line word by word.
import { type Card, cardOf } from '../cards/card.ts';
import { type Expected, Misreading, type Place } from './noted.ts';

export interface Word extends Place {
  readonly text: string;
}

/** A line with content. Blank lines and lines that begin with # have none. */
export interface Line {
  readonly number: number;
  readonly text: string;
  readonly words: readonly Word[];
}

/** A line being read: the only mutable state here. */
export interface Reading {
  readonly line: Line;
  at: number;
}

/** The lines with content. Blank lines cost almost nothing, because a text may consist of them. */
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

/** The place after the last word of a line. */
export const endOfLine = ({ number, text }: Line): Place => ({ line: number, column: text.length + 1 });

const FOUND_MAX = 24;

/** Throws a Misreading with what was expected and found at a place. */
export function misread(what: Expected, place: Place, found: string): never {
  throw new Misreading(place, { type: 'expected', what, found: found.slice(0, FOUND_MAX) });
}

const wrong = (what: Expected, word: Word): never => misread(what, word, word.text);

/** The next word, which must exist. */
export function nextWord(reading: Reading, what: Expected): Word {
  const word = reading.line.words[reading.at];
  if (word === undefined) return misread(what, endOfLine(reading.line), '');
  reading.at += 1;
  return word;
}

export const hasMore = ({ line, at }: Reading): boolean => at < line.words.length;

/** Checks that the line has no more words. */
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

/** All remaining cards of the line. */
export function readCards(reading: Reading): readonly Card[] {
  const cards: Card[] = [];
  while (hasMore(reading)) {
    const word = nextWord(reading, 'card');
    cards.push(cardIn(word.text, word));
  }
  return cards;
}

/** Parses one of several words. */
export function readOneOf<T extends string>(reading: Reading, words: readonly T[], what: Expected): T {
  const word = nextWord(reading, what);
  return words.find(one => one === word.text) ?? wrong(what, word);
}
