// The ids of tables that are not ordinary new matches: the daily deal, the lesson, puzzles, pass training,
// forks, and imported matches.

/** The table of the lesson. It is stored only while in use. */
export const LESSON = 'lesson';

const BEFORE_PUZZLE = 'puzzle-';

/** The table of a puzzle, by the puzzle's id. */
export const puzzleTable = (id: string): string => `${BEFORE_PUZZLE}${id}`;

/** The id of a table's puzzle; undefined for other tables. */
export const puzzleAt = (table: string): string | undefined =>
  table.startsWith(BEFORE_PUZZLE) ? table.slice(BEFORE_PUZZLE.length) : undefined;

const BEFORE_DRILL = 'pass-';

/** The table of a pass training, identified by its game and seed. */
export const drillTable = (game: string, seed: string): string => puzzleTable(`${BEFORE_DRILL}${game}-${seed}`);

/** Whether a table is a pass training. */
export const isDrill = (table: string): boolean => puzzleAt(table)?.startsWith(BEFORE_DRILL) ?? false;

const BEFORE_FORK = 'fork-';

/** A table forked from an imported match. */
export const forkTable = (id: string): string => `${BEFORE_FORK}${id}`;

const BEFORE_MATCH = 'match-';

/** The table that stores an imported match, identified by a hash of its text. */
export const importedTableId = (mark: string): string => `${BEFORE_MATCH}${mark}`;

/** Whether a table only stores an imported match, at which nobody has played. */
export const isImportedTable = (table: string): boolean => table.startsWith(BEFORE_MATCH);

/** Whether a table is stored only while it is in use, and is not counted in statistics. */
export const isBrief = (table: string): boolean =>
  table === LESSON || puzzleAt(table) !== undefined || table.startsWith(forkTable(''));

const BEFORE_DATE = 'daily-';

/** The table of a day's deal, by date: `2026-11-21`. */
export const dailyTable = (date: string): string => `${BEFORE_DATE}${date}`;

/** The day of a table's daily deal; undefined for other tables. */
export const dayOf = (table: string): string | undefined =>
  table.startsWith(BEFORE_DATE) ? table.slice(BEFORE_DATE.length) : undefined;
