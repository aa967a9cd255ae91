// Describes the values that a field of a sheet can have, and checks values against these descriptions. The
// descriptions also serve to make forms.
import { isCard } from '../cards/card.ts';
import { isSelector } from '../cards/card-set.ts';
import { clashing, type FieldKind, type PatternName, type SheetError } from './errors.ts';
import { isRecord } from './record.ts';

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

const QUOTED_LEVELS = 3;
const QUOTED_ENTRIES = 8;
const QUOTED_LETTERS = 160;

/**
 * A value as a sentence quotes it: its JSON, cut off in depth and length because the value comes from
 * outside.
 */
export function quoted(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(shallow(value, QUOTED_LEVELS));
  return text.length <= QUOTED_LETTERS ? text : `${text.slice(0, QUOTED_LETTERS).replace(HALF_LETTER, '')}…`;
}

const HALF_LETTER = /[\ud800-\udbff]$/; // the first half of a surrogate pair, whose second half was cut off

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

const FOUND_MAX = 64; // a hostile value may have any number of errors

/** The errors of a value, up to a maximum. An empty list means that the value is allowed. */
export function check(kind: FieldKind, value: unknown, path: string): readonly SheetError[] {
  const found: SheetError[] = [];
  look(kind, value, path, found);
  return found;
}

const fits = (kind: FieldKind, value: unknown): boolean => check(kind, value, '').length === 0;

/** Adds the errors of a value to `found`, up to the maximum. */
function look(kind: FieldKind, value: unknown, path: string, found: SheetError[]): void {
  if (found.length >= FOUND_MAX) return;
  if (kind.type === 'perSeats' && !isRecord(value)) look(kind.of, value, path, found);
  else if (!isOfKind(kind, value)) found.push({ path, value, expected: { type: 'kind', kind } });
  else if (kind.type === 'list') lookInList(kind.of, value as readonly unknown[], path, found);
  else if (kind.type === 'perSeats') lookBySeats(kind.of, value as Fields, path, found);
  else if (kind.type === 'shape') lookInShape(kind.fields, value as Fields, path, found);
}

/** Whether a value is of this kind. The parts of the value are not checked. */
function isOfKind(kind: FieldKind, value: unknown): boolean {
  switch (kind.type) {
    case 'text':
      return typeof value === 'string' && value.length > 0 && value.length <= kind.max;
    case 'choice':
      return typeof value === 'string' && kind.names.includes(value);
    case 'whole':
      return Number.isInteger(value) && Number(value) >= kind.min && Number(value) <= kind.max;
    case 'card':
      return isCard(value);
    case 'selector':
      return isSelector(value);
    case 'pattern':
      return typeof value === 'string' && kind.pattern.test(value);
    case 'either':
      return kind.kinds.some(one => fits(one, value));
    case 'list':
      return Array.isArray(value) && value.length <= kind.max;
    case 'perSeats':
    case 'shape':
      return isRecord(value);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function lookInList(of: FieldKind, values: readonly unknown[], path: string, found: SheetError[]): void {
  for (const [i, value] of values.entries()) look(of, value, `${path}[${i}]`, found);
}

// the maximum number of characters of a key that an error quotes; the key may come from a hostile client
const KEY_SHOWN_MAX = 60;

function lookBySeats(of: FieldKind, value: Fields, path: string, found: SheetError[]): void {
  for (const key of Object.keys(value)) {
    if (found.length >= FOUND_MAX) return;
    const at = `${path}.${key.slice(0, KEY_SHOWN_MAX)}`;
    if (/^([2-9]|1[0-4])$/.test(key)) look(of, value[key], at, found);
    else found.push(clashing(at, value[key], 'seatsKey'));
  }
}

function lookInShape(
  fields: Readonly<Record<string, FieldKind>>,
  value: Fields,
  path: string,
  found: SheetError[],
): void {
  const under = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const known = Object.keys(fields);
  for (const key of Object.keys(value)) {
    if (found.length >= FOUND_MAX) return;
    if (Object.hasOwn(fields, key)) continue;
    found.push({ path: under(key.slice(0, KEY_SHOWN_MAX)), value: value[key], expected: { type: 'field', known } });
  }
  for (const [key, kind] of Object.entries(fields)) look(kind, value[key], under(key), found);
}
