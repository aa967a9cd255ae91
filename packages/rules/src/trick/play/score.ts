// The score of a deal: points for the cards that each seat took, the moon if a seat took its complete set of
// cards, and the result.
import { suitNamed } from '../../cards/bids.ts';
import { type Card, isWild } from '../../cards/card.ts';
import { holdsAll, withoutAll } from '../../cards/card-set.ts';
import { type DealOutcome, outcome } from '../../game/match.ts';
import { at, bySeat, type Seat } from '../../game/seat.ts';
import { farness } from '../../game/standing.ts';
import { moonCost, moonOptions } from '../rules/moon.ts';
import { costOf, liesOut, type Rules } from '../rules/rules.ts';
import { boundedCost, settledCosts } from '../rules/settlement.ts';
import { namesIn, suitIn } from '../rules/wilds.ts';
import type { Modifier, MoonChoice, MoonOption } from '../sheet/sheet.ts';
import type { MoonPreview } from '../state/action.ts';
import type { Moon, State, TakenTrick, TrickDealResult } from '../state/state.ts';
import { waiting } from './evolve.ts';

/** All cards a seat has taken: its tricks, the kitty that came with them, and what it buried. */
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

/** Whether a card affects the score: by its own points, or by changing those of other cards. */
export const counts = (rules: Rules, card: Card): boolean =>
  costOf(rules, card) !== 0 ||
  rules.sheet.modifiers.some(one => namesIn(rules.sheet, one.card, card) || hasOthers(rules, one, [card]));

/**
 * The penalty points of a seat's taken cards, including all doubling and cancelling among them. `turned`: the
 * shooter chose to let costly cards count as gains.
 */
export function costOfPile(rules: Rules, pile: readonly Card[], turned = false): number {
  const active = rules.sheet.modifiers.filter(modifier => pile.some(card => namesIn(rules.sheet, modifier.card, card)));
  const gone = (card: Card): boolean =>
    active.some(m =>
      'cancels' in m
        ? namesIn(rules.sheet, m.cancels, card)
        : namesIn(rules.sheet, m.card, card) && hasOthers(rules, m, pile),
    );
  const cost = (card: Card): number => {
    if (gone(card)) return 0;
    const own =
      costOf(rules, card) * (suitIn(rules.sheet, card) === rules.hearts ? 2 ** active.filter(doublesHearts).length : 1);
    return turned ? -Math.abs(own) : own;
  };
  const sum = pile.reduce((total, card) => total + cost(card), 0);
  return active.reduce((total, m) => (doublesAll(m) || hasOthers(rules, m, pile) ? total * 2 : total), sum);
}

const doublesHearts = (m: Modifier): boolean => 'doubles' in m && m.doubles === 'hearts';
const doublesAll = (m: Modifier): boolean => 'doubles' in m && m.doubles === 'all';

/**
 * Whether a modifier doubles the other cards with points, and the pile has such a card. A card for which the
 * sheet states 0 points counts as such a card too.
 */
const hasOthers = ({ named, sheet }: Rules, m: Modifier, pile: readonly Card[]): boolean =>
  'doubles' in m && m.doubles === 'others' && pile.some(card => named.has(card) && !namesIn(sheet, m.card, card));

/**
 * The seat that shot the moon: it took every card of the moon's set, alone or with its partner. Sums of
 * points do not matter.
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
  // of two partners, the one with more cards of the set; in a tie, the first
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

/** Whether a seat, together with its partner where they shoot the moon together, has taken every trick. */
const hasEveryTrick = ({ moonSides }: Rules, { tricks }: State, seat: Seat): boolean =>
  tricks.every(({ winner }) => moonSides[winner] === moonSides[seat]);

/** For each seat, what the deal adds to the total, including the moon, before any wrap. */
function dealPoints(rules: Rules, state: State, moon: Moon | null): readonly number[] {
  const option = moon === null ? undefined : optionOf(rules, moon.option);
  const hasSun = moon !== null && hasEveryTrick(rules, state, moon.seat);
  const sign = rules.sheet.score.sign === 'minus' ? -1 : 1;
  const cost = (seat: Seat): number => {
    const pile = pileOf(state, seat);
    const idle = trickCost(rules, state, seat, moon);
    const withMoon = (byMoon: number, rest: number): number => boundedCost(rules, byMoon + rest, byMoon);
    if (moon === null || option === undefined || option.name === 'keep')
      return withMoon(0, costOfPile(rules, pile) + idle);
    if (option.name === 'turn')
      return seat === moon.seat ? costOfPile(rules, pile, true) + idle : withMoon(0, costOfPile(rules, pile) + idle);
    const byMoon = moonCost(rules, option, moon.seat, seat, hasSun);
    if (rules.sides[seat] !== rules.sides[moon.seat]) return withMoon(byMoon, costOfPile(rules, pile) + idle);
    const beside = pile.filter(card => !rules.moonSet.includes(card));
    const rest = rules.sheet.moon.bonus === 'scores' ? costOfPile(rules, beside) : 0;
    return withMoon(byMoon, rest);
  };
  const shed = shedTo(rules, state);
  const costs = bySeat(rules.seats, cost).map((one, seat) => one - Math.max(0, at(shed, seat)));
  const apart = shed.map((one, seat) => one + at(rules.stakes, seat));
  return settledCosts(rules, costs, apart).map(one => one * sign || 0); // `|| 0` turns −0 into 0
}

/**
 * For each seat, what it pays to other seats for wild cards that they played to tricks which it took, minus
 * what it receives for its own wild cards.
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
 * The points of a seat for its tricks (not for their cards), or for having taken none. Some sheets drop them
 * if the moon is shot.
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
 * The points of a seat for its tricks so far (not for their cards): for each trick, and for the first, the
 * last but one and the last.
 */
function tricksCost(rules: Rules, { tricks, hands, trick }: State, seat: Seat): number {
  const { each, first, lastButOne, last } = rules.sheet.trickPoints;
  const over = hands.every(hand => hand.length === 0) && trick.plays.length === 0;
  // whether the deal is over, or only its last trick is left
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

/** The totals after the deal, the wraps, and whether the match is over. */
const dealOutcome = (rules: Rules, state: State, points: readonly number[]): DealOutcome =>
  outcome(
    rules.sheet,
    state.length ?? undefined,
    { totals: state.totals, deals: state.deal, tiebreak: state.tiebreak, turned: state.turned, sides: rules.sides },
    points,
  );

/** The result of each choice that is open to the seat that shot the moon. */
export const moonPreviews = (rules: Rules, state: State, seat: Seat): readonly MoonPreview[] =>
  moonOptions(rules, seat).map(({ name }) => {
    const points = dealPoints(rules, state, { seat, option: name });
    const { totals, next, winners } = dealOutcome(rules, state, points);
    return { name, points, totals, ends: next === 'end', winners };
  });

/**
 * The best choice for the seat that shot the moon: one that wins the match, or at least one that does not
 * lose it. Among equal choices, it is the one with the largest gain over the other seats.
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
  const points = dealPoints(rules, state, state.moon);
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
    totals: reached.totals,
    wraps: reached.wraps,
  };
  return { result, outcome: reached };
}

/**
 * The points of the tricks taken so far and of their cards, by seat and with the sheet's sign. Cards of the
 * kitty count if all see them.
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
