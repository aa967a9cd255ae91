// Proposes changes that resolve contradictions in house rules.
import type { SheetError } from '../game/errors.ts';
import { withOverrides } from '../game/overrides.ts';
import type { Overrides, Sheet } from '../games.ts';
import { wrongAt } from '../prepare.ts';
import { baseOf, differences, fieldAt, type House, same, valueAt, wholeOf } from './fields.ts';
import { others, stepsIn } from './others.ts';
import { problemsOf, type SheetProblem, seatsOf } from './problems.ts';

/**
 * The maximum number of proposals that change the wrong field itself, and the maximum number for each other
 * place.
 */
const OWN_MAX = 2;
const OTHER_MAX = 1;
/** The maximum number of changes that are tried in one place. */
const TRIES_MAX = 160;

/**
 * The changes that resolve an error without causing another, the nearest first. If none is found, the change
 * back to the base game.
 */
export function proposalsFor(house: House, problem: SheetProblem): readonly Overrides[] {
  const [base, sheet] = [baseOf(house), wholeOf(house)];
  const before = new Set(problemsOf(sheet).map(({ path }) => path));
  const found: Overrides[] = [];
  for (const [changes, most] of places(base, sheet, problem)) {
    let here = 0;
    let tries = 0;
    for (const change of changes) {
      if (here === most || ++tries > TRIES_MAX) break;
      if (!helps(sheet, change, problem, before) || found.some(one => samely(sheet, one, change))) continue;
      found.push(change);
      here += 1;
    }
  }
  return found.length > 0 ? found : [asItWas(base, sheet)];
}

/**
 * The nearest change that resolves an error without causing another. If none is found, the change back to the
 * base game.
 */
export function nearestFor(house: House, problem: SheetProblem): Overrides {
  const [base, sheet] = [baseOf(house), wholeOf(house)];
  const before = new Set(problemsOf(sheet).map(({ path }) => path));
  for (const [changes] of places(base, sheet, problem)) {
    let tries = 0;
    for (const change of changes) {
      if (++tries > TRIES_MAX) break;
      if (helps(sheet, change, problem, before)) return change;
    }
  }
  return asItWas(base, sheet);
}

const samely = (sheet: unknown, a: Overrides, b: Overrides): boolean =>
  same(withOverrides(sheet, a), withOverrides(sheet, b));

/** Whether a change resolves the error and causes no other. */
function helps(sheet: unknown, change: Overrides, { path, seats }: SheetProblem, before: ReadonlySet<string>): boolean {
  const changed = withOverrides(sheet, change);
  const tables = seatsOf(changed);
  const bad = (error: SheetError): boolean => error.path === path || !before.has(error.path);
  const [first = tables[0] ?? 0] = seats.filter(n => tables.includes(n));
  // most useless changes are already rejected by checking a single number of seats
  if (wrongAt(changed, first).some(bad)) return false;
  return !problemsOf(changed).some(bad);
}

/**
 * Where a change can resolve an error. It can change the wrong field, set a changed field back to the base
 * game's value, or exclude numbers of seats.
 */
function places(
  base: Sheet,
  sheet: unknown,
  problem: SheetProblem,
): readonly (readonly [Iterable<Overrides>, number])[] {
  const was = Object.entries(asItWas(base, sheet)).map(([path, value]): Overrides => ({ [path]: value }));
  return [
    [otherwise(base, sheet, problem), OWN_MAX],
    [was, OTHER_MAX],
    [fewerTables(sheet, problem.seats), OTHER_MAX],
  ];
}

/** Generates changes of the wrong field to other values. */
function* otherwise(base: Sheet, sheet: unknown, { path: place, seats }: SheetProblem): Generator<Overrides> {
  const field = fieldAt(base, place);
  if (field === undefined) return;
  const { path, kind } = field;
  const wanted = { steps: stepsIn(place.slice(path.length)), seats, tables: seatsOf(sheet) };
  for (const value of others(kind, valueAt(sheet, path), wanted)) yield { [path]: value };
}

/** The change that takes back all changes to the base game except the name. */
const asItWas = (base: Sheet, sheet: unknown): Overrides =>
  Object.fromEntries(
    Object.keys(differences(base, sheet))
      .filter(path => path !== 'name')
      .map(path => [path, valueAt(base, path)]),
  );

/**
 * Generates the change that excludes the numbers of seats for which the sheet has the error, if the other
 * numbers form one unbroken range.
 */
function* fewerTables(sheet: unknown, bad: readonly number[]): Generator<Overrides> {
  if (bad.length === 0) return;
  const good = seatsOf(sheet).filter(n => !bad.includes(n));
  const best = Number(valueAt(sheet, 'seats.best'));
  const [min] = good;
  const max = good.at(-1);
  if (min === undefined || max === undefined || max - min + 1 !== good.length) return;
  yield { 'seats.min': min, 'seats.max': max, 'seats.best': Math.min(max, Math.max(min, best)) };
}
