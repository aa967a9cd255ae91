// Which clause of the explained rules a field decides: with another value of the field it reads otherwise.

import { explainHearts } from '../explain/explain.ts';
import type { Clause } from '../game/clause.ts';
import { withOverrides } from '../game/overrides.ts';
import { baseOf, fieldAt, type House, same, valueAt, wholeOf } from '../house/fields.ts';
import { others } from '../house/others.ts';
import { prepare } from '../prepare.ts';
import type { RuleWords } from '../words/en.ts';

/** The rules in words, at one table. */
export interface Explained {
  readonly house: House;
  readonly seats: number;
  readonly words: RuleWords;
  readonly clauses: readonly Clause[];
}

/** Number of other values tried. */
const TRIES = 4;

/** Fields of one group are told together. */
export const groupOf = (path: string): string => path.split('.')[0] ?? path;

/** The lengths on offer name the usual length too, but only their own field decides them. */
const OFFER = 'match.offer';

const isNear = ({ fields, topic }: Clause, path: string): boolean =>
  fields.includes(path) &&
  (fields[0] !== OFFER || path === OFFER) &&
  (groupOf(fields[0] ?? '') === groupOf(path) || (topic === 'end' && groupOf(path) === 'match'));

/** Finds the same clause in the rules with another value: the nth of its topic that begins with its field. */
function counterpart(one: Clause, clauses: readonly Clause[], changed: readonly Clause[]): Clause | undefined {
  const alike = (other: Clause): boolean => other.topic === one.topic && other.fields[0] === one.fields[0];
  return changed.filter(alike)[clauses.filter(alike).indexOf(one)];
}

/** The clauses with other values of a field, as far as these rules can be played. */
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
 * The clauses that a field decides: those that change with it, or else those that are gone with every other
 * value, or else the first that names it.
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
