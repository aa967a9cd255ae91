// Explains in a sentence why an action in a capture game was refused.
import type { RuleWords } from '../words/en.ts';
import type { Refusal } from './action.ts';
import type { Rules } from './rules.ts';

/** The maximum number of cards that a sentence lists. */
const LISTED_MAX = 5;

/** The sentence that explains a refusal. */
export function explainRefusal({ sheet, deck }: Rules, refusal: Refusal, { refusals: say }: RuleWords): string {
  switch (refusal.type) {
    case 'not-asked':
      return say.notAsked;
    case 'not-held':
      return say.notHeld(refusal.card, deck.indexOf(refusal.card) !== deck.lastIndexOf(refusal.card));
    case 'top-banned': {
      const several = new Set(refusal.legal).size > LISTED_MAX;
      return say.top(sheet.top.ban, several ? 'otherCard' : refusal.legal);
    }
  }
}

/** The fields of the rule sheet from which a refusal follows. Empty if no rule caused it. */
export const refusalFields = (refusal: Refusal): readonly string[] =>
  refusal.type === 'top-banned' ? ['top.ban', 'top.exception'] : [];
