// Checks a trick game's sheet (its rules as data) for contradictions. Each is reported with its path, the
// value, and what was expected.
import { type Card, isWild, suitOf } from '../../cards/card.ts';
import { checkHead, type Say } from '../../game/check-head.ts';
import { clashing, type SheetError } from '../../game/errors.ts';
import { check } from '../../game/fields.ts';
import { compares } from '../../game/head.ts';
import { forSeats } from '../../game/per-seats.ts';
import { TRICK_FIELDS } from '../sheet/fields.ts';
import type { TrickSheet } from '../sheet/sheet.ts';
import { checkMisdeal, checkPass } from './check-passing.ts';
import { checkWorth } from './check-worth.ts';
import { underContract } from './effective-rules.ts';
import { isOpen } from './moon.ts';
import { compile, handSizeOf, type Rules } from './rules.ts';
import { isCalled, pickIn } from './wilds.ts';

/**
 * The errors of a value that should be a sheet for this number of seats. Contradictions are looked for only
 * if every field is valid.
 */
export function problems(value: unknown, seats: number): readonly SheetError[] {
  const fields = check(TRICK_FIELDS, value, '');
  if (fields.length > 0) return fields;
  const sheet = value as TrickSheet;
  const head = checkHead(sheet, seats);
  if (head.length > 0) return head;
  const errors: SheetError[] = [];
  const say: Say = (path, at, ...clash) => void errors.push(clashing(path, at, ...clash));
  checkSeats(sheet, seats, say);
  checkTeams(sheet, seats, say);
  if (errors.length > 0) return errors;
  const rules = compile(sheet, seats);
  checkDeal(rules, say);
  checkStock(rules, say);
  checkUneven(rules, say);
  checkPass(rules, say);
  const deals = dealsOf(rules);
  checkDeals(rules, deals, say);
  if (errors.length === 0 && sheet.contracts.length === 0) checkMoon(rules, say);
  checkOpening(rules, say);
  checkCharge(rules, say);
  checkTakers(rules, deals, say);
  checkTrump(rules, say);
  checkFollow(rules, say);
  checkFirstTrick(sheet, say);
  checkWild(rules, say);
  checkAuction(sheet, say);
  checkExtension(rules, say);
  checkEnd(sheet, say);
  checkSettling(sheet, seats, say);
  return errors;
}

/** Checks that the pass cycle, the pass counts and the hand size exist for this number of seats. */
function checkSeats(sheet: TrickSheet, seats: number, say: Say): void {
  const { hand } = sheet.deal;
  if (forSeats(sheet.pass.cycle, seats) === undefined) say(`pass.cycle.${seats}`, undefined, 'cycle', seats);
  if (forSeats(sheet.pass.count, seats) === undefined) say(`pass.count.${seats}`, undefined, 'passCount', seats);
  if (hand !== 'all' && hand !== 'floor' && forSeats(hand, seats) === undefined)
    say(`deal.hand.${seats}`, undefined, 'handCount', seats);
}

/**
 * Checks that partners have an even number of seats, at least 4, and that team rules are used only with
 * partners.
 */
function checkTeams({ teams }: TrickSheet, seats: number, say: Say): void {
  const { seating, score, moon } = teams;
  if (seating === 'opposite' && (seats % 2 === 1 || seats < 4)) say('teams.seating', seating, 'noPartner', seats);
  if (seating === 'none' && (score === 'pooled' || moon === 'team')) say('teams.seating', seating, 'partners');
}

function checkDeal({ sheet, seats, deck, handSize, kittySize }: Rules, say: Say): void {
  if (handSize * seats > deck.length)
    say(
      'deal.hand',
      sheet.deal.hand,
      'handMost',
      handSizeOf({ ...sheet, deal: { ...sheet.deal, hand: 'floor' } }, seats, deck.length),
      seats,
      deck.length,
    );
  else if (handSize < 1) say('deal.hand', sheet.deal.hand, 'handLeast', seats, deck.length);
  else if (sheet.deal.rest === 'none' && kittySize > 0)
    say('deal.rest', sheet.deal.rest, 'kitty', deck.length, kittySize, seats);
}

/** If the hands can differ in size, checks that no rule needs a card from each seat in every trick. */
function checkUneven({ sheet: { deal, lead, trick }, seats, draws, kittySize }: Rules, say: Say): void {
  if (draws === 'never') return;
  if (draws === 'atOnce' && kittySize >= seats) say('deal.rest', deal.rest, 'dealtMost', kittySize, seats);
  if (lead.exempt === 'passLead') say('lead.exempt', lead.exempt, 'unevenLead');
  if (trick.extend.length > 0) say('trick.extend', trick.extend, 'unevenExtend');
  if (trick.cancel !== 'none' && trick.allCancelled === 'next')
    say('trick.allCancelled', trick.allCancelled, 'unevenCancelled');
}

/** Checks that the stock and the hands have enough cards, and that no other rule conflicts with drawing. */
function checkStock({ sheet, draws, handSize, kittySize }: Rules, say: Say): void {
  const { deal, opening, wild, firstTrick, stock } = sheet;
  if (draws === 'never' || draws === 'atOnce') return;
  if (kittySize < 1) say('deal.rest', deal.rest, 'noStock');
  if (handSize < 2) say('deal.hand', deal.hand, 'stockHand');
  if (opening.leader.includes(':')) say('opening.leader', opening.leader, 'stockLeader');
  if (firstTrick.exempt === 'misdeal' && firstTrick.ban.length > 0)
    say('firstTrick.exempt', firstTrick.exempt, 'stockMisdeal');
  if (stock.draw === 'toFollow' && wild.play === 'anyTime' && sheet.deck.wilds.length > 0)
    say('wild.play', wild.play, 'stockWild');
}

/** The rules of each deal: those of each contract, or the rules themselves if there are no contracts. */
const dealsOf = (rules: Rules): readonly Rules[] =>
  rules.sheet.contracts.length === 0
    ? [rules]
    : rules.sheet.contracts.map(one => compile(underContract(rules.sheet, one), rules.seats));

/** Checks the points and misdeals of each deal, the moon under each contract, and what a deal can count. */
function checkDeals(rules: Rules, deals: readonly Rules[], say: Say): void {
  const { contracts } = rules.sheet;
  deals.forEach((now, i) => {
    checkPoints(now, contracts.length === 0 ? 'points' : `contracts[${i}].points`, say);
    checkMisdeal(now, say);
    if (contracts.length > 0) checkMoon(now, say);
  });
  checkWorth(rules, deals, say);
}

/** Checks that something costs points: a card, or a trick as such. */
function checkPoints({ sheet, penalties }: Rules, path: string, say: Say): void {
  const { each, first, lastButOne, last } = sheet.trickPoints;
  if (penalties.length === 0 && Math.max(each, first, lastButOne, last) <= 0) say(path, sheet.points, 'costs');
}

function checkMoon(rules: Rules, say: Say): void {
  const { needs, options, choose, choiceFrom, sun } = rules.sheet.moon;
  const isPoints = rules.sheet.settle.as === 'points';
  needs.forEach((selector, i) => {
    const cards = pickIn(rules.sheet, rules.deck, [selector]);
    const worthless = cards.filter(card => rules.points.get(card) === 0);
    if (cards.length === 0) say(`moon.needs[${i}]`, selector, 'moonCards');
    else if (worthless.length === cards.length) say(`moon.needs[${i}]`, selector, 'moonPoints', worthless);
  });
  if (needs.length > 0 && options.length === 0) say('moon.options', options, 'moonOption');
  if (new Set(options.map(o => o.name)).size < options.length) say('moon.options', options, 'optionsOnce');
  options.forEach(({ name, self, others }, i) => {
    if ((name === 'keep' || name === 'turn') && (self !== 0 || others !== 0))
      say(`moon.options[${i}]`, { name, self, others }, 'optionZero');
    if (self === 'start' && !isPoints) say(`moon.options[${i}].self`, self, 'startPoints');
  });
  if (choose === 'fixed' && options.length > 1) say('moon.choose', choose, 'chooser');
  if (choiceFrom !== 'always' && (options.length < 2 || isOpen(rules.sheet, rules.sheet.score.start)))
    say('moon.choiceFrom', choiceFrom, options.length < 2 ? 'noChoice' : 'choiceAtStart');
  if (
    sun > 1 &&
    options.length > 0 &&
    options.every(({ self, others }) => (self === 0 || self === 'start') && others === 0)
  )
    say('moon.sun', sun, 'sunOfNothing');
}

function checkOpening({ sheet, deck, openingCard }: Rules, say: Say): void {
  const { leader, card, wild } = sheet.opening;
  if (!leader.includes(':')) {
    if (card !== 'any') say('opening.card', card, 'anyOpens', leader);
    if (wild !== 'never') say('opening.wild', wild, 'noWildOpens', leader);
    return;
  }
  if (openingCard === undefined || !deck.includes(openingCard))
    say('opening.leader', leader, 'openingCard', leader.split(':')[1] ?? '');
  else if (wild !== 'never' && sheet.deck.wilds.length > 0 && !isCalled(sheet)) say('opening.wild', wild, 'jokerOpens');
  else if (wild !== 'never' && sheet.deck.wilds.length > 0 && !sheet.deck.wilds.includes(suitOf(openingCard)))
    say('opening.wild', wild, 'wildSuit');
}

/** Whether a card of the deck has points or changes the points of other cards. */
const bears = ({ sheet, points }: Rules, card: Card): boolean =>
  points.get(card) !== 0 || sheet.modifiers.some(one => one.card === card);

/**
 * Checks that each chargeable card occurs once in the deck and once in the list, and that charging it has an
 * effect.
 */
function checkCharge(rules: Rules, say: Say): void {
  const { sheet, deck } = rules;
  const { charge } = sheet;
  charge.cards.forEach(({ shown, doubles }, i) => {
    const at = `charge.cards[${i}]`;
    if (deck.filter(one => one === shown).length !== 1) say(`${at}.shown`, shown, 'chargedCard');
    if (charge.cards.findIndex(one => one.shown === shown) < i) say(`${at}.shown`, shown, 'chargedOnce');
    if (!pickIn(sheet, deck, doubles).some(card => bears(rules, card))) say(`${at}.doubles`, doubles, 'doubled');
  });
}

/**
 * Checks that a card whose taker leads or deals next affects the score of every deal, so that its taker is
 * recorded. This player need not hold the opening card, so the sheet may not require one.
 */
function checkTakers(rules: Rules, deals: readonly Rules[], say: Say): void {
  const { opening, dealer } = rules.sheet;
  const counts = (card: Card): boolean => rules.deck.includes(card) && deals.every(now => bears(now, card));
  if (dealer.next === 'taker' && !counts(dealer.taken)) say('dealer.taken', dealer.taken, 'laterCard');
  const taken = opening.later.split(':')[1] as Card | undefined;
  if (taken === undefined) return;
  if (!counts(taken)) say('opening.later', opening.later, 'laterCard');
  if (opening.card !== 'any') say('opening.card', opening.card, 'laterAny');
  if (opening.wild !== 'never') say('opening.wild', opening.wild, 'laterWild');
}

/** Checks that a trump card can be turned up: there is a kitty, and it is not a stock. */
function checkTrump({ sheet: { trick }, kittySize, draws }: Rules, say: Say): void {
  if (trick.trump === 'turned' && (kittySize === 0 || draws !== 'never'))
    say('trick.trump', trick.trump, 'nothingTurned');
}

/**
 * If a seat must play trumps, checks that there are trumps. If a card must be played under a higher card,
 * checks that it is certain to lose to that card.
 */
function checkFollow({ sheet: { follow, trick, wild }, deck, goUnder }: Rules, say: Say): void {
  if (follow.void === 'mustTrump' && trick.trump === 'none') say('follow.void', follow.void, 'noTrumps');
  if (goUnder.size === 0) return;
  const unsure = trick.cancel !== 'none' || (wild.rank === 'overTen' && deck.some(isWild));
  if (unsure) say('follow.under', follow.under, 'underUnsure');
  if ([...goUnder].some(isWild)) say('follow.under', follow.under, 'underWild');
}

/**
 * If seats must follow with their lowest card in the first trick, checks that the deck has no wild cards.
 * Wild cards have no place in the order from low to high.
 */
function checkFirstTrick({ deck, firstTrick: { follow } }: TrickSheet, say: Say): void {
  if (follow === 'lowest' && deck.wilds.length > 0) say('firstTrick.follow', follow, 'lowestWild');
}

/**
 * Checks the wild cards. A wild card that makes its suit trumps must be the only one in the deck, and
 * excludes other trumps and cancelled cards. Payments for a wild card require a single one and settlement in
 * chips.
 */
function checkWild({ sheet, deck }: Rules, say: Say): void {
  const { wild, settle, trick } = sheet;
  const wilds = deck.filter(isWild).length;
  if (wild.rank === 'overTen' && wilds > 0) {
    if (wilds > 1) say('deck.wilds', sheet.deck.wilds, 'wildAlone');
    if (trick.trump !== 'none') say('trick.trump', trick.trump, 'wildTrumps');
    if (trick.cancel !== 'none') say('trick.cancel', trick.cancel, 'wildCancels');
  }
  if (wild.play === 'underHigher' && wild.rank !== 'overTen' && wilds > 0) say('wild.play', wild.play, 'wildUnder');
  if (wild.pays === 'whoShedIt' && wilds > 1) say('deck.wilds', sheet.deck.wilds, 'wildPaidAlone');
  if (wild.pays === 'whoShedIt' && wilds > 0 && settle.as !== 'difference' && settle.as !== 'pool')
    say('wild.pays', wild.pays, 'wildPaid');
}

/**
 * Checks the auction. The bidder can lead only if there is an auction. Bids are added to the costs of cards,
 * so some settlements exclude an auction.
 */
function checkAuction({ auction, opening, settle, match }: TrickSheet, say: Say): void {
  if (auction.prize === 'none') {
    if (opening.leader === 'bidder') say('opening.leader', opening.leader, 'nobodyBids');
    return;
  }
  if (settle.as === 'lives') say('settle.as', settle.as, 'bidLives');
  if (match.kind === 'thereAndBack') say('match.kind', match.kind, 'bidBack');
}

const EXTENDED_SEATS_MAX = 8; // the screen shows two cards of each seat for at most this number of seats

/**
 * If the sheet names cards that extend tricks, checks that the deck has such a card and that there are few
 * enough seats.
 */
function checkExtension({ sheet: { trick }, seats, extenders }: Rules, say: Say): void {
  if (trick.extend.length > 0 && extenders.size === 0) say('trick.extend', trick.extend, 'extending');
  if (extenders.size > 0 && seats > EXTENDED_SEATS_MAX)
    say('trick.extend', trick.extend, 'extendSeats', EXTENDED_SEATS_MAX);
}

/** Checks that totals move towards the limit of the match. */
function checkEnd({ match, score }: TrickSheet, say: Say): void {
  const falls = match.cmp.startsWith('<');
  if (falls !== (score.sign === 'minus')) say('match.cmp', match.cmp, 'direction', score.sign, falls);
  else if (match.kind !== 'deals' && falls && score.floor !== 'none' && !compares(match.cmp, score.floor, match.limit))
    say('score.floor', score.floor, 'floor', match.limit);
}

/**
 * Checks that settlement by differences, lives or chips is not combined with rules for points that are added
 * up, and that totals can return in a match to the limit and back.
 */
function checkSettling({ settle, match, score, wrap }: TrickSheet, seats: number, say: Say): void {
  if (settle.as !== 'points' && score.sign === 'plus') say('score.sign', score.sign, 'minus', settle.as);
  const round = settle.as === 'difference' || settle.as === 'pool';
  if (round && match.kind !== 'deals') say('match.kind', match.kind, 'deals');
  if (settle.as === 'pool' && seats < 3) say('settle.as', settle.as, 'poolSeats');
  if (settle.as === 'pool' && (wrap.list.length > 0 || score.floor !== 'none'))
    say('settle.as', settle.as, 'poolWraps');
  if (match.kind === 'thereAndBack' && (score.sign === 'minus' || match.winner === 'highest' || score.start < 0))
    say('match.kind', match.kind, 'andBack');
}
