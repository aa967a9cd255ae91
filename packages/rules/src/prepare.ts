// Checks a sheet (the rules of a game as data) and makes a game from it that can be played.

import { problems as captureProblems } from './capture/check.ts';
import { captureGame } from './capture/index.ts';
import { compile as compileCapture } from './capture/rules.ts';
import type { CaptureSheet } from './capture/sheet.ts';
import { clashing, type SheetError } from './game/errors.ts';
import { quoted } from './game/fields.ts';
import { SEATS_MAX, SEATS_MIN } from './game/limits.ts';
import { type Overrides, whyTooLarge, withOverrides } from './game/overrides.ts';
import { isRecord } from './game/record.ts';
import { type Hearts, type Sheet, tricksOf } from './games.ts';
import { problems as trickProblems } from './trick/rules/check.ts';

export type Prepared =
  | { readonly ok: true; readonly hearts: Hearts }
  | { readonly ok: false; readonly errors: readonly SheetError[] };

/** The maximum number of errors of a sheet that are reported. */
const ERRORS_MAX = 3;

/**
 * Checks a sheet with its overrides and compiles the game. If there are errors, returns the first of them.
 */
export function prepare(sheet: unknown, seats: number, overrides: Overrides = {}): Prepared {
  const large = whyTooLarge(overrides);
  return large === undefined ? prepareWhole(withOverrides(sheet, overrides), seats) : { ok: false, errors: [large] };
}

function prepareWhole(whole: unknown, seats: number): Prepared {
  const errors = wrongAt(whole, seats);
  if (errors.length > 0) return { ok: false, errors: errors.slice(0, ERRORS_MAX) };
  const sheet = whole as Sheet;
  return { ok: true, hearts: sheet.kind === 'tricks' ? tricksOf(sheet, seats) : captureOf(sheet, seats) };
}

/** All errors of a sheet for this number of seats. `prepare` returns only the first few of them. */
export function wrongAt(sheet: unknown, seats: number): readonly SheetError[] {
  if (!Number.isInteger(seats) || seats < SEATS_MIN || seats > SEATS_MAX) return [clashing('seats', seats, 'anySeats')];
  const isCapture = isRecord(sheet) && sheet.kind === 'commit-reveal';
  return isCapture ? captureProblems(sheet, seats) : trickProblems(sheet, seats);
}

function captureOf(sheet: CaptureSheet, seats: number): Hearts {
  const rules = compileCapture(sheet, seats);
  return { kind: 'commit-reveal', sheet, rules, game: captureGame(rules) };
}

/**
 * The hint in the error if no sheet has the name for which a caller looked, as in `heartsOf(sheetOf('a
 * name'), 4)`.
 */
const NO_SHEET = '. heartsNamed of @moonshot/rules/catalogue finds every game by its name';

/** The hint in any other error, because the sentences are not part of this entry point. */
const EXPECTED = '. sentenceOf of @moonshot/rules/explain says what was expected';

/**
 * Thrown if a sheet that must be playable has errors. `sentenceOf` writes each error as a sentence in a
 * language.
 */
export class FaultySheet extends Error {
  readonly errors: readonly SheetError[];
  constructor(errors: readonly SheetError[]) {
    const wrong = errors.map(({ path, value }) => `${path || 'it'} is ${quoted(value)}`).join('; ');
    const absent = errors.some(({ path, value }) => path === '' && value === undefined);
    super(`Cannot play this sheet: ${wrong}${absent ? NO_SHEET : EXPECTED}`);
    this.errors = errors;
  }
}

/**
 * Compiles a trusted sheet, and throws a `FaultySheet` if it has errors. Unlike `prepare` it does not limit
 * the overrides, so that older matches can continue.
 */
export function heartsOf(sheet: unknown, seats: number, overrides: Overrides = {}): Hearts {
  const prepared = prepareWhole(withOverrides(sheet, overrides), seats);
  if (prepared.ok) return prepared.hearts;
  throw new FaultySheet(prepared.errors);
}
