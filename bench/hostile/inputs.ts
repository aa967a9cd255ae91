// The largest inputs: the longest matches, the most overrides of a game's rules, and the largest tables.

import { heartsOf, OVERRIDES_LETTERS_MAX, OVERRIDES_MAX, sheetOf } from '@moonshot/rules';
import { fieldsOf, valueAt } from '@moonshot/rules/house';
import { DEALS_MAX, notationText, notedOf, transcriptOf } from '@moonshot/rules/notation';
import { NOTATION_MAX } from '../../packages/rules/src/notation/notated-match.ts';
import { choosing, playing } from '../../test/play.ts';

/** The longest match of a game whose text does not exceed the length limit. */
export function longestText(game: string, seats: number): string {
  const hearts = heartsOf(sheetOf(game), seats);
  for (let deals = DEALS_MAX; deals > 0; deals -= 10) {
    const start = { seed: `longest ${game}`, length: { deals } };
    const events = [...playing(hearts, start, choosing(start.seed))].flatMap(moment => moment.events);
    const text = notationText(notedOf(transcriptOf(hearts, events)));
    if (text.length <= NOTATION_MAX) return text;
  }
  throw new Error(`Cannot measure: no match of ${game} fits into a text`);
}

const SELECTORS = Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? 'QS' : 'H*'));

/** As many overrides as are allowed by number and length, with a long list of points. */
export function manyChanges(): Readonly<Record<string, unknown>> {
  const ricketts = sheetOf('ricketts');
  if (ricketts === undefined) throw new Error('Cannot measure: the sheet of Ricketts is missing');
  const points = Array.from({ length: 12 }, () => ({ cards: SELECTORS, value: 1 }));
  let changes: Readonly<Record<string, unknown>> = { points };
  for (const { path } of fieldsOf(ricketts)) {
    const more = { [path]: valueAt(ricketts, path), ...changes };
    const fits = Object.keys(more).length <= OVERRIDES_MAX && JSON.stringify(more).length <= OVERRIDES_LETTERS_MAX;
    if (fits) changes = more;
  }
  return changes;
}

/** As many overrides as are allowed, all of fields that do not exist. */
export const unknownChanges = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Array.from({ length: OVERRIDES_MAX }, (_, i) => [`${'x'.repeat(50)}${i}`, SELECTORS.slice(0, 1)]));

export const WATCHED = { open: 'invited', clock: null, watchers: 'hands-after', chat: true } as const;
export const PUBLIC = { open: 'everybody', clock: null, watchers: 'hands-after', chat: false } as const;

/** The order of the largest table with the longest match. */
export const LARGEST = { game: 'capture', overrides: {}, length: { deals: 1000 }, seats: 14 } as const;
