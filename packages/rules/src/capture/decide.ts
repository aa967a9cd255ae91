// Which seats are asked to lay a pair, and the event or the refusal that follows from an answer.
import type { Card } from '../cards/card.ts';
import { holdsAll, without } from '../cards/card-set.ts';
import { at, type Seat } from '../game/seat.ts';
import { accept, refuse, type Verdict } from '../game/verdict.ts';
import type { Action, Ask, Refusal } from './action.ts';
import type { Event } from './event.ts';
import type { Rules } from './rules.ts';
import type { Laid, State } from './state.ts';

/**
 * Whether a seat is asked to lay a pair. It is asked until it has laid one. If the rules let seats change
 * their pairs, it is asked until the cards are revealed.
 */
const isAsked = (rules: Rules, state: State, seat: Seat): boolean =>
  state.phase === 'lay' && (at(state.laid, seat) === null || rules.sheet.commit === 'revocable');

export const ask = (rules: Rules, state: State, seat: Seat): Ask | undefined =>
  isAsked(rules, state, seat)
    ? { type: 'lay', pairs: pairsOf(rules, handOf(state, seat)), laid: at(state.laid, seat) }
    : undefined;

/** The hand as it was before the seat laid its pair. */
function handOf(state: State, seat: Seat): readonly Card[] {
  const laid = at(state.laid, seat);
  return laid === null ? at(state.hands, seat) : [...at(state.hands, seat), laid.bottom, laid.top];
}

/** Cache of the legal pairs of a hand. The list of a hand stays the same object while other seats lay. */
const kept = new WeakMap<readonly Card[], { readonly rules: Rules; readonly pairs: readonly Laid[] }>();

function pairsOf(rules: Rules, hand: readonly Card[]): readonly Laid[] {
  const known = kept.get(hand);
  if (known?.rules === rules) return known.pairs;
  const pairs = legalPairs(rules, hand);
  kept.set(hand, { rules, pairs });
  return pairs;
}

/**
 * Every legal pair, without repeats. Any card may be the hidden one (`bottom`). A card that is banned from
 * being the face-up one (`top`) is legal only if the seat has no other.
 */
export function legalPairs(rules: Rules, hand: readonly Card[]): readonly Laid[] {
  const names = [...new Set(hand)];
  return names.flatMap(bottom => {
    const rest = without(hand, bottom);
    return topsOver(rules, hand, rest).map(top => ({ bottom, top }));
  });
}

/**
 * The cards that may be laid face up. The ban of cards is lifted if all cards of the hand are banned. By
 * another option of the rules it is lifted if all cards besides the hidden one are banned.
 */
function topsOver(rules: Rules, hand: readonly Card[], rest: readonly Card[]): readonly Card[] {
  const tested = rules.sheet.top.exception === 'wholeHand' ? hand : rest;
  const free = tested.every(card => rules.bannedTops.has(card));
  return [...new Set(rest)].filter(card => free || !rules.bannedTops.has(card));
}

export function decide(rules: Rules, state: State, seat: Seat, { type, bottom, top }: Action): Verdict<Event, Refusal> {
  // The action comes from outside, so it may be an action of a trick game.
  if (type !== 'lay' || !isAsked(rules, state, seat)) return refuse({ type: 'not-asked' });
  const hand = handOf(state, seat);
  if (!hand.includes(bottom)) return refuse({ type: 'not-held', card: bottom });
  if (!holdsAll(hand, [bottom, top])) return refuse({ type: 'not-held', card: top });
  if (topsOver(rules, hand, without(hand, bottom)).includes(top))
    return accept({ type: 'laid', seat, pair: { bottom, top } });
  return refuse({ type: 'top-banned', card: top, legal: hand.filter(card => !rules.bannedTops.has(card)) });
}
