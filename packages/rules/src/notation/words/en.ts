// English error messages for a text that cannot be read as a match.

import type { SheetError } from '../../game/errors.ts';
import { sentenceOf } from '../../game/sheet-errors.ts';
import type { Catalog } from '../../words/sentence-inputs.ts';
import { en as sheet } from '../../words/sheet/en.ts';
import type { ExpectedText } from '../notated-match.ts';

const expected: Readonly<Record<ExpectedText, string>> = {
  heading: 'the first line of the notation, moonshot-notation/1',
  head: 'a line of the head: game, seats and first-dealer have to stand there once',
  game: 'the id of a game and the version of its rules, such as ricketts 1',
  path: 'a field of the rules, such as moon.choose',
  json: 'a value in JSON, such as 3 or "left"',
  length: 'deals and a number, or target and a number',
  name: 'a name or a text that is not too long, for every seat or for none',
  whole: 'a whole number that fits here',
  seat: 'the number of a seat, counted from 0',
  'to-seat': '> and the number of the seat that gets the cards',
  'seat-of-line': 'who leads, such as 2:',
  deal: 'the next deal, such as deal 1 dealer 0',
  hand: 'the hand of every seat in turn, such as hand 0 C:AQ4 H:72',
  step: 'a step of the deal, or its points',
  suit: 'the cards of a suit, such as C:AQ4',
  card: 'a card, such as QS',
  claim: 'yes or no',
  pair: 'the shown card over the hidden one, such as AS/2H',
  word: 'another word',
  trick: 'the next trick or round by its number, such as 3.',
  points: 'the points of every seat',
  totals: 'the totals of every seat',
  winners: 'the winners, or none',
  end: 'nothing more',
  transcript: 'what a transcript has in this place',
};

export const en = {
  at: (line: number, column: number, why: string): string => `Line ${line}, column ${column}: ${why}`,
  atPath: (line: number, path: string, why: string): string => `Line ${line}${path && `, ${path}`}: ${why}`,
  expected: (what: ExpectedText, found: string): string =>
    `expected ${expected[what]}; ${found === '' ? 'it ends here' : `found “${found}”`}.`,
  tooLong: (most: number): string => `the text is longer than ${most} letters.`,
  tooMany: (most: number): string => `no more than ${most} deals are read.`,
  twice: (found: string): string => `“${found}” stands here for the second time.`,
  lacking: 'a transcript has this field, and it is missing.',
  oneMatch: 'another match begins here, and one is read at a time; leave the line of one.',
  noGame: (game: string): string => `there is no game “${game}”.`,
  otherVersion: (version: number): string => `the rules known here are version ${version}.`,
  sheet: (error: SheetError): string => `these rules cannot be: ${sentenceOf(error, sheet)}.`,
  dealer: (seat: number): string => `by the rules seat ${seat} deals.`,
  turn: (seat: number): string => `by the rules seat ${seat} plays here.`,
  cards: 'these hands are not the cards of this game.',
  notAsked: 'this seat is not asked that here.',
  refused: (sentence: string): string => `the rules refuse it. ${sentence}`,
  goesOn: 'the deal is not over here.',
  over: 'the match is over before this deal.',
  points: (rules: string): string => `by the rules the points are ${rules}.`,
  totals: (rules: string): string => `by the rules the totals are ${rules}.`,
  winners: (rules: string): string => `by the rules the winners are ${rules || 'none'}.`,
} as const;

/** The error messages for the text of a match that every language must provide. */
export type NotationWords = Catalog<typeof en>;
