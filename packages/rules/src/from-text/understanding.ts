// What was understood of a text: each rule in words with the sentences that state it, questions about open
// fields, the rules that are assumed to be usual, and the sentences that were not understood.

import { explainHearts } from '../explain/explain.ts';
import { type Clause, clauseOn } from '../game/clause.ts';
import type { Overrides } from '../games.ts';
import { type House, valueAt, wholeOf } from '../house/fields.ts';
import { resolved } from '../house/resolved.ts';
import { prepare } from '../prepare.ts';
import type { RuleWords } from '../words/en.ts';
import { clausesBy, type Explained, groupOf } from './beside.ts';
import { houseOf } from './house.ts';
import { questionsFor } from './questions.ts';
import { readText, type TextReading } from './read.ts';
import { titleIn, unmarked } from './title.ts';

/** A rule in words, and the sentences of a text that state it. */
export interface UnderstoodRule {
  readonly path: string; // the first decided field that is part of the rule
  readonly sentence: string | null; // null if the explained rules have no sentence about this field
  readonly said: readonly string[];
}

/** A question about a field that a text leaves open, or about which its sentences disagree. */
export interface AskedRule {
  readonly path: string;
  readonly usual: number | null; // the index of the usual answer; null if the text's sentences disagree
  readonly answers: readonly {
    readonly change: Overrides;
    readonly sentence: string;
    readonly said: readonly string[];
  }[];
}

/** House rules that were read from a text, and how each rule was found. */
export interface Understanding extends House {
  readonly title: string | null; // the title of the text; null if its first line is no title
  readonly seats: number;
  readonly rules: readonly UnderstoodRule[];
  readonly questions: readonly AskedRule[];
  readonly usual: readonly string[]; // the rules that neither the text nor a question is about
  readonly unread: readonly string[]; // the sentences of the text that were not understood
}

/** Reads a text. Fields that it leaves open get their value from `answers`, or else their usual value. */
export function understand(text: string, answers: Overrides, words: RuleWords): Understanding {
  const reading = readText(text);
  const asked = questionsFor(reading);
  const usual = asked.map(one => one.answers[one.usual ?? 0] ?? {});
  const all: Overrides = Object.assign({}, ...usual, answers);
  const explained = explainedIn(houseOf(reading.decided, all), words);
  const textsOf = (sentences: readonly number[]): readonly string[] => textOf(reading, sentences);
  const rules = rulesIn(reading, explained);
  const open = new Set(asked.map(({ path }) => groupOf(path)));
  const questions = asked.map(
    (one): AskedRule => ({
      path: one.path,
      usual: one.usual ?? null,
      answers: one.answers.map((change, i) => ({
        change,
        sentence: sentenceFor(one.path, explainedIn(houseOf(reading.decided, { ...all, ...change }), words)),
        said: textsOf(one.sentences[i] ?? []),
      })),
    }),
  );
  const { base, overrides } = houseOf(reading.decided, all);
  const title = titleIn(text, { base, overrides });
  return {
    base,
    overrides: title === undefined ? overrides : { ...overrides, name: title },
    title: title ?? null,
    seats: explained.seats,
    rules,
    questions,
    usual: explained.clauses
      .filter(one => !rules.some(rule => rule.sentence?.includes(one.sentence)))
      .filter(one => !open.has(groupOf(one.fields[0] ?? '')))
      .map(one => one.sentence),
    unread: textsOf(reading.unread).filter(sentence => unmarked(sentence) !== title),
  };
}

/** Explains house rules for their best number of players. Contradictions are resolved first. */
function explainedIn(house: House, words: RuleWords): Explained {
  const sound = resolved(house);
  const seats = Number(valueAt(wholeOf(sound), 'seats.best'));
  const prepared = prepare(wholeOf(sound), seats);
  return { house: sound, seats, words, clauses: prepared.ok ? explainHearts(prepared.hearts, words) : [] };
}

const textOf = ({ sentences }: TextReading, list: readonly number[]): readonly string[] =>
  [...new Set(list)].sort((a, b) => a - b).map(i => sentences[i]?.text ?? '');

const sentenceFor = (path: string, { clauses }: Explained): string =>
  clauseOn(clauses, path === 'seats' ? 'seats.min' : path)?.sentence ?? '';

/**
 * The rules that every trick game has, so that no field of a sheet decides them. For each of them, the first
 * field of the clause that explains it.
 */
const COMMON: Readonly<Record<string, string>> = { following: 'follow.void', winning: 'trick.trump' };
const UNTOLD = ['table', 'kind'];

/**
 * Each rule that the text decides, with its sentences. Decided fields without a sentence in the explained
 * rules come last.
 */
function rulesIn(reading: TextReading, explained: Explained): readonly UnderstoodRule[] {
  const { clauses } = explained;
  const fields = reading.decided
    .filter(one => one.sentences.length > 0 && !UNTOLD.includes(one.path))
    .map(one => ({ ...one, clauses: clausesOf(one.path, explained) }));
  const stated = clauses.flatMap((one): readonly UnderstoodRule[] => {
    const own = fields.filter(field => field.clauses.includes(one));
    const [first] = own;
    const texts = textOf(
      reading,
      own.flatMap(field => field.sentences),
    );
    return first === undefined ? [] : [{ path: COMMON[first.path] ?? first.path, sentence: one.sentence, said: texts }];
  });
  const shown = new Set(stated.flatMap(({ said }) => said));
  const rest = fields
    .filter(field => field.clauses.length === 0)
    .map(({ path, sentences }) => ({ path, sentence: null, said: textOf(reading, sentences) }))
    .filter(({ said }) => said.some(sentence => !shown.has(sentence)));
  return [...joined(stated), ...rest];
}

function clausesOf(path: string, explained: Explained): readonly Clause[] {
  const beginning = COMMON[path];
  return beginning === undefined
    ? clausesBy(explained, path)
    : explained.clauses.filter(({ fields }) => fields[0] === beginning).slice(0, 1);
}

/** Joins adjacent rules of the same field that the same sentences of the text state. */
function joined(rules: readonly UnderstoodRule[]): readonly UnderstoodRule[] {
  const rows: UnderstoodRule[] = [];
  for (const rule of rules) {
    const last = rows.at(-1);
    if (last !== undefined && last.path === rule.path && last.said.join('\n') === rule.said.join('\n'))
      rows[rows.length - 1] = { ...last, sentence: `${last.sentence} ${rule.sentence}` };
    else rows.push(rule);
  }
  return rows;
}
