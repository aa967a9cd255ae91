// Checks whether a world (a sampled deal) allows all plays so far. The check is needed if the facts about
// single cards are not sufficient.
import { openingLeader } from '../sim/trick/deal.ts';
import * as layout from '../sim/trick/layout.ts';
import { legal } from '../sim/trick/legal.ts';
import { beginPlay, bury, play } from '../sim/trick/play.ts';
import { addToHand, clear, emptyPosition, isHeld, type TrickPosition } from '../sim/trick/position.ts';
import type { CardBits, SuitBits } from '../sim/trick/suit-bitboards.ts';
import { anyBelow, type WideDice } from './dice.ts';
import { eachPlay, firstLeader, firstTaken, type History, kittyHolder } from './history.ts';

const { CLAIMED, HANDS, KITTY, KITTY_LEFT, LEADER, ORDER, PHASE, PHASES, THROWS_IN, codeIn, placeIn, suitIn } = layout;

type Fits = (at: TrickPosition, dice: WideDice) => boolean;

/**
 * Creates a check for worlds of this history. If a seat took the kitty into its hand, the check chooses the
 * kitty's cards at random among the cards of that seat that may come from the kitty.
 */
export function createFitCheck(suitBits: SuitBits, history: History): Fits {
  const from = emptyPosition(suitBits);
  const open = new Int32Array(4);
  return (at, dice) => {
    const buried = dealAgain(suitBits, history, at, from, dice);
    if (spoilt(suitBits, history.view, from)) return false;
    if (['pass', 'charge', 'bid'].includes(history.view.phase)) return true;
    const leader = openingLeader(suitBits, from, history.view.dealer);
    if (!history.opened) return leader !== history.viewer;
    openAs(suitBits, history, from, leader, at[CLAIMED] === 1);
    return goesThrough(suitBits, history, from, open, buried);
  };
}

/** Sets up the deal in `from` as it was before the first play. Returns the cards to be buried. */
function dealAgain(
  suitBits: SuitBits,
  history: History,
  at: TrickPosition,
  from: TrickPosition,
  dice: WideDice,
): readonly number[] {
  clear(from);
  const holder = kittyHolder(suitBits, history);
  const pool: number[] = []; // cards of the kitty's holder that may have come from the kitty
  const put = (seat: number, code: number, later: boolean): void => {
    if (seat === holder && later) pool.push(code);
    else addToHand(from, seat, code);
  };
  for (const code of suitBits.deck)
    for (let seat = 0; seat < suitBits.seats; seat++) if (isHeld(at, seat, code)) put(seat, code, true);
  const first = firstTaken(history);
  eachPlay(suitBits, history, (move, seat, trick) => put(seat, codeIn(move), trick > first));
  if (holder < 0 || history.view.phase === 'pass') return [];
  const buried =
    holder === history.viewer ? history.buried : history.unseen.filter(code => !anyHolds(suitBits, at, code));
  pool.push(...buried);
  const { kittySize } = suitBits.rules;
  for (let i = 0; i < kittySize; i++) from[KITTY + i] = pool.splice(anyBelow(dice, pool.length), 1)[0]!;
  for (const code of pool) addToHand(from, holder, code);
  from[KITTY_LEFT] = kittySize;
  return buried;
}

function anyHolds({ seats }: SuitBits, at: TrickPosition, code: number): boolean {
  for (let seat = 0; seat < seats; seat++) if (isHeld(at, seat, code)) return true;
  return false;
}

/**
 * Whether a hand would have made the deal a misdeal. A rule about missing cards applies only to hands as they
 * were dealt.
 */
function spoilt({ rules, seats, costly, mustHold }: SuitBits, view: History['view'], from: TrickPosition): boolean {
  if (rules.sheet.misdeal === 'none') return false;
  const byLack = rules.mustHold !== undefined;
  if (byLack && view.phase !== 'pass' && view.passed.length > 0) return false;
  for (let seat = 0; seat < seats; seat++) {
    let safe = 0;
    for (let suit = 0; suit < 4; suit++)
      safe |= from[HANDS + (seat << 2) + suit]! & (byLack ? mustHold[suit]! : ~costly[suit]!);
    if (safe === 0) return true;
  }
  return false;
}

/** Opens the deal as the table did: by a claimed wild card, or by the seat that the cards determine. */
function openAs(suitBits: SuitBits, history: History, from: TrickPosition, leader: number, claims: boolean): void {
  const first = firstLeader(history);
  const { wild } = suitBits.rules.sheet.opening;
  const lead = history.tricks[0]?.moves[0];
  const byWild =
    lead !== undefined && ((suitBits.openingWild >>> placeIn(lead)) & 1) === 1 && suitIn(lead) === suitBits.openingSuit;
  const claimed = claims || (byWild && (wild === 'must' || (wild === 'holderMay' && leader !== first)));
  from[LEADER] = claimed ? first : leader;
  from[CLAIMED] = claimed ? 1 : 0;
  from[THROWS_IN] = 1;
  beginPlay(suitBits, from);
}

const isThrownIn = (from: TrickPosition): boolean => from[PHASE] === PHASES.thrownIn;

function goesThrough(
  suitBits: SuitBits,
  history: History,
  from: TrickPosition,
  open: CardBits,
  buried: readonly number[],
): boolean {
  for (const { leader, moves } of history.tricks) {
    if (from[PHASE] === PHASES.bury) for (const code of buried) bury(suitBits, from, code);
    if (isThrownIn(from) || from[LEADER] !== leader) return false;
    for (const move of moves) {
      legal(suitBits, from, open);
      if (((open[suitIn(move)]! >>> placeIn(move)) & 1) === 0) return false;
      play(suitBits, from, move);
      if (isThrownIn(from)) return false;
    }
  }
  if (from[PHASE] === PHASES.bury && history.view.phase !== 'bury')
    for (const code of buried) bury(suitBits, from, code);
  return from[ORDER] !== 0 || from[LEADER] === history.view.trick.leader;
}
