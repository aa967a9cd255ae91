// Forks a match: creates a new log that repeats the old log up to some event, so that a person can continue
// from there. The new match ends with that deal.

import type { Sitter } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import { openTable } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { tableFrom } from '../core/evolve.ts';
import { heartsFor } from '../core/game.ts';
import { STAND_IN } from '../core/sitters.ts';
import type { Spec } from '../core/state.ts';

type Opening = Extract<Event, { type: 'table-opened' }>;

/** The event after which a new log differs from the original, and the seat of the person who continues. */
interface Fork {
  readonly id: string; // id of the new table
  readonly seat: Seat;
  readonly at: number; // the number of events to copy
}

/**
 * A log with the first `at` events of another log, and with a person in this seat. Undefined if the other log
 * has fewer events, or does not begin with the opening of a table.
 */
export function forkLog(log: readonly Event[], { id, seat, at }: Fork): readonly Event[] | undefined {
  const [first] = log;
  if (first?.type !== 'table-opened' || at > log.length) return undefined;
  return forked(seatedAt(first, seat), log.slice(1, at), id);
}

/** The event that opens the table, with a person in this seat and bots in all others. */
function seatedAt(first: Opening, seat: Seat): Opening {
  const sitters = first.spec.sitters.map((sitter, i): Sitter => {
    if (i === seat) return { kind: 'person', name: sitter.name };
    return sitter.kind === 'bot' ? sitter : { kind: 'bot', name: sitter.name, player: STAND_IN };
  });
  return { ...first, spec: { ...first.spec, sitters } };
}

/**
 * A log with the same cards and plays. Its match ends with this deal, because further deals would reveal the
 * cards of the original table.
 */
function forked({ spec, secret }: Opening, played: readonly Event[], id: string): readonly Event[] {
  const hearts = heartsFor(spec);
  const { deal } = tableFrom(hearts, [openTable(hearts, id, spec, secret), ...played]).game;
  const once: Spec = { ...spec, length: { deals: deal } };
  return [openTable(hearts, id, once, secret), ...played];
}
