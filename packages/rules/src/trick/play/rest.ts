// Finds out whether the seat on lead takes all remaining tricks, whatever the others hold and play. The proof
// uses only what this seat can see.
import { type Card, isWild, SUITS, type Suit, suitOf } from '../../cards/card.ts';
import { without, withoutAll } from '../../cards/card-set.ts';
import { cancelKey } from '../rules/cancel.ts';
import type { Rules } from '../rules/rules.ts';
import { isCalled, isJoker, suitIn } from '../rules/wilds.ts';
import type { Call, Play } from '../state/state.ts';
import { laterLeads } from './legal.ts';
import type { View } from './view.ts';
import { beats } from './winning.ts';

/**
 * A step of the proof, after some leads: the cards still in hand, whether hearts are broken, and the maximum
 * number of unseen cards of each suit that the others can hold.
 */
interface Standing {
  readonly hand: readonly Card[];
  readonly broken: boolean;
  readonly out: Readonly<Record<Suit, number>>;
}

/**
 * An order in which the viewer can lead its cards so that each of them certainly takes its trick. Undefined
 * if the search finds none, which can also happen to a hand that would take all tricks. Undefined during the
 * first trick, which has rules of its own.
 */
export function provenRest(rules: Rules, view: View): readonly Play[] | undefined {
  const leads = view.phase === 'play' && view.trick.plays.length === 0 && view.trick.leader === view.viewer;
  if (!leads || view.tricks.length === 0 || view.hand.length === 0) return undefined;
  // there is no proof while a stock may bring new cards, or while hands differ in size
  const even = view.handSizes.every(size => size === view.hand.length);
  if (rules.draws !== 'never' && (view.kitty > 0 || !even)) return undefined;
  const unseen = unseenBy(rules, view);
  // an extending card makes seats play twice to a trick
  if ([...view.hand, ...unseen].some(card => rules.extenders.has(card))) return undefined;
  // a charged card may not be led to the first trick of its suit
  if (view.hand.some(card => rules.charged.has(card))) return undefined;
  // an `overTen` wild card turns its suit into trumps
  if (rules.sheet.wild.rank === 'overTen' && [...view.hand, ...unseen].some(isWild)) return undefined;
  const drawn = drawsSurely(rules, unseen);
  const suited = unseen.filter(card => !isJoker(rules.sheet, card));
  const order: Play[] = [];
  let now: Standing = { hand: view.hand, broken: view.broken, out: countsOf(suited) };
  while (now.hand.length > 0) {
    if (leadMayPass(rules, now)) return undefined;
    const card = laterLeads(rules, now.hand, now.broken).find(one => takesSurely(rules, suited, now.out, one));
    if (card === undefined) return undefined;
    order.push(calledHigh(rules, card));
    now = afterLead(rules, now, card, drawn);
  }
  return order;
}

/** The play of a card that should take a trick. A wild card is called highest. */
const calledHigh = ({ sheet }: Rules, card: Card): Play =>
  isWild(card) && isCalled(sheet) ? { card, call: 'high' } : { card };

/** The cards that the viewer has not seen: cards in the other hands, and cards that lie face down. */
function unseenBy({ deck }: Rules, { hand, tricks, buried, aside }: View): readonly Card[] {
  const shown = tricks.flatMap(({ plays, kitty }) => [
    ...plays.map(play => play.card),
    ...(typeof kitty === 'number' ? [] : kitty),
  ]);
  return withoutAll(deck, [...hand, ...shown, ...buried, ...aside]);
}

const countsOf = (cards: readonly Card[]): Standing['out'] => {
  const count = (suit: Suit): number => cards.filter(card => suitOf(card) === suit).length;
  const [clubs, diamonds, spades, hearts] = SUITS;
  return { C: count(clubs), D: count(diamonds), S: count(spades), H: count(hearts) };
};

/**
 * Whether a player who holds the suit led certainly follows suit. This is uncertain while an unseen wild card
 * may be played at any time.
 */
const drawsSurely = ({ sheet }: Rules, unseen: readonly Card[]): boolean =>
  sheet.wild.play !== 'anyTime' || !unseen.some(isWild);

/**
 * The step of the proof after a card was led. If the others must follow suit, they hold at least one card
 * less of this suit.
 */
const afterLead = (rules: Rules, { hand, broken, out }: Standing, card: Card, drawn: boolean): Standing => {
  const suit = suitOf(card);
  return {
    hand: without(hand, card),
    broken: broken || rules.breakers.has(card),
    out: drawn ? { ...out, [suit]: Math.max(0, out[suit] - 1) } : out,
  };
};

/** Whether a lead certainly takes its trick: the others can hold no higher card of its suit, and no trump. */
function takesSurely(rules: Rules, unseen: readonly Card[], out: Standing['out'], card: Card): boolean {
  const { trump } = rules;
  const suit = suitIn(rules.sheet, card);
  if (suit === undefined) return false;
  if (trump !== 'none' && suit !== trump && out[trump] > 0) return false;
  if (mayBeCancelled(rules, unseen, card)) return false;
  const call: Call = 'high';
  const lead = { seat: 0, card, call };
  return (
    out[suit] === 0 || !unseen.some(one => suitOf(one) === suit && beats(rules, { seat: 1, card: one, call }, lead))
  );
}

/** Whether the others may hold a card that cancels this card, so that it does not take the trick. */
function mayBeCancelled({ sheet }: Rules, unseen: readonly Card[], card: Card): boolean {
  if (sheet.trick.cancel === 'none') return false;
  return unseen.some(one => cancelKey(sheet, one) === cancelKey(sheet, card));
}

/** Whether the lead would pass to the left, because the hand has only cards that may not be led yet. */
const leadMayPass = (rules: Rules, { hand, broken }: Standing): boolean =>
  rules.sheet.lead.exempt === 'passLead' && !broken && hand.every(card => rules.closedLeads.has(card));
