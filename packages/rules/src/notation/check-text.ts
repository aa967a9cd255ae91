// Reads a match from either form of text, the notation or a transcript. Both are checked in the same way.
import { jsonIn } from '../game/record.ts';
import { Malformed, readTranscript, type Transcript } from '../transcript/transcript.ts';
import { type CheckedMatch, checkNotation, checkNoted } from './check.ts';
import {
  begun,
  DEALS_MAX,
  type NotatedMatch,
  type NotationError,
  NotationException,
  type NotationFault,
  type NotationPositions,
  type TextPosition,
} from './notated-match.ts';
import { readNotation } from './read.ts';
import { notationText, notedOf } from './write.ts';

/** Whether a text is a transcript, which is JSON. The notation begins with a word instead. */
const isTranscript = (text: string): boolean => /^[\uFEFF\s]*\{/.test(text);

/** Parses and checks the match of a text in either form. At most `most` deals are played. */
export const checkText = (text: string, most?: number): CheckedMatch =>
  isTranscript(text) ? checkTranscript(text, most) : checkNotation(text, most);

/** The match of a text that is a transcript, or the first error with its line and path. */
function checkTranscript(text: string, most?: number): CheckedMatch {
  try {
    const { line, value } = onlyLine(text.replace(/^\uFEFF/, ''));
    const match = transcriptAt(line, value);
    const noted = notedOf(match);
    const checked = checkNoted(begun(noted, most), placesOf(match, line));
    return checked.ok ? (unwritable(noted, line) ?? checked) : checked;
  } catch (error) {
    if (error instanceof NotationException) return { ok: false, misread: error.misread };
    throw error;
  }
}

/** The JSON value of a text, which is on one line or is the whole text. A second match is an error. */
function onlyLine(text: string): { readonly line: number; readonly value: unknown } {
  const lines = text.split('\n').flatMap((one, i) => (one.trim() === '' ? [] : [{ line: i + 1, text: one }]));
  const [first = { line: 1, text }, second] = lines;
  const value = jsonIn(first.text);
  if (value !== undefined && second !== undefined)
    throw new NotationException(at(second.line, ''), { type: 'one-match' });
  return { line: first.line, value: value ?? jsonIn(text) ?? unread(first.line, '', first.text) };
}

const FOUND_MAX = 24;

function unread(line: number, path: string, found: string): never {
  const why: NotationFault =
    found === '' ? { type: 'lacking' } : { type: 'expected', what: 'transcript', found: found.slice(0, FOUND_MAX) };
  throw new NotationException(at(line, path), why);
}

function transcriptAt(line: number, value: unknown): Transcript {
  let match: Transcript;
  try {
    match = readTranscript(value);
  } catch (error) {
    if (error instanceof Malformed) return unread(line, error.path, error.found);
    throw error;
  }
  if (match.deals.length > DEALS_MAX)
    throw new NotationException(at(line, `deals[${DEALS_MAX}]`), { type: 'too-many', most: DEALS_MAX });
  return match;
}

const at = (line: number, path: string): TextPosition => ({ line, column: 1, path });

function placesOf({ deals }: Transcript, line: number): NotationPositions {
  const one = (path: string): TextPosition => at(line, path);
  return {
    game: one('game'),
    seats: one('seats'),
    set: one('rules'),
    length: one('length'),
    deals: deals.map(({ steps }, i) => ({
      deal: one(`deals[${i}].dealer`),
      hands: one(`deals[${i}].hands`),
      steps: steps.map((_, step) => one(`deals[${i}].steps[${step}]`)),
      points: one(`deals[${i}].points`),
      totals: one(`deals[${i}].totals`),
    })),
    winners: one('winners'),
  };
}

/**
 * The error of a match that the notation cannot express, because its text is too long or a number is too
 * large.
 */
function unwritable(noted: NotatedMatch, line: number): CheckedMatch | undefined {
  const read = readNotation(notationText(noted));
  if (read.ok) return undefined;
  const why: NotationFault = read.misread.why;
  const misread: NotationError = { ...at(line, why.type === 'too-long' ? '' : 'length'), why };
  return { ok: false, misread };
}
