// A hint: what the careful player would do with the same view, and one sentence about why.

import { careful } from '@moonshot/bots/players/careful';
import { type Card, suitOf } from '@moonshot/rules/cards/card';
import { withoutAll } from '@moonshot/rules/cards/card-set';
import type { Action, Ask, Hearts, View } from '@moonshot/rules/games';
import type { Rules } from '@moonshot/rules/trick/rules';
import type { View as TrickView } from '@moonshot/rules/trick/view';
import { suitWord, suitWords } from '@moonshot/rules/words/en/cards';
import { face, faces, played } from '../render/cards.ts';
import { answerOf } from './bots.ts';

/** The careful player's answer and its reason, in one sentence. */
export function hintFor(hearts: Hearts, view: View, ask: Ask): { readonly action: Action; readonly sentence: string } {
  const action = answerOf(careful, hearts, view, ask);
  return { action, sentence: `Hint: ${sentenceFor(hearts, view, ask, action)}` };
}

function sentenceFor(hearts: Hearts, view: View, ask: Ask, action: Action): string {
  switch (action.type) {
    case 'pass':
      return `pass ${faces(action.gifts.map(gift => gift.card))}, ${passReason(
        view.hand,
        action.gifts.map(gift => gift.card),
      )}.`;
    case 'claim':
      return action.claim ? 'open with your wild.' : 'keep your wild: later it can win or lose any trick of its suit.';
    case 'bury':
      return `lay ${faces(action.cards)} away: in your hand they would be likely to cost you more.`;
    case 'moon':
      return `choose ${action.option}: it leaves you furthest ahead of the others.`;
    case 'lay':
      return `hide ${face(action.bottom)} and show ${face(action.top)}, ${layReason(hearts, view.hand, action)}.`;
    case 'play':
      return hearts.kind === 'tricks' && view.kind === 'tricks' && ask.type === 'play'
        ? `play ${played(action)}, ${playReason(hearts.rules, view, ask, action)}.`
        : `play ${played(action)}.`;
  }
}

/** A pass empties a suit, or it gets rid of what is most likely to take points. */
function passReason(hand: readonly Card[], passed: readonly Card[]): string {
  const suits = [...new Set(passed.map(suitOf))];
  const emptied = suits.find(suit => hand.filter(card => suitOf(card) === suit).every(card => passed.includes(card)));
  return emptied === undefined
    ? 'the cards most likely to cost you points'
    : `which leaves you without ${suitWords(emptied)}, so that you can soon throw off what is dangerous`;
}

function layReason(hearts: Hearts, hand: readonly Card[], { bottom, top }: Extract<Action, { type: 'lay' }>): string {
  const power = (card: Card): number => hearts.rules.strength.get(card) ?? 0;
  const heart = suitOf(bottom) === 'H';
  const highest = hand.every(card => suitOf(card) === 'H' || power(card) <= power(top));
  if (heart && highest) return 'because a heart is most likely to come home under your highest card';
  if (heart) return 'because a heart counts only if it is captured, and higher cards may serve you later';
  return highest
    ? 'the best you can show, with no heart at risk under it'
    : 'to give away nothing while others win the bout';
}

type Play = Extract<Action, { type: 'play' }>;
type PlayAsk = Extract<Ask, { type: 'play' }>;

function playReason(rules: Rules, view: TrickView, ask: PlayAsk, play: Play): string {
  if (ask.plays.length === 1) return 'the only card you may play';
  if (new Set(ask.plays.map(one => one.card)).size === 1) return `the only card you may play, ${callReason(play)}`;
  const lead = view.trick.plays[0];
  if (lead === undefined) return leadReason(rules, view, play);
  const trumps = suitOf(play.card) === rules.sheet.trick.trump;
  return suitOf(play.card) === suitOf(lead.card) || trumps
    ? takingReason(rules, view, play)
    : discardReason(rules, lead.card, play);
}

const callReason = ({ call }: Play): string =>
  call === 'low' ? 'as the lowest it cannot take the trick' : 'as the highest it takes the trick from its suit';

/** How many cards of its suit that the seat has not seen are above and below a card. */
function unseen(
  { deck, strength }: Rules,
  view: TrickView,
  card: Card,
): { readonly above: number; readonly below: number } {
  const seen = [...view.hand, ...view.tricks.flatMap(trick => trick.plays.map(play => play.card))];
  const left = withoutAll(deck, seen).filter(one => suitOf(one) === suitOf(card));
  const above = left.filter(one => (strength.get(one) ?? 0) > (strength.get(card) ?? 0)).length;
  return { above, below: left.length - above };
}

function leadReason(rules: Rules, view: TrickView, play: Play): string {
  if (play.call !== undefined) return callReason(play);
  const suit = suitOf(play.card);
  if (view.hand.filter(card => suitOf(card) === suit).length === 1)
    return `your only ${suitWord(suit)}, so that you can throw off other cards when the suit comes again`;
  const { above, below } = unseen(rules, view, play.card);
  if (above > below) return 'a low card, so that somebody else will probably take the trick';
  return above === 0
    ? 'which takes the trick while that is still cheap'
    : 'which is safer to lead now than it will be later';
}

/** Following suit, or trumping: it loses to what lies there, or it may win. */
function takingReason(rules: Rules, { trick, winning, seats }: TrickView, play: Play): string {
  if (play.call !== undefined) return callReason(play);
  const best = trick.plays.find(one => one.seat === winning);
  if (best !== undefined && isUnder(rules, play.card, best))
    return `which stays under ${played(best)}, so that the trick is not yours`;
  return trick.plays.length === seats - 1
    ? 'because the trick costs little and you are rid of a high card'
    : 'because you are rid of a high card while the trick costs little';
}

/** Whether a card loses to the one that is winning. */
function isUnder(
  { strength, sheet }: Rules,
  card: Card,
  best: { readonly card: Card; readonly call?: 'high' | 'low' },
): boolean {
  if (suitOf(best.card) !== suitOf(card)) return suitOf(best.card) === sheet.trick.trump;
  return best.call === undefined ? (strength.get(card) ?? 0) < (strength.get(best.card) ?? 0) : best.call === 'high';
}

function discardReason({ points }: Rules, led: Card, { card }: Play): string {
  const worth = points.get(card) ?? 0;
  const none = `because you have no ${suitWord(suitOf(led))}`;
  return worth > 0
    ? `${none}, and its ${worth === 1 ? 'point goes' : `${worth} points go`} to whoever takes the trick`
    : `${none}, and this card is the likeliest to cost you points later`;
}
