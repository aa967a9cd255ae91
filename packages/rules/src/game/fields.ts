// What each field of a rule sheet may hold, as data: it checks a sheet, and a form can be drawn from it.
import { isCard } from '../cards/card.ts';
import { isSelector } from '../cards/card-set.ts';
import type { Clash, SheetWords } from '../words/sheet/en.ts';
import { isRecord } from './record.ts';

export type FieldKind =
  | { readonly type: 'text'; readonly max: number }
  | { readonly type: 'choice'; readonly names: readonly string[] }
  | { readonly type: 'whole'; readonly min: number; readonly max: number }
  | { readonly type: 'card' }
  | { readonly type: 'selector' }
  | { readonly type: 'pattern'; readonly name: PatternName; readonly pattern: RegExp }
  | { readonly type: 'list'; readonly of: FieldKind; readonly max: number }
  | { readonly type: 'perSeats'; readonly of: FieldKind }
  | { readonly type: 'either'; readonly kinds: readonly FieldKind[] }
  | { readonly type: 'shape'; readonly fields: Readonly<Record<string, FieldKind>> };

type PatternName = keyof SheetWords['kinds']['patterns'];

/** One thing wrong with a sheet: where, what stands there, and what was expected. */
export interface SheetError {
  readonly path: string;
  readonly value: unknown;
  readonly expected: Expected;
}

/** What a field may hold, one of the fields that there are, or what goes with the other fields. */
export type Expected =
  | { readonly type: 'kind'; readonly kind: FieldKind }
  | { readonly type: 'field'; readonly known: readonly string[] }
  | { readonly type: 'clash'; readonly clash: Clash };

/** A value that does not go with the other fields. */
export const clashing = (path: string, value: unknown, ...clash: Clash): SheetError => ({
  path,
  value,
  expected: { type: 'clash', clash },
});

export const choice = (...names: readonly string[]): FieldKind => ({ type: 'choice', names });
export const whole = (min: number, max: number): FieldKind => ({ type: 'whole', min, max });
export const text = (max: number): FieldKind => ({ type: 'text', max });
export const list = (of: FieldKind, max = 16): FieldKind => ({ type: 'list', of, max });
export const perSeats = (of: FieldKind): FieldKind => ({ type: 'perSeats', of });
export const either = (...kinds: readonly FieldKind[]): FieldKind => ({ type: 'either', kinds });
export const shape = (fields: Readonly<Record<string, FieldKind>>): FieldKind => ({ type: 'shape', fields });
export const pattern = (name: PatternName, regex: RegExp): FieldKind => ({ type: 'pattern', name, pattern: regex });
export const CARD: FieldKind = { type: 'card' };
export const SELECTOR: FieldKind = { type: 'selector' };

/** One value for every table, or a value for each number of seats: `3` or `{ "3": 4, "5": 2 }`. */
export type PerSeats<T> = T | { readonly [seats: string]: T };

/** The value for so many seats; undefined where the sheet gives none for that number. */
export function forSeats<T extends number | string | readonly unknown[]>(
  value: PerSeats<T>,
  seats: number,
): T | undefined {
  return isRecord(value) ? (value[String(seats)] as T | undefined) : (value as T);
}

const QUOTED_LEVELS = 3;
const QUOTED_ENTRIES = 8;

/** A value as a sentence may quote it: its JSON, cut where it goes deep or long, because it may come from anybody. */
export const quoted = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(shallow(value, QUOTED_LEVELS));

function shallow(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return value.slice(0, 60);
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, QUOTED_ENTRIES).map(one => shallow(one, levels - 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, QUOTED_ENTRIES)
      .map(([key, one]) => [key.slice(0, 60), shallow(one, levels - 1)]),
  );
}

/** Everything wrong with a value, one error each; an empty list says that it fits. */
export function check(kind: FieldKind, value: unknown, path: string): readonly SheetError[] {
  const wrong: readonly SheetError[] = [{ path, value, expected: { type: 'kind', kind } }];
  switch (kind.type) {
    case 'text':
      return typeof value === 'string' && value.length > 0 && value.length <= kind.max ? [] : wrong;
    case 'choice':
      return typeof value === 'string' && kind.names.includes(value) ? [] : wrong;
    case 'whole':
      return Number.isInteger(value) && Number(value) >= kind.min && Number(value) <= kind.max ? [] : wrong;
    case 'card':
      return isCard(value) ? [] : wrong;
    case 'selector':
      return isSelector(value) ? [] : wrong;
    case 'pattern':
      return typeof value === 'string' && kind.pattern.test(value) ? [] : wrong;
    case 'either':
      return kind.kinds.some(one => check(one, value, path).length === 0) ? [] : wrong;
    case 'list':
      return Array.isArray(value) && value.length <= kind.max ? checkEach(kind.of, value, path) : wrong;
    case 'perSeats':
      return isRecord(value) ? checkSeats(kind.of, value, path) : check(kind.of, value, path);
    case 'shape':
      return isRecord(value) ? checkShape(kind.fields, value, path) : wrong;
  }
}

const checkEach = (of: FieldKind, values: readonly unknown[], path: string): readonly SheetError[] =>
  values.flatMap((value, i) => check(of, value, `${path}[${i}]`));

const checkSeats = (of: FieldKind, value: Readonly<Record<string, unknown>>, path: string): readonly SheetError[] =>
  Object.keys(value).flatMap(key =>
    /^([2-9]|1[0-4])$/.test(key)
      ? check(of, value[key], `${path}.${key}`)
      : [clashing(`${path}.${key}`, value[key], 'seatsKey')],
  );

function checkShape(
  fields: Readonly<Record<string, FieldKind>>,
  value: Readonly<Record<string, unknown>>,
  path: string,
): readonly SheetError[] {
  const under = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const known = Object.keys(fields);
  const unknown = Object.keys(value)
    .filter(key => !Object.hasOwn(fields, key))
    .map((key): SheetError => ({ path: under(key), value: value[key], expected: { type: 'field', known } }));
  return [...unknown, ...Object.entries(fields).flatMap(([key, kind]) => check(kind, value[key], under(key)))];
}

const PATH_STEPS_MAX = 8; // no field lies so deep: what is cut off was no field, and the check says so

/** A sheet with single fields replaced, each named by its path: `{ 'moon.choose': 'auto', 'deck.remove.3': ['2D'] }`. */
export function withOverrides<T>(sheet: T, overrides: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(overrides).reduce<unknown>(
    (s, [path, value]) => replaced(s, path.split('.', PATH_STEPS_MAX), value),
    sheet,
  );
}

function replaced(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  // A path through something that is no object makes one; the check then says what was expected there.
  const fields = isRecord(node) ? node : {};
  const child = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return Object.fromEntries([...Object.entries(fields), [key, replaced(child, rest, value)]]);
}
