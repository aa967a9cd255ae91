// Overrides of single fields of a sheet (the rules of a game as data): their limits, and the sheet that
// results.
import { clashing, type SheetError } from './errors.ts';
import { OVERRIDES_LETTERS_MAX, OVERRIDES_MAX } from './limits.ts';
import { isRecord } from './record.ts';

/** New values of single fields of a sheet, by path: `{ 'moon.choose': 'auto' }`. */
export type Overrides = Readonly<Record<string, unknown>>;

/** The error of overrides that are too many or too long. Undefined if they are not. */
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
    return Number.POSITIVE_INFINITY; // the value is nested deeper than any sheet
  }
}

// The maximum number of steps in a path. No field of a sheet has a longer path. A longer path is cut off, and
// the check reports it as unknown.
const PATH_STEPS_MAX = 8;

type Change = readonly [path: readonly string[], value: unknown];

/**
 * A sheet in which single fields are replaced, by path: `{ 'moon.choose': 'auto', 'deck.remove.3': ['2D'] }`.
 */
export const withOverrides = (sheet: unknown, overrides: Overrides): unknown =>
  changed(
    sheet,
    Object.entries(overrides).map(([path, value]): Change => [path.split('.', PATH_STEPS_MAX), value]),
  );

/**
 * A part of a sheet with all changes within it. Each level is copied once for all changes. A later change
 * applies to the result of earlier ones.
 */
function changed(node: unknown, changes: readonly Change[]): unknown {
  const last = changes.findLastIndex(([path]) => path.length === 0);
  const whole = last < 0 ? node : changes[last]?.[1];
  const later = changes.slice(last + 1);
  if (later.length === 0) return whole;
  // A path through a value that is not an object creates an object. The check of the sheet then reports what
  // was expected there.
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
