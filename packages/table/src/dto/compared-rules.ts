// Compares house rules with the rules of the game that they change.

import type { DraftSentence } from '@moonshot/protocol';
import { heartsOf } from '@moonshot/rules';
import { type Clause, explainHearts } from '@moonshot/rules/explain';
import { baseOf, type House } from '@moonshot/rules/house';
import type { RuleWords } from '@moonshot/rules/words';

/** Returns every rule for this number of players, and marks the rules that differ from the base game's. */
export function compareRules(
  house: House,
  seats: number,
  clauses: readonly Clause[],
  words: RuleWords,
): readonly DraftSentence[] {
  const base = baseOf(house);
  const from = Math.min(Math.max(seats, base.seats.min), base.seats.max);
  const before = new Set(explainHearts(heartsOf(base, from), words).map(({ sentence }) => sentence));
  const touched = Object.keys(house.overrides);
  return clauses.map(({ topic, sentence, fields }) => ({
    topic,
    sentence,
    fields,
    changed: !before.has(sentence) && fields.some(field => touched.includes(field)),
  }));
}
