// House rules that are being edited: all fields with their alternatives, the rules as sentences, and
// proposals that resolve contradictions.

import type { Drafted, DraftField, DraftOption, DraftProblem } from '@moonshot/protocol';
import { type Hearts, heartsOf, prepare, withOverrides } from '@moonshot/rules';
import { type Clause, clauseOn, expectedText, explainHearts } from '@moonshot/rules/explain';
import {
  baseOf,
  fieldAt,
  fieldsOf,
  gameOf,
  type House,
  namesIn,
  others,
  problemsOf,
  proposalsFor,
  queenChoice,
  type Remark,
  remarksOf,
  resolved,
  type SheetField,
  type SheetProblem,
  same,
  seatsOf,
  tidied,
  valueAt,
  wholeOf,
} from '@moonshot/rules/house';
import { sheetWordsEn as en, type RuleWords, type SheetWords } from '@moonshot/rules/words';
import { compareRules } from '@moonshot/table';

/** Maximum number of problems that are reported at a time. */
const PROBLEMS_MAX = 4;
/** Number of other values that are tried to find out whether a field has any effect. */
const TRIES = 3;

/**
 * The content of the form for house rules, explained for `wanted` seats. If the rules do not allow that
 * number, they are explained for the number of seats that suits them best.
 */
export function draftOf(
  given: House,
  wanted: number,
  words: RuleWords,
  sheetWords: SheetWords = en,
): Omit<Drafted, 'number' | 'untitled' | 'shared'> {
  const house = tidied(given);
  const [base, whole] = [baseOf(house), wholeOf(house)];
  const sound = resolved(house);
  const tables = seatsOf(wholeOf(sound));
  const seats = tables.includes(wanted) ? wanted : Number(valueAt(wholeOf(sound), 'seats.best'));
  const hearts = heartsOf(wholeOf(sound), seats);
  const clauses = explainHearts(hearts, words);
  const reading: Reading = { house: sound, seats, words, hearts, clauses, remarks: remarksOf(sound, seats, words) };
  return {
    base: house.base,
    baseName: base.name,
    game: gameOf(house) ?? null,
    name: String(valueAt(whole, 'name')),
    overrides: house.overrides,
    seats,
    tables,
    fields: fieldsOf(base).flatMap(field => (field.path === 'name' ? [] : [fieldIn(reading, house, field)])),
    sentences: compareRules(sound, seats, clauses, words),
    problems: problemsOf(whole)
      .slice(0, PROBLEMS_MAX)
      .map(problem => problemIn(house, problem, reading, sheetWords)),
    queen: queenChoice(sound) ?? null,
    usualQueen: queenChoice({ base: house.base, overrides: {} })?.now ?? null,
  };
}

/** Valid rules with what is needed to explain them. */
interface Reading {
  readonly house: House;
  readonly hearts: Hearts;
  readonly seats: number;
  readonly words: RuleWords;
  readonly clauses: readonly Clause[];
  readonly remarks: readonly Remark[];
}

function fieldIn(reading: Reading, house: House, field: SheetField): DraftField {
  const { path, kind } = field;
  const { sentence: remark, fix } = reading.remarks.find(one => one.path === path) ?? {};
  const [value, usual] = [valueAt(wholeOf(house), path), valueAt(baseOf(house), path)];
  const read = optionsIn(reading, field);
  const options = read && optionsFrom(read, path);
  return {
    path,
    kind,
    value,
    usual,
    changed: !same(value, usual),
    idle: read === undefined ? isIdle(reading, field) : !differ(read),
    topic: clauseOn(reading.clauses, path)?.topic ?? null,
    ...(remark !== undefined && { remark }),
    ...(fix && { fix }),
    ...(options && { options }),
  };
}

/** A value of a field, with the clauses that depend on the field and that not all values share. */
interface Read extends Pick<DraftOption, 'value' | 'clashes'> {
  readonly clauses: readonly Clause[];
}

const differ = (read: readonly Read[]): boolean => {
  const sound = read.filter(({ clashes }) => !clashes);
  return sound.length < 2 || new Set(sound.map(({ clauses }) => clauses[0]?.sentence)).size > 1;
};

function optionsIn(reading: Reading, { path, kind }: SheetField): readonly Read[] | undefined {
  const read = namesIn(kind)?.map(name => readAt(reading, path, name));
  const sound = (read ?? []).filter(({ clashes }) => !clashes);
  const shared = ({ sentence }: Clause): boolean =>
    sound.length > 1 && sound.every(({ clauses }) => clauses.some(clause => clause.sentence === sentence));
  return read?.map(one => ({ ...one, clauses: one.clauses.filter(clause => !shared(clause)) }));
}

/**
 * For each value of a field, the sentence that is about the field, or null if there is none: the aim depends
 * on partners, but does not say who they are. A clause lists its fields by importance. The sentence has the
 * field as far in front as any clause has it, and at the front if only one value is possible.
 */
function optionsFrom(read: readonly Read[], path: string): readonly DraftOption[] {
  const placeIn = ({ fields }: Clause): number => fields.indexOf(path);
  const possible = read.filter(({ clauses }) => clauses.length > 0);
  const first = possible.length < 2 ? 0 : Math.min(...possible.flatMap(({ clauses }) => clauses.map(placeIn)));
  return read.map(({ value, clashes, clauses }) => ({
    value,
    clashes,
    sentence: clauses.find(clause => placeIn(clause) === first)?.sentence ?? null,
  }));
}

/**
 * The clauses of the rules that depend on the field, with this value. If the value contradicts other
 * fields, those fields are changed first. Empty if the value cannot be kept.
 */
function readAt({ house, seats, words }: Reading, path: string, value: string): Read {
  const changed = { ...house, overrides: { ...house.overrides, [path]: value } };
  const prepared = prepare(wholeOf(changed), seats);
  if (prepared.ok) return { value, clauses: clausesAt(prepared.hearts, path, words), clashes: false };
  const sound = resolved(changed);
  const kept = valueAt(wholeOf(sound), path) === value;
  const hearts = kept ? prepare(wholeOf(sound), seats) : undefined;
  return { value, clauses: hearts?.ok ? clausesAt(hearts.hearts, path, words) : [], clashes: true };
}

const clausesAt = (hearts: Hearts, path: string, words: RuleWords): readonly Clause[] =>
  explainHearts(hearts, words).filter(({ fields }) => fields.includes(path));

/** Whether the field has no effect, because all other values that are tried lead to the same sentences. */
function isIdle({ house, seats, words, hearts }: Reading, { path, kind }: SheetField): boolean {
  const aloud = (one: Hearts): string =>
    explainHearts(one, words)
      .map(({ sentence }) => sentence)
      .join(' ');
  const sheet = wholeOf(house);
  const tables = seatsOf(sheet);
  let [tries, sound] = [0, 0];
  for (const value of others(kind, valueAt(sheet, path), { steps: [], seats: [seats], tables })) {
    const prepared = prepare(withOverrides(sheet, { [path]: value }), seats);
    if (prepared.ok && aloud(prepared.hearts) !== aloud(hearts)) return false;
    if (prepared.ok) sound += 1;
    if (++tries === TRIES) break;
  }
  return sound > 0;
}

function problemIn(house: House, problem: SheetProblem, { words }: Reading, sheetWords: SheetWords): DraftProblem {
  const base = baseOf(house);
  const field = fieldAt(base, problem.path)?.path ?? problem.path;
  return {
    path: field,
    value: problem.value,
    seats: problem.seats,
    expected: expectedText(problem.expected, sheetWords),
    proposals: proposalsFor(house, problem).map(change => {
      const paths = Object.keys(change);
      const path = paths.includes(field) ? field : (paths[0] ?? field);
      return { change, path, sentence: afterwards(house, change, path, problem, words) };
    }),
  };
}

/**
 * The sentence that a proposed change leads to. It is taken, if possible, for a number of seats at which the
 * present rules fail.
 */
function afterwards(
  house: House,
  change: House['overrides'],
  path: string,
  { seats }: SheetProblem,
  words: RuleWords,
): string | null {
  const sheet = wholeOf(resolved({ ...house, overrides: { ...house.overrides, ...change } }));
  const tables = seatsOf(sheet);
  const [table = tables[0] ?? 0] = seats.filter(n => tables.includes(n));
  const prepared = prepare(sheet, table);
  return prepared.ok ? (clausesAt(prepared.hearts, path, words)[0]?.sentence ?? null) : null;
}
