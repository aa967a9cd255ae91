// Explains why an action in a trick game was refused. The sentence states the rule and often lists the
// legal cards.
import { type Card, isWild, type Suit, suitOf } from '../../cards/card.ts';
import type { RuleWords } from '../../words/en.ts';
import type { Instead } from '../../words/sentence-inputs.ts';
import { isBreakable, moonEffects } from '../rules/facts.ts';
import type { Rules } from '../rules/rules.ts';
import { isCalled } from '../rules/wilds.ts';
import type { Refusal, RestrictionName } from '../state/action.ts';
import { inDeck } from './play.ts';

type NotLegal = Extract<Refusal, { type: 'not-legal' }>;
type Say = RuleWords['refusals'];

/** The maximum number of cards that the sentence on the ban in the first trick lists. */
const LISTED_MAX = 5;

/** The sentence that explains a refusal. It reveals nothing about other hands. */
export function explainRefusal(rules: Rules, refusal: Refusal, { refusals: say }: RuleWords): string {
  switch (refusal.type) {
    case 'not-asked':
      return say.notAsked;
    case 'other-question':
      return say.asked[refusal.asked];
    case 'not-held':
      return say.notHeld(refusal.card, isTwice(rules, refusal.card));
    case 'not-legal':
      return notLegal(rules, refusal, say);
    case 'call-missing':
      return say.callMissing(refusal.card);
    case 'call-wrong':
      return (isWild(refusal.card) ? say.callLow : say.callNone)(refusal.card);
    case 'not-passable':
      return say.kept(refusal.card);
    case 'wrong-gifts':
      return wrongGifts(refusal.wanted, say);
    case 'not-chargeable':
      return say.chargeable(refusal.card, refusal.may);
    case 'bid-wrong':
      return say.bid(refusal.bids);
    case 'wrong-count':
      return say.bury(refusal.wanted, refusal.given);
    case 'no-such-option':
      return say.moon(moonEffects(rules));
  }
}

function notLegal(rules: Rules, refusal: NotLegal, say: Say): string {
  const { card, legal } = refusal;
  switch (refusal.rule) {
    case 'opening-card':
      return openingCard(rules, refusal, say);
    case 'must-follow':
      return say.follow(suitLed(rules, refusal), legal);
    case 'first-trick-ban':
      return firstTrickBan(rules, refusal, say);
    case 'hearts-before-queen':
      return say.hearts(legal);
    case 'first-lead-closed':
      return say.firstLead(card, another(refusal));
    case 'lead-closed':
      return leadClosed(rules, refusal, say);
    case 'first-trick-lowest':
      return say.lowest(legal);
    case 'charged':
      return say.charged(card, legal);
    case 'wild-colour':
      return say.colour(card);
    case 'discard-closed':
      return say.discard(card, another(refusal), isBreakable(rules));
    case 'must-throw':
      return say.throws(legal);
    case 'must-trump':
      return say.trump(legal);
    case 'must-go-under':
      return say.under(legal);
  }
}

/**
 * Explains why a card may not be led yet. The sentence names the card itself if it is not a heart and nothing
 * in this game breaks hearts.
 */
function leadClosed(rules: Rules, refusal: NotLegal, say: Say): string {
  const { card, legal } = refusal;
  const [instead, breakable] = [legal.length === 1 ? legal : another(refusal), isBreakable(rules)];
  return breakable || suitOf(card) === 'H' ? say.lead(instead, breakable) : say.closed(card, instead);
}

/** Whether the deck has more than one copy of a card. */
const isTwice = ({ deck }: Rules, card: Card): boolean => deck.indexOf(card) !== deck.lastIndexOf(card);

/** What the player can play instead, without naming cards: another card of the same suit, or another suit. */
const another = ({ card, legal }: NotLegal): Instead =>
  legal.some(one => suitOf(one) === suitOf(card)) ? 'otherCard' : 'otherSuit';

/** The sentence about what may open the deal: any card of a suit, or the listed cards. */
function openingCard({ sheet }: Rules, { card, legal }: NotLegal, say: Say): string {
  const anyOfSuit = sheet.opening.card === 'thatSuit' && legal.length > 1;
  return anyOfSuit ? say.openingSuit(suitOf(legal[0] ?? card), legal) : say.opening(legal);
}

/** The suit led, as the legal cards show it. Wild cards are ignored if they may be played at any time. */
function suitLed({ sheet }: Rules, { card, legal }: NotLegal): Suit {
  const natural = legal.find(one => (isCalled(sheet) && sheet.wild.play !== 'anyTime') || !isWild(one));
  return suitOf(natural ?? card);
}

function firstTrickBan(rules: Rules, { card, legal }: NotLegal, say: Say): string {
  const { sheet, banned, penalties, openingSuit } = rules;
  const instead = legal.length > LISTED_MAX ? 'otherCard' : legal;
  const points = penalties.length === banned.size && penalties.every(one => banned.has(one));
  if (!points) return say.banned(inDeck(rules, sheet.firstTrick.ban), instead);
  // if the refused card follows suit, the sentence says that the ban covers more than discards
  const led = sheet.opening.card === 'any' ? undefined : openingSuit;
  const follows = suitOf(card) === led && !legal.some(one => suitOf(one) === led);
  return (follows ? say.noPointsAtAll : say.noPoints)(instead);
}

/**
 * Explains how many cards must be passed. In a scatter several players receive cards, in any other pass one
 * does.
 */
function wrongGifts(wanted: Extract<Refusal, { type: 'wrong-gifts' }>['wanted'], say: Say): string {
  return wanted.length > 1 ? say.scatter(wanted[0]?.count ?? 0) : say.pass(wanted[0]?.count ?? 0);
}

const NARROWING_FIELDS: Readonly<Record<RestrictionName, readonly string[]>> = {
  'opening-card': ['opening.card', 'opening.leader'],
  'must-follow': ['follow.void'],
  'first-trick-ban': ['firstTrick.ban', 'firstTrick.scope', 'firstTrick.vsFollow'],
  'first-trick-lowest': ['firstTrick.follow'],
  'hearts-before-queen': ['firstTrick.exempt', 'firstTrick.ban'],
  'first-lead-closed': ['lead.firstTrick'],
  'lead-closed': ['lead.restrict', 'lead.exempt', 'break.on'],
  charged: ['charge.cards'],
  'wild-colour': ['wild.play', 'deck.wilds'],
  'discard-closed': ['discard.restrict', 'break.on'],
  'must-throw': ['discard.must'],
  'must-trump': ['follow.void', 'trick.trump'],
  'must-go-under': ['follow.under'],
};

/**
 * The fields of the sheet from which a refusal follows, the most important first. Empty if no rule caused it.
 */
export function refusalFields(refusal: Refusal): readonly string[] {
  switch (refusal.type) {
    case 'not-asked':
    case 'other-question':
    case 'not-held':
      return [];
    case 'not-legal':
      return NARROWING_FIELDS[refusal.rule];
    case 'call-missing':
      return ['deck.wilds'];
    case 'call-wrong':
      return isWild(refusal.card) ? ['opening.wild'] : ['deck.wilds'];
    case 'not-passable':
      return ['pass.keep'];
    case 'wrong-gifts':
      return ['pass.cycle', 'pass.count'];
    case 'not-chargeable':
      return ['charge.cards'];
    case 'bid-wrong':
      return ['auction.prize', 'auction.most'];
    case 'wrong-count':
      return ['kitty.to'];
    case 'no-such-option':
      return ['moon.options', 'moon.choose'];
  }
}
