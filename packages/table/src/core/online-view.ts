// What a viewer may know about a table on a server apart from the game.

import type { ClockView, OnlineView } from '@moonshot/protocol';
import { type Card, sorted } from '@moonshot/rules/cards';
import { protocolOf, roundAt } from './randomness.ts';
import { isCounted, type Seal, type Spec, type State, undoPoint } from './state.ts';

/**
 * The part of a spectator's view that a seat may see as well: everything except the hands of the last deal.
 */
export const onlineSeen = (watched: OnlineView | null): OnlineView | null =>
  watched === null || watched.hands === null ? watched : { ...watched, hands: null };

/**
 * What spectators see of a table on a server apart from the game: the absent players' seats, the seal without
 * the server's secret, the clocks and the votes. Null for a table that is not on a server.
 */
export function onlineView(state: State, given: ClockView | null): OnlineView | null {
  const { spec, standIns, seal, clock, paused, pausedBy, ended } = state;
  if (spec.online === undefined && !spec.sealed) return null;
  return {
    seal: seal && sealView(spec, seal),
    clock: given ?? (clock && { running: [], reserveMs: clock.reserveMs }),
    ...(isCounted(spec) ? { counted: true } : {}),
    standIns: standIns.flatMap((since, seat) => (since === null ? [] : [seat])),
    paused,
    ...(pausedBy === null ? {} : { pausedBy }),
    ended,
    votes: votesView(state),
    hands: handsAfter(state),
  };
}

/** The motion, the seats that agree to it, and in a vote to undo, the play of the seat that asks. */
function votesView(state: State): OnlineView['votes'] {
  const { votes } = state;
  const last = votes?.on === 'undo' ? undoPoint(state, votes.seats[0] ?? 0) : undefined;
  if (votes === null || last === undefined || last.card === null) return votes;
  return { ...votes, takesBack: { seat: last.seat, card: last.card } };
}

const sealView = (
  spec: Spec,
  { deal, attempt, phase, server, previous, asked, commitments, opened, voided, beacon }: Seal,
): OnlineView['seal'] => ({
  protocol: protocolOf(spec),
  deal,
  attempt,
  asked,
  voided: voided.map((one, i) => ({
    attempt: i,
    withheld: one.withheld,
    server: one.server,
    commitments: one.commitments,
  })),
  beacon: beacon && spec.beacon ? { round: beacon.round, at: roundAt(spec.beacon, beacon.round) } : null,
  phase: phase === 'mixed' ? 'dealt' : phase,
  server,
  previous,
  commitments,
  opened,
});

/**
 * The hands of the last scored deal as they were dealt. Spectators may see them until the next cards are
 * dealt. Null if the table does not show them.
 */
function handsAfter({ spec, seal, game }: State): readonly (readonly Card[])[] | null {
  if (spec.online?.handsAfter !== true || seal === null) return null;
  const isScored = game.results.at(-1)?.deal === seal.deal;
  const hands = seal.dealt === null ? seal.before : isScored ? seal.dealt.hands : null;
  return hands?.map(sorted) ?? null;
}
