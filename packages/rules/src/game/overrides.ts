// Single fields of a sheet replaced by others: how many there may be, and the sheet that comes of them.
import { clashing, type SheetError } from './fields.ts';
import { isRecord } from './record.ts';

/** Single fields of a sheet replaced, by path: `{ 'moon.choose': 'auto' }`. */
export type Overrides = Readonly<Record<string, unknown>>;

/** No sheet is changed in more places. */
export const OVERRIDES_MAX = 64;

/** No changes of a sheet take more letters, written as JSON. */
export const OVERRIDES_LETTERS_MAX = 4096;

/** Why these are too many changes for a sheet, or too long ones; undefined where they are not. */
export function whyTooLarge(overrides: Overrides): SheetError | undefined {
  const count = Object.keys(overrides).length;
  if (count > OVERRIDES_MAX) return clashing('overrides', count, 'changesMost', OVERRIDES_MAX);
  const letters = lettersIn(overrides);
  if (letters <= OVERRIDES_LETTERS_MAX) return undefined;
  return clashing('overrides', Number.isFinite(letters) ? letters : '…', 'changesLong', OVERRIDES_LETTERS_MAX);
}

function lettersIn(overrides: Overrides): number {
  try {
    return JSON.stringify(overrides).length;
  } catch {
    return Number.POSITIVE_INFINITY; // nested deeper than any sheet
  }
}

const PATH_STEPS_MAX = 8; // no field lies so deep: what is cut off was no field, and the check says so

type Change = readonly [path: readonly string[], value: unknown];

/** A sheet with single fields replaced, each named by its path: `{ 'moon.choose': 'auto', 'deck.remove.3': ['2D'] }`. */
export const withOverrides = (sheet: unknown, overrides: Overrides): unknown =>
  changed(
    sheet,
    Object.entries(overrides).map(([path, value]): Change => [path.split('.', PATH_STEPS_MAX), value]),
  );

/** Each level of the sheet is copied once, however many changes there are; a later change is made to what an earlier one left. */
function changed(node: unknown, changes: readonly Change[]): unknown {
  const last = changes.findLastIndex(([path]) => path.length === 0);
  const whole = last < 0 ? node : changes[last]?.[1];
  const later = changes.slice(last + 1);
  if (later.length === 0) return whole;
  // A path through something that is no object makes one; the check then says what was expected there.
  const fields = new Map(isRecord(whole) ? Object.entries(whole) : []);
  for (const [key, under] of byKey(later)) fields.set(key, changed(fields.get(key), under));
  return Object.fromEntries(fields);
}

function byKey(changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  const groups = new Map<string, Change[]>();
  for (const [[key = '', ...rest], value] of changes) {
    const group = groups.get(key) ?? [];
    group.push([rest, value]);
    groups.set(key, group);
  }
  return groups;
}
