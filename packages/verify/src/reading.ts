// Parsers for untrusted input. Their errors name the field with the unexpected value.

/** An error in a document. It names the field that violates the format, and what the field should be. */
export class DocumentError extends Error {
  readonly place: string;
  constructor(place: string, wanted: string, found: unknown) {
    super(`${place}: expected ${wanted}, found ${inShort(found)}`);
    this.place = place;
  }
}

/** A short description of an unexpected value for an error message. */
function inShort(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return JSON.stringify(value).slice(0, 40);
}

export type ValueParser<T> = (value: unknown, place: string) => T;

export const reading =
  <T>(wanted: string, is: (value: unknown) => boolean): ValueParser<T> =>
  (value, place) => {
    if (!is(value)) throw new DocumentError(place, wanted, value);
    return value as T;
  };

export const isText = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
export const isWhole = (low: number, high: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= low && Number(value) <= high;

export const orNull =
  <T>(read: ValueParser<T>): ValueParser<T | null> =>
  (value, place) =>
    value === null ? null : read(value, place);

/** Makes the parser of an optional field. */
export const perhaps =
  <T>(read: ValueParser<T>): ValueParser<T | undefined> =>
  (value, place) =>
    value === undefined ? undefined : read(value, place);

const LIST_MAX = 10_000;

const listIf =
  <T>(read: ValueParser<T>, wanted: string, fits: (length: number) => boolean): ValueParser<readonly T[]> =>
  (value, place) => {
    if (!Array.isArray(value) || !fits(value.length)) throw new DocumentError(place, wanted, value);
    return value.map((one, i) => read(one, `${place}[${i}]`));
  };

/** Makes the parser of a list with exactly `size` items. */
export const listOf = <T>(read: ValueParser<T>, size: number): ValueParser<readonly T[]> =>
  listIf(read, `a list of ${size}`, length => length === size);

/** Makes the parser of a list with at most `most` items. */
export const list = <T>(read: ValueParser<T>, most = LIST_MAX): ValueParser<readonly T[]> =>
  listIf(read, `a list of at most ${most}`, length => length <= most);

type Shape<T> = { readonly [K in keyof T]: ValueParser<T[K]> };

/** Makes the parser of an object that has the fields of `shape` and no others. */
export const object =
  <T extends object>(shape: Shape<T>): ValueParser<T> =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new DocumentError(place || 'the file', 'an object', value);
    const found = value as Readonly<Record<string, unknown>>;
    const at = (key: string): string => (place === '' ? key : `${place}.${key}`);
    for (const key of Object.keys(found))
      if (!Object.hasOwn(shape, key)) throw new DocumentError(at(key), 'no such field', found[key]);
    const entries = Object.entries<ValueParser<unknown>>(shape);
    const read = entries.map(([key, one]) => [key, one(found[key], at(key))] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as T;
  };

const DEPTH_MAX = 12;

const isPlain = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < DEPTH_MAX && Object.values(value).every(one => isPlain(one, depth + 1)));

/** Parses an object with any fields, nested at most DEPTH_MAX deep. */
export const anything = reading<Readonly<Record<string, unknown>>>(
  `an object at most ${DEPTH_MAX} deep`,
  value => typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value),
);

/** Makes the parser of a tuple. Elements after the first `least` may be missing. */
export const tuple =
  <T>(least: number, ...reads: readonly ValueParser<unknown>[]): ValueParser<T> =>
  (value, place) => {
    const wanted = least === reads.length ? `a list of ${least}` : `a list of ${least} to ${reads.length}`;
    if (!Array.isArray(value) || value.length < least || value.length > reads.length)
      throw new DocumentError(place, wanted, value);
    return value.map((one, i) => (reads[i] as ValueParser<unknown>)(one, `${place}[${i}]`)) as T;
  };
