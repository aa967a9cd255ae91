// The expected future cost of a hand's cards. A high card without low ones in its suit is the most dangerous.
import { isWild, SUITS, type Suit, suitOf } from '@moonshot/rules/cards';
import { DUCKING, FALLS_UNDER, FREE_FORCED, RELIEF, TRUMP_FORCED, WILD_WORTH } from '../../policy/judgement.ts';
import type { HandAnalysis, ValuedCard } from './reading.ts';

/** The expected cost of a hand's cards in later tricks, reduced for each suit that the hand lacks. */
export function danger(reading: HandAnalysis, hand: HandAnalysis['hand']): number {
  const voids = SUITS.filter(suit => hand[suit].length === 0 && reading.out[suit].length > 0).length;
  return SUITS.reduce((sum, suit) => sum + suitDanger(reading, suit, hand[suit]), 0) * (1 - RELIEF * voids);
}

function suitDanger(reading: HandAnalysis, suit: Suit, mine: readonly ValuedCard[]): number {
  const dump = dumpOf(reading, suit);
  const least = suit === reading.rules.trump ? TRUMP_FORCED : FREE_FORCED;
  return mine.reduce((sum, own, guards) => {
    if (isWild(own.card)) return sum - WILD_WORTH;
    return sum + cardDanger(reading, own, { out: reading.out[suit], guards, dump, least });
  }, 0);
}

/** What else a card's danger depends on: unseen cards of its suit, and the hand's own lower ones. */
interface Company {
  readonly out: readonly ValuedCard[];
  readonly guards: number;
  readonly dump: number; // expected cost of a discard by a void seat
  readonly least: number; // minimum probability that the card must be played in its suit
}

/**
 * The expected cost of one card: the probability that it must be played in its suit and wins the trick, times
 * the expected cost of that trick.
 */
function cardDanger(
  { others, highCost, trick }: HandAnalysis,
  own: ValuedCard,
  { out, guards, dump, least }: Company,
): number {
  const seats = others.length;
  const lower = out.filter(one => one.power < own.power);
  const wins = lower.length === out.length ? 1 : (lower.length / out.length) ** DUCKING;
  if (wins === 0) return 0;
  const forced = Math.max(least, 1 - guards / (out.length / seats + 1));
  const left = Math.max(0, out.length - guards * seats);
  const following = seats * (1 - (1 - 1 / seats) ** left);
  const each = Math.min(1, seats / out.length);
  const falls = lower.reduce((points, { cost }) => points + cost * (cost >= highCost ? FALLS_UNDER : each), 0);
  return wins * forced * (trick + own.cost + falls + (seats - following) * dump);
}

/** The points that a seat without a card of `suit` is expected to discard. */
function dumpOf(reading: HandAnalysis, suit: Suit): number {
  const { trump } = reading.rules;
  const share = 1 / reading.others.length;
  let points = 0;
  let left = 1;
  for (const { card, cost } of reading.costly) {
    if (suitOf(card) === suit || suitOf(card) === trump) continue;
    points += left * share * cost;
    left *= 1 - share;
  }
  return points;
}
