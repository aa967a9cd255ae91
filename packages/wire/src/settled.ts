// The names of tables whose cards are settled beforehand: the deal of a day, the lesson, puzzles, and hands
// to be passed from.

/** The table at which a newcomer learns; it is kept only while they sit there. */
export const LESSON = 'lesson';

const BEFORE_PUZZLE = 'puzzle-';

/** The table of a puzzle, by the puzzle's id. */
export const puzzleTable = (id: string): string => `${BEFORE_PUZZLE}${id}`;

/** The id of the puzzle that a table is set up from; undefined for any other table. */
export const puzzleAt = (table: string): string | undefined =>
  table.startsWith(BEFORE_PUZZLE) ? table.slice(BEFORE_PUZZLE.length) : undefined;

const BEFORE_DRILL = 'pass-';

/** The table at which a pass is trained, by its game and the seed of its cards. */
export const drillTable = (game: string, seed: string): string => puzzleTable(`${BEFORE_DRILL}${game}-${seed}`);

/** Whether a pass is trained at a table. */
export const isDrill = (table: string): boolean => puzzleAt(table)?.startsWith(BEFORE_DRILL) ?? false;

const BEFORE_FORK = 'fork-';

/** A table that is forked from a match which came as a text. */
export const forkTable = (id: string): string => `${BEFORE_FORK}${id}`;

const BEFORE_MATCH = 'match-';

/** The table under which a match is kept that came as a text, by a mark of the text. */
export const broughtTable = (mark: string): string => `${BEFORE_MATCH}${mark}`;

/** Whether the match was imported as text, so that nobody sat at a table here. */
export const isBrought = (table: string): boolean => table.startsWith(BEFORE_MATCH);

/** Whether a table is stored only while it is in use, and counts nowhere. */
export const isBrief = (table: string): boolean =>
  table === LESSON || puzzleAt(table) !== undefined || table.startsWith(forkTable(''));

const BEFORE_DATE = 'daily-';

/** The one table of a day, by its date: `2026-11-21`. */
export const dailyTable = (date: string): string => `${BEFORE_DATE}${date}`;

/** The day that a table is the deal of; undefined for any other table. */
export const dayOf = (table: string): string | undefined =>
  table.startsWith(BEFORE_DATE) ? table.slice(BEFORE_DATE.length) : undefined;
