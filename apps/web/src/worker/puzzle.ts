// Opens the table of a puzzle or of a hand to pass from: the deal as it stands, with bots in the other seats,
// and no deal after it.
import { type Event as GameEvent, type Hearts, heartsOf, sheetOf } from '@moonshot/rules/games';
import { setUp } from '@moonshot/table/puzzle';
import { logOf } from '@moonshot/table/recorded';
import { STAND_IN } from '@moonshot/table/sitting';
import type { Spec } from '@moonshot/table/state';
import type { ToTable } from '@moonshot/wire';
import { drillTable, puzzleTable } from '@moonshot/wire/settled';
import { come, forgotten, leave } from './coming.ts';
import { drilled } from './drill.ts';
import { type Hosting, trouble } from './hosting.ts';

type Of<T extends ToTable['type']> = Extract<ToTable, { type: T }>;
type Wanted = Of<'puzzle'> | Of<'drill'>;

/** What a table is begun with. */
interface Begun {
  readonly hearts: Hearts;
  readonly events: readonly GameEvent[];
  readonly deals: number; // after which the match ends
}

/** Sets it up anew, whatever was played of it before, and takes its seat. */
export async function openBrief(hosting: Hosting, wanted: Wanted): Promise<void> {
  const { world } = hosting;
  const id = wanted.type === 'puzzle' ? puzzleTable(wanted.puzzle.id) : drillTable(wanted.game, wanted.seed);
  const begun = begunFor(wanted);
  if (begun === undefined) return trouble(hosting, say => say.gone);
  await leave(hosting);
  await forgotten(hosting, id);
  await world.shelf.append(id, 0, logOf(id, specFor(begun, wanted.names), world.newSecret(), begun.events));
  await come(hosting, { type: 'join', table: id, seat: 0 });
}

/** What happened before the question; undefined where that does not hold together. */
function begunFor(wanted: Wanted): Begun | undefined {
  try {
    const begun = wanted.type === 'puzzle' ? { ...setUp(wanted.puzzle), deals: 1 } : drillFor(wanted);
    return begun?.hearts.rules.seats === wanted.names.length ? begun : undefined;
  } catch {
    return undefined;
  }
}

function drillFor({ game, seed, names }: Of<'drill'>): Begun | undefined {
  const hearts = heartsOf(sheetOf(game), names.length);
  const found = drilled(hearts, seed);
  return found && { hearts, events: found.events, deals: found.deal };
}

function specFor({ hearts, deals }: Begun, [you = '', ...bots]: readonly string[]): Spec {
  const others = bots.map(name => ({ kind: 'bot' as const, name, player: STAND_IN }));
  return {
    game: hearts.sheet.id,
    version: hearts.sheet.version,
    overrides: {},
    length: { deals },
    sitters: [{ kind: 'person', name: you }, ...others],
  };
}
