// Generates other values for a field with a wrong value, the nearest first.
import type { FieldKind } from '../game/errors.ts';
import { isRecord } from '../game/record.ts';

/**
 * The maximum distance from the wrong value of the numbers that are tried one by one. Of the more distant
 * numbers only the bounds are tried.
 */
const REACH = 60;

type Steps = readonly string[];

interface FaultLocation {
  readonly steps: Steps; // the path within the field's value to the wrong part
  readonly seats: readonly number[]; // the numbers of seats for which the value is wrong; empty for all
  readonly tables: readonly number[]; // all numbers of seats that the sheet allows
}

/** The steps of a path within a field: `[2].value` gives 2 and `value`. */
export const stepsIn = (rest: string): Steps => rest.match(/[^.[\]]+/g) ?? [];

/** Generates other values of a field of this kind. */
export function* others(kind: FieldKind, value: unknown, wanted: FaultLocation): Generator<unknown> {
  switch (kind.type) {
    case 'choice':
      yield* after(kind.names, value);
      return;
    case 'whole':
      yield* around(kind, value);
      return;
    case 'either':
      for (const one of kind.kinds) yield* others(one, value, wanted);
      return;
    case 'list':
      yield* lists(kind.of, value, wanted);
      return;
    case 'perSeats':
      yield* forTables(kind.of, value, wanted);
      return;
    case 'shape':
      yield* shapes(kind.fields, value, wanted);
      return;
    default:
      return; // cards and texts have no values that are near
  }
}

/** The other names, beginning with the name after the current value. */
function* after(names: readonly string[], value: unknown): Generator<string> {
  const at = names.indexOf(String(value));
  yield* [...names.slice(at + 1), ...names.slice(0, Math.max(at, 0))];
}

function* around({ min, max }: Extract<FieldKind, { type: 'whole' }>, value: unknown): Generator<number> {
  const from = typeof value === 'number' ? Math.min(max, Math.max(min, Math.trunc(value))) : min;
  if (from !== value) yield from;
  for (let by = 1; by <= REACH; by++) {
    if (from - by >= min) yield from - by;
    if (from + by <= max) yield from + by;
  }
  yield* [min, max].filter(bound => bound !== value);
}

/** Generates lists in which one entry is changed or removed, and the empty list. */
function* lists(of: FieldKind, value: unknown, wanted: FaultLocation): Generator<unknown> {
  if (!Array.isArray(value)) return;
  const [step, ...steps] = wanted.steps;
  if (step !== undefined) {
    const at = Number(step);
    for (const one of others(of, value[at], { ...wanted, steps })) yield value.with(at, one);
    yield value.toSpliced(at, 1);
    return;
  }
  for (let i = value.length - 1; i >= 0; i--) yield value.toSpliced(i, 1);
  if (value.length > 1) yield [];
}

/**
 * Generates values for the numbers of seats for which the value is wrong. Other numbers of seats keep their
 * values.
 */
function* forTables(of: FieldKind, value: unknown, wanted: FaultLocation): Generator<unknown> {
  const { tables } = wanted;
  const seats = wanted.seats.length > 0 ? wanted.seats : tables;
  const split = isRecord(value);
  const steps = split ? wanted.steps.slice(1) : wanted.steps;
  const entries = split ? value : Object.fromEntries(tables.map(n => [n, value]));
  const [first = 0] = seats;
  const missing = entries[first] === undefined;
  const entry = missing ? nearest(entries, first) : entries[first];
  for (const one of [...(missing ? [entry] : []), ...others(of, entry, { ...wanted, steps })]) {
    const here = { ...entries, ...Object.fromEntries(seats.map(n => [n, one])) };
    yield seats.length === tables.length && !split ? one : here;
  }
}

/** The value for the nearest number of seats that has one. */
function nearest(entries: Readonly<Record<string, unknown>>, seats: number): unknown {
  const far = (key: string): number => Math.abs(Number(key) - seats);
  const [near] = Object.entries(entries).sort(([a], [b]) => far(a) - far(b));
  return near?.[1];
}

function* shapes(
  fields: Readonly<Record<string, FieldKind>>,
  value: unknown,
  wanted: FaultLocation,
): Generator<unknown> {
  const [step, ...steps] = wanted.steps;
  if (!isRecord(value)) return;
  for (const [name, kind] of Object.entries(fields)) {
    if (step !== undefined && step !== name) continue;
    for (const one of others(kind, value[name], { ...wanted, steps })) yield { ...value, [name]: one };
  }
}
