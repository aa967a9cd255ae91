// What cards are worth: groups of cards to which the rules give one value, and a table for rules with many
// values.
import { type Card, rankOf, suitOf } from '../../cards/card.ts';
import { type Selector, specificity } from '../../cards/card-set.ts';
import { figure } from '../../cards/figures.ts';
import { SUIT_SYMBOLS, symbolOf } from '../../cards/symbols.ts';
import type { ValueTable } from '../../game/clause.ts';
import type { RuleWords } from '../../words/en.ts';
import { isSigned } from '../rules/facts.ts';
import { costOf, type Rules } from '../rules/rules.ts';
import { namesIn, pickIn } from '../rules/wilds.ts';
import type { RankScale } from '../sheet/sheet.ts';

export interface ValueGroup {
  readonly selector: Selector;
  readonly value: number | RankScale;
  readonly cards: readonly Card[]; // the cards whose points follow from this selector
  // whether `cards` are all cards of the selector: no other row of the sheet decides the points of any
  readonly whole: boolean;
}

/** The groups of cards to which the sheet gives a value, in the sheet's order. */
export function valueGroups({ deck, sheet }: Rules): readonly ValueGroup[] {
  const rows = sheet.points.flatMap(({ cards, value }) => cards.map(selector => ({ selector, value })));
  const rank = (row: number): number => specificity(rows[row]?.selector ?? 'H*') * rows.length + row;
  const decides = (row: number, card: Card): boolean =>
    rows.every(({ selector }, other) => !namesIn(sheet, selector, card) || rank(other) <= rank(row));
  return rows
    .map(({ selector, value }, row): ValueGroup => {
      const selected = pickIn(sheet, deck, [selector]);
      const cards = selected.filter(card => decides(row, card));
      return { selector, value, cards, whole: cards.length === selected.length };
    })
    .filter(group => group.cards.length > 0);
}

/** The maximum number of rows of values that a sentence lists. More rows are shown as a table. */
const VALUES_MAX = 3;
/** The minimum number of cards in sequence of which only the first and the last are named. */
const RUN_MIN = 3;

/**
 * The table of the values of cards. Undefined if a sentence can list them. Cards without points are left out.
 */
export function valueTable(rules: Rules, { points: { table } }: RuleWords): ValueTable | undefined {
  const rows = valueRows(rules);
  return rows.length > VALUES_MAX ? { head: [table.cards, table.points], rows } : undefined;
}

/** A row for each value of cards, in the sheet's order. */
export const valueRows = (rules: Rules): ValueTable['rows'] =>
  valueGroups(rules).flatMap(group => rowsOf(rules, group));

/** A row for each value in a group, with the strongest cards first. */
function rowsOf(rules: Rules, { cards }: ValueGroup): ValueTable['rows'] {
  const strength = (card: Card): number => rules.strength.get(card) ?? 0;
  const ordered = [...new Set(cards)]
    .filter(card => costOf(rules, card) !== 0)
    .sort((a, b) => strength(b) - strength(a));
  const costs = [...new Set(ordered.map(card => costOf(rules, card)))];
  return costs.map(cost => {
    const alike = ordered.filter(card => costOf(rules, card) === cost);
    const rank = wholeRank(rules, alike);
    if (rank !== undefined) return [rank, worthOf(rules, cost)];
    const suits = [...new Set(alike.map(suitOf))].map(suit => alike.filter(card => suitOf(card) === suit));
    return [suits.map(one => namesOf(rules, one)).join(' '), worthOf(rules, cost)];
  });
}

/** The sign of a rank of which these are all cards of the deck, at least two, and not wild. Or undefined. */
function wholeRank({ deck }: Rules, cards: readonly Card[]): string | undefined {
  const rank = rankOf(cards[0] as Card);
  const all = new Set(deck.filter(card => rankOf(card) === rank));
  const isWhole = cards.length > 1 && cards.length === all.size && cards.every(card => all.has(card));
  return isWhole && rank !== 'W' ? symbolOf(cards[0] as Card).slice(0, -1) : undefined;
}

/**
 * The name of several cards of one suit: `♥` for the whole suit, `10♥–5♥` for a sequence, otherwise each
 * card.
 */
function namesOf(rules: Rules, cards: readonly Card[]): string {
  const [first, last] = [cards[0] as Card, cards.at(-1) as Card];
  const suit = new Set(rules.deck.filter(card => suitOf(card) === suitOf(first)));
  if (cards.length === suit.size) return SUIT_SYMBOLS[suitOf(first)];
  const place = (card: Card): number => rules.sheet.deck.ranks.indexOf(card.charAt(0));
  const isRun = cards.length >= RUN_MIN && place(last) - place(first) === cards.length - 1;
  return isRun ? `${symbolOf(first)}–${symbolOf(last)}` : cards.map(symbolOf).join(' ');
}

/** Points as players see them. If points are shown from the taker's view, a gain has a plus sign. */
function worthOf(rules: Rules, cost: number): string {
  const worth = isSigned(rules) ? -cost : cost;
  return isSigned(rules) && worth > 0 ? `+${worth}` : figure(worth);
}
