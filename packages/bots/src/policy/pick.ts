// One cheap way to play a card, for playouts: each legal card is held against what it would probably take now and leave behind.
import * as bits from '../sim/bits.ts';
import * as luck from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import { legal, opensLow } from '../sim/trick/legal.ts';
import type { Position } from '../sim/trick/position.ts';
import { holdingAt } from './danger.ts';
import type { Eye } from './eye.ts';
import type { Mind } from './mind.ts';
import { shooting } from './shoot.ts';
import type { Sight } from './sight.ts';

const { BEST, BROKEN, DONE, HANDS, HIGH, KITTY_LEFT, LEADER, LED, ORDER, RANK_BITS, entriesAt } = layout;
const { countOf } = bits;

/** What it is worth to make the holder of a dear card come nearer to having to play it. */
const FLUSH = 0.1;
/** What it is worth, a point, that somebody else surely takes it: in one’s own hand it might go that way later. */
const GIFT = 0.1;
/** Every suit a hand is out of lets it throw away what is dangerous. */
const RELIEF = 0.17;
/** How much of a threatening moon one more card of it for its taker adds, and one for another seat takes away. */
const HELPS = 0.35;
const HINDERS = 0.7;

/** A move for the seat that is due, softened by chance. */
export function pick(mind: Mind, at: Position, sight: Sight, seat: number, dice: luck.Dice): number {
  const { eye, open } = mind;
  const { lanes } = eye;
  openCards(mind, at, seat);
  const single = onlyCard(open);
  if (single >= 0 && ((lanes.wilds[single >> 5]! >>> (single & 31)) & 1) === 0) return single;
  look(mind, at, sight, seat);
  if (((sight.shooters >> seat) & 1) === 1) return shooting(mind, at, sight);
  threaten(mind, at, sight, seat);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  let word = dice[0]!;
  for (let suit = 0; suit < 4; suit++)
    for (let rest = open[suit]!; rest !== 0; rest &= rest - 1) {
      const code = (suit << 5) | (31 - Math.clz32(rest & -rest));
      word = luck.stepped(word);
      const cost = costOf(mind, at, sight, code) + (word >>> 8) * (mind.noise / (1 << 24));
      if (cost < least) {
        least = cost;
        best = code;
      }
      if ((lanes.wilds[suit]! & rest & -rest) !== 0 && !opensLow(lanes, at, code)) {
        const high = costOf(mind, at, sight, code | HIGH);
        if (high < least) {
          least = high;
          best = code | HIGH;
        }
      }
    }
  dice[0] = word;
  return best;
}

/** The legal cards; after the first trick most games ask for nothing but the suit. */
function openCards({ eye: { lanes }, open }: Mind, at: Position, seat: number): void {
  if (!lanes.swift || at[DONE] === 0 || (at[ORDER] === 0 && at[BROKEN] === 0)) {
    legal(lanes, at, open);
    return;
  }
  const from = HANDS + (seat << 2);
  const led = at[LED]!;
  const own = at[ORDER] === 0 ? 0 : at[from + led]!;
  if (own === 0) for (let suit = 0; suit < 4; suit++) open[suit] = at[from + suit]!;
  else {
    open.fill(0);
    open[led] = own;
  }
}

/** The code of the only card among the lanes; −1 where there are several. */
function onlyCard(open: Int32Array): number {
  let found = -1;
  for (let suit = 0; suit < 4; suit++) {
    const lane = open[suit]!;
    if (lane === 0) continue;
    if (found >= 0 || (lane & (lane - 1)) !== 0) return -1;
    found = (suit << 5) | (31 - Math.clz32(lane));
  }
  return found;
}

/** Takes in one’s hand, what is out, and what the hand’s suits may cost. */
function look(mind: Mind, at: Position, sight: Sight, seat: number): void {
  const { eye, hand, out, dumps, danger, kept } = mind;
  const { all } = eye.lanes;
  for (let suit = 0; suit < 4; suit++) {
    hand[suit] = at[HANDS + (seat << 2) + suit]!;
    out[suit] = all[suit]! & ~(sight.seen[suit]! | hand[suit]!);
  }
  dump(mind);
  mind.total = 0;
  mind.voids = 0;
  for (let suit = 0; suit < 4; suit++) {
    const index = holdingAt(eye, kept, suit, hand[suit]!, out[suit]!);
    danger[suit] = kept.fixed[index]! + kept.open[index]! * dumps[suit]!;
    mind.total += danger[suit]!;
    if (hand[suit] === 0 && out[suit] !== 0) mind.voids += 1;
  }
}

/** What a seat without a suit would throw in, by suits. */
function dump({ eye, out, dumps }: Mind): void {
  const { dear, dearCost, plain, plainCost, none, others } = eye;
  const { trump } = eye.lanes;
  let allDear = 0;
  let allPlain = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (suit === trump || (dear[suit]! | plain[suit]!) === 0) continue;
    allDear += countOf(out[suit]! & dear[suit]!) * dearCost[suit]!;
    allPlain += countOf(out[suit]! & plain[suit]!);
  }
  for (let led = 0; led < 4; led++) {
    const own = led === trump || (dear[led]! | plain[led]!) === 0;
    const d = own ? allDear : allDear - countOf(out[led]! & dear[led]!) * dearCost[led]!;
    const p = own ? allPlain : allPlain - countOf(out[led]! & plain[led]!);
    dumps[led] = d / others + (1 - none[p]!) * plainCost * (d > 0 ? 1 - 1 / others : 1);
  }
}

/** A moon that another seat may be shooting, by what it has taken and how far the deal is. */
function threaten(mind: Mind, at: Position, sight: Sight, seat: number): void {
  mind.threat = 0;
  mind.stake = 0;
  if (!mind.heedsMoons || sight.taker < 0 || sight.taker === seat || sight.share < 0.3) return;
  const passed = at[DONE]! / mind.eye.lanes.rules.handSize;
  mind.threat = Math.min(1, 1.7 * sight.share * passed * passed);
  mind.stake = 0.7 * mind.eye.moonWorth * mind.threat;
}

/** What a move will probably cost, in points. */
function costOf(mind: Mind, at: Position, sight: Sight, move: number): number {
  const { eye } = mind;
  const { lanes } = eye;
  const led = at[ORDER] === 0 ? (move >> 5) & 3 : at[LED]!;
  const rank = lanes.entries[entriesAt(led) | move]! & RANK_BITS;
  const cost = eye.costs[move & ~HIGH]!;
  const later = mind.later * laterOf(mind, move) * (1 - mind.threat);
  if (at[ORDER] !== 0 && rank <= at[BEST]! >> 4)
    return later - GIFT * Math.max(0, cost) + sparing(mind, at, sight, move);
  const now = taking(mind, at, sight, move, led);
  return at[ORDER] === 0 ? now + later - flushing(mind, move) : now + later;
}

/** What the hand will probably cost without the card. */
function laterOf({ eye, kept, hand, out, dumps, danger, total, voids }: Mind, move: number): number {
  const suit = (move >> 5) & 3;
  const left = hand[suit]! & ~(1 << (move & 31));
  const index = holdingAt(eye, kept, suit, left, out[suit]!);
  const after = total - danger[suit]! + kept.fixed[index]! + kept.open[index]! * dumps[suit]!;
  return after * (1 - RELIEF * (left === 0 && out[suit] !== 0 ? voids + 1 : voids));
}

/** What a move that leads the trick so far will probably take. */
function taking({ eye, out, dumps, stake }: Mind, at: Position, { worth }: Sight, move: number, led: number): number {
  const { lanes, none, others } = eye;
  const suit = (move >> 5) & 3;
  const behind = others - at[ORDER]!;
  let points = worth + eye.costs[move & ~HIGH]! + (at[KITTY_LEFT] === 0 ? 0 : kittyNow(eye, at));
  let chance = 1;
  if (behind > 0) {
    const place = move & 31;
    const wild = (lanes.wilds[suit]! >>> place) & 1;
    const under = suit !== led ? out[led]! : wild === 1 && move < HIGH ? 0 : out[led]! & ((1 << place) - 1);
    const below = countOf(under);
    const above = suit !== led ? 0 : countOf(out[led]!) - below;
    const [noLower, noHigher] = [none[below]!, none[above]!];
    const dear = countOf(under & eye.dear[led]!);
    const plain = countOf(under & eye.plain[led]!);
    const falls = (dear === 0 ? 0 : (1 - none[dear]!) * eye.dearCost[led]!) + (1 - none[plain]!) * eye.plainCost;
    points += behind * (falls + (at[DONE] === 0 && lanes.banned[3] !== 0 ? 0 : noLower * noHigher * dumps[led]!));
    const stays = 1 - (points < 0 ? 1 - noHigher : noLower * (1 - noHigher));
    for (let i = 0; i < behind; i++) chance *= stays;
  }
  return chance * (points - (points > 0 ? stake * Math.min(1, points) : 0));
}

/** What the kitty probably adds to the present trick. */
function kittyNow({ lanes }: Eye, at: Position): number {
  const { to } = lanes.rules.sheet.kitty;
  const now = to === 'lastTrick' ? at[DONE] === lanes.rules.handSize - 1 : true;
  const each = lanes.moonPoints / lanes.deck.length;
  return now ? each * (to === 'onePerTrick' ? 1 : at[KITTY_LEFT]!) : 0;
}

/** Against a moon a card of it is kept from its taker, or goes where another takes it. */
function sparing({ eye, stake }: Mind, at: Position, { taker }: Sight, move: number): number {
  const { moon, seats, tieFlip } = eye.lanes;
  if (stake === 0 || ((moon[(move >> 5) & 3]! >>> (move & 31)) & 1) === 0) return 0;
  const winning = (at[LEADER]! + ((at[BEST]! & 15) ^ 15 ^ tieFlip)) % seats;
  if (winning === taker) return stake * HELPS;
  const order = (taker - at[LEADER]! + seats) % seats;
  return order > at[ORDER]! ? 0 : -stake * HINDERS;
}

/** Leading a low card of a suit in which a dear card is out, by a seat that holds nothing it could be caught with. */
function flushing({ eye, hand, out }: Mind, move: number): number {
  const suit = (move >> 5) & 3;
  const dear = out[suit]! & eye.dear[suit]!;
  if (dear === 0 || hand[suit]! > dear) return 0;
  return FLUSH * eye.dearCost[suit]!;
}
