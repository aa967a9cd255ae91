// The parts that make up each player's points in a deal, as text.

import type { AllWords } from '@moonshot/i18n';
import type { CaptureDealResult as Bouts, TrickDealResult as Tricks } from '@moonshot/rules';
import { partsText } from '../../i18n/parts-text.ts';
import type { TableModel } from '../../model/model.ts';
import { scorePartsOf } from '../../model/play/score-parts.ts';
import { oneOfEachSide, sideName } from '../../model/play/sides.ts';

/** For each side, its name and the parts of its points. Sides whose points have no parts are left out. */
export function sums(
  words: AllWords,
  table: TableModel,
  result: Tricks | Bouts | undefined = table.view.deal.results.at(-1),
): readonly (readonly [string, string])[] {
  if (result === undefined) return [];
  return oneOfEachSide(table.rules, [...result.points.keys()]).flatMap(seat => {
    const parts = scorePartsOf(table.rules, result, seat);
    return parts.length === 0 ? [] : [[sideName(words, table, seat), partsText(words, parts)] as const];
  });
}
