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
    typeof value === 'object' && value !== null && seats in value ? value[seats as keyof typeof value] : value;
  if (here === 'lowest:C') return 'holder:2C'; // the same card at these tables
  return ORDERED.includes(path) ? here : JSON.parse(JSON.stringify(inOrder(entriesOf(here))));
}
const entriesOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(one => (typeof one === 'object' && one !== null ? { ...one, cards: inOrder(one.cards) } : one))
    : value;

export interface Measured {
  readonly right: number;
  readonly wrong: readonly string[]; // text and field
  readonly all: number;
}

/** How many of the labelled fields the reader gets right, gets wrong, and leaves as questions. */
export function measured(folder: string): Measured {
  const rows = namesIn(folder).flatMap(name => {
    const { seats, fields } = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Labelled;
    const { decided } = readText(textOf(name));
    return Object.entries(fields).map(([path, value]) => {
      const found = decided.find(one => one.path === path);
      if (found === undefined) return 'asked';
      return same(meant(path, found.value, seats), meant(path, value, seats)) ? 'right' : `${name} ${path}`;
    });
  });
  const wrong = rows.filter(row => row !== 'right' && row !== 'asked');
  return { right: rows.filter(row => row === 'right').length, wrong, all: rows.length };
}
