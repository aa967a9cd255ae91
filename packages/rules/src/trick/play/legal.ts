// The legal cards of a seat. The rules exclude cards one after another, in order of precedence. A rule that
// would leave no card is skipped.
import { type Card, isWild, type Suit, suitOf } from '../../cards/card.ts';
import { at, type Seat } from '../../game/seat.ts';
import { waits } from '../rules/effective-rules.ts';
import { lowestNatural, openingWild, type Rules } from '../rules/rules.ts';
import { isCalled, isJoker, isSameColour, suitIn, suitLed } from '../rules/wilds.ts';
import type { RestrictionName } from '../state/action.ts';
import type { Play, State } from '../state/state.ts';
import { beats, winning } from './winning.ts';

/** A rule that excludes cards: its name, and the test that a card must pass. */
interface Restriction {
  readonly name: RestrictionName;
  readonly keeps: (card: Card) => boolean;
}

/** The cards of the seat's hand that may be played now. */
export const legal = (rules: Rules, state: State, seat: Seat): readonly Card[] => {
  const hand = at(state.hands, seat);
  return hand.length === 1 ? hand : restrictions(rules, state, hand).reduce(narrowed, hand);
};

/** The cards that a rule allows, or all cards if it would allow none. */
function narrowed(cards: readonly Card[], { keeps }: Restriction): readonly Card[] {
  const left = cards.filter(keeps);
  return left.length === 0 ? cards : left;
}

/** The first rule that excludes a card of the hand. Undefined if the card is legal. */
export function violatedRestriction(rules: Rules, state: State, seat: Seat, card: Card): RestrictionName | undefined {
  const hand = at(state.hands, seat);
  if (hand.length === 1) return undefined;
  let cards = hand;
  for (const rule of restrictions(rules, state, hand)) {
    cards = narrowed(cards, rule);
    if (!cards.includes(card)) return rule.name;
  }
  return undefined;
}

const isFirstTrick = (state: State): boolean => state.tricks.length === 0;

/**
 * The rules that restrict which cards of the hand may be played. While the trick contains only jokers, which
 * have no suit, the seat leads a suit.
 */
function restrictions(rules: Rules, state: State, hand: readonly Card[]): readonly Restriction[] {
  const led = suitLed(rules.sheet, state.trick.plays);
  return led === undefined ? leading(rules, state, hand) : following(rules, state, hand, led);
}

function leading(rules: Rules, state: State, hand: readonly Card[]): readonly Restriction[] {
  const opening = isFirstTrick(state) ? openingCards(rules, state, hand) : hand;
  return [
    { name: 'opening-card', keeps: card => opening.includes(card) },
    ...(isFirstTrick(state) ? [firstLead(rules)] : []),
    ...closedLeads(rules, hand, state.broken),
    ...wildColour(rules, undefined),
    ...chargedCards(rules, state, hand),
  ];
}

/**
 * The rule that a charged card may not be played to the first trick of its suit while the hand has an
 * uncharged card of that suit. It does not concern discards.
 */
function chargedCards(rules: Rules, { tricks, trick }: State, hand: readonly Card[]): readonly Restriction[] {
  if (rules.charged.size === 0) return [];
  const past = new Set(tricks.map(({ plays }) => suitLed(rules.sheet, plays)));
  const led = suitLed(rules.sheet, trick.plays);
  const goes = (card: Card): boolean => led === undefined || suitOf(card) === led;
  return [{ name: 'charged', keeps: card => !goes(card) || past.has(suitOf(card)) || !waits(rules, card, hand) }];
}

/** The rule that some cards, usually hearts, may not be led until hearts are broken. */
function closedLeads(rules: Rules, hand: readonly Card[], broken: boolean): readonly Restriction[] {
  const closed: Restriction = { name: 'lead-closed', keeps: card => !rules.closedLeads.has(card) };
  return broken || exempt(rules, hand) ? [] : [closed];
}

/**
 * The cards of a hand that may be led to any trick but the first, apart from the rules on charged cards and
 * jokers.
 */
export const laterLeads = (rules: Rules, hand: readonly Card[], broken: boolean): readonly Card[] =>
  closedLeads(rules, hand, broken).reduce(narrowed, hand);

const firstLead = (rules: Rules): Restriction => ({
  name: 'first-lead-closed',
  keeps: card => !rules.firstLeads.has(card),
});

/** Whether the hand consists of penalty cards, and the sheet lets such a hand lead any of them. */
const exempt = (rules: Rules, hand: readonly Card[]): boolean =>
  rules.sheet.lead.exempt === 'onlyPenalty' && hand.every(card => (rules.points.get(card) ?? 0) > 0);

/** The cards of a hand with which the deal may be opened. */
function openingCards(rules: Rules, state: State, hand: readonly Card[]): readonly Card[] {
  const wild = openingWild(rules);
  if (state.claimed && wild !== undefined) return [wild];
  const open = rules.sheet.opening.wild === 'never' ? hand.filter(card => card !== wild) : hand;
  const ofSuit = open.filter(card => suitOf(card) === rules.openingSuit && !isJoker(rules.sheet, card));
  switch (rules.sheet.opening.card) {
    case 'any':
      return open;
    case 'thatSuit':
      return ofSuit;
    case 'thatCard':
      return ofSuit.filter(card => card === wild || card === thatCard(rules, ofSuit));
  }
}

/**
 * The card that must open the deal: the card that the sheet names, or the lowest card of its suit if the hand
 * lacks that card.
 */
const thatCard = (rules: Rules, ofSuit: readonly Card[]): Card | undefined =>
  ofSuit.find(card => card === rules.openingCard) ?? lowestNatural(rules.sheet, ofSuit);

/**
 * The rule that a wild card may be played off suit only to a lead of its colour, in games with that rule. A
 * joker may then be led only if nothing else is left.
 */
function wildColour({ sheet }: Rules, led: Suit | undefined): readonly Restriction[] {
  if (sheet.wild.play !== 'sameColour' || sheet.deck.wilds.length === 0) return [];
  const goes = (card: Card): boolean =>
    led === undefined ? !isJoker(sheet, card) : suitIn(sheet, card) === led || isSameColour(suitOf(card), led);
  return [{ name: 'wild-colour', keeps: card => !isWild(card) || goes(card) }];
}

function following(rules: Rules, state: State, hand: readonly Card[], led: Suit): readonly Restriction[] {
  const { sheet } = rules;
  const { firstTrick, follow } = sheet;
  const free = (card: Card): boolean => isWild(card) && goesFreely(rules, state, card);
  const canFollow = hand.some(card => suitIn(sheet, card) === led && !free(card));
  const suit: readonly Restriction[] = canFollow
    ? [{ name: 'must-follow', keeps: card => suitIn(sheet, card) === led || free(card) }]
    : [];
  const stray = (card: Card): boolean => firstTrick.scope === 'any' || suitIn(sheet, card) !== led;
  const bans = isFirstTrick(state) && hand.some(stray) ? [bannedCards(rules, hand, stray)] : [];
  const discards: readonly Restriction[] = canFollow
    ? []
    : [
        ...(state.broken
          ? []
          : [{ name: 'discard-closed' as const, keeps: (card: Card) => !rules.heldBack.has(card) }]),
        ...rules.mustThrow.map(set => ({
          name: 'must-throw' as const,
          keeps: (card: Card) => set.has(card),
        })),
        ...(follow.void === 'mustTrump'
          ? [{ name: 'must-trump' as const, keeps: (card: Card) => suitIn(sheet, card) === rules.trump }]
          : []),
      ];
  const colours = wildColour(rules, led);
  const charged = chargedCards(rules, state, hand);
  const under = canFollow ? goingUnder(rules, state, led) : [];
  const first = firstTrick.vsFollow === 'banWins' ? [...bans, ...suit] : [...suit, ...bans];
  const lowest = isFirstTrick(state) && firstTrick.follow === 'lowest' ? [lowestOf(rules, led, first, hand)] : [];
  return [...first, ...lowest, ...colours, ...discards, ...charged, ...under];
}

/** The rule that some cards that follow suit must be played as soon as a card in the trick beats them. */
function goingUnder(rules: Rules, { trick }: State, led: Suit): readonly Restriction[] {
  const best = winning(rules, trick.plays);
  if (rules.goUnder.size === 0 || best === undefined) return [];
  const isBeaten = (card: Card): boolean =>
    suitIn(rules.sheet, card) === led &&
    (suitIn(rules.sheet, best.card) !== led || !beats(rules, { card, seat: best.seat }, best));
  return [{ name: 'must-go-under', keeps: card => rules.goUnder.has(card) && isBeaten(card) }];
}

/**
 * In some games a seat must follow with its lowest card in the first trick. This is the lowest of the cards
 * that the rules `before` allow.
 */
function lowestOf(rules: Rules, led: Suit, before: readonly Restriction[], hand: readonly Card[]): Restriction {
  const open = before.reduce(narrowed, hand).filter(card => suitOf(card) === led);
  const lowest = lowestNatural(rules.sheet, open);
  return { name: 'first-trick-lowest', keeps: card => card === lowest };
}

/** Whether a wild card may be played now by a seat that could also follow suit. */
function goesFreely(rules: Rules, { trick }: State, card: Card): boolean {
  const { play } = rules.sheet.wild;
  if (play !== 'underHigher') return play === 'anyTime';
  if (suitLed(rules.sheet, trick.plays) === suitOf(card)) return false;
  const ownSuit = trick.plays.filter(one => suitOf(one.card) === suitOf(card));
  return ownSuit.some(one => beats(rules, one, { card, seat: one.seat }));
}

/**
 * The rule that bans cards from the first trick. The ban concerns the plays for which `binds` is true:
 * discards only, or all plays. A hand that consists of banned cards may have to play hearts first.
 */
function bannedCards(rules: Rules, hand: readonly Card[], binds: (card: Card) => boolean): Restriction {
  const stuck = hand.every(card => binds(card) && rules.banned.has(card));
  return stuck && rules.sheet.firstTrick.exempt === 'heartsFirst'
    ? { name: 'hearts-before-queen', keeps: card => suitIn(rules.sheet, card) === rules.hearts }
    : { name: 'first-trick-ban', keeps: card => !binds(card) || !rules.banned.has(card) };
}

/**
 * Every legal play of the seat. A wild card that is called gives two plays, one for each call. The wild card
 * of the opening suit is always called lowest if it opens the deal.
 */
export function legalPlays(rules: Rules, state: State, seat: Seat): readonly Play[] {
  const cards = legal(rules, state, seat);
  if (rules.sheet.deck.wilds.length === 0) return cards.map(card => ({ card }));
  return cards.flatMap(card =>
    callsOf(rules, state, card).map(call => (call === undefined ? { card } : { card, call })),
  );
}

const NO_CALL = [undefined];
const ANY_CALL = ['high', 'low'] as const;

/**
 * The calls that are possible when a card is played now. A card without a call has the only entry
 * `undefined`.
 */
export function callsOf(rules: Rules, { tricks, trick }: State, card: Card): readonly Play['call'][] {
  if (!isWild(card) || !isCalled(rules.sheet)) return NO_CALL;
  const opens = tricks.length === 0 && trick.plays.length === 0;
  return opens && card === openingWild(rules) ? ['low'] : ANY_CALL;
}

/**
 * Whether the lead passes to the left, because the seat holds only cards that may not be led, and another
 * seat does not.
 */
export function leadPasses(rules: Rules, state: State, seat: Seat): boolean {
  if (rules.sheet.lead.exempt !== 'passLead' || state.broken) return false;
  const onlyClosed = (hand: readonly Card[]): boolean => hand.every(card => rules.closedLeads.has(card));
  return onlyClosed(at(state.hands, seat)) && !state.hands.every(onlyClosed);
}
