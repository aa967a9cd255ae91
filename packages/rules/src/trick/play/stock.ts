// Play with a stock: seats draw from it, and a seat without cards is out until the next deal.
import { at, bySeat, type Seat, seatLeft, seatsFrom } from '../../game/seat.ts';
import type { Rules } from '../rules/rules.ts';
import { suitIn, suitLed } from '../rules/wilds.ts';
import type { Event } from '../state/event.ts';
import type { State } from '../state/state.ts';

/** The seats that still hold cards, in seat order. */
export const holding = ({ hands }: State): readonly Seat[] =>
  bySeat(hands.length, seat => seat).filter(seat => at(hands, seat).length > 0);

/**
 * The seat that plays next: the first seat, from the leader on, that holds cards and has not played to the
 * trick. Undefined if the trick is complete.
 */
export function nextToPlay({ seats }: Rules, { trick, hands }: State): Seat | undefined {
  for (let i = 0; i < seats; i++) {
    const seat = seatLeft(trick.leader, i, seats);
    if (at(hands, seat).length > 0 && !trick.plays.some(play => play.seat === seat)) return seat;
  }
  return undefined;
}

/**
 * The event that happens automatically before the next card. A seat draws, the lead moves on, or only one
 * seat has cards left.
 */
export const drawing = (rules: Rules, state: State): Event | undefined =>
  state.trick.plays.length > 0 ? drawnToFollow(rules, state) : (drawnAfterTrick(rules, state) ?? between(rules, state));

/** The draw of a seat that cannot follow suit. The seat draws until it can, or until the stock is empty. */
function drawnToFollow(rules: Rules, state: State): Event | undefined {
  const seat = nextToPlay(rules, state);
  if (rules.draws !== 'toFollow' || seat === undefined || state.kitty.length === 0) return undefined;
  const { sheet } = rules;
  const led = suitLed(sheet, state.trick.plays);
  if (led === undefined || at(state.hands, seat).some(card => suitIn(sheet, card) === led)) return undefined;
  const found = state.kitty.findIndex(card => suitIn(sheet, card) === led);
  return { type: 'drawn', seat, cards: found < 0 ? state.kitty : state.kitty.slice(0, found + 1) };
}

/**
 * Makes every seat draw a card after each trick, beginning with the seat that took it, until the stock is
 * empty.
 */
function drawnAfterTrick(rules: Rules, { tricks, trick, kitty, draws }: State): Event | undefined {
  if (rules.draws !== 'afterTrick' || tricks.length === 0 || kitty.length === 0) return undefined;
  const done = draws.length - 1 - draws.findLastIndex(draw => draw.trick !== tricks.length);
  if (done === rules.seats) return undefined;
  return { type: 'drawn', seat: seatLeft(trick.leader, done, rules.seats), cards: kitty.slice(0, 1) };
}

/**
 * What happens between two tricks. A leader without cards passes the lead on. If only one seat has cards, it
 * keeps them and takes the stock.
 */
function between({ seats }: Rules, state: State): Event | undefined {
  const { hands, kitty, trick } = state;
  const holders = holding(state);
  const [alone = trick.leader] = holders;
  if (holders.length > 1) {
    const to = seatsFrom(trick.leader, seats).find(seat => holders.includes(seat)) ?? alone;
    return to === trick.leader ? undefined : { type: 'lead-passed', from: trick.leader, to };
  }
  const hand = at(hands, alone);
  return hand.length + kitty.length === 0 ? undefined : { type: 'kept', seat: alone, hand, stock: kitty };
}
