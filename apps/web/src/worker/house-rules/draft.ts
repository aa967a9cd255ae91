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
  const options = optionsIn(reading, field);
  return {
    path,
    kind,
    value,
    usual,
    changed: !same(value, usual),
    idle: options === undefined ? isIdle(reading, field) : !differ(options),
    topic: clauseOn(reading.clauses, path)?.topic ?? null,
    ...(remark !== undefined && { remark }),
    ...(fix && { fix }),
    ...(options && { options }),
  };
}

const differ = (options: readonly DraftOption[]): boolean => {
  const sound = options.filter(({ clashes }) => !clashes);
  return sound.length < 2 || new Set(sound.map(({ sentence }) => sentence)).size > 1;
};

function optionsIn(reading: Reading, { path, kind }: SheetField): readonly DraftOption[] | undefined {
  const names = namesIn(kind);
  return names && optionsAt(reading, path, names);
}

/** A value of a field, with all sentences of the rules that result from it. */
interface Read extends Pick<DraftOption, 'value' | 'clashes'> {
  readonly sentences: readonly string[];
}

/** For each value of a field, the first sentence of the rules that is not the same for all values. */
function optionsAt(reading: Reading, path: string, names: readonly string[]): readonly DraftOption[] {
  const read = names.map(name => readAt(reading, path, name));
  const sound = read.filter(({ clashes }) => !clashes);
  const shared = (sentence: string): boolean =>
    sound.length > 1 && sound.every(({ sentences }) => sentences.includes(sentence));
  return read.map(({ value, clashes, sentences }) => ({
    value,
    clashes,
    sentence: sentences.find(sentence => !shared(sentence)) ?? null,
  }));
}

/**
 * The sentences of the rules that depend on the field, with this value. If the value contradicts other
 * fields, those fields are changed first. Empty if the value cannot be kept.
 */
function readAt({ house, seats, words }: Reading, path: string, value: string): Read {
  const changed = { ...house, overrides: { ...house.overrides, [path]: value } };
  const prepared = prepare(wholeOf(changed), seats);
  if (prepared.ok) return { value, sentences: sentencesAt(prepared.hearts, path, words), clashes: false };
  const sound = resolved(changed);
  const kept = valueAt(wholeOf(sound), path) === value;
  const hearts = kept ? prepare(wholeOf(sound), seats) : undefined;
  return { value, sentences: hearts?.ok ? sentencesAt(hearts.hearts, path, words) : [], clashes: true };
}

const sentencesAt = (hearts: Hearts, path: string, words: RuleWords): readonly string[] =>
  explainHearts(hearts, words)
    .filter(({ fields }) => fields.includes(path))
    .map(({ sentence }) => sentence);

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
  return prepared.ok ? (sentencesAt(prepared.hearts, path, words)[0] ?? null) : null;
}
