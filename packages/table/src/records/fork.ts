// Plays on from a decision of a match: a new log that is the same up to there and ends with that deal.

import type { Sitter } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import { openTable } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { tableFrom } from '../core/evolve.ts';
import { heartsFor } from '../core/game.ts';
import { STAND_IN } from '../core/sitters.ts';
import type { Spec } from '../core/state.ts';

type Opening = Extract<Event, { type: 'table-opened' }>;

/** The position at which a new log leaves the original, and the player's seat. */
interface Fork {
  readonly id: string; // of the new table
  readonly seat: Seat;
  readonly at: number; // the number of events to take over
}

/** Returns the log's first `at` events, with a person in this seat; undefined if that is no valid point. */
export function forkedLog(log: readonly Event[], { id, seat, at }: Fork): readonly Event[] | undefined {
  const [first] = log;
  if (first?.type !== 'table-opened' || at > log.length) return undefined;
  return forked(seatedAt(first, seat), log.slice(1, at), id);
}

/** The same opening with a person in this seat only. */
function seatedAt(first: Opening, seat: Seat): Opening {
  const sitters = first.spec.sitters.map((sitter, i): Sitter => {
    if (i === seat) return { kind: 'person', name: sitter.name };
    return sitter.kind === 'bot' ? sitter : { kind: 'bot', name: sitter.name, player: STAND_IN };
  });
  return { ...first, spec: { ...first.spec, sitters } };
}

/**
 * The same cards and plays. The match ends with this deal, because a next one would reveal cards of the
 * original table.
 */
function forked({ spec, secret }: Opening, played: readonly Event[], id: string): readonly Event[] {
  const hearts = heartsFor(spec);
  const { deal } = tableFrom(hearts, [openTable(hearts, id, spec, secret), ...played]).game;
  const once: Spec = { ...spec, length: { deals: deal } };
  return [openTable(hearts, id, once, secret), ...played];
}
