// Explains the rules of a game. For a game from the catalogue it also explains which rules no source settles.
import { CATALOGUE, sheetOfVariant } from '../catalogue/catalogue.ts';
import { explainHearts } from '../explain/explain.ts';
import { type Clause, clause } from '../game/clause.ts';
import type { Hearts, Sheet } from '../games.ts';
import { en, type RuleWords } from '../words/en.ts';
import { same } from './fields.ts';

type Open = keyof RuleWords['sources']['open'];
type Other = keyof RuleWords['sources']['others'];

/**
 * Explains the rules of a compiled game, clause by clause. For a game from the catalogue, the last clauses
 * say which rules no source settles.
 */
export const explainGame = (hearts: Hearts, words: RuleWords = en): readonly Clause[] => [
  ...explainHearts(hearts, words),
  ...explainSources(hearts.sheet, words),
];

/**
 * Explains which rules no source settles and what differs from the sources, if the sheet is that of a game
 * from the catalogue. Empty for any other sheet, also for house rules based on such a game.
 */
function explainSources(sheet: Sheet, { sources }: RuleWords): readonly Clause[] {
  const variant = CATALOGUE.find(({ base, name }) => base === sheet.id && name === sheet.name);
  if (variant === undefined || !same(sheetOfVariant(variant), sheet)) return [];
  if (variant.ours) return [clause('sources', sources.ours)];
  const open = variant.doubts.flatMap(doubt => (doubt in sources.open ? [sources.open[doubt as Open]] : []));
  return [
    ...(open.length > 0 ? [clause('sources', sources.unsettled(open))] : []),
    ...variant.doubts.flatMap(doubt =>
      doubt in sources.others ? [clause('sources', sources.others[doubt as Other])] : [],
    ),
  ];
}
