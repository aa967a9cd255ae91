// The ids of tables that are not ordinary new matches: the daily deal, the lesson, puzzles, pass training,
// forks of other matches, and imported matches.

/** The id of the table of the lesson. The table is stored only while it is in use. */
export const LESSON = 'lesson';

const BEFORE_PUZZLE = 'puzzle-';

/** The id of the table of a puzzle. */
export const puzzleTable = (id: string): string => `${BEFORE_PUZZLE}${id}`;

/**
 * The id of the puzzle that is played at a table. For the table of a pass training, `pass-` with the game and
 * the seed. Undefined for other tables.
 */
export const puzzleAt = (table: string): string | undefined =>
  table.startsWith(BEFORE_PUZZLE) ? table.slice(BEFORE_PUZZLE.length) : undefined;

const BEFORE_DRILL = 'pass-';

/** The id of the table of a pass training with a game and a seed. */
export const drillTable = (game: string, seed: string): string => puzzleTable(`${BEFORE_DRILL}${game}-${seed}`);

/** Whether a table is a pass training, in which the player only chooses cards to pass. */
export const isDrill = (table: string): boolean => puzzleAt(table)?.startsWith(BEFORE_DRILL) ?? false;

const BEFORE_FORK = 'fork-';

const BEFORE_PLAY_OUT = 'play-out-';

/** The id of a table that plays on from the person's own seat at a stored table. It is stored for good. */
export const playOutTable = (id: string): string => `${BEFORE_PLAY_OUT}${id}`;

/** Whether a table plays on from a position of another one of this person's tables. */
export const isPlayOut = (table: string): boolean => table.startsWith(BEFORE_PLAY_OUT);

/** The id of any other forked table, which is stored only while it is in use. */
export const forkTable = (id: string): string => `${BEFORE_FORK}${id}`;

const BEFORE_MATCH = 'match-';

/** The id of the table that stores an imported match. `mark` is a hash of the match's text. */
export const importedTableId = (mark: string): string => `${BEFORE_MATCH}${mark}`;

/** Whether a table only stores an imported match, so that nobody has played at it. */
export const isImportedTable = (table: string): boolean => table.startsWith(BEFORE_MATCH);

/** Whether a table is stored only while it is in use, and does not count for statistics. */
export const isBrief = (table: string): boolean =>
  table === LESSON || puzzleAt(table) !== undefined || table.startsWith(forkTable(''));

const BEFORE_DATE = 'daily-';

/** The id of the table of a day's deal. The date is written `2026-11-21`. */
export const dailyTable = (date: string): string => `${BEFORE_DATE}${date}`;

/** The day whose deal is played at a table. Undefined for other tables. */
export const dayOf = (table: string): string | undefined =>
  table.startsWith(BEFORE_DATE) ? table.slice(BEFORE_DATE.length) : undefined;
