// What a seat's taken cards cost: their points, and how some cards change the points of others.
import type { Card } from '../../cards/card.ts';
import { costOf, type Rules } from '../rules/rules.ts';
import { namesIn, suitIn } from '../rules/wilds.ts';
import type { Modifier } from '../sheet/sheet.ts';

/** Whether a card affects the score, by its own points or by changing the points of other cards. */
export const counts = (rules: Rules, card: Card): boolean =>
  costOf(rules, card) !== 0 ||
  rules.sheet.modifiers.some(one => namesIn(rules.sheet, one.card, card) || hasOthers(rules, one, [card]));

/**
 * The cost of each card that a seat has taken, after all doubling and cancelling among these cards. `turned`
 * is true if the shooter chose that costly cards count as gains.
 */
export function cardCosts(rules: Rules, pile: readonly Card[], turned = false): readonly number[] {
  const active = rules.sheet.modifiers.filter(modifier => pile.some(card => namesIn(rules.sheet, modifier.card, card)));
  const gone = (card: Card): boolean =>
    active.some(m =>
      'cancels' in m
        ? namesIn(rules.sheet, m.cancels, card)
        : namesIn(rules.sheet, m.card, card) && hasOthers(rules, m, pile),
    );
  const twice = active.filter(m => doublesAll(m) || hasOthers(rules, m, pile)).length;
  const hearts = active.filter(doublesHearts).length;
  return pile.map(card => {
    if (gone(card)) return 0;
    const times = 2 ** (suitIn(rules.sheet, card) === rules.hearts ? twice + hearts : twice);
    const own = costOf(rules, card) * times;
    return turned ? -Math.abs(own) : own;
  });
}

/** The penalty points of all cards that a seat has taken. */
export const costOfPile = (rules: Rules, pile: readonly Card[]): number => sum(cardCosts(rules, pile));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const doublesHearts = (m: Modifier): boolean => 'doubles' in m && m.doubles === 'hearts';
const doublesAll = (m: Modifier): boolean => 'doubles' in m && m.doubles === 'all';

/**
 * Whether a modifier doubles the other cards with points, and the pile has such a card. Cards for which the
 * sheet states 0 points are included.
 */
const hasOthers = ({ named, sheet }: Rules, m: Modifier, pile: readonly Card[]): boolean =>
  'doubles' in m && m.doubles === 'others' && pile.some(card => named.has(card) && !namesIn(sheet, m.card, card));
