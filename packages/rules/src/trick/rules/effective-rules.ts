// The rules that apply at a point of a match. They are the sheet's rules, changed by what has happened in the
// match, such as charged cards, a turned trump card or an auction.

import type { Bid } from '../../cards/bids.ts';
import { chipsInPool, highest, suitNamed, type Top } from '../../cards/bids.ts';
import { type Card, type Suit, suitOf } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import { forSeats } from '../../game/per-seats.ts';
import type { Seat } from '../../game/seat.ts';
import type { Contract, PassStep, TrickSheet } from '../sheet/sheet.ts';
import type { Charge, TrickDealResult, TrickPhase } from '../state/state.ts';
import { inPlaceOfHearts, standIn } from './auction.ts';
import { compile, placesOf, type Rules } from './rules.ts';
import { namesIn } from './wilds.ts';

/**
 * Those parts of a match that can change its rules as the match proceeds. A state and a view both contain
 * them.
 */
export interface MatchProgress {
  readonly phase: TrickPhase;
  readonly deal: number;
  readonly step: PassStep;
  readonly turned: boolean;
  readonly totals: readonly number[];
  readonly results: readonly Pick<TrickDealResult, 'taken' | 'points' | 'named'>[];
  readonly charges: readonly Charge[];
  readonly bids: readonly Bid[];
  readonly upcard: Card | null;
}

const courses = new WeakMap<Rules, Map<string, Rules>>();
const COURSES_MAX = 64; // the maximum number of cached results for a set of rules

/**
 * The effective rules that were computed last in a deal. The key is the identity of the deal's list of
 * charges.
 */
const latest = new WeakMap<readonly Charge[], MatchProgress & { readonly rules: Rules; readonly now: Rules }>();

/**
 * The rules that apply now. What has happened in the match may have changed, for example, what cards cost,
 * who leads, or the pool.
 */
export function effectiveRules(rules: Rules, course: MatchProgress): Rules {
  const { turned, phase, charges, bids, results, totals, upcard } = course;
  if (
    !turned &&
    upcard === null &&
    rules.sheet.contracts.length === 0 &&
    rules.chargeable.size === 0 &&
    rules.sheet.opening.later === 'asFirst' &&
    rules.sheet.auction.prize === 'none' &&
    rules.sheet.moon.passer === 'likeOthers' &&
    !needsTotals(rules) &&
    rules.sheet.settle.as !== 'pool'
  )
    return rules;
  const last = latest.get(charges);
  const same =
    last?.rules === rules &&
    last.phase === phase &&
    last.deal === course.deal &&
    last.results === results &&
    last.totals === totals &&
    last.bids === bids &&
    last.upcard === upcard;
  if (last !== undefined && same && last.turned === turned) return last.now;
  const now = found(rules, course);
  latest.set(charges, { ...course, rules, now });
  return now;
}

/** The rules that apply now, from a cache. Its keys are those parts of `course` that change the rules. */
function found(sheetRules: Rules, course: MatchProgress): Rules {
  const contract = contracted(sheetRules, course.deal);
  const rules = course.upcard === null ? contract : trumped(contract, course.upcard);
  const pool = poolOf(rules, course.totals);
  const charged = chargedIn(rules, course);
  const suit = suitNamed(course.bids);
  const opener = openerOf(rules, course);
  const passedOn = rules.sheet.moon.passer === 'likeOthers' ? undefined : placesOf(rules, course.step);
  const totals = needsTotals(rules) ? course.totals : [];
  const others = [opener, suit, passedOn, totals[0]];
  if (!course.turned && pool === 0 && charged.length === 0 && others.every(one => one === undefined)) return rules;
  const known = courses.get(rules) ?? new Map<string, Rules>();
  courses.set(rules, known);
  if (known.size > COURSES_MAX) known.clear();
  const top = suit && highest(course.bids);
  const wonAlone = isWonAlone(rules, pool, course);
  const key = `${course.turned} ${pool} ${wonAlone} ${passedOn} ${totals.join()} ${charged.join()} ${opener} ${suit} ${top?.seat} ${top?.chips}`;
  const turned = course.turned ? { ...rules, sheet: turnedRound(rules.sheet) } : rules;
  const named = suit === undefined || top === undefined ? turned : auctioned(turned, suit, top, sheetRules.deck);
  const now = known.get(key) ?? { ...opened(withCharges(named, charged), opener), pool, wonAlone, passedOn, totals };
  known.set(key, now);
  return now;
}

/** The contract of a deal, which is counted from 1. Undefined if the game has no contracts. */
export const contractOf = ({ contracts }: TrickSheet, deal: number): Contract | undefined =>
  contracts[Math.max(0, deal - 1) % contracts.length];

/** The sheet in which the points of a contract are added to the points that count in every deal. */
export const underContract = (sheet: TrickSheet, { points, closed, ...tricks }: Contract): TrickSheet => ({
  ...sheet,
  points: [...sheet.points, ...points],
  trickPoints: {
    ...sheet.trickPoints,
    each: sheet.trickPoints.each + tricks.each,
    lastButOne: sheet.trickPoints.lastButOne + tricks.lastButOne,
    last: sheet.trickPoints.last + tricks.last,
  },
  lead: { ...sheet.lead, restrict: [...sheet.lead.restrict, ...closed] },
  contracts: [],
});

const contracts = new WeakMap<Rules, Map<Contract, Rules>>();

/** The rules with the contract of a deal, which is counted from 1. */
export function contracted(rules: Rules, deal: number): Rules {
  const contract = contractOf(rules.sheet, deal);
  if (contract === undefined) return rules;
  const known = contracts.get(rules) ?? new Map<Contract, Rules>();
  contracts.set(rules, known);
  const now = known.get(contract) ?? compile(underContract(rules.sheet, contract), rules.seats);
  known.set(contract, now);
  return now;
}

const trumps = new WeakMap<Rules, Map<Card, Rules>>();

/**
 * The rules of a deal in which this card is turned up. Its suit is trumps, and the card is no longer in the
 * deck.
 */
function trumped(rules: Rules, upcard: Card): Rules {
  const known = trumps.get(rules) ?? new Map<Card, Rules>();
  trumps.set(rules, known);
  const { deck } = rules.sheet;
  const remove = [...(forSeats(deck.remove, rules.seats) ?? []), upcard];
  const without = { ...rules.sheet, deck: { ...deck, remove } };
  const now = known.get(upcard) ?? { ...compile(without, rules.seats), trump: suitOf(upcard) };
  known.set(upcard, now);
  return now;
}

/** The number of chips in the pool before the deal. */
const poolOf = ({ sheet }: Rules, totals: readonly number[]): number =>
  sheet.settle.as === 'pool' ? chipsInPool(sheet.score.start, totals) : 0;

/** Whether the value of a moon depends on the totals. */
const needsTotals = ({ sheet: { moon } }: Rules): boolean =>
  moon.choiceFrom !== 'always' || moon.options.some(({ self }) => self === 'start');

/**
 * Whether the pool was left over by the deal before and may not be divided. Then only a single seat without
 * points can win it.
 */
const isWonAlone = ({ sheet }: Rules, pool: number, { results }: MatchProgress): boolean =>
  sheet.settle.leftOver === 'alone' && pool > 0 && (results.at(-1)?.points.every(points => points <= 0) ?? false);

/**
 * The sheet for the second half of a match that goes to its limit and back. Points then change the totals in
 * the opposite direction.
 */
const turnedRound = (sheet: TrickSheet): TrickSheet => ({
  ...sheet,
  score: { ...sheet.score, sign: sheet.score.sign === 'plus' ? 'minus' : 'plus' },
});

/** The charged cards that everybody can see. */
const chargedIn = ({ chargeable }: Rules, { phase, charges }: MatchProgress): readonly Card[] =>
  chargeable.size === 0 || phase === 'charge' ? [] : charges.flatMap(charge => charge.cards);

const chargings = new WeakMap<Rules, Map<string, Rules>>();

/** The rules with these cards charged, that is, shown before play. */
export function chargedRules(rules: Rules, charged: readonly Card[]): Rules {
  const known = chargings.get(rules) ?? new Map<string, Rules>();
  chargings.set(rules, known);
  const key = charged.join();
  const now = known.get(key) ?? withCharges(rules, charged);
  known.set(key, now);
  return now;
}

/**
 * The rules with these cards charged. Each charged card doubles the points of the cards that the sheet names,
 * once for each card. The modifier of a charged card that doubles itself applies twice. If an auction named
 * a suit afterwards, the effect of a charged card passes to the card that stands in for it.
 */
function withCharges(rules: Rules, charged: readonly Card[]): Rules {
  if (charged.length === 0) return rules;
  const effective = charged.map(card => standIn(card, rules.hearts));
  const shown = rules.sheet.charge.cards.filter(one => effective.includes(one.shown));
  const doubles = (selectors: readonly Selector[], card: Card): boolean =>
    selectors.some(selector => namesIn(rules.sheet, selector, card));
  const times = (card: Card): number => 2 ** shown.filter(one => doubles(one.doubles, card)).length;
  const twice = shown.filter(one => one.doubles.includes(one.shown)).map(one => one.shown);
  return {
    ...rules,
    charged: new Set(charged),
    points: new Map([...rules.points].map(([card, points]) => [card, points * times(card)])),
    sheet: {
      ...rules.sheet,
      modifiers: rules.sheet.modifiers.flatMap(one => [one, ...(twice.some(card => card === one.card) ? [one] : [])]),
    },
  };
}

const auctions = new WeakMap<Rules, Map<Suit, Rules>>();

/**
 * The rules after an auction: the suit that the highest bidder named replaces hearts. `deck` also has a card
 * that was turned up.
 */
export function auctioned(rules: Rules, suit: Suit, { seat, chips }: Top, deck: readonly Card[] = rules.deck): Rules {
  const known = auctions.get(rules) ?? new Map<Suit, Rules>();
  auctions.set(rules, known);
  const now = known.get(suit) ?? {
    ...compile(inPlaceOfHearts(rules.sheet, suit, deck), rules.seats),
    hearts: suit,
    trump: rules.trump,
    chargeable: rules.chargeable, // cards were charged before the suit was named
  };
  known.set(suit, now);
  const { pool, wonAlone, passedOn, totals, sheet } = rules;
  const stakes = now.stakes.map((_, one) => (one === seat ? chips : 0));
  return opened(
    { ...now, pool, wonAlone, passedOn, totals, stakes },
    sheet.opening.leader === 'bidder' ? seat : undefined,
  );
}

/**
 * The seat that leads because it took a certain card in the deal before. Undefined in the first deal, or if
 * no seat took the card.
 */
function openerOf({ sheet }: Rules, { results }: MatchProgress): Seat | undefined {
  const last = results.at(-1);
  const [, card] = sheet.opening.later.split(':');
  if (card === undefined || last === undefined) return undefined;
  const taken = standIn(card as Card, last.named ?? 'H');
  const seat = last.taken.findIndex(cards => cards.includes(taken));
  return seat < 0 ? undefined : seat;
}

/** The rules with a fixed opener. No card then decides who opens. */
const opened = (rules: Rules, opener: Seat | undefined): Rules =>
  opener === undefined ? rules : { ...rules, opener, openingCard: undefined, openingSuit: undefined };

/**
 * Whether a charged card must wait until its suit has been led, because the hand has an uncharged card of
 * that suit.
 */
export function waits({ charged }: Pick<Rules, 'charged'>, card: Card, hand: readonly Card[]): boolean {
  const suit = suitOf(card);
  return charged.has(card) && hand.some(one => suitOf(one) === suit && !charged.has(one));
}
