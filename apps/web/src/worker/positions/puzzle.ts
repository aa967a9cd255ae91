// Opens a puzzle or a hand for pass training. Bots play the other seats, and the match ends after the deal.

import { drillTable, type PageToTable, puzzleTable } from '@moonshot/protocol';
import { type Event as GameEvent, type Hearts, heartsOf, sheetOf } from '@moonshot/rules';
import { type Spec, STAND_IN } from '@moonshot/table';
import { logFromGame, setUpPuzzle } from '@moonshot/table/records';
import { type Hosting, reportTrouble } from '../hosting.ts';
import { deleteTable, leave, openOrResume } from '../open-table.ts';
import { playToPass } from './drill.ts';

type Of<T extends PageToTable['type']> = Extract<PageToTable, { type: T }>;
type PuzzleRequest = Of<'puzzle'> | Of<'drill'>;

/** The state of the table before the question. */
interface Begun {
  readonly hearts: Hearts;
  readonly events: readonly GameEvent[];
  readonly deals: number; // number of deals after which the match ends
}

/** Sets up the table of a puzzle or training hand from the start, and takes the seat at it. */
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
 * The state of the table before the question. It is `undefined` if the puzzle or the hand cannot be set up,
 * or if the number of names differs from the number of seats.
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
