// Pages on request: a hint, the rules, the last trick, the scores, help.
import { explainHearts } from '@moonshot/rules/explain';
import { helpLines } from '../render/help.ts';
import { rulesPage } from '../render/rules.ts';
import { scoreLines } from '../render/scores.ts';
import { columns } from '../render/screen.ts';
import { lastLines } from '../render/table.ts';
import type { Company } from '../render/told.ts';
import { hintFor } from './hint.ts';
import type { Need } from './need.ts';
import type { Word } from './read.ts';
import type { Sitting } from './sitting.ts';

/** The hint for the present question. */
export function hintLines({ hearts, view }: Sitting, { names }: Company, need: Need): readonly string[] {
  if (need.type !== 'answer') return ['There is nothing to choose just now.'];
  const { sentence, compared } = hintFor(hearts, view().deal, need.ask, names);
  return compared === undefined ? [sentence] : [sentence, compared];
}

/** The page of a command, as lines. */
export function pageFor(sitting: Sitting, company: Company, need: Need, word: Word, keys = false): readonly string[] {
  const { hearts, view } = sitting;
  switch (word) {
    case 'hint':
      return hintLines(sitting, company, need);
    case 'rules':
      return rulesPage(hearts, explainHearts(hearts), columns());
    case 'last':
      return lastLines(company, view());
    case 'scores':
      return scoreLines(hearts, company, view());
    default:
      return helpLines(need.type === 'answer' ? need.ask : null, keys);
  }
}
