// Says what the sources of a further game do not settle.
import { CATALOGUE, sheetOfVariant } from '../catalogue/catalogue.ts';
import { type Clause, clause } from '../game/clause.ts';
import type { Sheet } from '../games.ts';
import { same } from '../house/fields.ts';
import type { RuleWords } from '../words/en.ts';

/**
 * A clause for each rule of this further game that no source settles. Empty for any other sheet, also for house
 * rules that change a further game.
 */
export function explainSources(sheet: Sheet, { sources }: RuleWords): readonly Clause[] {
  const variant = CATALOGUE.find(({ base, name }) => base === sheet.id && name === sheet.name);
  if (variant === undefined || !same(sheetOfVariant(variant), sheet)) return [];
  if (variant.ours) return [clause('sources', sources.ours)];
  return variant.doubts.map(doubt => clause('sources', sources.doubts[doubt]));
}
