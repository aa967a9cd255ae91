// The part of a deal that the viewer sees, as a position. Sampling a world (a deal that fits) adds the hidden
// cards.
import type { TrickQuestion } from '../core/player.ts';
import * as layout from '../sim/trick/layout.ts';
import { playCard } from '../sim/trick/play.ts';
import { addToHand, clear, emptyPosition, type TrickPosition } from '../sim/trick/position.ts';
import { skipSeat } from '../sim/trick/stock.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { addToPile } from '../sim/trick/take.ts';
import { firstLeader, type History } from './history.ts';

const { BURIED, CLAIMED, KITTY, KITTY_LEFT, LEADER, ORDER, OUT, PHASE, PHASES, THROWS_IN, WINNER } = layout;

/**
 * Everything that the viewer sees: its hand, piles, the current trick, broken suits, and whose turn it is.
 * Until the first lead is decided, the position has no leader. While cards are passed, hands are as dealt.
 */
export function settingOf(suitBits: SuitBits, { ask }: Pick<TrickQuestion, 'ask'>, history: History): TrickPosition {
  const { view, viewer } = history;
  const at = emptyPosition(suitBits);
  clear(at);
  at[LEADER] = firstLeader(history);
  for (const { leader, moves, winner, kitty } of history.tricks) {
    at[LEADER] = leader;
    for (const [order, move] of moves.entries()) {
      if (move === OUT) skipSeat(suitBits, at);
      else {
        addToHand(at, (leader + order) % suitBits.seats, move);
        playCard(suitBits, at, move);
      }
    }
    for (const code of kitty) addToPile(suitBits, at, winner, code);
  }
  if (at[ORDER] === 0 && history.opened) at[LEADER] = view.trick.leader;
  for (const code of history.hand) addToHand(at, viewer, code);
  for (const code of history.buried) addToPile(suitBits, at, viewer, code);
  for (const [i, code] of history.aside.entries()) at[KITTY + i] = code;
  at[KITTY_LEFT] = view.kitty;
  at[THROWS_IN] = 1;
  at[WINNER] = history.tricks.findLast(trick => trick.winner >= 0)?.winner ?? 0;
  at[CLAIMED] = mustOpenWithClaimedWild(suitBits, ask, history) ? 1 : 0;
  if (view.phase === 'bury') {
    at[PHASE] = PHASES.bury;
    at[BURIED] = history.hand.length - Math.min(...view.handSizes);
  }
  return at;
}

/** Whether the viewer must open with a wild card, because it has claimed the opening with that card. */
export function mustOpenWithClaimedWild(suitBits: SuitBits, ask: TrickQuestion['ask'], { tricks }: History): boolean {
  if (ask.type !== 'play' || tricks.length > 0 || suitBits.openingWild === 0) return false;
  const wild = `W${suitBits.rules.openingSuit}`;
  return ask.plays.every(({ card }) => card === wild);
}
