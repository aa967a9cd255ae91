// The short list of card values: which cards it shows, and the value of the whole field after a change.
import type { DraftField } from '@moonshot/protocol';
import { baseOf, fieldsOf, problemsOf, valueAt, wholeOf } from '@moonshot/rules/house';
import { expect, test } from 'vitest';
import { cardValues } from './card-values.ts';

const pointsOf = (base: string): Pick<DraftField, 'kind' | 'value'> => {
  const sheet = baseOf({ base, overrides: {} });
  const field = fieldsOf(sheet).find(({ path }) => path === 'points');
  if (field === undefined) throw new Error(`Cannot read the points of ${base}: it has none`);
  return { kind: field.kind, value: valueAt(sheet, 'points') };
};
const field = (value: unknown) => ({ ...pointsOf('ricketts'), value });

const HEARTS = { cards: ['H*'], value: 1 };
const QUEEN = { cards: ['QS'], value: 13 };
const JACK = { cards: ['JD'], value: -10 };

test.each<[name: string, before: readonly unknown[], row: number, value: number, after: readonly unknown[]]>([
  ['the queen', [HEARTS, QUEEN], 1, 25, [HEARTS, { ...QUEEN, value: 25 }]],
  ['hearts, for nothing', [HEARTS, QUEEN], 0, 0, [{ ...HEARTS, value: 0 }, QUEEN]],
  ['a bonus card', [HEARTS, QUEEN], 2, -10, [HEARTS, QUEEN, JACK]],
  ['the bonus card again', [HEARTS, QUEEN, JACK], 2, -11, [HEARTS, QUEEN, { ...JACK, value: -11 }]],
  ['no bonus card any more', [HEARTS, QUEEN, JACK], 2, 0, [HEARTS, QUEEN]],
])('%s', (_, before, row, value, after) => {
  expect(cardValues(field(before))[row]?.with(value)).toEqual(after);
});

test.each<[name: string, value: unknown, rows: readonly (readonly [cards: string, value: number])[]]>([
  [
    'the usual cards, and the bonus card without points',
    [HEARTS, QUEEN],
    [
      ['H*', 1],
      ['QS', 13],
      ['JD', 0],
    ],
  ],
  [
    'no bonus card where all jacks count',
    [HEARTS, { cards: ['J*'], value: 2 }],
    [
      ['H*', 1],
      ['J*', 2],
    ],
  ],
  ['nothing where points follow the ranks', [{ cards: ['H*'], value: 'rank' }, QUEEN], []],
  ['nothing where too many cards differ', [HEARTS, QUEEN, HEARTS, QUEEN, HEARTS], []],
])('%s', (_, value, rows) => {
  expect(cardValues(field(value)).map(({ cards, value: points }) => [cards.join(), points])).toEqual(rows);
});

test.each(['ricketts', 'classic', 'at-play', 'black-lady'])('the jack of diamonds takes points off in %s', base => {
  const rows = cardValues(pointsOf(base));
  const points = rows.at(-1)?.with(-10);
  expect(problemsOf(wholeOf({ base, overrides: { points } }))).toEqual([]);
});
