// Whether the rest of a deal can change no score, by what everybody at the table has seen.
import type { Card } from '../cards/card.ts';
import { holdsAll } from '../cards/card-set.ts';
import { bySeat } from '../game/seat.ts';
import type { Rules } from './rules.ts';
import { counts } from './score.ts';
import type { View } from './view.ts';

/**
 * Whether every card that bears on the score lies in a trick that was taken in the open. The moon is then
 * decided as well,
 * because it needs none but such cards, and a kitty or a buried card can hold none of them. It never says yes
 * wrongly; where such a card lies face
 * down it says no.
 */
export function settled(rules: Rules, view: View): boolean {
  if (view.phase !== 'play') return false;
  const [bearing, taken] = [bearingIn(rules), takenOpenly(rules, view)];
  return taken.length >= bearing.length && holdsAll(taken, bearing) && tricksDecided(rules, view);
}

const known = new WeakMap<Rules, readonly Card[]>();

/** The cards that bear on the score; every view of a deal asks for them. */
function bearingIn(rules: Rules): readonly Card[] {
  const bearing = known.get(rules) ?? rules.deck.filter(card => counts(rules, card) || rules.moonSet.includes(card));
  known.set(rules, bearing);
  return bearing;
}

/** The cards in taken tricks that everybody has seen. */
const takenOpenly = ({ sheet }: Rules, { tricks }: View): readonly Card[] =>
  tricks.flatMap(({ plays, kitty }) => [
    ...plays.map(play => play.card),
    ...(sheet.kitty.visible === 'all' && typeof kitty !== 'number' ? kitty : []),
  ]);

/**
 * Whether the tricks that are left bear on the score in themselves, so that nothing is settled before the
 * last.
 */
export const lastCounts = ({ each, lastButOne, last, all }: Rules['sheet']['trickPoints']): boolean =>
  each !== 0 || lastButOne !== 0 || last !== 0 || all !== 0;

/**
 * Whether it makes no difference who takes the tricks that are left: nothing is scored for the last or for
 * taking none, or nobody can any more.
 */
const tricksDecided = ({ sheet: { trickPoints }, seats }: Rules, { tricks }: View): boolean =>
  !lastCounts(trickPoints) &&
  (trickPoints.none === 0 || bySeat(seats, seat => seat).every(seat => tricks.some(trick => trick.winner === seat)));
