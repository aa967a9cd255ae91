// Ends a complete trick in a position: its taker, the kitty, a lead that passes on, and the end of the deal.
import { uncancelledBest } from './cancel.ts';
import * as layout from './layout.ts';
import { addToHand, seatAt, type TrickPosition } from './position.ts';
import { shooterOf } from './shooter.ts';
import type { SuitBits } from './suit-bitboards.ts';

const {
  BEFORE,
  BEST,
  BROKEN,
  BURIED,
  DONE,
  EXTRA,
  FIRST,
  HANDS,
  HELD,
  HELD_TRICKS,
  HELD_WORTH,
  KITTY,
  KITTY_LEFT,
  LEADER,
  LED,
  LYING,
  MOVES,
  OPTION,
  ORDER,
  PHASE,
  PHASES,
  PILES,
  SHED_BY,
  SHED_TO,
  SHOOTER,
  SUITS_LED,
  TALLY,
  TRICKS,
  WINNER,
  WORTH,
  WORTH_SHIFT,
  codeIn,
  entriesAt,
  placeIn,
  suitIn,
} = layout;

/** The number of cards that each seat has played, not counting the first round of the current trick. */
export const playedCount = (at: TrickPosition): number => at[DONE]! + at[EXTRA]!;

/** Index of the best play in the trick. */
export const bestOrder = ({ tieFlip }: SuitBits, at: TrickPosition): number => (at[BEST]! & 15) ^ 15 ^ tieFlip;

/**
 * Ends a complete trick: the best play takes the trick, then the kitty is handled and the next step is
 * prepared.
 */
export function take(suitBits: SuitBits, at: TrickPosition): void {
  const best = bestOrder(suitBits, at);
  const order = suitBits.cancels.length === 0 || at[LED]! < 0 ? best : uncancelledBest(suitBits, at, best);
  if (order < 0 && suitBits.holds && playedCount(at) + 1 < suitBits.handSize) {
    hold(suitBits, at);
    return;
  }
  const winner = seatAt(at, Math.max(0, order), suitBits.seats);
  at[TALLY + winner]! += at[WORTH]!;
  at[TRICKS + winner]! += 1;
  const pile = PILES + (winner << 2);
  at[pile]! |= at[LYING]!;
  at[pile + 1]! |= at[LYING + 1]!;
  at[pile + 2]! |= at[LYING + 2]!;
  at[pile + 3]! |= at[LYING + 3]!;
  if (suitBits.paysShed) recordShed(suitBits, at, winner);
  const kitty = suitBits.stocked ? 0 : kittyDue(suitBits, at);
  if (at[DONE] === at[HELD_TRICKS]) at[FIRST] = winner;
  if (at[LED]! >= 0) at[SUITS_LED]! |= 1 << at[LED]!;
  at[DONE]! += 1;
  at[LEADER] = winner;
  at[BEFORE] = at[HELD_TRICKS]! > 0 ? winner : at[WINNER]!;
  at[WINNER] = winner;
  at[ORDER] = 0;
  if (at[HELD_TRICKS]! > 0) takeHeld(suitBits, at, winner);
  if (kitty > 0) takeKitty(suitBits, at, winner, kitty);
  if (at[PHASE] === PHASES.play && !suitBits.stocked) continueAfterTrick(suitBits, at);
}

/**
 * Sets aside a complete trick in which all plays that could take it are cancelled. Its leader leads again.
 */
function hold(suitBits: SuitBits, at: TrickPosition): void {
  if (suitBits.paysShed) recordShed(suitBits, at, -1);
  at[HELD_WORTH]! += at[WORTH]!;
  for (let suit = 0; suit < 4; suit++) at[HELD + suit]! |= at[LYING + suit]!;
  at[HELD_TRICKS]! += 1;
  at[SUITS_LED]! |= 1 << at[LED]!;
  at[DONE]! += 1;
  at[ORDER] = 0;
  continueAfterTrick(suitBits, at);
}

/** Gives the tricks that were set aside to the taker of the next trick. */
function takeHeld({ paysShed }: SuitBits, at: TrickPosition, winner: number): void {
  at[TALLY + winner]! += at[HELD_WORTH]!;
  at[TRICKS + winner]! += at[HELD_TRICKS]!;
  for (let suit = 0; suit < 4; suit++) {
    at[PILES + (winner << 2) + suit]! |= at[HELD + suit]!;
    at[HELD + suit] = 0;
  }
  at[HELD_WORTH] = 0;
  at[HELD_TRICKS] = 0;
  if (!paysShed || at[SHED_BY] === 0 || at[SHED_TO] !== 0) return;
  if (at[SHED_BY] === winner + 1) at[SHED_BY] = 0;
  else at[SHED_TO] = winner + 1;
}

/**
 * Records who played and who took the wild card, for its payment, if these are different seats. The taker is
 * −1 if it is not known yet.
 */
export function recordShed({ wildCard, seats }: SuitBits, at: TrickPosition, winner: number): void {
  if ((at[LYING + suitIn(wildCard)]! & (1 << placeIn(wildCard))) === 0) return;
  for (let order = 0; order < seats; order++) {
    const seat = (at[LEADER]! + order) % seats;
    if (codeIn(at[MOVES + order]!) !== wildCard || seat === winner) continue;
    at[SHED_BY] = seat + 1;
    at[SHED_TO] = winner + 1;
  }
}

/** The number of kitty cards that go to the taker of the current trick. */
function kittyDue({ rules, out, handSize, costly, jokers, hearts }: SuitBits, at: TrickPosition): number {
  const left = at[KITTY_LEFT]!;
  if (left === 0 || out) return 0;
  const first = at[DONE] === at[HELD_TRICKS];
  const last = playedCount(at) === handSize - 1;
  switch (rules.sheet.kitty.to) {
    case 'hand':
    case 'firstTrick':
      return first ? left : 0;
    case 'firstPenaltyTrick':
      return last || liesAny(at, costly) ? left : 0;
    case 'firstHeartTrick':
      return last || ((at[LYING + hearts]! | at[HELD + hearts]!) & ~jokers[hearts]!) !== 0 ? left : 0;
    case 'lastTrick':
      return last ? left : 0;
    case 'onePerTrick':
      return last ? left : 1;
  }
}

const liesAny = (at: TrickPosition, set: Int32Array): boolean =>
  (((at[LYING]! | at[HELD]!) & set[0]!) |
    ((at[LYING + 1]! | at[HELD + 1]!) & set[1]!) |
    ((at[LYING + 2]! | at[HELD + 2]!) & set[2]!) |
    ((at[LYING + 3]! | at[HELD + 3]!) & set[3]!)) !==
  0;

function takeKitty(suitBits: SuitBits, at: TrickPosition, winner: number, count: number): void {
  const inHand = suitBits.rules.sheet.kitty.to === 'hand';
  const next = suitBits.rules.kittySize - at[KITTY_LEFT]!;
  for (let i = next; i < next + count; i++)
    if (inHand) addToHand(at, winner, at[KITTY + i]!);
    else addToPile(suitBits, at, winner, at[KITTY + i]!);
  at[KITTY_LEFT]! -= count;
  if (!inHand) return;
  at[PHASE] = PHASES.bury;
  at[BURIED] = count;
}

/** Adds a card to a seat's pile. */
export function addToPile({ entries }: SuitBits, at: TrickPosition, seat: number, code: number): void {
  const suit = suitIn(code);
  at[PILES + (seat << 2) + suit]! |= 1 << placeIn(code);
  at[TALLY + seat]! += entries[entriesAt(suit) | code]! >> WORTH_SHIFT;
}

/** Continues after a trick: ends the deal, or passes the lead on if the rules say so. */
export function continueAfterTrick(suitBits: SuitBits, at: TrickPosition): void {
  if (playedCount(at) < suitBits.handSize) passLead(suitBits, at);
  else finish(suitBits, at);
}

/**
 * Ends a deal. The seat with every moon card has shot the moon. Unless the moon option is fixed, that seat
 * chooses it next.
 */
export function finish(suitBits: SuitBits, at: TrickPosition): void {
  const { options, choose } = suitBits.rules.sheet.moon;
  const shooter = shooterOf(suitBits, at);
  at[PHASE] = PHASES.over;
  at[SHOOTER] = shooter;
  if (shooter < 0) return;
  if (choose === 'fixed' || options.length === 1) at[OPTION] = 0;
  else at[PHASE] = PHASES.moon;
}

/**
 * Passes the lead, if the game's rules require it, from a seat with only closed cards to a seat with other
 * cards.
 */
export function passLead(suitBits: SuitBits, at: TrickPosition): void {
  if (!suitBits.passesLead || at[BROKEN] !== 0) return;
  for (let i = 0; i < suitBits.seats; i++) {
    const seat = (at[LEADER]! + i) % suitBits.seats;
    if (!holdsClosedAlone(suitBits, at, seat)) {
      at[LEADER] = seat;
      return;
    }
  }
}

function holdsClosedAlone({ closed }: SuitBits, at: TrickPosition, seat: number): boolean {
  let open = 0;
  for (let suit = 0; suit < 4; suit++) open |= at[HANDS + (seat << 2) + suit]! & ~closed[suit]!;
  return open === 0;
}
