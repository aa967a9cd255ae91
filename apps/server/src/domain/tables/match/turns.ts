// Whose answers a match awaits, since when and until when. This needs no connected client and survives a
// restart.

import type { AwaitedFacts } from '@moonshot/protocol/server';
import type { Event, State } from '@moonshot/table';
import { awaitedAnswer } from '@moonshot/table/multiplayer';
import type { TableRunner } from '@moonshot/table/runner';
import type { LiveTable, Turn } from '../live.ts';

/**
 * Updates the people whose answers are awaited in a state that was reached at `since`. Returns the turns
 * that are new.
 */
export function followTurns(live: LiveTable, { hearts }: TableRunner, state: State, since: number): readonly Turn[] {
  const before = live.turns;
  const sameAs = ({ player, asked }: Turn) => before.find(one => one.player === player && one.asked === asked);
  const turns = state.paused
    ? []
    : state.spec.sitters.flatMap((sitter, seat): readonly Turn[] => {
        const due = sitter.kind === 'person' ? awaitedAnswer(hearts, state, seat) : undefined;
        return due === undefined
          ? []
          : [{ seat, player: sitter.name, asked: due.asked, reserve: due.type !== 'ready', since }];
      });
  live.turns = turns.map(turn => sameAs(turn) ?? turn);
  return turns.filter(turn => sameAs(turn) === undefined);
}

/** Marks players who have just acted, so that they can be notified of their next turn. */
export function noteActs({ noticed }: LiveTable, events: readonly Event[], { spec }: State): void {
  for (const event of events) {
    const cause = 'cause' in event ? event.cause : null;
    const sitter = cause === null ? undefined : spec.sitters[cause.seat];
    if (sitter?.kind === 'person') noticed.delete(sitter.name);
  }
}

/** The people whose answers are awaited, as clients may see them. */
export function awaitedAt({ turns, runner }: LiveTable, nowMs: number): readonly AwaitedFacts[] {
  const clock = runner?.clock() ?? null;
  return turns.map(({ seat, since, reserve }) => {
    const running = clock?.running.find(one => one.seat === seat);
    return {
      seat,
      waitedMs: Math.max(0, nowMs - since),
      leftMs: running === undefined ? null : running.leftMs + (reserve ? (clock?.reserveMs[seat] ?? 0) : 0),
    };
  });
}
