// Converts a table's log to a match in the open notation, and back.
import type { Event as GameEvent, Hearts } from '@moonshot/rules';
import { type NotatedMatch, notedOf, type Tags, transcriptOf } from '@moonshot/rules/notation';
import type { Event } from '../core/event.ts';
import { heartsFor } from '../core/game.ts';
import type { Spec } from '../core/state.ts';
import { logFromGame } from './recorded.ts';

/** An event of the game with its index in the log. */
export interface LoggedEvent {
  readonly at: number;
  readonly event: GameEvent;
}

/** The game's events in a log, oldest first, without undone ones. */
export const gameEventsIn = (log: readonly Event[]): readonly GameEvent[] =>
  loggedEvents(log).map(({ event }) => event);

/** The game's events in a log, oldest first, without undone ones, each with its index in the log. */
export function loggedEvents(log: readonly Event[]): readonly LoggedEvent[] {
  let kept: LoggedEvent[] = [];
  for (const [at, event] of log.entries()) {
    if (event.type === 'undone') kept = kept.filter(one => one.at < event.to);
    if (event.type === 'table-opened' || event.type === 'game') kept.push({ at, event: event.event });
  }
  return kept;
}

/** The complete deals of a log in the notation; undefined if the log opens no table. Names are by seat. */
export function notationOfLog(log: readonly Event[], { names, tags }: Beside = {}): NotatedMatch | undefined {
  const [first] = log;
  if (first?.type !== 'table-opened') return undefined;
  const { spec } = first;
  const match = transcriptOf(heartsFor(spec), gameEventsIn(log), spec.overrides);
  return notedOf(match, { names: names ?? spec.sitters.map(({ name }) => name), ...(tags && { tags }) });
}

interface Beside {
  readonly names?: readonly string[];
  readonly tags?: Tags;
}

/** A match in the notation that has been checked, with its events. */
interface Checked {
  readonly noted: NotatedMatch;
  readonly hearts: Hearts;
  readonly events: readonly GameEvent[];
}

/** The names by seat, with `Seat n` for a seat without one. */
export const seatNames = ({ names, seats }: Pick<NotatedMatch, 'names' | 'seats'>): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => names[seat] ?? `Seat ${seat}`);

/** The log of a table on which a match in the notation was played. */
export function logFromNotation(
  id: string,
  { noted, events }: Checked,
  sitters: Spec['sitters'],
  secret: string,
): readonly Event[] {
  const { game, version, rules, length } = noted;
  return logFromGame(id, { game, version, overrides: rules, length, sitters }, secret, events);
}
