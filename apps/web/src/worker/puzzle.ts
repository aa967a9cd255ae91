// Opens the table of a puzzle: the deal as it stood, with bots in the other seats, and no deal after it.
import { openTable } from '@moonshot/table/decide';
import type { Event } from '@moonshot/table/event';
import { setUp } from '@moonshot/table/puzzle';
import { STAND_IN } from '@moonshot/table/sitting';
import type { Spec } from '@moonshot/table/state';
import type { ToTable } from '@moonshot/wire';
import { puzzleTable } from '@moonshot/wire/settled';
import { come, forgotten, leave } from './coming.ts';
import { type Hosting, trouble } from './hosting.ts';

type Of<T extends ToTable['type']> = Extract<ToTable, { type: T }>;

/** Sets the puzzle up anew, whatever was played of it before, and takes its seat. */
export async function openPuzzle(hosting: Hosting, message: Of<'puzzle'>): Promise<void> {
  const { world } = hosting;
  const id = puzzleTable(message.puzzle.id);
  const log = logOf(id, message, world.newSecret());
  if (log === undefined) return trouble(hosting, say => say.gone);
  await leave(hosting);
  await forgotten(hosting, id);
  await world.shelf.append(id, 0, log);
  await come(hosting, { type: 'join', table: id, seat: 0 });
}

/** What happened at the table before the decision; undefined where the puzzle does not hold together. */
function logOf(id: string, { puzzle, names }: Of<'puzzle'>, secret: string): readonly Event[] | undefined {
  try {
    const { hearts, events } = setUp(puzzle);
    const [you = '', ...bots] = names;
    const others = bots.map(name => ({ kind: 'bot' as const, name, player: STAND_IN }));
    const spec: Spec = {
      game: puzzle.game,
      version: puzzle.version,
      overrides: {},
      length: { deals: 1 },
      sitters: [{ kind: 'person', name: you }, ...others],
    };
    const [first, ...rest] = events;
    if (first === undefined || spec.sitters.length !== puzzle.hands.length) return undefined;
    const opened = { ...openTable(hearts, id, spec, secret), event: first } as Event;
    return [opened, ...rest.map((event): Event => ({ type: 'game', event, cause: null }))];
  } catch {
    return undefined;
  }
}
