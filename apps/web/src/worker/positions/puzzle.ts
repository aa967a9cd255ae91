// Opens a puzzle or a training hand: the position with bots in the other seats; the match ends with this
// deal.

import { drillTable, type PageToTable, puzzleTable } from '@moonshot/protocol';
import { type Event as GameEvent, type Hearts, heartsOf, sheetOf } from '@moonshot/rules';
import { type Spec, STAND_IN } from '@moonshot/table';
import { logFromGame, setUpPuzzle } from '@moonshot/table/records';
import { type Hosting, reportTrouble } from '../hosting.ts';
import { deleteTable, leave, openOrResume } from '../open-table.ts';
import { playToPass } from './drill.ts';

type Of<T extends PageToTable['type']> = Extract<PageToTable, { type: T }>;
type PuzzleRequest = Of<'puzzle'> | Of<'drill'>;

/** The initial state of the table. */
interface Begun {
  readonly hearts: Hearts;
  readonly events: readonly GameEvent[];
  readonly deals: number; // number of deals after which the match ends
}

/** Sets the table up again, discarding earlier play, and takes the seat. */
export async function openBrief(hosting: Hosting, wanted: PuzzleRequest): Promise<void> {
  const { context } = hosting;
  const id = wanted.type === 'puzzle' ? puzzleTable(wanted.puzzle.id) : drillTable(wanted.game, wanted.seed);
  const begun = begunFor(wanted);
  if (begun === undefined) return reportTrouble(hosting, say => say.gone);
  await leave(hosting);
  await deleteTable(hosting, id);
  await context.storage.append(id, 0, logFromGame(id, specFor(begun, wanted.names), context.newSecret(), begun.events));
  await openOrResume(hosting, { type: 'join', table: id, seat: 0 });
}

/**
 * The table before the question; `undefined` if its events are inconsistent, or if there is not one name for
 * each seat.
 */
function begunFor(wanted: PuzzleRequest): Begun | undefined {
  try {
    const begun = wanted.type === 'puzzle' ? { ...setUpPuzzle(wanted.puzzle), deals: 1 } : drillFor(wanted);
    return begun?.hearts.rules.seats === wanted.names.length ? begun : undefined;
  } catch {
    return undefined;
  }
}

function drillFor({ game, seed, names }: Of<'drill'>): Begun | undefined {
  const hearts = heartsOf(sheetOf(game), names.length);
  const found = playToPass(hearts, seed);
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
