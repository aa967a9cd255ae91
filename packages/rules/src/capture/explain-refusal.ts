// Why an action was refused in a capture game, as the sentence of the rule with the asked seat's own cards
// that matter.
import type { RuleWords } from '../words/en.ts';
import type { Refusal } from './action.ts';
import type { Rules } from './rules.ts';

/** More cards than this are not listed one by one. */
const LISTED_MAX = 5;

/** The sentence that explains a refusal. It names cards of the asked seat's own hand and of no other. */
export function explainRefusal({ sheet }: Rules, refusal: Refusal, { refusals: say }: RuleWords): string {
  switch (refusal.type) {
    case 'not-asked':
      return say.notAsked;
    case 'not-held':
      return say.notHeld(refusal.card);
    case 'top-banned': {
      const several = new Set(refusal.legal).size > LISTED_MAX;
      return say.top(sheet.top.ban, several ? 'otherCard' : refusal.legal);
    }
  }
}

/** The lines of the sheet from which the refusal comes; none where it comes from no rule. */
export const refusalFields = (refusal: Refusal): readonly string[] =>
  refusal.type === 'top-banned' ? ['top.ban', 'top.exception'] : [];
