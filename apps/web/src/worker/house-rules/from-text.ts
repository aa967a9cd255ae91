// Reads a text with rules for the editor: each rule beside the sentences that say so, and questions about the
// rest.
import type { AskedRule, HouseRequest, Understood, UnderstoodRule } from '@moonshot/protocol';
import { type Overrides, prepare } from '@moonshot/rules';
import { type Clause, explainHearts } from '@moonshot/rules/explain';
import { houseOf, questionsFor, readText } from '@moonshot/rules/from-text';
import { type House, valueAt, wholeOf } from '@moonshot/rules/house';
import type { RuleWords } from '@moonshot/rules/words';
import type { Hosting } from '../hosting.ts';
import { resolved } from './draft.ts';

type Wish = Extract<HouseRequest, { type: 'understand' }>;
type Reading = ReturnType<typeof readText>;

/** Answers with what was understood of a text. */
export async function understandText({ context, words }: Hosting, { number, text, answers }: Wish): Promise<void> {
  const understood = understandingOf(text, answers, await words.rules());
  context.post({ type: 'house', said: { type: 'understood', number, ...understood } });
}

/** What a text says, with the usual answers to what it leaves open, and these answers. */
export function understandingOf(text: string, answers: Overrides, words: RuleWords): Omit<Understood, 'number'> {
  const reading = readText(text);
  const questions = questionsFor(reading);
  const usual = questions.map(one => one.answers[one.usual ?? 0] ?? {});
  const all: Overrides = Object.assign({}, ...usual, answers);
  const house = houseOf(reading.decided, all);
  const clauses = clausesOf(house, words);
  const asked = new Set(questions.map(({ path }) => groupOf(path)));
  const said = (sentences: readonly number[]): readonly string[] =>
    sentences.map(i => reading.sentences[i]?.text ?? '');
  const rules = rulesIn(reading, clauses);
  const told = new Set(rules.map(({ sentence }) => sentence));
  return {
    ...house,
    seats: seatsIn(house),
    rules,
    questions: questions.map(
      (one): AskedRule => ({
        path: one.path,
        usual: one.usual ?? null,
        answers: one.answers.map((change, i) => ({
          change,
          sentence: sentenceFor(one.path, clausesOf(houseOf(reading.decided, { ...all, ...change }), words)),
          said: said(one.sentences[i] ?? []),
        })),
      }),
    ),
    usual: clauses
      .filter(one => !told.has(one.sentence) && !asked.has(groupOf(one.fields[0] ?? '')))
      .map(one => one.sentence),
    unread: said(reading.unread),
  };
}

const seatsIn = (house: House): number => Number(valueAt(wholeOf(resolved(house)), 'seats.best'));

/** The rules in words at their best table. What contradicts itself is resolved first. */
function clausesOf(house: House, words: RuleWords): readonly Clause[] {
  const prepared = prepare(wholeOf(resolved(house)), seatsIn(house));
  return prepared.ok ? explainHearts(prepared.hearts, words) : [];
}

/** Fields of one group are told together. */
const groupOf = (path: string): string => path.split('.')[0] ?? path;

const isOf = ({ fields, topic }: Clause, path: string): boolean =>
  fields.includes(path) &&
  (groupOf(fields[0] ?? '') === groupOf(path) || (topic === 'end' && groupOf(path) === 'match'));

const sentenceFor = (path: string, clauses: readonly Clause[]): string =>
  clauses.find(one => isOf(one, path === 'seats' ? 'seats.min' : path))?.sentence ?? '';

/** Each rule that the text decides, beside its sentences; decided fields that no rule tells come last. */
function rulesIn({ decided, sentences }: Reading, clauses: readonly Clause[]): readonly UnderstoodRule[] {
  const fields = decided.filter(one => one.sentences.length > 0 && one.path !== 'table' && one.path !== 'kind');
  const textOf = (list: readonly number[]): readonly string[] =>
    [...new Set(list)].sort((a, b) => a - b).map(i => sentences[i]?.text ?? '');
  const told = clauses.flatMap((one): readonly UnderstoodRule[] => {
    const own = fields.filter(({ path }) => isOf(one, path));
    const [first] = own;
    if (first === undefined) return [];
    return [{ path: first.path, sentence: one.sentence, said: textOf(own.flatMap(field => field.sentences)) }];
  });
  const rest = fields.filter(({ path }) => !clauses.some(one => isOf(one, path)));
  return [...told, ...rest.map(({ path, sentences: list }) => ({ path, sentence: null, said: textOf(list) }))];
}
