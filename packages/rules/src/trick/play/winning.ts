// Which play takes a trick, and which of two cards of a suit beats the other.
import { isWild } from '../../cards/card.ts';
import { standing } from '../rules/cancel.ts';
import { overTen, type Rules } from '../rules/rules.ts';
import { raisedSuit, suitIn, suitLed } from '../rules/wilds.ts';
import type { SeatPlay } from '../state/state.ts';

/**
 * The play that is winning a trick, complete or not. Undefined if no card has been played, or if all cards
 * that could win cancel each other and the trick goes to the winner of the next one.
 */
export function winning(rules: Rules, plays: readonly SeatPlay[]): SeatPlay | undefined {
  const { sheet } = rules;
  const trump = raisedSuit(sheet, plays) ?? rules.trump;
  const live = standing(sheet, plays);
  const ruling = live.some(play => suitIn(sheet, play.card) === trump) ? trump : suitLed(sheet, plays);
  const candidates = ruling === undefined ? [] : live.filter(play => suitIn(sheet, play.card) === ruling);
  const best = candidates.reduce<SeatPlay | undefined>(
    (highest, play) => (highest && !beats(rules, play, highest) ? highest : play),
    undefined,
  );
  if (best !== undefined) return best;
  // the leader wins if only jokers were played, and in some games also if all cards that could win cancelled
  // each other
  return ruling !== undefined && sheet.trick.allCancelled === 'next' ? undefined : plays[0];
}

/** Whether a card that was played later beats an earlier card of the same suit. */
export function beats(rules: Rules, later: SeatPlay, earlier: SeatPlay): boolean {
  const difference = power(rules, later) - power(rules, earlier);
  if (difference !== 0) return difference > 0;
  const { wild, trick } = rules.sheet;
  const isTied = wild.rank === 'tieFirst' || wild.rank === 'tieLast';
  return isTied && (isWild(later.card) || isWild(earlier.card)) ? wild.rank === 'tieLast' : trick.identical === 'last';
}

/**
 * The strength of a card within its suit. Depending on the sheet, a wild card ranks above or below all others
 * by its call, ties with the highest or lowest card, or ranks just above the ten.
 */
function power(rules: Rules, play: SeatPlay): number {
  if (!isWild(play.card)) return rules.strength.get(play.card) ?? 0;
  const { rank } = rules.sheet.wild;
  if (rank === 'overTen') return overTen(rules);
  const beyond = rank === 'beyond' ? 1 : 0;
  return play.call === 'high' ? rules.sheet.deck.ranks.length + beyond : 1 - beyond;
}
