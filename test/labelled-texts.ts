// Labelled texts of rules, by which the reader of rules is measured: how many fields it gets right, gets
// wrong, and leaves as questions.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '@moonshot/rules/from-text';
import { same } from '@moonshot/rules/house';

const FOLDER = join(import.meta.dirname, '../fixtures/rules-from-text');

interface Labelled {
  readonly seats: number;
  readonly fields: Readonly<Record<string, unknown>>;
  // fields about which the text only says what others play, so that a value would be wrong
  readonly open?: readonly string[];
}

/** A text by its folder and name. */
export const textOf = (file: string): string => readFileSync(join(FOLDER, `${file}.txt`), 'utf8');
/** The labelled texts of a folder. */
export const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(FOLDER, folder))
    .filter(name => name.endsWith('.json'))
    .map(name => `${folder}/${name.slice(0, -'.json'.length)}`);

/**
 * Fields whose lists have a meaningful order. The lists of all other fields are compared regardless of their
 * order.
 */
const ORDERED = ['pass.cycle', 'deck.ranks'];
const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(inOrder).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value;

/** The value of a field at one table, in a form that is equal for equal rules. */
function meant(path: string, value: unknown, seats: number): unknown {
  const here =
    typeof value === 'object' && value !== null && !Array.isArray(value) && seats in value
      ? value[seats as keyof typeof value]
      : value;
  if (here === 'lowest:C') return 'holder:2C'; // the same card at these tables
  return ORDERED.includes(path) ? here : JSON.parse(JSON.stringify(inOrder(entriesOf(here))));
}
const entriesOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(one => (typeof one === 'object' && one !== null ? { ...one, cards: inOrder(one.cards) } : one))
    : value;

export interface Measured {
  readonly right: number;
  readonly wrong: readonly string[]; // text or sentence, and field
  readonly all: number;
}

/** How many of the labelled fields the reader gets right, gets wrong, and leaves as questions. */
export function measured(folder: string): Measured {
  const rows = namesIn(folder).flatMap(name => {
    const { seats, fields, open = [] } = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Labelled;
    const { decided } = readText(textOf(name));
    const beyond = open.filter(path => decided.some(one => one.path === path)).map(path => `${name} ${path}`);
    return [
      ...Object.entries(fields).map(([path, value]) => outcomeOf(decided, path, value, seats) ?? `${name} ${path}`),
      ...beyond,
    ];
  });
  return counted(rows);
}

/** Whether a field was read rightly, or was left as a question. Undefined if its value is wrong. */
function outcomeOf(
  decided: ReturnType<typeof readText>['decided'],
  path: string,
  value: unknown,
  seats: number,
): 'right' | 'asked' | undefined {
  const found = decided.find(one => one.path === path);
  if (found === undefined) return 'asked';
  return same(meant(path, found.value, seats), meant(path, value, seats)) ? 'right' : undefined;
}

function counted(rows: readonly string[]): Measured {
  const wrong = rows.filter(row => row !== 'right' && row !== 'asked');
  return { right: rows.filter(row => row === 'right').length, wrong, all: rows.length };
}

type SentenceGroups = Readonly<
  Record<string, readonly { readonly value: unknown; readonly sentences: readonly string[] }[]>
>;

/**
 * How many of the single sentences are read rightly, wrongly and not at all. A sentence whose value is null
 * must decide nothing about its field.
 */
export function measuredSentences(): Measured {
  const groups = JSON.parse(readFileSync(join(FOLDER, 'sentences.json'), 'utf8')) as SentenceGroups;
  const rows = Object.entries(groups).flatMap(([path, list]) =>
    list.flatMap(({ value, sentences }) =>
      sentences.map(sentence => {
        const { decided } = readText(sentence);
        const outcome = outcomeOf(decided, path, value, USUAL_SEATS);
        if (value === null) return outcome === 'asked' ? 'right' : `${path}: ${sentence}`;
        return outcome ?? `${path}: ${sentence}`;
      }),
    ),
  );
  return counted(rows);
}
const USUAL_SEATS = 4;
