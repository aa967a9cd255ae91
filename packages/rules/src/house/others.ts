// Alternative values of a faulty field, nearest first.
import type { FieldKind } from '../game/fields.ts';
import { isRecord } from '../game/record.ts';

/** Maximum difference of numbers that are tried one by one. Beyond it only the bounds are tried. */
const REACH = 60;

type Steps = readonly string[];

interface FaultLocation {
  readonly steps: Steps; // path within the value to the faulty part
  readonly seats: readonly number[]; // the tables where it fails; empty: all
  readonly tables: readonly number[]; // all numbers of seats of the sheet
}

/** The steps of a path inside a field: `[2].value` becomes 2 and value. */
export const stepsIn = (rest: string): Steps => rest.match(/[^.[\]]+/g) ?? [];

/** Generates other values of a field. */
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
      return; // cards and texts have no nearby values
  }
}

/** The other names, beginning with the one after the current value. */
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

/** The list with one entry changed or removed. */
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

/** Other values for the numbers of seats where this one fails. The other numbers of seats keep theirs. */
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

/** The value for the nearest number of seats. */
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
