// House rules as a text file. Writes such files, and reads files from untrusted sources.
import { capture } from '../capture/sheet.ts';
import type { SheetError } from '../game/errors.ts';
import { quoted } from '../game/fields.ts';
import { whyTooLarge } from '../game/overrides.ts';
import { isRecord, jsonIn } from '../game/record.ts';
import { type Sheet, sheetOf } from '../games.ts';
import { BASE_SHEET } from '../trick/sheet/sheet.ts';
import { differences, type House, wholeOf } from './fields.ts';
import { problemsOf } from './problems.ts';
import { type TitledHouse, titled } from './title.ts';

const RULES_FORMAT = 'moonshot-rules';
const RULES_VERSION = 1;

/** The maximum length of a text with house rules, in characters. */
export const RULES_MAX = 32_768;

/** The house rules of a text, or an error with its place (empty for the whole text) and its reason. */
export type ReadHouse = Readable | HouseReadError;

interface Readable extends TitledHouse {
  readonly ok: true;
}

export interface HouseReadError {
  readonly ok: false;
  readonly place: string;
  readonly why: WhyUnread;
}

/** Why a text cannot be read as house rules. The value found in the text is quoted. */
export type WhyUnread =
  | { readonly type: 'too-long'; readonly most: number }
  | { readonly type: 'no-rules' }
  | { readonly type: 'other'; readonly found: string; readonly wanted: readonly string[] }
  | { readonly type: 'newer'; readonly found: string }
  | { readonly type: 'no-sheet'; readonly found: string }
  | { readonly type: 'wrong'; readonly error: Omit<SheetError, 'path'> };

/** Writes house rules with their whole sheet as text. With `indent` the text is easy to read. */
export const writeHouse = (house: House, indent = 0): string =>
  JSON.stringify({ format: RULES_FORMAT, version: RULES_VERSION, sheet: wholeOf(house) }, null, indent);

const no = (place: string, why: WhyUnread): HouseReadError => ({ ok: false, place, why });

const other = (place: string, value: unknown, ...wanted: readonly string[]): HouseReadError =>
  no(place, { type: 'other', found: quoted(value), wanted });

/**
 * Reads house rules from an untrusted text. They are checked for all their numbers of players. Returns the
 * first error with its place.
 */
export function readHouse(text: string): ReadHouse {
  if (text.length > RULES_MAX) return no('', { type: 'too-long', most: RULES_MAX });
  const value = jsonIn(text);
  if (!isRecord(value)) return no('', { type: 'no-rules' });
  const { format, version, sheet } = value;
  if (format !== RULES_FORMAT) return other('format', format, RULES_FORMAT);
  if (typeof version === 'number' && version > RULES_VERSION)
    return no('version', { type: 'newer', found: quoted(version) });
  if (version !== RULES_VERSION) return other('version', version, String(RULES_VERSION));
  if (isRecord(sheet)) return readSheet(sheet);
  return no('sheet', { type: 'no-sheet', found: quoted(sheet) });
}

function readSheet(sheet: Readonly<Record<string, unknown>>): ReadHouse {
  const { kind } = sheet;
  if (kind !== 'tricks' && kind !== 'commit-reveal') return other('kind', kind, 'tricks', 'commit-reveal');
  const whole: unknown = filled(kind === 'tricks' ? BASE_SHEET : capture, sheet);
  const [wrong] = problemsOf(whole);
  if (wrong !== undefined) return no(wrong.path, { type: 'wrong', error: wrong });
  const named = whole as Sheet;
  const base = baseFor(named);
  const overrides = differences(base, named);
  const large = whyTooLarge(overrides);
  if (large !== undefined) return no('sheet', { type: 'wrong', error: large });
  return { ok: true, ...titled({ base: base.id, overrides }) };
}

/** The sheet that the rules name as their base. A standard sheet if there is no such sheet of their kind. */
function baseFor({ id, kind }: Sheet): Sheet {
  const named = sheetOf(id);
  return named?.kind === kind ? named : (sheetOf(kind === 'tricks' ? 'black-lady' : 'capture') as Sheet);
}

/**
 * Adds the fields that a sheet lacks, with the values of a standard sheet. Older rules lack fields that came
 * later.
 */
function filled(plain: object, sheet: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const parts = Object.entries(plain).map(([name, usual]): [string, unknown] => {
    const own = Object.hasOwn(sheet, name) ? sheet[name] : undefined;
    if (own === undefined) return [name, usual];
    return [name, isRecord(usual) && isRecord(own) ? { ...usual, ...own } : own];
  });
  return {
    ...Object.fromEntries(parts),
    ...Object.fromEntries(Object.entries(sheet).filter(([name]) => !Object.hasOwn(plain, name))),
  };
}
