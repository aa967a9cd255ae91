// The size of the text on a printed page: the largest at which the rules fit a single page.
import { expect, test } from 'vitest';
import { paperStyle, rulesSetting, styleOf } from './style.ts';

const USUAL = { margin: 12, lineHeight: 1.28 };
const DENSE = { margin: 7, lineHeight: 1.18 };

/** The longest rules that have a size, and rules that are longer by one character, paragraph or row. */
const sizes: readonly [length: number, topics: number, rows: number, setting: { size: number; margin: number }][] = [
  [0, 0, 0, { size: 11.5, ...USUAL }],
  [2759, 0, 0, { size: 11.5, ...USUAL }],
  [2760, 0, 0, { size: 11.25, ...USUAL }],
  [3650, 0, 0, { size: 10, ...USUAL }], // exactly as many lines as fit
  [3651, 0, 0, { size: 9.75, ...USUAL }],
  [4506, 0, 0, { size: 9, ...USUAL }],
  [4507, 0, 0, { size: 9.75, ...DENSE }],
  [6402, 0, 0, { size: 8.25, ...DENSE }],
  [6403, 0, 0, { size: 8, ...DENSE }],
  [6808, 0, 0, { size: 8, ...DENSE }],
  [100_000, 0, 0, { size: 8, ...DENSE }],
  [0, 79, 0, { size: 11.5, ...USUAL }],
  [0, 80, 0, { size: 11.25, ...USUAL }],
  [0, 0, 52, { size: 11.5, ...USUAL }],
  [0, 0, 53, { size: 11.25, ...USUAL }],
  [0, 1, 52, { size: 11.5, ...USUAL }],
  [0, 2, 52, { size: 11.25, ...USUAL }],
  [2000, 20, 1, { size: 11.5, ...USUAL }],
  [2020, 20, 1, { size: 11.25, ...USUAL }],
];

test.each(sizes)('%i characters, %i paragraphs and %i rows', (length, topics, rows, setting) => {
  expect(rulesSetting({ length, topics, rows })).toMatchObject(setting);
});

test.each([
  [12, undefined, '@page { margin: 12mm; }'],
  [7, 'a4', '@page { size: a4; margin: 7mm; }'],
  [12, 'letter', '@page { size: letter; margin: 12mm; }'],
] as const)('the rule for a margin of %i mm on the paper %s', (margin, paper, rule) => {
  expect(paperStyle(margin, paper)).toBe(rule);
});

test('the style sheet sets the size and the height of lines', () => {
  expect(styleOf({ size: 9.75, ...DENSE })).toContain(
    'section { break-after: page; font-size: 9.75pt; line-height: 1.18; }',
  );
});
