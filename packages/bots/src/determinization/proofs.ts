// What each play proves about the hand from which it came: the hand held no card that the rules would have
// required instead.

import * as layout from '../sim/trick/layout.ts';
import { type CardBits, copiesOf, type SuitBits } from '../sim/trick/suit-bitboards.ts';
import { underIn } from '../sim/trick/wilds.ts';
import { drawLimit, type Limit } from './drawn.ts';
import { eachPlay, firstLeader, firstTaken, type History, kittyHolder } from './history.ts';

const { BREAKS, RANK_BITS, entriesAt, placeIn, suitIn } = layout;

export interface Proofs {
  readonly lacks: Int32Array; // cards that each hand lacks, as four bitboards (one per suit) for each seat
  readonly limits: readonly Limit[]; // maximum numbers of cards of some sets in single hands
  readonly loose: boolean; // whether something was proved that `lacks` and `limits` cannot express
}

type Holds = (suit: number) => number;

/**
 * The trick before a play. `led` is the suit led. `lying` has the trick's cards of the suit `raised`, which a
 * wild card makes trumps.
 */
interface Trick {
  readonly led: number;
  readonly lying: number;
  readonly best: number; // rank of the trick's best play, as in the position
  readonly order: number;
}

/** One play under analysis. The rules are applied to it one by one, in the engine's order. */
interface Sieve {
  readonly code: number;
  readonly keep: CardBits; // cards that the rules applied so far would allow from any hand
  readonly lacks: CardBits;
  loose: boolean;
}

const isIn = (code: number, holds: Holds): boolean => ((holds(suitIn(code)) >>> placeIn(code)) & 1) === 1;

/**
 * Applies a rule: of the cards allowed so far, only these may be played, unless the hand has none of them. If
 * the played card is not one of them, the hand had none.
 */
function narrow(sieve: Sieve, holds: Holds): void {
  const within = isIn(sieve.code, holds);
  for (let suit = 0; suit < 4; suit++)
    if (within) sieve.keep[suit]! &= holds(suit);
    else sieve.lacks[suit]! |= sieve.keep[suit]! & holds(suit);
}

/** Applies a rule of which the viewer cannot tell whether it was in force. */
function maybeNarrow(sieve: Sieve, holds: Holds): void {
  const says = [0, 1, 2, 3].some(suit => (sieve.keep[suit]! & holds(suit)) !== 0);
  if (!isIn(sieve.code, holds) && says) sieve.loose = true;
}

/** Analyses all plays of the deal. */
export function proofsOf(suitBits: SuitBits, history: History): Proofs {
  const lacks = new Int32Array(suitBits.seats << 2);
  const holder = kittyHolder(suitBits, history);
  const drew = lastDraws(history);
  const limits: Limit[] = [];
  let loose = holder >= 0; // the holder's first play came before the kitty was in its hand
  let broken = false;
  let led = -1; // the suit led; −1 before the lead and while the trick has only jokers
  let lying = 0; // the trick's cards of the suit `raised`, which a wild card makes trumps
  let best = 0;
  let past = 0; // suits led in earlier tricks, as bits
  const prove = (seat: number, sieve: Sieve): void => {
    for (let suit = 0; suit < 4; suit++) lacks[(seat << 2) + suit]! |= sieve.lacks[suit]!;
    loose ||= sieve.loose;
  };
  eachPlay(suitBits, history, (move, seat, trick, order) => {
    const sieve: Sieve = { code: move, keep: new Int32Array(4).fill(-1), lacks: new Int32Array(4), loose: false };
    if (order === 0) {
      past |= led < 0 ? 0 : 1 << led;
      led = -1;
      lying = 0;
      best = 0;
    }
    if (led < 0) {
      leading(suitBits, sieve, trick === 0, broken);
      if (order === 0 && leadsClosed(suitBits, sieve, broken)) closeAll(suitBits, lacks, trick === 0 ? holder : -1);
      if (!isIn(move, suit => suitBits.jokers[suit]!)) led = suitIn(move);
    } else following(suitBits, sieve, { led, lying, best, order }, trick === 0, broken);
    if (led >= 0 && ((past >>> led) & 1) === 0) waiting(suitBits, sieve, led);
    if (suitBits.stocked) limits.push(drawLimit(suitBits, history, { seat, trick, led, lacks: sieve.lacks }));
    // A play proves nothing about cards that came into the hand later.
    if ((trick > 0 || seat !== holder) && trick >= (drew.get(seat) ?? 0)) prove(seat, sieve);
    if (suitIn(move) === suitBits.raised) lying |= 1 << placeIn(move);
    best = Math.max(best, rankIn(suitBits, led, move, order));
    broken ||= (suitBits.entries[entriesAt(Math.max(0, led)) | move]! & BREAKS) !== 0;
  });
  return { lacks: passedLeads(suitBits, history, lacks), limits, loose };
}

/** The rank by which a play is compared with the other plays of its trick. */
const rankIn = ({ entries, tieFlip }: SuitBits, led: number, move: number, order: number): number =>
  ((entries[entriesAt(Math.max(0, led)) | move]! & RANK_BITS) << 4) | (order ^ 15 ^ tieFlip);

/** For each seat, the number of tricks before its last draw. */
const lastDraws = ({ view }: History): ReadonlyMap<number, number> =>
  new Map(view.draws.map(({ seat, trick }) => [seat, trick]));

function leading(suitBits: SuitBits, sieve: Sieve, first: boolean, broken: boolean): void {
  if (first) {
    opening(suitBits, sieve);
    narrow(sieve, suit => ~suitBits.firstClosed[suit]!);
  }
  if (!broken) closing(suitBits, sieve);
  if (suitBits.rules.sheet.wild.play === 'sameColour') narrow(sieve, suit => ~suitBits.jokers[suit]!);
}

/** The rule before hearts are broken: closed cards (hearts, for example) may not be led. */
function closing(suitBits: SuitBits, sieve: Sieve): void {
  const open: Holds = suit => ~suitBits.closed[suit]!;
  if (suitBits.rules.sheet.lead.exempt === 'onlyPenalty' && isIn(sieve.code, suit => suitBits.costly[suit]!))
    onlyCostly(suitBits, sieve, open);
  else narrow(sieve, open);
}

/**
 * A closed card was led in a game that allows this to a hand of only costly cards. Either all cards of the
 * hand were costly, or all were closed.
 */
function onlyCostly(suitBits: SuitBits, sieve: Sieve, open: Holds): void {
  if (isIn(sieve.code, open)) return;
  const nested = [0, 1, 2, 3].every(suit => (suitBits.closed[suit]! & ~suitBits.costly[suit]!) === 0);
  for (let suit = 0; suit < 4; suit++)
    sieve.lacks[suit]! |= nested ? ~suitBits.costly[suit]! : sieve.keep[suit]! & open(suit) & ~suitBits.costly[suit]!;
  if (!nested || sieve.keep.some(lane => lane !== -1)) sieve.loose = true;
}

/**
 * The deal's first lead. The card led proves which of the cards that must open the deal the hand did not
 * hold.
 */
function opening(suitBits: SuitBits, sieve: Sieve): void {
  const { openingSuit: suit, openingWild, openingCard } = suitBits;
  const { card, wild: how } = suitBits.rules.sheet.opening;
  const wild = how === 'never' ? 0 : openingWild;
  const ofSuit = suit < 0 ? 0 : suitBits.suited[suit]! & ~(openingWild & ~wild);
  const only =
    (lane: number): Holds =>
    one =>
      one === suit ? lane : 0;
  if (card === 'any') {
    if (how === 'never') narrow(sieve, one => (one === suit ? ~openingWild : -1));
  } else if (card === 'thatSuit' || !isIn(sieve.code, only(ofSuit & ~openingWild))) narrow(sieve, only(ofSuit));
  else if (!isIn(sieve.code, only(openingCard))) {
    const own = copiesOf(suitBits, placeIn(sieve.code));
    sieve.lacks[suit]! |= openingCard | (ofSuit & ((own & -own) - 1));
    narrow(sieve, only(own | wild));
  } else narrow(sieve, only(openingCard | wild));
}

function following(suitBits: SuitBits, sieve: Sieve, trick: Trick, first: boolean, broken: boolean): void {
  const { led, lying } = trick;
  const { firstTrick, follow, wild } = suitBits.rules.sheet;
  const anyTime = wild.play === 'anyTime';
  const freely: Holds = suit =>
    suitBits.anyTime[suit]! | (suit === suitBits.raised ? underIn(suitBits, led, lying) : 0);
  const banFirst = first && firstTrick.vsFollow === 'banWins';
  const naturals: Holds = suit => (suit === led ? suitBits.suited[suit]! & ~freely(suit) : 0);
  const follows = isIn(sieve.code, naturals);
  const free = isIn(sieve.code, freely);
  if (banFirst) banning(suitBits, sieve, led);
  if (follows) narrow(sieve, suit => freely(suit) | (suit === led ? ~suitBits.jokers[suit]! : 0));
  else if (!free) narrow(sieve, naturals);
  else if (first && !banFirst && firstTrick.scope === 'any') narrow(sieve, suit => (suit === led ? -1 : freely(suit)));
  if (first && !banFirst) banning(suitBits, sieve, led);
  if (first && firstTrick.follow === 'lowest' && follows) lowest(suitBits, sieve, led);
  if (suitBits.goUnder[led] !== 0 && (follows || free))
    goingUnder(suitBits, sieve, trick, follows ? narrow : maybeNarrow);
  if (follows) return;
  // If the ban in the first trick takes precedence over following suit, the hand may have kept cards of the
  // suit. A wild card that may be played at any time never proves that the hand is void.
  const hidden = banFirst && [0, 1, 2, 3].some(suit => (naturals(suit) & suitBits.banned[suit]!) !== 0);
  const next = free || hidden ? maybeNarrow : narrow;
  if (hidden && anyTime) sieve.loose = true;
  if (wild.play === 'sameColour') next(sieve, suit => (((suit ^ led) & 1) === 0 ? -1 : ~suitBits.coloured[suit]!));
  if (!broken) next(sieve, suit => ~suitBits.heldBack[suit]!);
  for (const set of suitBits.mustThrow) next(sieve, suit => set[suit]!);
  if (follow.void === 'mustTrump') next(sieve, suit => (suit === suitBits.trump ? ~suitBits.jokers[suit]! : 0));
}

/**
 * The rule that certain cards must be played as soon as the trick has a better card. Charged cards are
 * exempt.
 */
function goingUnder(suitBits: SuitBits, sieve: Sieve, { led, best, order }: Trick, apply: typeof narrow): void {
  let beaten = 0;
  for (let rest = suitBits.goUnder[led]! & ~suitBits.charged[led]!; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    const rank = rankIn(suitBits, led, (led << 5) | place, order);
    if (rank < best) beaten |= 1 << place;
    // the viewer cannot tell which of two equal cards ranks higher
    if (suitBits.level && rank >> 4 === best >> 4) sieve.loose = true;
  }
  apply(sieve, suit => (suit === led ? beaten : 0));
}

/** The rule to play the lowest card of the suit led among the cards that earlier rules allow. */
function lowest(suitBits: SuitBits, { code, keep, lacks }: Sieve, led: number): void {
  const own = copiesOf(suitBits, placeIn(code));
  lacks[led]! |= keep[led]! & ((own & -own) - 1);
  for (let suit = 0; suit < 4; suit++) keep[suit]! &= suit === led ? own : 0;
}

/**
 * The first trick's ban. A banned card that was played proves that the hand had no card that the ban allows.
 * If such a hand must play hearts first, a banned card of another suit also proves that it had no hearts.
 */
function banning(suitBits: SuitBits, sieve: Sieve, led: number): void {
  const { scope, exempt } = suitBits.rules.sheet.firstTrick;
  const whole = sieve.keep.every(lane => lane === -1);
  const spared: Holds = suit =>
    ~suitBits.banned[suit]! | (scope === 'discard' && suit === led ? ~suitBits.jokers[suit]! : 0);
  const stuck = !isIn(sieve.code, spared);
  narrow(sieve, spared);
  if (!stuck) return;
  if (exempt === 'heartsFirst' && whole)
    narrow(sieve, suit => (suit === suitBits.hearts ? ~suitBits.jokers[suit]! : 0));
  else if (exempt === 'heartsFirst' || suitBits.rules.sheet.wild.play === 'anyTime') sieve.loose ||= !whole;
}

/**
 * The rule that a charged card may not be played in the first trick of its suit while the hand has another
 * card of the suit. A charged card that was played proves that the hand had none.
 */
function waiting({ anyCharged, charged }: SuitBits, sieve: Sieve, led: number): void {
  if (!anyCharged || !isIn(sieve.code, suit => (suit === led ? charged[suit]! : 0))) return;
  sieve.lacks[led]! |= sieve.keep[led]! & ~charged[led]!;
}

/**
 * Whether a lead proves that all hands held only closed cards, because the lead would otherwise have been
 * passed on.
 */
function leadsClosed({ rules, closed }: SuitBits, sieve: Sieve, broken: boolean): boolean {
  if (rules.sheet.lead.exempt !== 'passLead' || broken || !isIn(sieve.code, suit => closed[suit]!)) return false;
  const whole = sieve.keep.every(lane => lane === -1);
  sieve.loose ||= !whole; // the other possible openers are unknown
  return whole;
}

function closeAll({ seats, closed }: SuitBits, lacks: Int32Array, but: number): void {
  for (let i = 0; i < seats << 2; i++) if (i >> 2 !== but) lacks[i]! |= ~closed[i & 3]!;
}

/** Adds that each seat that passed the lead on held only closed cards, which it may not lead. */
function passedLeads(suitBits: SuitBits, history: History, lacks: Int32Array): Int32Array {
  if (suitBits.rules.sheet.lead.exempt !== 'passLead' || !history.opened) return lacks;
  const { tricks, view } = history;
  const leaders = [...tricks.map(trick => trick.leader), ...(view.trick.plays.length === 0 ? [view.trick.leader] : [])];
  for (const [number, leader] of leaders.entries()) {
    const before = tricks[number - 1];
    const due =
      number === 0 ? placedLeader(suitBits, history) : ((before?.cancelled ? before.leader : before?.winner) ?? leader);
    for (let seat = due; seat !== leader; seat = (seat + 1) % suitBits.seats)
      for (let suit = 0; suit < 4; suit++)
        if (number > firstTaken(history) || seat !== kittyHolder(suitBits, history))
          lacks[(seat << 2) + suit]! |= ~suitBits.closed[suit]!;
  }
  return lacks;
}

/** The first leader, if a rule about seats decides it; otherwise the seat that led. */
function placedLeader({ rules, seats }: SuitBits, history: History): number {
  const { dealer } = history.view;
  if (rules.opener !== undefined) return rules.opener;
  switch (rules.sheet.opening.leader) {
    case 'leftOfDealer':
      return (dealer + 1) % seats;
    case 'rightOfDealer':
      return (dealer + seats - 1) % seats;
    case 'dealer':
      return dealer;
    default:
      return firstLeader(history);
  }
}
