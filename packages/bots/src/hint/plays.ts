// Provable facts about playing a card: its effects on the trick, on the hand and on a moon.
import { type Card, isWild, type Suit, suitOf, without } from '@moonshot/rules/cards';
import { isCalled, isJoker, liesOut, type Seat } from '@moonshot/rules/engine';
import { soleTaker, together } from '../players/careful/moon.ts';
import { type HandAnalysis, seenIn, type TakenCards, withoutCard } from '../players/careful/reading.ts';
import { leads, type PlayChoice, powerOf } from '../players/careful/take.ts';
import { costIn } from '../policy/costs.ts';
import { seatsBehind } from '../policy/sound.ts';
import { packCount } from '../sim/trick/playout-kinds.ts';
import { costliestIn, guardReasons, lostGuardReasons } from './guards.ts';
import type { Reason } from './reason.ts';

/** The reasons for a play, most important first; empty if nothing can be proved. */
export function reasonsForPlay(
  reading: HandAnalysis,
  plays: readonly PlayChoice[],
  play: PlayChoice,
): readonly Reason[] {
  if (plays.length === 1) return [{ kind: 'forced' }];
  // The call (high or low) is a reason only if it puts the wild card above or below all cards of its suit.
  const beyond = reading.rules.sheet.wild.rank === 'beyond';
  const called: readonly Reason[] =
    play.call === undefined || !beyond ? [] : [{ kind: 'called', card: play.card, call: play.call }];
  const kept = guardReasons(
    reading,
    plays.map(one => one.card),
    [play.card],
  );
  return [
    ...called,
    ...(takesByRank(reading) ? [...aboutMoon(reading, plays, play), ...aboutTrick(reading, play)] : []),
    ...kept,
    ...emptied(reading, play),
  ];
}

/** The reasons against a play. */
export const reasonsAgainstPlay = (reading: HandAnalysis, play: PlayChoice): readonly Reason[] => [
  ...(takesByRank(reading) ? riskOf(reading, play) : []),
  ...lostGuardReasons(reading, [play.card]),
  ...(takesByRank(reading) ? lowestSpent(reading, play) : []),
];

/**
 * The reason against the lowest card of a suit: it stays under unseen cards that the next lowest one beats,
 * and points are still out.
 */
function lowestSpent({ hand, out }: HandAnalysis, { card }: PlayChoice): readonly Reason[] {
  const suit = suitOf(card);
  const [lowest, next] = hand[suit].filter(one => !isWild(one.card)).toSorted((a, b) => a.power - b.power);
  if (lowest?.card !== card || next === undefined) return [];
  const between = out[suit].some(one => one.power > lowest.power && one.power < next.power);
  const costs = Object.values(out).some(cards => cards.some(one => one.cost > 0));
  return between && costs ? [{ kind: 'spends-low', card, suit, next: next.card }] : [];
}

/**
 * Whether ranks alone decide who takes a trick. Cancelled cards, copies that beat earlier ones, extended
 * tricks and jokers make that uncertain.
 */
const takesByRank = ({ rules }: HandAnalysis): boolean =>
  rules.sheet.trick.cancel === 'none' &&
  (rules.sheet.trick.identical === 'first' || packCount(rules) === 1) &&
  rules.extenders.size === 0 &&
  (rules.sheet.deck.wilds.length === 0 || isCalled(rules.sheet));

const ledOf = ({ view }: HandAnalysis, play: PlayChoice): Suit => suitOf(view.trick.plays[0]?.card ?? play.card);

function aboutTrick(reading: HandAnalysis, play: PlayChoice): readonly Reason[] {
  if (reading.view.trick.plays.length === 0) return play.call === undefined ? leading(reading, play) : [];
  if (leads(reading, play, ledOf(reading, play))) return taking(reading, play);
  return suitOf(play.card) === ledOf(reading, play) ? under(reading, play) : discarding(reading, play);
}

/** The number of unseen cards of the same suit that beat the played card. */
const above = ({ out }: HandAnalysis, { card }: Pick<PlayChoice, 'card'>, power: number): number =>
  out[suitOf(card)].filter(one => one.power > power || isWild(one.card)).length;

function leading(reading: HandAnalysis, play: PlayChoice): readonly Reason[] {
  const { card } = play;
  const { rules } = reading;
  const power = powerOf(rules, play);
  const higher = above(reading, play, power);
  const costliest = costliestIn(reading, reading.out[suitOf(card)]);
  const mayFall = costliest !== undefined && costliest.power < power;
  const safe = costliest !== undefined && !reading.hand[suitOf(card)].some(one => one.power > costliest.power);
  return [
    ...(costliest !== undefined && safe && !mayFall
      ? [{ kind: 'draws-out', card, dear: costliest.card } as const]
      : []),
    ...(higher > reading.out[suitOf(card)].length - higher
      ? [{ kind: 'leads-low', card, above: higher } as const]
      : []),
    ...(higher === 0 && !mayFall && rules.trump === 'none' ? [{ kind: 'leads-top', card } as const] : []),
  ];
}

/**
 * How many unseen cards of the suit are higher and lower than a led card, or that none is higher than a card
 * that may take the trick. These facts speak neither for nor against the card.
 */
export function standingOf(reading: HandAnalysis, play: PlayChoice): readonly Reason[] {
  const led = ledOf(reading, play);
  if (!takesByRank(reading) || play.call !== undefined || suitOf(play.card) !== led) return [];
  const higher = above(reading, play, powerOf(reading.rules, play));
  const leadsTrick = reading.view.trick.plays.length === 0;
  if (higher === 0) return leadsTrick || leads(reading, play, led) ? [{ kind: 'highest', card: play.card }] : [];
  const below = reading.out[led].length - higher;
  return leadsTrick ? [{ kind: 'leads-between', card: play.card, above: higher, below }] : [];
}

function under({ view }: HandAnalysis, { card }: PlayChoice): readonly Reason[] {
  const best = view.trick.plays.find(one => one.seat === view.winning);
  return best === undefined ? [] : [{ kind: 'under', card, best: best.card, seat: best.seat }];
}

/**
 * Reasons for a card that is the best of the trick so far. If its player is the last, the card takes the
 * trick.
 */
function taking(reading: HandAnalysis, play: PlayChoice): readonly Reason[] {
  const { card } = play;
  const { rules } = reading;
  const behind = seatsBehind(reading).length;
  if (behind > 0) {
    const power = powerOf(rules, play);
    const higher = above(reading, play, power);
    const kept = reading.hand[suitOf(card)].filter(one => one.power < power && !isWild(one.card));
    return higher > 0 && !isWild(card)
      ? [{ kind: 'exposed', card, above: higher, behind, kept: kept.map(one => one.card) }]
      : [];
  }
  return takingLast(reading, play);
}

/**
 * The points that the last player to a trick takes. No reason is given if the points are uncertain: with a
 * kitty, with cards that change the points of others, or if tricks themselves score.
 */
function takingLast({ view, rules }: HandAnalysis, play: PlayChoice): readonly Reason[] {
  const { card } = play;
  const costs = [...view.trick.plays, play].map(one => costIn(rules, one.card));
  const { each, first, lastButOne, last } = rules.sheet.trickPoints;
  const left = view.hand.length;
  const counts =
    each !== 0 ||
    (view.tricks.length === 0 && first !== 0) ||
    (left === 2 && lastButOne !== 0) ||
    (left === 1 && last !== 0);
  if ((view.kitty > 0 && !liesOut(rules)) || counts) return [];
  if (costs.every(cost => cost === 0)) return [{ kind: 'takes-free', card }];
  const points = costs.reduce((sum, cost) => sum + cost);
  if (points === 0 || rules.sheet.modifiers.length > 0) return [];
  return [points > 0 ? { kind: 'takes-last', card, points } : { kind: 'takes-good', card, points: -points }];
}

function discarding(reading: HandAnalysis, { card }: PlayChoice): readonly Reason[] {
  const { rules, view, hand } = reading;
  const points = costIn(rules, card);
  const to = seatsBehind(reading).length === 0 ? view.winning : null;
  if (points > 0) return rules.sheet.modifiers.length > 0 ? [] : [{ kind: 'sheds', card, points, to }];
  return hand[ledOf(reading, { card })].length === 0 ? [{ kind: 'throws', card }] : [];
}

function emptied(reading: HandAnalysis, { card }: PlayChoice): readonly Reason[] {
  if (isJoker(reading.rules.sheet, card)) return [];
  const suit = suitOf(card);
  const left = withoutCard(reading.hand, card)[suit].length;
  return left === 0 && reading.view.hand.length > 1 && reading.out[suit].length > 0 ? [{ kind: 'empties', suit }] : [];
}

/**
 * The reasons about a moon that an opponent may shoot, because it alone has taken moon cards so far. The play
 * stops that moon, or it withholds a moon card from the opponent.
 */
function aboutMoon(reading: HandAnalysis, plays: readonly PlayChoice[], play: PlayChoice): readonly Reason[] {
  const { rules, view, seat } = reading;
  const taker = soleTaker(reading);
  if (taker === undefined || rules.sides[taker] === rules.sides[seat]) return [];
  const inMoon = (card: Card): boolean => rules.moonSet.includes(card);
  const lying = [...view.trick.plays.map(one => one.card), play.card];
  const mine = leads(reading, play, ledOf(reading, play));
  const sure = seatsBehind(reading).length === 0;
  if (sure && lying.some(inMoon) && (mine || !together(rules, taker, view.winning)))
    return [{ kind: 'stops-moon', seat: taker }];
  const could = plays.some(one => inMoon(one.card));
  if (!mine && could && together(rules, taker, view.winning) && !inMoon(play.card))
    return [{ kind: 'withholds', seat: taker }];
  return [];
}

/**
 * Reasons against a card that takes or may take the trick: the trick's points, or a costly card that may be
 * played to the trick.
 */
function riskOf(reading: HandAnalysis, play: PlayChoice): readonly Reason[] {
  const { card } = play;
  const { view, rules } = reading;
  if (!leads(reading, play, ledOf(reading, play)) || suitOf(card) !== ledOf(reading, play)) return [];
  const behind = seatsBehind(reading);
  if (behind.length === 0) return takingLast(reading, play).filter(({ kind }) => kind === 'takes-last');
  const costliest = costliestIn(reading, reading.out[suitOf(card)]);
  const ban = view.tricks.length === 0 && rules.sheet.firstTrick.scope === 'any';
  const banned = ban && costliest !== undefined && rules.banned.has(costliest.card);
  const mayFall = costliest !== undefined && !banned && costliest.power < powerOf(rules, play);
  if (mayFall && behind.some(seat => reading.chance(seat, costliest.card) > 0))
    return [{ kind: 'risks-dear', card, dear: costliest.card }];
  return inviting(reading, play, behind);
}

/**
 * A reason against a card that nobody can beat: a later seat has no card of the suit and may discard points.
 */
function inviting(reading: HandAnalysis, play: PlayChoice, behind: readonly Seat[]): readonly Reason[] {
  const { rules, view, out, costly, chance } = reading;
  const suit = suitOf(play.card);
  if (view.tricks.length === 0 || rules.trump !== 'none' || isWild(play.card)) return [];
  if (out[suit].length === 0 || above(reading, play, powerOf(rules, play)) > 0) return [];
  const seat = behind.find(
    one => out[suit].every(({ card }) => chance(one, card) === 0) && costly.some(({ card }) => chance(one, card) > 0),
  );
  return seat === undefined ? [] : [{ kind: 'invites', card: play.card, suit, seat }];
}

/** Whether the viewer can still shoot the moon: no opponent has taken a moon card or a face-down kitty. */
export function mayShoot({ rules, view, seat }: TakenCards): boolean {
  const inMoon = (card: Card): boolean => rules.moonSet.includes(card);
  const others = view.tricks.filter(trick => !together(rules, seat, trick.winner));
  const hidden = others.some(trick => typeof trick.kitty === 'number' && trick.kitty > 0);
  return rules.moonSet.length > 0 && !hidden && !others.some(trick => seenIn(trick).some(inMoon));
}

/** The hand without some cards. */
export const handAfter = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  cards.reduce((left, card) => without(left, card), hand);
