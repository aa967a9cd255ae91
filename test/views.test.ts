// The page on views names every field that a viewer sees, and no other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Hearts, heartsOf, settle, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../docs/reference/views.md'), 'utf8');

/** The fields in the table below a heading. */
const documented = (heading: string): readonly string[] =>
  [...(text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (`.*?) \|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, field = '']) => field))
    .sort();

function fieldsOf(hearts: Hearts): readonly string[] {
  const view =
    hearts.kind === 'tricks'
      ? hearts.game.view(settle(hearts.game, undefined, hearts.game.open({})).state, 0)
      : hearts.game.view(settle(hearts.game, undefined, hearts.game.open({})).state, 0);
  return Object.keys(view).sort();
}

test.each([
  ['Trick games', 'ricketts'],
  ['Capture the Hearts', 'capture'],
])('%s', (heading, game) => {
  expect(documented(heading)).toEqual(fieldsOf(heartsOf(sheetOf(game), 4)));
});
