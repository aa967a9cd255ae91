// Predicts what calling a wild card high or low would do, as far as the cards on the table show.

import type { AllWords } from '@moonshot/i18n';
import type { Call, TrickView as View } from '@moonshot/rules';
import { type Card, isWild, suitOf } from '@moonshot/rules/cards';
import { seatName } from '../../i18n/names.ts';
import type { TableModel } from '../../model/model.ts';
import { tricksIn, trumpIn } from '../../model/play/lead.ts';
import { pointsIn } from '../../model/play/points.ts';
import { cost } from '../../model/play/standing.ts';

/**
 * The effect of a call in one or two short sentences. Nothing is said about outcomes that the view leaves
 * open.
 */
export function consequence(words: AllWords, table: TableModel, card: Card, call: Call): string {
  const suit = suitOf(card);
  const what = call === 'high' ? words.call.above(suit) : words.call.below(suit);
  return `${what} ${effect(words, table, card, call)}`.trim();
}

function effect(words: AllWords, table: TableModel, card: Card, call: Call): string {
  const deal = tricksIn(table.view);
  const [lead] = deal.trick.plays;
  if (lead === undefined) return words.call.leads(suitOf(card));
  const trumped = ruling(table, deal);
  const last = deal.trick.plays.length === deal.seats - 1;
  if (suitOf(card) !== trumped && suitOf(card) !== trumpIn(table))
    return suitOf(card) === suitOf(lead.card) ? keeps(words, table, deal, last) : words.call.offSuit(suitOf(lead.card));
  // the first trump of the trick wins, even if it is called low
  if (suitOf(card) !== trumped) return words.call.wins(pointsWith(table, deal, card), last);
  if (levelWith(table, deal, card, call)) return '';
  return call === 'high' ? words.call.wins(pointsWith(table, deal, card), last) : keeps(words, table, deal, last);
}

/** The suit that decides the trick so far: trumps if any were played, otherwise the led suit. */
function ruling(table: TableModel, { trick }: View): string {
  const lead = trick.plays[0];
  const trump = trumpIn(table);
  return trick.plays.some(play => suitOf(play.card) === trump) ? trump : lead ? suitOf(lead.card) : '';
}

const keeps = (words: AllWords, { view }: TableModel, deal: View, last: boolean): string =>
  deal.winning === null ? '' : words.call.loses(seatName(words, view, deal.winning), last);

/** Whether the wild card may tie with a card on the table. Then the outcome depends on further rules. */
function levelWith({ rules }: TableModel, { trick }: View, wild: Card, call: Call): boolean {
  const strengths = Object.entries(rules.strength).filter(([name]) => name.charAt(1) === suitOf(wild));
  const values = strengths.map(([, strength]) => strength);
  const edge = call === 'high' ? Math.max(...values) : Math.min(...values);
  return trick.plays.some(
    ({ card }) => !isWild(card) && suitOf(card) === suitOf(wild) && rules.strength[card] === edge,
  );
}

const pointsWith = ({ rules, view }: TableModel, { trick }: View, card: Card): number =>
  cost(
    rules,
    [...trick.plays.map(play => play.card), card].reduce((sum, one) => sum + pointsIn(rules, view, one), 0),
  );
