// What clients get about a game and about a table's rules: the sentences about the rules in a language, and
// what a screen needs.

import type { SheetCard, TableRules } from '@moonshot/protocol';
import type { Hearts, Sheet } from '@moonshot/rules';
import { contractName, explain } from '@moonshot/rules/explain';
import { explainGame } from '@moonshot/rules/house';
import { ruleWordsEn as en, type RuleWords } from '@moonshot/rules/words';
import { drawableCard, drawableRules } from './drawn-rules.ts';

/** What the list of games shows of a game. */
export function sheetCard(sheet: Sheet, words: RuleWords = en): SheetCard {
  const aim = explain(sheet, sheet.seats.best, {}, words).find(clause => clause.topic === 'aim')?.sentence;
  return { ...drawableCard(sheet), aim: aim ?? sheet.name };
}

/** Cache of explained rules by game and language, because every client that reconnects gets these rules. */
const explained = new WeakMap<Hearts, Map<RuleWords, TableRules>>();

/** The explained rules of a table, and what its screen needs of them. */
export function tableRules(hearts: Hearts, words: RuleWords = en): TableRules {
  const known = explained.get(hearts) ?? new Map<RuleWords, TableRules>();
  const rules = known.get(words) ?? readOut(hearts, words);
  explained.set(hearts, known.set(words, rules));
  return rules;
}

function readOut(hearts: Hearts, words: RuleWords): TableRules {
  const drawn = drawableRules(hearts);
  return {
    ...drawn,
    contracts: drawn.contracts.map(one => ({ ...one, name: contractName(one.name, words) })),
    sheet: sheetCard(hearts.sheet, words),
    sentences: explainGame(hearts, words),
  };
}
