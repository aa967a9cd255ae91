// Why an action was refused in a capture game, as the sentence of the rule with the asked seat's own cards that matter.
import { byCanon, type Card, symbolOf } from '../cards/card.ts';
import { orList } from '../cards/words.ts';
import type { Refusal } from './action.ts';
import { anyBanned } from './explain.ts';
import type { Rules } from './rules.ts';

/** More cards than this are not listed one by one. */
const LISTED_MAX = 5;

const SAY = {
  notAsked: 'Nothing is asked of you just now.',
  notHeld: (card: string) => `${card} is not in your hand, or not so often.`,
  top: (banned: string, instead: string) => `The shown card may not be ${banned}: ${instead}.`,
  show: (cards: string) => `show ${cards}`,
  another: 'show another card',
};

/** The sentence that explains a refusal. It names cards of the asked seat's own hand and of no other. */
export function explainRefusal(rules: Rules, refusal: Refusal): string {
  switch (refusal.type) {
    case 'not-asked':
      return SAY.notAsked;
    case 'not-held':
      return SAY.notHeld(symbolOf(refusal.card));
    case 'top-banned':
      return SAY.top(anyBanned(rules), instead(refusal.legal));
  }
}

function instead(legal: readonly Card[]): string {
  const names = [...new Set(legal)].sort(byCanon).map(symbolOf);
  return names.length > LISTED_MAX ? SAY.another : SAY.show(orList(names));
}

/** The lines of the sheet from which the refusal comes; none where it comes from no rule. */
export const refusalFields = (refusal: Refusal): readonly string[] =>
  refusal.type === 'top-banned' ? ['top.ban', 'top.exception'] : [];
