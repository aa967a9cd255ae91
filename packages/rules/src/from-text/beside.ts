// Finds the clauses (sentences of the explained rules) that depend on a field of the sheet (the rules as
// data). These are the clauses that change if the field has another value.

import { explainHearts } from '../explain/explain.ts';
import type { Clause } from '../game/clause.ts';
import { withOverrides } from '../game/overrides.ts';
import { baseOf, fieldAt, type House, same, valueAt, wholeOf } from '../house/fields.ts';
import { others } from '../house/others.ts';
import { prepare } from '../prepare.ts';
import type { RuleWords } from '../words/en.ts';

/** House rules and the sentences that explain them, for one number of seats. */
export interface Explained {
  readonly house: House;
  readonly seats: number;
  readonly words: RuleWords;
  readonly clauses: readonly Clause[];
}

/** The maximum number of other values of a field for which the rules are explained. */
const TRIES = 4;

/** The name of the group to which a field belongs. The fields of a group are explained together. */
export const groupOf = (path: string): string => path.split('.')[0] ?? path;

/**
 * The field with the match lengths that players may choose from. A sentence about them also names the usual
 * length, but is assigned only to this field.
 */
const OFFER = 'match.offer';

const isNear = ({ fields, topic }: Clause, path: string): boolean =>
  fields.includes(path) &&
  (fields[0] !== OFFER || path === OFFER) &&
  (groupOf(fields[0] ?? '') === groupOf(path) || (topic === 'end' && groupOf(path) === 'match'));

/**
 * The clause of the changed rules that corresponds to this clause. Clauses correspond if they have the same
 * topic and first field, and the same position among such clauses.
 */
function counterpart(one: Clause, clauses: readonly Clause[], changed: readonly Clause[]): Clause | undefined {
  const alike = (other: Clause): boolean => other.topic === one.topic && other.fields[0] === one.fields[0];
  return changed.filter(alike)[clauses.filter(alike).indexOf(one)];
}

/**
 * The rules explained with other values of a field. Values with which the rules cannot be played are left
 * out.
 */
function variations({ house, seats, words }: Explained, path: string): readonly (readonly Clause[])[] {
  const [base, whole] = [baseOf(house), wholeOf(house)];
  const kind = fieldAt(base, path)?.kind;
  const now = valueAt(whole, path);
  const found: (readonly Clause[])[] = [];
  if (kind === undefined) return found;
  const tried = function* (): Generator<unknown> {
    yield valueAt(base, path);
    yield* others(kind, now, { steps: [], seats: [], tables: [seats] });
  };
  for (const value of tried()) {
    if (found.length === TRIES) break;
    const prepared = same(value, now) ? undefined : prepare(withOverrides(whole, { [path]: value }), seats);
    if (prepared?.ok) found.push(explainHearts(prepared.hearts, words));
  }
  return found;
}

/**
 * The clauses that a field decides: those that change with its value. Without such clauses, those that
 * disappear with every other value. Without these, the first clause that names the field.
 */
export function clausesBy(explained: Explained, path: string): readonly Clause[] {
  const { clauses } = explained;
  const near = clauses.filter(one => isNear(one, path));
  const varied = variations(explained, path);
  const elsewhere = (one: Clause): readonly string[] =>
    varied.flatMap(other => counterpart(one, clauses, other)?.sentence ?? []);
  const changed = near.filter(one => elsewhere(one).some(sentence => sentence !== one.sentence));
  if (changed.length > 0) return changed;
  const gone = varied.length === 0 ? [] : near.filter(one => elsewhere(one).length === 0);
  return gone.length > 0 ? gone : near.slice(0, 1);
}
