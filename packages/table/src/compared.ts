// The rules of a game that somebody changed, beside those of the game itself.
import { explainHearts } from '@moonshot/rules/explain';
import type { Clause } from '@moonshot/rules/game/clause';
import { heartsOf } from '@moonshot/rules/games';
import { baseOf, type House } from '@moonshot/rules/house/fields';
import type { RuleWords } from '@moonshot/rules/words/en';
import type { DraftSentence } from '@moonshot/wire/house';

/** Every rule at a table of so many seats, and whether the game that these started from has it otherwise. */
export function compared(
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
