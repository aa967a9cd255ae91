// Whether the remaining cards of a deal can still change a score, judged by what everybody at the table has
// seen.
import type { Card } from '../../cards/card.ts';
import { holdsAll } from '../../cards/card-set.ts';
import { bySeat } from '../../game/seat.ts';
import type { Rules } from '../rules/rules.ts';
import { waiting } from './evolve.ts';
import { counts } from './pile-cost.ts';
import type { View } from './view.ts';

/**
 * Whether every card that affects the score has been taken openly, and the remaining tricks do not count. The
 * moon is then decided too, because it needs only such cards. The result may be false for a decided deal, if
 * one of these cards lies face down. It is never true for an undecided deal.
 */
export function scoreIsDecided(rules: Rules, view: View): boolean {
  if (view.phase !== 'play') return false;
  const [bearing, taken] = [bearingIn(rules), takenOpenly(rules, view)];
  return taken.length >= bearing.length && holdsAll(taken, bearing) && tricksDecided(rules, view);
}

const known = new WeakMap<Rules, readonly Card[]>();

/**
 * The cards that affect the score: by their own points, by changing those of others, or for the moon. Cached.
 */
function bearingIn(rules: Rules): readonly Card[] {
  const bearing = known.get(rules) ?? rules.deck.filter(card => counts(rules, card) || rules.moonSet.includes(card));
  known.set(rules, bearing);
  return bearing;
}

/**
 * The tricks that seats have taken. Cancelled tricks that wait for the winner of the next trick are left out.
 */
const takenIn = ({ tricks }: View): View['tricks'] => tricks.slice(0, tricks.length - waiting(tricks).length);

/** The cards that were taken in tricks so far and that everybody has seen. */
const takenOpenly = ({ sheet }: Rules, view: View): readonly Card[] =>
  takenIn(view).flatMap(({ plays, kitty }) => [
    ...plays.map(play => play.card),
    ...(sheet.kitty.visible === 'all' && typeof kitty !== 'number' ? kitty : []),
  ]);

/** Whether points may depend on the last tricks. If so, no deal counts as decided before it ends. */
export const lastCounts = ({ each, lastButOne, last, all }: Rules['sheet']['trickPoints']): boolean =>
  each !== 0 || lastButOne !== 0 || last !== 0 || all !== 0;

/** Whether a moon may still count several times, because one side has taken every trick so far. */
const hasSunAhead = ({ sheet, moonSet, moonSides }: Rules, tricks: View['tricks']): boolean =>
  sheet.moon.sun > 1 && moonSet.length > 0 && new Set(tricks.map(({ winner }) => moonSides[winner])).size < 2;

/**
 * Whether it does not matter who takes the remaining tricks: points do not depend on the last
 * tricks, and no seat can still get the points for taking none.
 */
function tricksDecided(rules: Rules, view: View): boolean {
  const { trickPoints } = rules.sheet;
  const taken = takenIn(view);
  return (
    !lastCounts(trickPoints) &&
    (trickPoints.first === 0 || taken.length > 0) &&
    !hasSunAhead(rules, taken) &&
    (trickPoints.none === 0 ||
      bySeat(rules.seats, seat => seat).every(seat => taken.some(trick => trick.winner === seat)))
  );
}
