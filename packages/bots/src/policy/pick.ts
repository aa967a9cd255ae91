// The full policy for playouts. For each legal card the policy adds the expected cost of this trick to the
// expected cost of the rest of the hand, and plays the cheapest card.
import * as bits from '../sim/bits.ts';
import * as luck from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import { movesInto, opensLow } from '../sim/trick/legal.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { remainingCost, weighHand } from './hand.ts';
import { FLUSH, GIFT, SHARED } from './judgement.ts';
import { onlyCard, openCards } from './legal-cards.ts';
import { moonMove } from './moon.ts';
import type { Observation } from './observation.ts';
import { areMoonMates, type PolicyTables } from './policy-tables.ts';
import type { PolicyScratch } from './scratch.ts';

const { BEST, DONE, EXTRA, HANDS, HIGH, KITTY_LEFT, LEADER, LED, LYING, ORDER, RANK_BITS, entriesAt } = layout;
const { countOf } = bits;

/** Loss, per point, if a bonus card goes to another seat. */
const LOST = 0.5;
/** Weight of a point that a partner or a spared seat will probably take, if one's own points weigh 1. */
const PARTNER = 0.6;
/**
 * Cost of giving a moon card to the threatening seat, and gain of giving one to another seat, both relative
 * to the moon's stake.
 */
const HELPS = 0.15;
const HINDERS = 0.8;
/**
 * Value of keeping the highest card of a suit, which could still stop the moon, relative to the moon's stake.
 */
const KEEP = 0.4;
/**
 * Signs of a moon: weights of the share taken and of the progress of the deal, a factor that applies if
 * another seat has led the trick, and a threshold that is subtracted.
 */
const OF_SHARE = 1.2;
const OF_TIME = 0.6;
const ELSEWHERE = 0.5;
const DOUBT = 0.35;
/** Value of taking the lead from the seat that threatens the moon, relative to the moon's stake. */
const LEADS = 0.1;

/** Chooses a move for the seat whose turn it is, with some randomness. */
export function pickMove(
  scratch: PolicyScratch,
  at: TrickPosition,
  observation: Observation,
  seat: number,
  dice: luck.Dice,
): number {
  const { tables, open } = scratch;
  const { suitBits } = tables;
  openCards(scratch, at, seat);
  const single = onlyCard(open);
  if (single >= 0 && !isAmong(suitBits.wilds, single)) return single;
  look(scratch, at, observation, seat);
  if (((observation.shooters >> seat) & 1) === 1) return moonMove(scratch, at, observation);
  threaten(scratch, at, observation, seat);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  let word = dice[0]!;
  for (let suit = 0; suit < 4; suit++)
    for (let rest = open[suit]!; rest !== 0; rest &= rest - 1) {
      const code = (suit << 5) | (31 - Math.clz32(rest & -rest));
      word = luck.xorshift(word);
      const cost = costOf(scratch, at, observation, code) + (word >>> 8) * (scratch.noise / (1 << 24));
      if (cost < least) {
        least = cost;
        best = code;
      }
      if ((suitBits.wilds[suit]! & rest & -rest) !== 0 && !opensLow(suitBits, at, code)) {
        const high = costOf(scratch, at, observation, code | HIGH);
        if (high < least) {
          least = high;
          best = code | HIGH;
        }
      }
    }
  dice[0] = word;
  return best;
}

/**
 * Writes every legal move of the seat to play, together with the expected cost of the move and without
 * randomness. Returns the number of moves.
 */
export function weighMoves(
  scratch: PolicyScratch,
  at: TrickPosition,
  observation: Observation,
  seat: number,
  moves: Uint8Array,
  costs: Float64Array,
): number {
  const { tables, open } = scratch;
  openCards(scratch, at, seat);
  look(scratch, at, observation, seat);
  threaten(scratch, at, observation, seat);
  const count = movesInto(tables.suitBits, at, open, moves);
  for (let i = 0; i < count; i++) costs[i] = costOf(scratch, at, observation, moves[i]!);
  return count;
}

/** Writes the seat's own hand, the unseen cards and the danger of the hand's suits into `scratch`. */
function look(scratch: PolicyScratch, at: TrickPosition, observation: Observation, seat: number): void {
  const { tables, hand, out } = scratch;
  for (let suit = 0; suit < 4; suit++) {
    hand[suit] = at[HANDS + (seat << 2) + suit]!;
    out[suit] = tables.suitBits.suited[suit]! & ~(observation.seen[suit]! | hand[suit]!);
  }
  weighHand(scratch);
}

/**
 * Detects another seat's moon by its share of the moon's points, by the progress of the deal and by who has
 * led the trick.
 */
function threaten(scratch: PolicyScratch, at: TrickPosition, observation: Observation, seat: number): void {
  const { taker } = observation;
  scratch.threat = 0;
  scratch.stake = 0;
  const { sides } = scratch.tables.suitBits.rules;
  if (!scratch.heedsMoons || taker < 0 || sides[taker] === sides[seat]) return;
  const chance = moonChance(scratch.tables, at, observation);
  if (chance <= 0) return;
  scratch.threat = Math.min(1, chance) * (seat === scratch.watchful ? 1 : scratch.trust);
  scratch.stake = SHARED * scratch.tables.moonWorth * scratch.threat;
}

/** A score for how probably the only seat with moon cards completes the moon; 0 or less means no threat. */
function moonChance(tables: PolicyTables, at: TrickPosition, { taker, share }: Observation): number {
  const passed = at[DONE]! / tables.suitBits.rules.handSize;
  const signs = OF_SHARE * share + OF_TIME * passed;
  return signs * (areMoonMates(tables, taker, at[LEADER]!) ? 1 : ELSEWHERE) - DOUBT;
}

/** The expected cost of a move, in points. */
function costOf(scratch: PolicyScratch, at: TrickPosition, observation: Observation, move: number): number {
  const { tables } = scratch;
  const { suitBits } = tables;
  const led = at[ORDER] === 0 || at[LED]! < 0 ? (move >> 5) & 3 : at[LED]!;
  const rank = suitBits.entries[entriesAt(led) | move]! & RANK_BITS;
  const cost = tables.costs[move & ~HIGH]!;
  const lost = tables.bonus[led] === 0 ? 0 : bonusLost(scratch, at, move, led);
  const later = scratch.later * remainingCost(scratch, move) * (1 - scratch.threat) + lost;
  if (at[ORDER] !== 0 && rank <= at[BEST]! >> 4)
    return later - givenTo(scratch, at, cost) + (scratch.stake === 0 ? 0 : sparing(scratch, at, observation, move));
  if (at[ORDER] === 0 && isAmong(suitBits.jokers, move)) return later; // the next seat leads instead
  const now = taking(scratch, at, observation, move, led);
  return at[ORDER] === 0 ? now + later - flushing(scratch, move) : now + later;
}

const isAmong = (set: Int32Array, move: number): boolean => ((set[(move >> 5) & 3]! >>> (move & 31)) & 1) === 1;

/** The expected loss if a later seat wins the trick with a bonus card of the suit led. */
function bonusLost({ tables, out }: PolicyScratch, at: TrickPosition, move: number, led: number): number {
  const bonus = out[led]! & tables.bonus[led]!;
  const behind = seatsBehind(tables, at);
  if (bonus === 0 || behind === 0) return 0;
  const place = 31 - Math.clz32(bonus);
  if (((move >> 5) & 3) === led && (move & 31) > place) return 0;
  const isBeaten = at[ORDER] !== 0 && at[LYING + led]! >>> (place + 1) !== 0;
  if (isBeaten) return 0;
  const above = countOf(out[led]! & ~((2 << place) - 1));
  return -LOST * tables.bonusCost[led]! * (behind / tables.others) * tables.none[above]!;
}

/** The number of seats that play after the present one in the current round of the trick. */
function seatsBehind({ suitBits, others }: PolicyTables, at: TrickPosition): number {
  const order = at[ORDER]!;
  return others - (order > others ? order - suitBits.seats : order);
}

/**
 * The value of giving the cost of a card to the seat that is winning the trick. The costs of a partner count
 * as a share of the seat's own. So do the costs of a spared seat, which should not get points.
 */
function givenTo({ tables: { suitBits, bonusCost }, spares }: PolicyScratch, at: TrickPosition, cost: number): number {
  const { sides } = suitBits.rules;
  const seat = (at[LEADER]! + at[ORDER]!) % suitBits.seats;
  const away = cost >= 0 ? GIFT * cost : bonusCost.includes(cost) ? LOST * cost : 0;
  if (suitBits.rules.sheet.teams.seating === 'none' && spares[seat] === 0) return away;
  const winning = (at[LEADER]! + ((at[BEST]! & 15) ^ 15 ^ suitBits.tieFlip)) % suitBits.seats;
  const isSpared = sides[winning] === sides[seat] || ((spares[seat]! >> winning) & 1) === 1;
  return isSpared ? -PARTNER * cost : away;
}

/** The expected cost of what a winning move will take. */
function taking(scratch: PolicyScratch, at: TrickPosition, { worth }: Observation, move: number, led: number): number {
  const { tables, out, dumps, stake } = scratch;
  const { suitBits, none, others } = tables;
  const suit = (move >> 5) & 3;
  const behind = seatsBehind(tables, at);
  let points = worth + tables.costs[move & ~HIGH]! + (at[KITTY_LEFT] === 0 ? 0 : kittyNow(tables, at));
  let chance = 1;
  if (behind > 0) {
    const place = move & 31;
    const wild = isAmong(suitBits.wilds, move);
    const under = suit !== led ? out[led]! : wild && move < HIGH ? 0 : out[led]! & ((1 << place) - 1);
    const below = countOf(under);
    const above = suit !== led ? 0 : countOf(out[led]!) - below;
    const [noLower, noHigher] = [none[below]!, none[above]!];
    const highCost = countOf(under & tables.highCost[led]!);
    const plain = countOf(under & tables.plain[led]!);
    const falls =
      (highCost === 0 ? 0 : (1 - none[highCost]!) * tables.highCostMean[led]!) + (1 - none[plain]!) * tables.plainCost;
    // A bonus card is played only if its holder has no other card of the suit.
    const forced =
      (under & tables.bonus[led]!) === 0
        ? 0
        : tables.bonusCost[led]! * (behind / others) * none[countOf(out[led]!) - 1]!;
    points +=
      forced + behind * (falls + (at[DONE] === 0 && suitBits.banned[3] !== 0 ? 0 : noLower * noHigher * dumps[led]!));
    const stays = 1 - (points < 0 ? 1 - noHigher : noLower * (1 - noHigher));
    for (let i = 0; i < behind; i++) chance *= stays;
  }
  return stake === 0 ? chance * points : chance * points + stake * stopping(scratch, move, chance, points);
}

/** The expected value of the kitty for the current trick. */
function kittyNow({ suitBits }: PolicyTables, at: TrickPosition): number {
  if (suitBits.stocked || suitBits.out) return 0;
  const { to } = suitBits.rules.sheet.kitty;
  const now = to === 'lastTrick' ? at[DONE]! + at[EXTRA]! === suitBits.rules.handSize - 1 : true;
  const each = suitBits.moonPoints / suitBits.deck.length;
  return now ? each * (to === 'onePerTrick' ? 1 : at[KITTY_LEFT]!) : 0;
}

/**
 * The cost of a winning move against another seat's moon, relative to the moon's stake. Taking points ends
 * the moon. On a trick without points, a high card that could have ended the moon is spent.
 */
const stopping = (scratch: PolicyScratch, move: number, chance: number, points: number): number =>
  points > 0 ? -chance * Math.min(1, points) : keeping(scratch, move) - chance * LEADS;

/** The use of a card against a moon. The fewer cards are above it, the more likely it takes a trick. */
function keeping({ out }: PolicyScratch, move: number): number {
  const above = move >= HIGH ? 0 : countOf(out[(move >> 5) & 3]! & ~((2 << (move & 31)) - 1));
  return KEEP / (1 + above * above);
}

/**
 * The cost of a move that loses the trick while another seat may shoot the moon. Giving the shooter a moon
 * card and giving up a high card cost; giving a moon card to another seat gains.
 */
function sparing(scratch: PolicyScratch, at: TrickPosition, { taker }: Observation, move: number): number {
  const { stake } = scratch;
  const { moon, seats, tieFlip } = scratch.tables.suitBits;
  const kept = stake * keeping(scratch, move);
  if (((moon[(move >> 5) & 3]! >>> (move & 31)) & 1) === 0) return kept;
  const winning = (at[LEADER]! + ((at[BEST]! & 15) ^ 15 ^ tieFlip)) % seats;
  if (areMoonMates(scratch.tables, taker, winning)) return kept + stake * HELPS;
  for (let order = at[ORDER]! + 1; order < seats; order++)
    if (areMoonMates(scratch.tables, taker, (at[LEADER]! + order) % seats)) return kept;
  return -stake * HINDERS;
}

/**
 * The value of leading a suit in which another seat holds a costly card. The value is 0 if the hand has a
 * higher card of the suit, which might have to take the costly card.
 */
function flushing({ tables, hand, out }: PolicyScratch, move: number): number {
  const suit = (move >> 5) & 3;
  const highCost = out[suit]! & tables.highCost[suit]!;
  if (highCost === 0 || hand[suit]! > highCost) return 0;
  return FLUSH * tables.highCostMean[suit]!;
}
