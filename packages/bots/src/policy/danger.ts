// The expected future cost to a seat of its cards of one suit: cached, because the same cards recur.
import * as bits from '../sim/bits.ts';
import { FALLS_UNDER, FREE_FORCED, TRUMP_FORCED, WILD_WORTH } from './judgement.ts';
import type { PolicyTables } from './policy-tables.ts';

const { countOf, placeOf } = bits;

/**
 * Probability that a bonus card wins if its holder has no lower card of the suit and must play it, relative
 * to a holder who can choose the trick. A holder of two lower cards can wait for a good trick.
 */
const UNGUARDED = 0.5;
const ENOUGH_GUARDS = 2;
/** Probability that a higher card captures a bonus card of another seat. */
const CAPTURES = 0.2;

const SIZE = 1 << 13; // number of holdings that the cache keeps for each suit
const mask = SIZE - 1;

/**
 * Cache of estimates. A holding is a hand's cards of one suit together with the unseen cards of that suit; a
 * hash of both is the index. A new entry replaces an old one.
 */
export interface Holdings {
  readonly mine: Int32Array;
  readonly out: Int32Array;
  readonly fixed: Float64Array; // expected future cost without the discards of void seats
  readonly open: Float64Array; // additional cost per point that a void seat discards
}

const noHoldings = (): Holdings => ({
  mine: new Int32Array(SIZE * 4).fill(-1),
  out: new Int32Array(SIZE * 4),
  fixed: new Float64Array(SIZE * 4),
  open: new Float64Array(SIZE * 4),
});

/** Number of games whose caches are kept, at most 0.8 MB each. */
const GAMES_MOST = 4;
let caches: readonly (readonly [game: PolicyTables, holdings: Holdings])[] = [];

/** The cache of a game. All decisions share it, because an estimate depends only on the holding. */
export function holdingsOf(tables: PolicyTables): Holdings {
  const own = caches.find(([game]) => game === tables) ?? ([tables, noHoldings()] as const);
  if (own !== caches[0]) caches = [own, ...caches.filter(one => one !== own)].slice(0, GAMES_MOST);
  return own[1];
}

/** The index of a holding in the cache. If the holding is missing, it is computed. */
export function holdingAt(tables: PolicyTables, kept: Holdings, suit: number, mine: number, out: number): number {
  const key = Math.imul(mine, 0x9e3779b1) ^ Math.imul(out, 0x85ebca6b);
  const index = (suit << 13) | ((key ^ (key >>> 15)) & mask);
  if (kept.mine[index] === mine && kept.out[index] === out) return index;
  kept.mine[index] = mine;
  kept.out[index] = out;
  weigh(tables, kept, index, suit);
  return index;
}

function weigh(tables: PolicyTables, kept: Holdings, index: number, suit: number): void {
  const { suitBits, others } = tables;
  const wild = suitBits.ducks[suit]!;
  const out = kept.out[index]!;
  const all = countOf(out);
  const least = suit === suitBits.trump ? TRUMP_FORCED : FREE_FORCED;
  const wilds = countOf(kept.mine[index]! & wild);
  let guards = wilds;
  let fixed = -WILD_WORTH * tables.unit * wilds;
  let open = 0;
  for (let rest = kept.mine[index]! & ~wild; rest !== 0; rest &= rest - 1) {
    const place = placeOf(rest, 0);
    const under = out & ~wild & ((1 << place) - 1);
    const lower = countOf(under) + countOf(out & wild);
    const wins = lower === 0 && all > 0 ? 0 : tables.wins[(lower << 6) | all]!;
    if (((tables.bonus[suit]! >>> place) & 1) === 1) {
      const waits = Math.min(1, guards / ENOUGH_GUARDS);
      fixed += tables.costs[(suit << 5) | place]! * wins * (UNGUARDED + (1 - UNGUARDED) * waits);
    } else if (wins > 0) {
      const forced = Math.max(least, 1 - guards / (all / others + 1));
      const weight = wins * forced;
      fixed += weight * (tables.trick + tables.costs[(suit << 5) | place]! + falling(tables, suit, under, all));
      open += weight * (others - tables.following[Math.max(0, all - guards * others)]!);
    }
    guards += 1;
  }
  if ((out & tables.bonus[suit]!) !== 0 && kept.mine[index]! > (out & tables.bonus[suit]!))
    fixed += CAPTURES * tables.bonusCost[suit]!;
  kept.fixed[index] = fixed;
  kept.open[index] = open;
}

/** The expected cost of lower cards that other seats must play to a trick that the seat's card wins. */
function falling(
  { highCost, highCostMean, plain, plainCost, others }: PolicyTables,
  suit: number,
  under: number,
  all: number,
): number {
  const each = Math.min(1, others / all);
  return (
    countOf(under & highCost[suit]!) * highCostMean[suit]! * FALLS_UNDER +
    countOf(under & plain[suit]!) * plainCost * each
  );
}
