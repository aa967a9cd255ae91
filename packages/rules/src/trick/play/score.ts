// The score of a deal: points for the cards and the tricks that each seat took, the moon if a seat took all
// cards that the moon needs, and the result.
import { suitNamed } from '../../cards/bids.ts';
import { type Card, isWild } from '../../cards/card.ts';
import { holdsAll, withoutAll } from '../../cards/card-set.ts';
import { type DealOutcome, outcome } from '../../game/match.ts';
import { at, bySeat, type Seat } from '../../game/seat.ts';
import { farness } from '../../game/standing.ts';
import { moonCost, moonOptions } from '../rules/moon.ts';
import { costOf, liesOut, type Rules } from '../rules/rules.ts';
import { boundedCost, settledCosts } from '../rules/settlement.ts';
import type { MoonChoice, MoonOption } from '../sheet/sheet.ts';
import type { MoonPreview } from '../state/action.ts';
import type { Moon, State, TakenTrick, TrickDealResult } from '../state/state.ts';
import { waiting } from './evolve.ts';
import { cardCosts, costOfPile, counts } from './pile-cost.ts';
import { type SeatCost, scoreParts, type TakenCosts } from './score-parts.ts';

/**
 * All cards that a seat has taken: its tricks, the kitty that came with them, and the cards that it buried or
 * kept.
 */
export function pileOf({ tricks, buried }: State, seat: Seat): readonly Card[] {
  const pile: Card[] = [];
  const taken = tricks.length - waiting(tricks).length;
  for (let i = 0; i < taken; i++) {
    const { winner, plays, kitty } = tricks[i] as TakenTrick;
    if (winner !== seat) continue;
    for (const { card } of plays) pile.push(card);
    pile.push(...kitty);
  }
  return [...pile, ...at(buried, seat)];
}

/**
 * The seat that shot the moon, because it took every card that the moon needs, alone or with its partner. The
 * sum of its points does not matter.
 */
export function shooterOf(rules: Rules, state: State): Seat | undefined {
  const { moonSides, seats } = rules;
  const moonSet = inPlay(rules, state, rules.moonSet);
  if (moonSet.length === 0) return undefined;
  const piles = bySeat(seats, seat => pileOf(state, seat));
  const taken = (seat: Seat): readonly Card[] =>
    piles.flatMap((pile, one) => (moonSides[one] === moonSides[seat] ? pile : []));
  const shooters = bySeat(seats, seat => seat).filter(seat => holdsAll(taken(seat), moonSet));
  const share = (seat: Seat): number => at(piles, seat).filter(card => moonSet.includes(card)).length;
  // of two partners, the seat with more of these cards counts as the shooter; if they have equally many, the
  // first
  return shooters.sort((a, b) => share(b) - share(a))[0];
}

/** The cards of a set that are not out of the deal. */
const inPlay = (rules: Rules, { kitty }: State, set: readonly Card[]): readonly Card[] =>
  liesOut(rules)
    ? withoutAll(
        set,
        kitty.filter(card => set.includes(card)),
      )
    : set;

/** Whether a seat has taken every trick, together with its partner if partners shoot the moon together. */
const hasEveryTrick = ({ moonSides }: Rules, { tricks }: State, seat: Seat): boolean =>
  tricks.every(({ winner }) => moonSides[winner] === moonSides[seat]);

/** What a deal costs each seat, before the costs are settled among the seats. */
function dealCosts(rules: Rules, state: State, moon: Moon | null): readonly SeatCost[] {
  const option = moon === null ? undefined : optionOf(rules, moon.option);
  const hasSun = moon !== null && hasEveryTrick(rules, state, moon.seat);
  const shed = shedTo(rules, state);
  return bySeat(rules.seats, seat => {
    const pile = pileOf(state, seat);
    const cards = (taken: readonly Card[], turned = false): TakenCosts => ({
      cards: taken,
      costs: cardCosts(rules, taken, turned),
    });
    const usual = { ...cards(pile), tricks: trickCost(rules, state, seat, moon), moon: 0, shed: at(shed, seat) };
    if (moon === null || option === undefined || option.name === 'keep') return usual;
    if (option.name === 'turn') return seat === moon.seat ? { ...usual, ...cards(pile, true), isTurned: true } : usual;
    const byMoon = moonCost(rules, option, moon.seat, seat, hasSun);
    if (rules.sides[seat] !== rules.sides[moon.seat]) return { ...usual, moon: byMoon };
    const beside = rules.sheet.moon.bonus === 'scores' ? pile.filter(card => !rules.moonSet.includes(card)) : [];
    return { ...usual, ...cards(beside), tricks: 0, moon: byMoon };
  });
}

/** What the deal adds to each seat's total, including the moon, before any wrap of the totals. */
function dealPoints(rules: Rules, costs: readonly SeatCost[]): readonly number[] {
  const sign = rules.sheet.score.sign === 'minus' ? -1 : 1;
  const own = costs.map(({ costs: cards, tricks, moon, shed, isTurned }) => {
    const all = cards.reduce((total, one) => total + one, moon + tricks);
    return (isTurned ? all : boundedCost(rules, all, moon)) - Math.max(0, shed);
  });
  const apart = costs.map(({ shed }, seat) => shed + at(rules.stakes, seat));
  return settledCosts(rules, own, apart).map(one => one * sign || 0); // `|| 0` turns −0 into 0
}

/**
 * For each seat, what it pays for the wild cards that other seats played to its tricks, minus what it
 * receives for its own wild cards.
 */
function shedTo(rules: Rules, { tricks }: State): readonly number[] {
  if (rules.sheet.wild.pays === 'likeOthers') return bySeat(rules.seats, () => 0);
  const shed = tricks.flatMap(({ plays, winner }) =>
    plays.flatMap(({ card, seat }) =>
      isWild(card) && seat !== winner ? [{ seat, winner, cost: costOf(rules, card) }] : [],
    ),
  );
  return bySeat(rules.seats, seat =>
    shed.reduce((sum, one) => sum + (one.winner === seat ? one.cost : one.seat === seat ? -one.cost : 0), 0),
  );
}

/**
 * The points of a seat for its tricks as such, or for having taken none. Some sheets drop these points if the
 * moon is shot.
 */
function trickCost(rules: Rules, state: State, seat: Seat, moon: Moon | null): number {
  const { none, all, besideMoon } = rules.sheet.trickPoints;
  const { tricks } = state;
  if (moon !== null && moon.option !== 'keep' && besideMoon === 'lapses') return 0;
  if (tricks.every(trick => trick.winner !== seat)) return none;
  const both = tricks[0]?.winner === seat && tricks.at(-1)?.winner === seat;
  const everything = all !== 0 && both && holdsAll(pileOf(state, seat), inPlay(rules, state, rules.penalties));
  return tricksCost(rules, state, seat) + (everything ? all : 0);
}

/**
 * The points of a seat for its tricks as such: for each trick, and for the first, the last but one and the
 * last.
 */
function tricksCost(rules: Rules, { tricks, hands, trick }: State, seat: Seat): number {
  const { each, first, lastButOne, last } = rules.sheet.trickPoints;
  const over = hands.every(hand => hand.length === 0) && trick.plays.length === 0;
  // whether the deal is over, or only the last trick is left
  const ending = over || (rules.draws === 'never' && hands.every(hand => hand.length <= 1));
  const open = waiting(tricks);
  const took = (one: TakenTrick | undefined): boolean => one?.winner === seat && !open.includes(one);
  return (
    each * tricks.filter(took).length +
    (took(tricks[0]) ? first : 0) +
    (ending && took(tricks.at(over ? -2 : -1)) ? lastButOne : 0) +
    (over && took(tricks.at(-1)) ? last : 0)
  );
}

const optionOf = (rules: Rules, name: MoonChoice): MoonOption | undefined =>
  rules.sheet.moon.options.find(option => option.name === name);

/** The totals after the deal, the wraps of totals, and whether the match is over. */
const dealOutcome = (rules: Rules, state: State, points: readonly number[]): DealOutcome =>
  outcome(
    rules.sheet,
    state.length ?? undefined,
    { totals: state.totals, deals: state.deal, tiebreak: state.tiebreak, turned: state.turned, sides: rules.sides },
    points,
  );

/** What each option that is open to the seat that shot the moon would lead to. */
export const moonPreviews = (rules: Rules, state: State, seat: Seat): readonly MoonPreview[] =>
  moonOptions(rules, seat).map(({ name }) => {
    const points = dealPoints(rules, dealCosts(rules, state, { seat, option: name }));
    const { totals, next, winners } = dealOutcome(rules, state, points);
    return { name, points, totals, ends: next === 'end', winners };
  });

/**
 * The best option for the seat that shot the moon: one that wins the match, or at least one that does not
 * lose it. Among equal options, the one with the largest gain over the other seats.
 */
export function bestOption(rules: Rules, state: State, seat: Seat): MoonChoice {
  const far = (total: number): number => farness(rules.sheet.match.winner, total);
  const ending = (p: MoonPreview): number => (!p.ends ? 0 : p.winners.includes(seat) ? 1 : -1);
  const lead = (p: MoonPreview): number =>
    p.totals.reduce((sum, total) => sum + far(total) - far(at(p.totals, seat)), 0);
  const ranked = [...moonPreviews(rules, state, seat)].sort((a, b) => ending(b) - ending(a) || lead(b) - lead(a));
  return ranked[0]?.name ?? 'keep';
}

/** The result of the deal, and its effect on the match. */
export function resultOf(rules: Rules, state: State): { result: TrickDealResult; outcome: DealOutcome } {
  const costs = dealCosts(rules, state, state.moon);
  const points = dealPoints(rules, costs);
  const parts = scoreParts(rules, costs, points);
  const reached = dealOutcome(rules, state, points);
  const named = suitNamed(state.bids);
  const result: TrickDealResult = {
    deal: state.deal,
    dealer: state.dealer,
    step: state.step,
    taken: bySeat(rules.seats, seat => pileOf(state, seat).filter(card => counts(rules, card))),
    moon: state.moon,
    ...(named && { named }),
    points,
    ...(parts.some(own => Object.keys(own).length > 0) && { parts }),
    totals: reached.totals,
    wraps: reached.wraps,
  };
  return { result, outcome: reached };
}

/**
 * The points of the tricks taken so far and of their cards, by seat and with the sheet's sign. Cards of the
 * kitty count only if everybody sees them.
 */
export function pointsSoFar(rules: Rules, state: State): readonly number[] {
  const sign = rules.sheet.score.sign === 'minus' ? -1 : 1;
  const isOpen = rules.sheet.kitty.visible === 'all';
  const shown = (seat: Seat): readonly Card[] =>
    state.tricks
      .slice(0, state.tricks.length - waiting(state.tricks).length)
      .filter(trick => trick.winner === seat)
      .flatMap(({ plays, kitty }) => [...plays.map(play => play.card), ...(isOpen ? kitty : [])]);
  return bySeat(rules.seats, seat => (costOfPile(rules, shown(seat)) + tricksCost(rules, state, seat)) * sign || 0);
}
