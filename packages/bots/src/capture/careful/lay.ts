// Chooses the pair of cards that a seat lays in a capture game: a hidden bottom and a top that is shown. If
// scoring cards are good to have, they go under tops that will probably win.

import { type Below, type Card, withoutAll } from '@moonshot/rules/cards';
import type { CaptureAction as Action, CaptureRules as Rules, Seat, CaptureView as View } from '@moonshot/rules/engine';
import { leastCostly } from '../../core/least-costly.ts';
import type { LayQuestion } from '../../core/player.ts';
import { type BoutForecast, boutsAhead } from '../policy/bouts.ts';
import { HASTY, HEARTS_BELOW, PATIENT } from '../policy/lineup.ts';
import { AIM } from '../policy/scratch.ts';
import { type Stakes, stakesFor } from '../policy/worth.ts';

/** How many times in 100 a seat is patient, so that opponents cannot predict when its best top comes. */
const WAITS = 50;

/** A seat's expectations for the coming bouts. */
interface Prospect {
  readonly rules: Rules;
  readonly stakes: Stakes;
  readonly pot: number; // expected scoring cards among the bottoms of the other seats in one bout
  readonly given: number; // cost of losing a scoring bottom, as a share of the value of winning one
  readonly ahead: BoutForecast;
  readonly draws: readonly number[]; // winning chances of the tops that the seat expects to draw
  readonly hearts: number; // expected number of scoring cards that the seat will draw
  readonly wins: (top: Card) => number;
}

/** Returns the legal pair with the highest expected gain, in this bout and later. */
export function carefulPair({ view, ask, rules }: LayQuestion, below: Below): Action {
  const prospect = prospectOf(rules, view);
  const later = patience(prospect.stakes, below);
  const hand = ask.laid === null ? view.hand : [...view.hand, ask.laid.bottom, ask.laid.top];
  const pair = leastCostly(ask.pairs, ({ bottom, top }) => {
    const now = gain(prospect, prospect.wins(top), rules.hearts.has(bottom) ? 1 : 0);
    return -now - later * worthOf(prospect, withoutAll(hand, [bottom, top]));
  });
  if (pair === undefined) throw new RangeError('Cannot lay two cards: the question carries no legal pair');
  return { type: 'lay', bottom: pair.bottom, top: pair.top };
}

/**
 * The weight of later bouts, relative to the present one. If captured cards are good, a random choice hides
 * the seat's intention. If captured cards cost points, the choice is fixed. If kept scoring cards cost points
 * too, the seat prefers to lose early bouts, because the others discard their scoring cards early. Otherwise
 * it prefers to lose late bouts.
 */
function patience({ captured, kept }: Stakes, below: Below): number {
  if (captured > 0) return below(100) < WAITS ? PATIENT : HASTY;
  return kept < 0 ? HASTY : PATIENT;
}

/**
 * The gain of a bout in points; positive is good for the seat. A seat whose top wins gets the pot and its own
 * bottom. A seat whose top does not win loses its bottom.
 */
const gain = ({ stakes, pot, given }: Prospect, wins: number, hearts: number): number =>
  stakes.captured * (wins * (pot + hearts) - (1 - wins) * hearts * given);

/**
 * The value of the rest of a hand. The best tops win, and scoring cards are laid under the best tops unless
 * keeping the scoring cards is better. If capturing is bad, the best tops are those that lose.
 */
function worthOf(prospect: Prospect, hand: readonly Card[]): number {
  const { rules, stakes, ahead, draws, wins } = prospect;
  const kept = hand.filter(card => rules.hearts.has(card)).length;
  const tops = [...hand.filter(card => !rules.bannedTops.has(card)).map(wins), ...draws].sort(
    (a, b) => stakes.captured * (b - a),
  );
  const bouts = ahead.bouts - 1;
  let hearts = kept + prospect.hearts;
  let value = 0;
  for (const top of tops.slice(0, bouts)) {
    const laid = gain(prospect, top, 1) - gain(prospect, top, 0) < stakes.kept ? 0 : Math.min(1, hearts);
    value += gain(prospect, top, laid);
    hearts -= laid;
  }
  return value + hearts * stakes.kept;
}

function prospectOf(rules: Rules, view: View): Prospect {
  const unseen = withoutAll(rules.deck, [...view.hand, ...seenCards(view)]);
  const tops = unseen.filter(card => !rules.bannedTops.has(card));
  const share = unseen.filter(card => rules.hearts.has(card)).length / Math.max(1, unseen.length);
  const others = rules.seats - 1;
  const ahead = boutsAhead(rules, view);
  const wins = winning(rules, tops, others);
  const drawnTops = Math.round(ahead.draws * (1 - share));
  const ranked = tops.map(wins).sort((a, b) => b - a);
  const quantile = (i: number): number => ranked[Math.floor(((i + 0.5) / drawnTops) * ranked.length)] ?? 0;
  return {
    rules,
    stakes: stakesFor(rules.sheet, view.totals[view.viewer as Seat] ?? 0),
    pot: others * Math.min(1, share * HEARTS_BELOW),
    given: 1 / others,
    ahead,
    draws: Array.from({ length: drawnTops }, (_, i) => quantile(i)),
    hearts: ahead.draws * share,
    wins,
  };
}

/** The probability that a top beats all others, depending on the number of stronger unseen tops. */
function winning(rules: Rules, tops: readonly Card[], others: number): Prospect['wins'] {
  const strengths = tops.map(card => rules.strength.get(card) ?? 0);
  return top => {
    const own = rules.strength.get(top) ?? 0;
    const above = strengths.reduce((sum, one) => sum + (one > own ? 1 : one === own ? 0.5 : 0), 0);
    return (1 - above / Math.max(1, tops.length)) ** (AIM * others);
  };
}

/** Every card that has been revealed, that the viewer laid as a bottom, or that the viewer won. */
const seenCards = (view: View): readonly Card[] => [
  ...view.bouts.flatMap(bout => [...bout.tops, ...bout.bottoms.filter(card => card !== null)]),
  ...(view.pair === null ? [] : [view.pair.bottom, view.pair.top]),
];
