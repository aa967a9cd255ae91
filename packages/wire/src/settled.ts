// The names of tables whose cards are settled beforehand: the deal of a day, and the lesson.

/** The table at which a newcomer learns; it is kept only while they sit there. */
export const LESSON = 'lesson';

const BEFORE_DATE = 'daily-';

/** The one table of a day, by its date: `2026-11-21`. */
export const dailyTable = (date: string): string => `${BEFORE_DATE}${date}`;

/** The day that a table is the deal of; undefined for any other table. */
export const dayOf = (table: string): string | undefined =>
  table.startsWith(BEFORE_DATE) ? table.slice(BEFORE_DATE.length) : undefined;
