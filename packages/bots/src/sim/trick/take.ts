// What a full trick leads to in a position: who takes it, the kitty, a lead that passes, the end of the deal.
import { standingOrder } from './cancel.ts';
import type { Lanes } from './lanes.ts';
import * as layout from './layout.ts';
import { give, type Position } from './position.ts';
import { shooterOf } from './shooter.ts';

const {
  BEST,
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
  OPTION,
  ORDER,
  PHASE,
  PHASES,
  PILES,
  SHOOTER,
  SUITS_LED,
  TALLY,
  TRICKS,
  WINNER,
  WORTH,
  WORTH_SHIFT,
  entriesAt,
  placeIn,
  suitIn,
} = layout;

/** How many cards each seat has played, the trick that lies left out but for its second round. */
export const spent = (at: Position): number => at[DONE]! + at[EXTRA]!;

/** The place in the trick of its best play. */
export const bestOrder = ({ tieFlip }: Lanes, at: Position): number => (at[BEST]! & 15) ^ 15 ^ tieFlip;

/** Ends a full trick: it goes to the best play; then the kitty, and what comes next. */
export function take(lanes: Lanes, at: Position): void {
  const order = lanes.cancels.length === 0 || at[LED]! < 0 ? bestOrder(lanes, at) : standingOrder(lanes, at);
  const winner = (at[LEADER]! + order) % lanes.seats;
  at[TALLY + winner]! += at[WORTH]!;
  at[TRICKS + winner]! += 1;
  for (let suit = 0; suit < 4; suit++) at[PILES + (winner << 2) + suit]! |= at[LYING + suit]!;
  const kitty = lanes.stocked ? 0 : kittyDue(lanes, at);
  if (at[DONE] === 0) at[FIRST] = winner;
  if (at[LED]! >= 0) at[SUITS_LED]! |= 1 << at[LED]!;
  at[DONE]! += 1;
  at[LEADER] = winner;
  at[WINNER] = winner;
  at[ORDER] = 0;
  if (kitty > 0) takeKitty(lanes, at, winner, kitty);
  if (at[PHASE] === PHASES.play && !lanes.stocked) goOn(lanes, at);
}

const HEARTS = 3;

/** How many cards of the kitty go with the trick that lies. */
function kittyDue({ rules, costly, jokers }: Lanes, at: Position): number {
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
      return last || (at[LYING + HEARTS]! & ~jokers[HEARTS]!) !== 0 ? left : 0;
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

/** Between two tricks: the end of the deal, or a lead that passes. */
export function goOn(lanes: Lanes, at: Position): void {
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

/** A leader that holds closed cards alone hands the lead on to whoever does not, where the sheet says so. */
export function passLead(lanes: Lanes, at: Position): void {
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
