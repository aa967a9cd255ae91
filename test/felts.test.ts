// The text on each table colour is as legible as on the usual colour.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHOICES } from '../apps/web/src/model/model.ts';

const CSS = readFileSync(join(import.meta.dirname, '../apps/web/src/styles/tokens.css'), 'utf8');
/** The minimum contrast of text by WCAG 2.2, level AA. */
const LEGIBLE = 4.5;

/** A colour that a block of tokens sets. */
function tokenIn(selector: string, token: string): string | undefined {
  const start = CSS.indexOf(`\n${selector} {`);
  const block = start < 0 ? '' : CSS.slice(start, CSS.indexOf('}', start));
  return new RegExp(`${token}: (#[0-9a-f]{6})`).exec(block)?.[1];
}

/** The relative luminance of a colour by WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const THEMES = [
  ['dark', ':root', ''],
  ['light', '[data-theme="light"]', '[data-theme="light"]'],
] as const;

const FELTS = CHOICES.felt.flatMap(felt =>
  THEMES.map(([theme, root, beside]) => {
    const selector = felt === 'tide' ? root : `[data-felt="${felt}"]${beside}`;
    return [felt, theme, root, selector] as const;
  }),
);

test.each(FELTS)('on a table of %s, %s, text is legible', (_felt, _theme, root, selector) => {
  const colours = ['--table-a', '--table-b', '--pool'].map(token => tokenIn(selector, token));
  const texts = ['--fg-1', '--fg-2'].map(token => tokenIn(root, token));
  expect([...colours, ...texts]).not.toContain(undefined);
  const worst = Math.min(...colours.flatMap(colour => texts.map(text => contrast(`${colour}`, `${text}`))));
  expect(worst).toBeGreaterThanOrEqual(LEGIBLE);
});
