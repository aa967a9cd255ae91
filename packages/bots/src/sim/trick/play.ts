// Making a move in a position: a card played, a trick taken, the kitty, a lead that passes, the moon; nothing is allocated.
import { standingOrder } from './cancel.ts';
import type { Lanes } from './lanes.ts';
import * as layout from './layout.ts';
import { drop, give, type Position, seatDue } from './position.ts';
import { moonsIn, shooterOf } from './shooter.ts';
import { serve } from './stock.ts';

const {
  BEST,
  BREAKS,
  BROKEN,
  BURIED,
  DONE,
  EXTRA,
  FIRST,
  HANDS,
  KITTY,
  KITTY_LEFT,
  LEADER,
  LED,
  LYING,
  MOON_SHIFT,
  MOVES,
  OPTION,
  ORDER,
  PHASE,
  PHASES,
  PILES,
  RANK_BITS,
  SHOOTER,
  TALLY,
  THROWS_IN,
  TRICKS,
  WINNER,
  WORTH,
  WORTH_SHIFT,
  entriesAt,
  placeIn,
  suitIn,
} = layout;

/** Begins the cards of a deal that has been set out: the lead may pass before anything is played. */
export function begin(lanes: Lanes, at: Position): void {
  at[PHASE] = PHASES.play;
  passLead(lanes, at);
}

/** Plays a legal move for the seat that is due, and goes on to the next that has one. */
export function play(lanes: Lanes, at: Position, move: number): void {
  put(lanes, at, move);
  if (lanes.stocked && at[PHASE] === PHASES.play) serve(lanes, at);
}

/** Puts a card into the trick; where cards are drawn nothing comes of it but a full trick taken. */
export function put(lanes: Lanes, at: Position, move: number): void {
  const order = at[ORDER]!;
  const suit = suitIn(move);
  drop(at, seatDue(lanes, at), move);
  if (order === 0) openTrick(at, suit);
  const entry = lanes.entries[entriesAt(at[LED]!) | move]!;
  const rank = rankOf(lanes, at, move, entry, order);
  if (rank > at[BEST]!) at[BEST] = rank;
  at[BROKEN]! |= entry & BREAKS;
  at[WORTH]! += entry >> WORTH_SHIFT;
  at[LYING + suit]! |= 1 << placeIn(move);
  at[MOVES + order] = move;
  at[ORDER] = order + 1;
  if (order + 1 === lanes.seats ? !goesRound(lanes, at) : order + 1 === lanes.seats << 1) take(lanes, at);
  else if (at[DONE] === 0 && at[THROWS_IN] === 1) throwIn(lanes, at);
}

/** Whether a full round is not all of the trick: a card of the suit led makes it go round again while there are cards. */
function goesRound({ extended, extenders, rules }: Lanes, at: Position): boolean {
  const led = at[LED]!;
  if (!extended || (at[LYING + led]! & extenders[led]!) === 0 || spent(at) + 1 >= rules.handSize) return false;
  at[EXTRA]! += 1;
  return true;
}

/** How many cards each seat has played, the trick that lies left out but for its second round. */
const spent = (at: Position): number => at[DONE]! + at[EXTRA]!;

function openTrick(at: Position, suit: number): void {
  at[LED] = suit;
  at[BEST] = 0;
  at[WORTH] = 0;
  for (let lane = 0; lane < 4; lane++) at[LYING + lane] = 0;
}

/** How a play stands among those of its trick: its rank, and of level ones the first, or the last where a wild is level and so ordered. */
function rankOf({ tieFlip, packs, wilds }: Lanes, at: Position, move: number, entry: number, order: number): number {
  const rank = (entry & RANK_BITS) << 4;
  const best = at[BEST]!;
  if (tieFlip === 0 || packs === 1 || rank !== (best & ~15)) return rank | (order ^ 15 ^ tieFlip);
  // Two packs have level plays without a wild among them: those keep the first.
  const held = at[MOVES + (best & 15)]!;
  const wild = isAmong(wilds, move) || isAmong(wilds, held);
  return wild ? rank | order : 0;
}

const isAmong = (set: Int32Array, move: number): boolean => ((set[suitIn(move)]! >>> placeIn(move)) & 1) === 1;

/** The place in the trick of its best play. */
export const bestOrder = ({ tieFlip }: Lanes, at: Position): number => (at[BEST]! & 15) ^ 15 ^ tieFlip;

/** Ends a full trick: it goes to the best play; then the kitty, and what comes next. */
export function take(lanes: Lanes, at: Position): void {
  const order = lanes.cancels.length === 0 ? bestOrder(lanes, at) : standingOrder(lanes, at);
  const winner = (at[LEADER]! + order) % lanes.seats;
  at[TALLY + winner]! += at[WORTH]!;
  at[TRICKS + winner]! += 1;
  for (let suit = 0; suit < 4; suit++) at[PILES + (winner << 2) + suit]! |= at[LYING + suit]!;
  const kitty = lanes.stocked ? 0 : kittyDue(lanes, at);
  if (at[DONE] === 0) at[FIRST] = winner;
  at[DONE]! += 1;
  at[LEADER] = winner;
  at[WINNER] = winner;
  at[ORDER] = 0;
  if (kitty > 0) takeKitty(lanes, at, winner, kitty);
  if (at[PHASE] === PHASES.play && !lanes.stocked) goOn(lanes, at);
}

/** How many cards of the kitty go with the trick that lies. */
function kittyDue({ rules, costly }: Lanes, at: Position): number {
  const left = at[KITTY_LEFT]!;
  if (left === 0) return 0;
  const first = at[DONE] === 0;
  const last = spent(at) === rules.handSize - 1;
  switch (rules.sheet.kitty.to) {
    case 'hand':
    case 'firstTrick':
      return first ? left : 0;
    case 'firstPenaltyTrick':
      return last || liesAny(at, costly) ? left : 0;
    case 'firstHeartTrick':
      return last || at[LYING + 3] !== 0 ? left : 0;
    case 'lastTrick':
      return last ? left : 0;
    case 'onePerTrick':
      return last ? left : 1;
  }
}

const liesAny = (at: Position, set: Int32Array): boolean =>
  ((at[LYING]! & set[0]!) | (at[LYING + 1]! & set[1]!) | (at[LYING + 2]! & set[2]!) | (at[LYING + 3]! & set[3]!)) !== 0;

function takeKitty(lanes: Lanes, at: Position, winner: number, count: number): void {
  const inHand = lanes.rules.sheet.kitty.to === 'hand';
  const next = lanes.rules.kittySize - at[KITTY_LEFT]!;
  for (let i = next; i < next + count; i++)
    if (inHand) give(at, winner, at[KITTY + i]!);
    else pile(lanes, at, winner, at[KITTY + i]!);
  at[KITTY_LEFT]! -= count;
  if (!inHand) return;
  at[PHASE] = PHASES.bury;
  at[BURIED] = count;
}

/** Adds a card to what a seat has taken. */
export function pile({ entries }: Lanes, at: Position, seat: number, code: number): void {
  const suit = suitIn(code);
  at[PILES + (seat << 2) + suit]! |= 1 << placeIn(code);
  at[TALLY + seat]! += entries[entriesAt(suit) | code]! >> WORTH_SHIFT;
}

/** Lays one card away; the deal goes on when hands are equal again. */
export function bury(lanes: Lanes, at: Position, code: number): void {
  const seat = at[LEADER]!;
  drop(at, seat, code);
  pile(lanes, at, seat, code);
  at[BURIED]! -= 1;
  if (at[BURIED]! > 0) return;
  at[PHASE] = PHASES.play;
  goOn(lanes, at);
}

/** Between two tricks: the end of the deal, or a lead that passes. */
function goOn(lanes: Lanes, at: Position): void {
  if (spent(at) < lanes.rules.handSize) passLead(lanes, at);
  else finish(lanes, at);
}

/** The moon is shot by whoever has taken every card of its set; of several options one is to be chosen. */
export function finish(lanes: Lanes, at: Position): void {
  const { options, choose } = lanes.rules.sheet.moon;
  const shooter = shooterOf(lanes, at);
  at[PHASE] = PHASES.over;
  at[SHOOTER] = shooter;
  if (shooter < 0) return;
  if (choose === 'fixed' || options.length === 1) at[OPTION] = 0;
  else at[PHASE] = PHASES.moon;
}

/** The points of a tally without its count of the moon's cards. */
export const pointsIn = (tally: number): number => tally - (moonsIn(tally) << MOON_SHIFT);

/** Chooses what the shooter's moon is to be, by its number among the sheet's options. */
export function choose(at: Position, option: number): void {
  at[OPTION] = option;
  at[PHASE] = PHASES.over;
}

/** A leader that holds closed cards alone hands the lead on to whoever does not, where the sheet says so. */
function passLead(lanes: Lanes, at: Position): void {
  if (lanes.rules.sheet.lead.exempt !== 'passLead' || at[BROKEN] !== 0) return;
  for (let i = 0; i < lanes.seats; i++) {
    const seat = (at[LEADER]! + i) % lanes.seats;
    if (!holdsClosedAlone(lanes, at, seat)) {
      at[LEADER] = seat;
      return;
    }
  }
}

function holdsClosedAlone({ closed }: Lanes, at: Position, seat: number): boolean {
  let open = 0;
  for (let suit = 0; suit < 4; suit++) open |= at[HANDS + (seat << 2) + suit]! & ~closed[suit]!;
  return open === 0;
}

/** A seat that cannot follow the first lead and holds only banned cards has the deal thrown in, where the sheet says so. */
function throwIn(lanes: Lanes, at: Position): void {
  if (lanes.rules.sheet.firstTrick.exempt !== 'misdeal') return;
  const from = HANDS + (seatDue(lanes, at) << 2);
  const led = at[LED]!;
  let free = at[from + led]!;
  for (let suit = 0; suit < 4; suit++) free |= at[from + suit]! & ~lanes.banned[suit]!;
  if (free === 0) at[PHASE] = PHASES.thrownIn;
}
