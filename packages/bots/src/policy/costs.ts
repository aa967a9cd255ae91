// Costs of cards for the player who takes them, and their scale. Games count a heart as one point, as ten, or
// by its rank.
import type { Card } from '@moonshot/rules/cards';
import { namesOfWilds as namesIn, pointsAreGood, type TrickRules as Rules } from '@moonshot/rules/engine';

/** A card with at least this share of a deal's points counts as costly and is treated individually. */
const HIGH_COST = 0.15;
/** The total points of a deal in a game of usual size, such as standard Hearts. */
const USUAL = 26;
/**
 * Cost of a card that doubles others, in points of standard Hearts. A cancelling card is worth part of what
 * it cancels.
 */
const CHANGES = 5;

export interface CardCosts {
  readonly unit: number; // what one point of a usual game (26 a deal) is worth in this game; a power of two
  readonly byCard: ReadonlyMap<Card, number>; // cost of each card; a higher cost is worse
  readonly highCost: number; // cost from which a card counts as costly
  readonly later: number; // mean cost of taking a trick, apart from the cards in it
}

const known = new WeakMap<Rules, CardCosts>();

/** The costs of a game's cards, cached by rules. */
export function costsOf(rules: Rules): CardCosts {
  const before = known.get(rules);
  if (before !== undefined) return before;
  const costs = made(rules);
  known.set(rules, costs);
  return costs;
}

/** The cost of a card to the player who takes it. The sign is reversed if points are good. */
export const costIn = (rules: Rules, card: Card): number => costsOf(rules).byCard.get(card) ?? 0;

/**
 * The cost of taking a trick, apart from its cards. `done` is the number of earlier tricks, and `left` the
 * number of cards that the hand still holds.
 */
export function trickCostIn(rules: Rules, done: number, left: number): number {
  const { each, first, lastButOne, last } = rules.sheet.trickPoints;
  const place = (done === 0 ? first : 0) + (left === 2 ? lastButOne : left === 1 ? last : 0);
  return signOf(rules.sheet) * (each + place);
}

/** The sign of costs: positive if points are avoided. */
const signOf = (sheet: Rules['sheet']): number => (pointsAreGood(sheet) === (sheet.score.sign === 'minus') ? 1 : -1);

function made({ sheet, points, deck, handSize }: Rules): CardCosts {
  const sign = signOf(sheet);
  const { each, first, lastButOne, last } = sheet.trickPoints;
  const all = (cost: (card: Card) => number): number => deck.reduce((sum, card) => sum + Math.max(0, cost(card)), 0);
  const tricks = sign * (each * handSize + first + lastButOne + last);
  const total = all(card => sign * (points.get(card) ?? 0)) + Math.max(0, tricks);
  const unit = total === 0 ? 1 : 2 ** Math.round(Math.log2(total / USUAL));
  const cost = (card: Card): number => {
    const own = sheet.modifiers.filter(one => namesIn(sheet, one.card, card));
    const changed = own.reduce((sum, one) => sum + ('doubles' in one ? CHANGES : -CHANGES), 0);
    return sign * ((points.get(card) ?? 0) + changed * unit);
  };
  return {
    unit,
    byCard: new Map(deck.map(card => [card, cost(card)])),
    highCost: HIGH_COST * all(cost) || Number.POSITIVE_INFINITY,
    later: sign * (each + (lastButOne + last) / handSize),
  };
}
