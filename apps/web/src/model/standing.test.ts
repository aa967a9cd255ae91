// Who is whose partner, by the sides that the rules of a table tell.
import { CATALOGUE, sheetOfVariant } from '@moonshot/rules/catalogue/catalogue';
import { heartsOf } from '@moonshot/rules/games';
import { drawnRules } from '@moonshot/table/rules-drawn';
import { expect, test } from 'vitest';
import { isPartner } from './standing.ts';

/** The partners that somebody at a seat, or a watcher, sees at a table of four. */
function partnersAt(game: string, viewer: number | 'watcher'): readonly number[] {
  const variant = CATALOGUE.find(({ id }) => id === game) ?? expect.fail(`There is no ${game}`);
  const { sides } = drawnRules(heartsOf(sheetOfVariant(variant), 4));
  return [0, 1, 2, 3].filter(seat => isPartner(sides, viewer, seat));
}

test.each([
  ['black-lady', 0, []],
  ['likha', 0, [2]],
  ['likha', 1, [3]],
  ['likha', 3, [1]],
  ['likha', 'watcher', []],
] as const)('in %s seat %s has the partners %j', (game, viewer, partners) => {
  expect(partnersAt(game, viewer)).toEqual(partners);
});
