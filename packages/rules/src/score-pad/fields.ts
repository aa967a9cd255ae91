// What players must write down after a deal of a trick game: only things on which its points or the next
// deal depend.
import { type Card, isWild, suitOf } from '../cards/card.ts';
import { standIn } from '../trick/rules/auction.ts';
import { effectiveRules } from '../trick/rules/effective-rules.ts';
import { costOf, liesOut, type Rules } from '../trick/rules/rules.ts';
import { namesIn } from '../trick/rules/wilds.ts';
import type { Modifier } from '../trick/sheet/sheet.ts';
import type { State } from '../trick/state/state.ts';
import type { PadFields, PadGroup, SeatField } from './entry.ts';

/**
 * What must be written down about the deal of this state. `state` includes the cards that were shown and the
 * bids of the entry.
 */
export function trickFields(sheetRules: Rules, state: State): PadFields {
  const rules = effectiveRules(sheetRules, state);
  const { sheet, seats } = rules;
  const { each, none, first, lastButOne, last, all } = sheet.trickPoints;
  const auction = sheet.auction.prize === 'suit';
  const chosen: readonly (readonly [field: SeatField, asked: boolean])[] = [
    ['dealer', sheet.dealer.next === 'cutAgain' && state.results.length > 0],
    ['bidder', auction],
    ['first', first !== 0 || all !== 0],
    ['lastButOne', lastButOne !== 0],
    ['last', last !== 0 || all !== 0],
  ];
  const counted = each !== 0 || none !== 0 || (sheet.moon.sun !== 1 && rules.moonSet.length > 0);
  const fixed = rules.draws === 'never' && rules.extenders.size === 0;
  return {
    groups: groupsOf(rules),
    out: liesOut(rules) ? sheetRules.deck.length - rules.handSize * seats : sheet.trick.trump === 'turned' ? 1 : 0,
    tricks: counted ? (fixed ? rules.handSize : 'any') : null,
    seats: chosen.flatMap(([field, asked]) => (asked ? [field] : [])),
    shown: [...rules.chargeable],
    auction: auction ? sheet.auction.most : null,
    players: sheet.wild.pays === 'likeOthers' ? [] : rules.deck.filter(isWild),
    hearts: null,
  };
}

/**
 * The cards on which the points or the next deal depend, in groups. The cards of a group have the same suit
 * and the same effect.
 */
function groupsOf(rules: Rules): readonly PadGroup[] {
  const groups = new Map<string, Card[]>();
  for (const card of rules.deck) {
    const effects = effectsOf(rules, card);
    if (!matters(effects)) continue;
    const key = JSON.stringify([suitOf(card), effects]);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()]
    .map(cards => ({ key: cards[0] as Card, cards, suit: isWholeSuit(rules, cards) }))
    .sort((a, b) => Number(a.cards.length > 1) - Number(b.cards.length > 1));
}

/** The effect of a card on the score, on the next dealer, and on who leads in the next deal. */
function effectsOf(rules: Rules, card: Card) {
  const { sheet } = rules;
  const names = (modifier: Modifier): readonly boolean[] => [
    namesIn(sheet, modifier.card, card),
    'cancels' in modifier && namesIn(sheet, modifier.cancels, card),
    'doubles' in modifier && modifier.doubles === 'others' && rules.named.has(card),
  ];
  return {
    cost: costOf(rules, card),
    modifies: sheet.modifiers.flatMap(names),
    moon: rules.moonSet.includes(card),
    dealer: sheet.dealer.next === 'taker' && card === sheet.dealer.taken,
    leads: sheet.opening.later === `took:${standIn(card, rules.hearts)}`,
    player: sheet.wild.pays !== 'likeOthers' && isWild(card),
  };
}

const matters = ({ cost, modifies, moon, dealer, leads, player }: ReturnType<typeof effectsOf>): boolean =>
  cost !== 0 || moon || dealer || leads || player || modifies.includes(true);

const isWholeSuit = ({ deck }: Rules, cards: readonly Card[]): boolean =>
  cards.length > 2 && deck.filter(card => suitOf(card) === suitOf(cards[0] as Card)).length === cards.length;
