// How a seat plays that sees another's plan for the moon: it keeps what could stop it, takes what counts from the shooter, and throws cards of the moon to anybody else.
import * as bits from '../sim/bits.ts';
import * as luck from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import type { Position } from '../sim/trick/position.ts';
import { bestOrder } from '../sim/trick/take.ts';
import type { Mind } from './mind.ts';
import { placeToBeat } from './open.ts';
import type { Sight } from './sight.ts';

const { LEADER, LED, ORDER } = layout;
const { countOf, highest, lowest, under } = bits;

/** From this share of the moon on the others see what the seat that is asked is after. */
const SEEN_FROM = 0.3;

/** Whether a seat is on its guard against the plan of the seat that is asked. What the others plan among themselves is seen less well. */
export const isOnGuard = ({ watchful, wary }: Mind, { shooters, share, taker }: Sight, seat: number): boolean =>
  wary && taker === watchful && taker !== seat && ((shooters >> taker) & 1) === 1 && share >= SEEN_FROM;

/** A move against the moon of the only taker; −1 where any other will do. The mind has looked already. */
export function guarding(mind: Mind, at: Position, sight: Sight, dice: luck.Dice): number {
  const { lanes } = mind.eye;
  if (at[ORDER] === 0 || at[LED]! < 0) return sureStop(mind);
  const led = at[LED]!;
  const wins = (at[LEADER]! + bestOrder(lanes, at)) % lanes.seats === sight.taker;
  const threatens = wins || (sight.taker - at[LEADER]! + lanes.seats) % lanes.seats > at[ORDER]!;
  const lane = mind.open[led]! & ~lanes.ducks[led]!;
  if (lane === 0) return lanes.trump >= 0 ? -1 : throwing(mind, threatens, dice);
  if (!threatens && sight.worth > 0) return -1;
  const over = lane & ~under(placeToBeat(lanes, at));
  const stops = sight.worth > 0 ? over : over & lanes.moon[led]!;
  if (wins && stops !== 0) return (led << 5) | highest(stops);
  const plain = lane & ~lanes.moon[led]!;
  return (led << 5) | lowest(plain === 0 ? lane : plain);
}

/** A card of the moon that nothing out beats. */
function sureStop({ open, out, eye: { lanes } }: Mind): number {
  for (let suit = 0; suit < 4; suit++) {
    const lane = open[suit]! & lanes.moon[suit]! & ~lanes.ducks[suit]!;
    if (lane !== 0 && out[suit] !== 0 && out[suit]! >>> highest(lane) === 0) return (suit << 5) | highest(lane);
  }
  return -1;
}

/** A card of the moon is worth this much to keep from the shooter, or to throw to another. */
const OF_MOON = 100;
/** A suit of which nobody else holds a card stops nothing. */
const ALONE = 50;
/** What each card out above one tells of how little it stops, and how far that is softened by chance. */
const ABOVE = 4;
const CHANCE = 2;

/** The card that stops least: that with the most cards out above it; one of the moon only where another takes it. */
function throwing({ open, out, eye: { lanes } }: Mind, threatens: boolean, dice: luck.Dice): number {
  let [best, most, word] = [-1, Number.NEGATIVE_INFINITY, dice[0]!];
  for (let suit = 0; suit < 4; suit++)
    for (let rest = open[suit]! & ~lanes.ducks[suit]!; rest !== 0; rest &= rest - 1) {
      const place = lowest(rest);
      const ofMoon = ((lanes.moon[suit]! >>> place) & 1) === 1;
      word = luck.stepped(word);
      const above = countOf(out[suit]! & ~under(place));
      const gain = (out[suit] === 0 ? ALONE : above * ABOVE) + luck.shareOf(word, CHANCE * 4) / 4;
      const kept = gain + (ofMoon ? (threatens ? -OF_MOON : OF_MOON) : 0);
      if (kept <= most) continue;
      most = kept;
      best = (suit << 5) | place;
    }
  dice[0] = word;
  return best;
}
