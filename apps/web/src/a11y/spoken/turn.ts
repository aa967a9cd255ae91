// Announces the question to the viewer: whose turn it is, the legal cards, and the choices.

import type { AllWords } from '@moonshot/i18n';
import type { FinishReason, TableRules, TableView } from '@moonshot/protocol';
import type { Ask, MoonPreview, Seat, TrickView } from '@moonshot/rules';
import { wholeOf } from '../../i18n/all-messages.ts';
import { cardName, seatName } from '../../i18n/names.ts';
import { isMix } from '../../model/play/exchange.ts';
import { suitIn, suitLed, tricksIn } from '../../model/play/lead.ts';
import { ownSeat } from '../../model/play/standing.ts';
import { moonAmount } from '../../table/boxes/moon-amount.ts';
import { placesTo } from '../../table/shape.ts';

type AskOf<T extends Ask['type']> = Extract<Ask, { type: T }>;
export type Side = Parameters<AllWords['spoken']['turn']['pass']>[2];

/** The question in one or a few sentences; no sentence if the viewer is asked nothing. */
export function turnSpoken(words: AllWords, view: TableView, rules: TableRules): readonly string[] {
  const { ask } = view;
  const { turn } = words.spoken;
  switch (ask?.type) {
    case undefined:
      return [];
    case 'play':
      return [playing(words, tricksIn(view), ask, rules)];
    case 'pass':
      return [passing(words, view, rules, ask)];
    case 'bury':
      return [turn.bury(ask.count)];
    case 'charge':
      return [turn.charge(ask.cards.map(card => cardName(words, card)))];
    case 'bid':
      return [wholeOf(words).bid.turn(typeof ask.bids[0] === 'string', Number(ask.bids[1] ?? 0))];
    case 'claim':
      return [turn.claim];
    case 'lay':
      return [turn.lay];
    case 'moon':
      return [turn.moon, ...ask.options.map((option, i) => choice(words, view, option, i + 1))];
  }
}

/**
 * The sentence for an offer that accompanies the question: to claim the remaining tricks, or to end a settled
 * deal.
 */
export const offerSpoken = (words: AllWords, offer: FinishReason | null): readonly string[] =>
  offer === null ? [] : [words.spoken.offers[offer]];

function playing(words: AllWords, deal: TrickView, ask: AskOf<'play'>, rules: TableRules): string {
  const { turn } = words.spoken;
  const legal = [...new Set(ask.plays.map(play => play.card))];
  const [first] = legal;
  const led = suitLed(rules, deal.trick.plays);
  const n = deal.hand.filter(card => legal.includes(card)).length;
  const all = n === deal.hand.length;
  if (n === 1 && first !== undefined) return all ? turn.last(cardName(words, first)) : turn.one(cardName(words, first));
  if (led === undefined) return all ? turn.leadAny : turn.lead(n);
  if (legal.every(card => suitIn(rules, card) === led)) return turn.follow(led, n);
  return all && !deal.hand.some(card => suitIn(rules, card) === led) ? turn.any(led) : turn.some(n);
}

function passing(words: AllWords, view: TableView, rules: TableRules, { step, to }: AskOf<'pass'>): string {
  const [first, second] = to;
  if (isMix(step)) return words.spoken.turn.passMix(first?.count ?? 0);
  if (first === undefined || second !== undefined) return words.spoken.turn.passEach(first?.count ?? 0);
  return words.spoken.turn.pass(first.count, seatName(words, view, first.to), sideOf(view, rules, first.to));
}

function sideOf(view: TableView, { direction }: TableRules, seat: Seat): Side {
  const { seats } = view.deal;
  const places = placesTo(seat, ownSeat(view), seats, direction);
  if (places * 2 === seats) return 'across';
  return places === 1 ? 'left' : places === seats - 1 ? 'right' : 'other';
}

function choice(words: AllWords, view: TableView, option: MoonPreview, place: number): string {
  const total = words.figure(option.totals[ownSeat(view)] ?? 0);
  return words.spoken.turn.moonChoice(place, option.name, moonAmount(view, option), total, option.ends);
}
