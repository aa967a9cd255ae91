// Summaries of saved tables, computed from their events, so that no log has to be read to list the tables.
import type { Event } from '@moonshot/table';

/**
 * The version of the storage format. A table with a higher version was written by a newer version of this
 * program.
 */
export const FORMAT = 1;

export interface Saved {
  readonly id: string;
  readonly format: number;
  readonly events: number; // number of events, which is also the version of the table
  readonly game: string;
  readonly name?: string; // the name of the table's rules, if they have one of their own
  readonly rules: number; // the version of the game's rules
  readonly seats: number;
  readonly deal: number;
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly at: number; // time of the last write, in milliseconds since 1970
}

type Line = Omit<Saved, 'at'>;

/**
 * The summary of a table after more events. `whole` reads the complete log; it is needed for events that undo
 * others.
 */
export async function summarize(
  before: Line | undefined,
  events: readonly Event[],
  whole: () => Promise<readonly Event[]>,
): Promise<Line> {
  const back = events.some(event => event.type === 'undone');
  const line = back ? folded([], [...(await whole()), ...events]) : folded(before ? [before] : [], events);
  if (line === undefined) throw new Error('Cannot sum up a table: its log is empty');
  return line;
}

/** Applies the events one after another and returns the last summary. */
function folded(first: readonly Line[], events: readonly Event[]): Line | undefined {
  const lines = [...first];
  for (const event of events) lines.push(after(lines, event));
  return lines.at(-1);
}

function after(lines: readonly Line[], event: Event): Line {
  if (event.type === 'table-opened') return opened(event);
  const [now, then] = [lines.at(-1), event.type === 'undone' ? lines[event.to - 1] : lines.at(-1)];
  if (now === undefined || then === undefined)
    throw new Error(`Cannot sum up a table: ${event.type} comes after ${lines.length} events`);
  const line = event.type === 'game' ? played(then, event.event) : then;
  return { ...line, events: now.events + 1 };
}

const opened = ({ id, spec, event }: Extract<Event, { type: 'table-opened' }>): Line => ({
  id,
  format: FORMAT,
  events: 1,
  game: spec.game,
  ...(typeof spec.overrides.name === 'string' && { name: spec.overrides.name }),
  rules: spec.version,
  seats: spec.sitters.length,
  deal: 0,
  totals: spec.sitters.map(() => (event.type === 'opened' ? event.start : 0)),
  over: false,
});

function played(line: Line, event: Extract<Event, { type: 'game' }>['event']): Line {
  switch (event.type) {
    case 'dealt':
      return { ...line, deal: event.deal };
    case 'scored':
      return { ...line, totals: event.result.totals };
    case 'ended':
      return { ...line, over: true };
    default:
      return line;
  }
}
