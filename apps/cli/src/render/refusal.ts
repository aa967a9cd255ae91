// Explains why the table refused an action: in one sentence, and by the sentence of the rules that forbids it
// (the clause).

import type { Hearts } from '@moonshot/rules';
import { clauseOf, explainRefusal } from '@moonshot/rules/explain';
import type { RuleWords } from '@moonshot/rules/words';
import type { Refusal } from '@moonshot/table';

const SENTENCES: Readonly<Record<Exclude<Refusal['type'], 'game'>, string>> = {
  'no-such-seat': 'There is no such seat at this table.',
  'not-yet': 'The next deal is not due yet.',
  'nothing-to-undo': 'There is nothing of yours to take back in this deal.',
  'not-alone': 'Others at the table would lose their moves.',
  'not-proved': 'That is not certain yet: a card that is still out may change it.',
  'not-owed': 'That is not due just now.',
  'said-otherwise': 'That was answered already, in another way.',
  'not-sealing': 'The seal of this deal does not take that, or not any more.',
  'mid-deal': 'Seats are taken between deals only.',
  'seat-taken': 'Somebody sits there.',
  'sits-already': 'You sit at this table already.',
  'not-seated': 'You do not sit there.',
  counted: 'This match counts: it is played to its end, and nothing is taken back.',
  paused: 'The table is paused.',
  over: 'The match is over.',
};

export const refusalText = (hearts: Hearts, refusal: Refusal, words: RuleWords): string =>
  refusal.type === 'game' ? explainRefusal(hearts, refusal.refusal, words) : SENTENCES[refusal.type];

/**
 * The clause of the rules that forbids the action, and the rule fields behind it. Empty if no rule caused the
 * refusal.
 */
export function clauseText(hearts: Hearts, refusal: Refusal, words: RuleWords): readonly string[] {
  const clause = refusal.type === 'game' ? clauseOf(hearts, refusal.refusal, words) : undefined;
  return clause === undefined ? [] : [`The rule: ${clause.sentence} (${clause.fields.join(', ')})`];
}
