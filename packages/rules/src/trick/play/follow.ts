// The events of a trick game that follow without an answer: the exchange, the opening, the winner of a trick,
// the moon, the score and the end.
import { suitNamed } from '../../cards/bids.ts';
import type { Card } from '../../cards/card.ts';
import { suitOf } from '../../cards/card.ts';
import { nextDealer } from '../../game/dealer.ts';
import { at, type Seat, seatLeft } from '../../game/seat.ts';
import { moonOptions } from '../rules/moon.ts';
import { costOf, isMix, liesOut, lowestNatural, openingWild, type Rules } from '../rules/rules.ts';
import { suitIn, suitLed } from '../rules/wilds.ts';
import type { Event } from '../state/event.ts';
import type { SeatPlay, State } from '../state/state.ts';
import { yetToCharge } from './awaited.ts';
import { waiting } from './evolve.ts';
import { leadPasses } from './legal.ts';
import { mixed } from './mix.ts';
import { bestOption, resultOf, shooterOf } from './score.ts';
import { drawing, holding, nextToPlay } from './stock.ts';
import { winning } from './winning.ts';

/** The next event that follows without an answer. Undefined while a seat or the table has to act. */
export function follow(rules: Rules, state: State): Event | undefined {
  switch (state.phase) {
    case 'pass':
      return exchange(rules, state);
    case 'charge':
      return yetToCharge(rules, state).length > 0 ? undefined : exposed(state);
    case 'opening':
      return opening(rules, state);
    case 'play':
      return playOn(rules, state);
    case 'moon':
      return moon(rules, state);
    case 'scoring':
      return score(rules, state);
    case 'ending':
      return { type: 'ended', winners: state.winners };
    default:
      return undefined;
  }
}

function exchange(rules: Rules, state: State): Event | undefined {
  // while seats pass, their cards are missing from the hands, so hands are tested only before the first seat
  // passes
  const spoilt = state.passes.length === 0 ? misdealt(rules, state) : undefined;
  if (spoilt !== undefined) return spoilt;
  if (state.passes.length < rules.seats) return undefined;
  const passes = bySeatOrder(state);
  return isMix(state.step)
    ? { type: 'exchanged', passes: passes.map(pass => mixed(state.mix, pass)), mixed: true }
    : { type: 'exchanged', passes };
}

const bySeatOrder = (state: State): State['passes'] => [...state.passes].sort((a, b) => a.seat - b.seat);

/**
 * The maximum number of misdeals in a row. Without this limit, a deck in which nearly every hand is a misdeal
 * could be dealt forever.
 */
const MISDEALS_MAX = 16;

/** The misdeal of a hand for which the sheet throws in the deal. Undefined if there is no such hand. */
function misdealt(rules: Rules, state: State): Event | undefined {
  if (rules.sheet.misdeal === 'none' || state.misdeals >= MISDEALS_MAX) return undefined;
  const { mustHold } = rules;
  // a hand without a card that it must hold is a misdeal only as it was dealt, not after passing
  if (mustHold !== undefined && state.passes.length > 0) return undefined;
  const seat = state.hands.findIndex(hand =>
    mustHold === undefined ? hand.every(card => costOf(rules, card) > 0) : !hand.some(card => mustHold.has(card)),
  );
  return seat < 0 ? undefined : { type: 'misdealt', seat, hand: state.hands[seat] as readonly Card[] };
}

/**
 * The next event before the first lead. Undefined if the holder of a wild card may claim the lead: the table
 * then supplies the event when the time to claim is over.
 */
function opening(rules: Rules, state: State): Event | undefined {
  // a hand is judged by what its cards cost before an auction
  const spoilt = state.bids.length > 0 ? undefined : misdealt(rules, state);
  if (spoilt !== undefined) return spoilt;
  if (rules.chargeable.size > 0 && yetToCharge(rules, state).length > 0) return { type: 'charging' };
  if (mayMix(state)) return { type: 'mixing' };
  if (rules.draws === 'atOnce' && state.kitty.length > 0) return dealtOn(rules, state);
  if (rules.sheet.auction.prize === 'suit' && suitNamed(state.bids) === undefined) return { type: 'bidding' };
  if (mayBeClaimed(rules)) return undefined;
  const holder = rules.sheet.opening.wild === 'must' ? wildHolder(rules, state) : undefined;
  return holder === undefined ? unclaimed(rules, state) : { type: 'opening', leader: holder, claimed: true };
}

/** The event that deals the next of the cards left over to a seat. */
const dealtOn = ({ seats }: Rules, { dealer, draws, kitty }: State): Event => ({
  type: 'drawn',
  seat: seatLeft(dealer, draws.length + 1, seats),
  cards: kitty.slice(0, 1),
});

/** Whether cards are mixed now. They are if the deal has a mix and no player has charged a card. */
const mayMix = ({ step, passes, charges }: State): boolean =>
  step === 'mix-if-uncharged' && passes.length === 0 && charges.every(({ cards }) => cards.length === 0);

const exposed = ({ charges }: State): Event => ({
  type: 'exposed',
  charges: [...charges].sort((a, b) => a.seat - b.seat),
});

/**
 * Whether in this game the lead may be claimed. Every deal then has a time in which to claim it, so that
 * nobody can see who holds the wild card.
 */
export const mayBeClaimed = (rules: Rules): boolean =>
  rules.sheet.opening.wild === 'holderMay' && openingWild(rules) !== undefined;

/** The event that opens play if nobody claims the lead. */
export const unclaimed = (rules: Rules, state: State): Event => ({
  type: 'opening',
  leader: openingLeader(rules, state),
  claimed: false,
});

export const wildHolder = (rules: Rules, state: State): Seat | undefined => {
  const wild = openingWild(rules);
  return wild === undefined ? undefined : holderOf(state, wild);
};

const holderOf = (state: State, card: Card): Seat | undefined => {
  const seat = state.hands.findIndex(hand => hand.includes(card));
  return seat < 0 ? undefined : seat;
};

/** The seat that leads the first trick according to the sheet, if nobody claims the lead with a wild card. */
export function openingLeader(rules: Rules, state: State): Seat {
  const { leader, fallback } = rules.sheet.opening;
  const left = seatLeft(state.dealer, 1, rules.seats);
  if (rules.opener !== undefined) return rules.opener;
  if (leader === 'dealer') return state.dealer;
  if (leader === 'rightOfDealer') return seatLeft(state.dealer, -1, rules.seats);
  if (rules.openingCard === undefined) return left;
  const holder = holderOf(state, rules.openingCard);
  if (holder !== undefined) return holder;
  if (fallback === 'leftOfDealer') return left;
  const ofSuit = state.hands.flat().filter(card => suitOf(card) === rules.openingSuit);
  const lowest = lowestNatural(rules.sheet, ofSuit);
  return (lowest && holderOf(state, lowest)) ?? left;
}

function playOn(rules: Rules, state: State): Event | undefined {
  const { plays, leader } = state.trick;
  if (isFull(rules, state)) return taken(rules, state);
  const drawn = rules.draws === 'never' ? undefined : drawing(rules, state);
  if (drawn !== undefined) return drawn;
  if (state.hands.every(hand => hand.length === 0)) {
    const shooter = shooterOf(rules, state);
    return shooter === undefined ? score(rules, state) : { type: 'shot', seat: shooter };
  }
  if (plays.length === 0 && leadPasses(rules, state, leader))
    return { type: 'lead-passed', from: leader, to: seatLeft(leader, 1, rules.seats) };
  return misdealtInPlay(rules, state);
}

/**
 * Whether the trick is complete. In a game without a stock it then has one card from each seat, or two in an
 * extended trick.
 */
function isFull(rules: Rules, state: State): boolean {
  const { seats, extenders, sheet } = rules;
  const { plays } = state.trick;
  if (rules.draws !== 'never') return plays.length > 0 && nextToPlay(rules, state) === undefined;
  if (plays.length !== seats) return plays.length === 2 * seats;
  const led = suitLed(sheet, plays);
  const prolongs = ({ card }: SeatPlay): boolean => extenders.has(card) && suitIn(sheet, card) === led;
  return isLast(rules, state) || !plays.some(prolongs);
}

/**
 * The misdeal of a seat that cannot follow the first lead and holds only cards that are banned from the first
 * trick. Undefined unless the sheet throws in such a deal.
 */
function misdealtInPlay(rules: Rules, state: State): Event | undefined {
  const { plays, leader } = state.trick;
  if (rules.sheet.firstTrick.exempt !== 'misdeal' || state.misdeals >= MISDEALS_MAX) return undefined;
  const led = suitLed(rules.sheet, plays);
  if (state.tricks.length > 0 || led === undefined) return undefined;
  const seat = seatLeft(leader, plays.length, rules.seats);
  const hand = at(state.hands, seat);
  const stuck = hand.every(card => rules.banned.has(card) && suitIn(rules.sheet, card) !== led);
  return stuck ? { type: 'misdealt', seat, hand } : undefined;
}

/**
 * The event of a complete trick: a seat takes the trick, or the trick goes to the winner of the next one. If
 * nobody wins the last trick, the leader takes it.
 */
function taken(rules: Rules, state: State): Event {
  const { plays, leader } = state.trick;
  const best = winning(rules, plays) ?? (isLast(rules, state) ? plays[0] : undefined);
  return best === undefined ? { type: 'cancelled', leader } : takenBy(rules, state, best.seat);
}

/** The event of a trick that a seat takes. The kitty goes with the trick if the sheet says so. */
function takenBy(rules: Rules, state: State, seat: Seat): Event {
  const sign = rules.sheet.score.sign === 'minus' ? -1 : 1;
  const cost = playsTaken(state).reduce((sum, play) => sum + costOf(rules, play.card), trickWorth(rules, state));
  const kitty = rules.draws === 'never' ? kittyFor(rules, state) : [];
  const into = rules.sheet.kitty.to === 'hand' && kitty.length > 0 ? 'hand' : 'pile';
  return { type: 'taken', seat, points: cost * sign || 0, kitty, into };
}

/** The plays of the complete trick, and of the cancelled tricks that go to its winner. */
const playsTaken = ({ tricks, trick }: State): readonly SeatPlay[] =>
  [...waiting(tricks), trick].flatMap(({ plays }) => plays);

/** Whether the complete trick is the last one. In a game with a stock, one seat may still have cards. */
const isLast = (rules: Rules, state: State): boolean =>
  rules.draws === 'never'
    ? state.hands.every(hand => hand.length === 0)
    : holding(state).length <= 1 && (rules.draws === 'toFollow' || state.kitty.length === 0);

/**
 * The points that the tricks taken now count apart from their cards: for each trick, for the first trick, and
 * for the last ones.
 */
const trickWorth = (rules: Rules, state: State): number => {
  const { each, first, lastButOne, last } = rules.sheet.trickPoints;
  const cancelled = waiting(state.tricks).length; // these tricks go to the same winner
  const isLastNow = isLast(rules, state);
  const isLastButOne = rules.draws === 'never' && state.hands.every(hand => hand.length === 1);
  return (
    each * (cancelled + 1) +
    (state.tricks.length === cancelled ? first : 0) +
    (isLastButOne || (isLastNow && cancelled > 0) ? lastButOne : 0) +
    (isLastNow ? last : 0)
  );
};

/** The cards of the kitty that go with the current trick. */
function kittyFor(rules: Rules, state: State): readonly Card[] {
  if (liesOut(rules)) return [];
  const last = isLast(rules, state);
  const penalty = playsTaken(state).some(play => costOf(rules, play.card) > 0);
  const heart = playsTaken(state).some(play => suitIn(rules.sheet, play.card) === rules.hearts);
  switch (rules.sheet.kitty.to) {
    case 'hand':
    case 'firstTrick':
      return state.kitty; // with the first trick the whole kitty is taken
    case 'firstPenaltyTrick':
      return penalty || last ? state.kitty : [];
    case 'firstHeartTrick':
      return heart || last ? state.kitty : [];
    case 'lastTrick':
      return last ? state.kitty : [];
    case 'onePerTrick':
      return last ? state.kitty : state.kitty.slice(0, 1);
  }
}

function moon(rules: Rules, state: State): Event | undefined {
  if (state.shooter === null) return undefined;
  if (rules.sheet.moon.choose === 'shooter' && moonOptions(rules, state.shooter).length > 1) return undefined;
  return { type: 'chose', seat: state.shooter, option: bestOption(rules, state, state.shooter) };
}

function score(rules: Rules, state: State): Event {
  const { result, outcome } = resultOf(rules, state);
  const dealer = nextDealer(rules.sheet, state.dealer, result.points, result.taken);
  const { next, winners, turned } = outcome;
  return { type: 'scored', result, next, dealer: dealer ?? null, winners, ...(turned && { turned }) };
}

/** The seat that plays the next card. */
export const seatToPlay = (rules: Rules, state: State): Seat =>
  rules.draws === 'never'
    ? seatLeft(state.trick.leader, state.trick.plays.length, rules.seats)
    : (nextToPlay(rules, state) ?? state.trick.leader);
