// Checks how many points the deals of a trick game can count according to its sheet (its rules as data).
import type { Say } from '../../game/check-head.ts';
import { DEAL_WORTH_MAX } from '../../game/limits.ts';
import { chargedRules } from './effective-rules.ts';
import type { Rules } from './rules.ts';

/**
 * Checks that no deal can count too many points, and that some deal can cost a life. `deals` are the rules of
 * all contracts.
 */
export function checkWorth({ sheet: { settle, points } }: Rules, deals: readonly Rules[], say: Say): void {
  const most = (part: (points: number) => number): number => Math.max(...deals.map(rules => mostOf(rules, part)));
  if (most(Math.abs) > DEAL_WORTH_MAX) say('points', points, 'worthMost', DEAL_WORTH_MAX);
  const cost = most(one => Math.max(0, one));
  if (settle.as === 'lives' && cost < settle.lifeAt) say('settle.lifeAt', settle.lifeAt, 'lifeMost', cost);
}

/**
 * An upper bound of the points of a deal: for its cards, its tricks and a moon. `part` turns each number of
 * points into the amount that is added up.
 */
function mostOf(rules: Rules, part: (points: number) => number): number {
  const { deck, seats, handSize, chargeable } = rules;
  const { points, sheet } = chargedRules(rules, [...chargeable]);
  const { none, each, first, lastButOne, last, all } = sheet.trickPoints;
  const cards = deck.reduce((sum, card) => sum + part(points.get(card) ?? 0), 0);
  const doubled = 2 ** sheet.modifiers.filter(one => 'doubles' in one).length;
  const tricks = [none, first, lastButOne, last, all].reduce((sum, one) => sum + part(one), part(each) * handSize);
  const moon = sheet.moon.options.map(({ self, others }) => part(self === 'start' ? 0 : self) + seats * part(others));
  return cards * doubled + 2 * tricks + Math.max(0, ...moon) * sheet.moon.sun;
}
