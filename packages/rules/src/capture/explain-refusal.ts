// Explains refusals of a capture game: the sentence of the rule, with the relevant cards of the asked seat.
import type { RuleWords } from '../words/en.ts';
import type { Refusal } from './action.ts';
import type { Rules } from './rules.ts';

/** Longer lists of cards are not spelled out. */
const LISTED_MAX = 5;

/** The sentence that explains a refusal. It names cards of the asked seat's hand only. */
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

/** The sheet's fields behind the refusal; empty if no rule caused it. */
export const refusalFields = (refusal: Refusal): readonly string[] =>
  refusal.type === 'top-banned' ? ['top.ban', 'top.exception'] : [];
