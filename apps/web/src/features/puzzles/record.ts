// Results of puzzles and pass training on this device: puzzles solved at the first try, failed puzzles, and
// the days on which the daily puzzle was answered.
import { daysBefore } from '../../model/calendar/daily.ts';

export interface PuzzleRecord {
  readonly right: readonly string[]; // ids of the puzzles that were solved at the first try
  readonly wrong: readonly string[];
  readonly days: readonly string[]; // days on which the daily puzzle was answered
  readonly passes: PassRecord;
}

/** Results of pass training. A pass from the same hand as the last pass does not count. */
export interface PassRecord {
  readonly tried: number;
  readonly best: number; // number of passes that were the best ones
  readonly row: number; // length of the current streak of best passes
  readonly longest: number;
  readonly lost: number; // points given away in total
  readonly last: string; // identifies the last hand
}

const KEY = 'moonshot.puzzles';
const DAYS_MAX = 400; // maximum number of stored days; a longer streak is shown as this number
const NO_PASSES: PassRecord = { tried: 0, best: 0, row: 0, longest: 0, lost: 0, last: '' };
const NONE: PuzzleRecord = { right: [], wrong: [], days: [], passes: NO_PASSES };

const texts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Parses the results of pass training. If their numbers are inconsistent, all of them are discarded. */
function passesFrom(value: unknown): PassRecord {
  const kept = { ...NO_PASSES, ...(typeof value === 'object' ? value : {}) } as PassRecord;
  const { tried, best, row, longest, lost, last } = kept;
  const whole =
    [tried, best, row, longest].every(Number.isInteger) && [tried, best, row, longest, lost].every(isAmount);
  const holds = whole && row <= longest && longest <= best && best <= tried && typeof last === 'string';
  return holds ? { tried, best, row, longest, lost, last } : NO_PASSES;
}

/** Parses the stored results. Invalid text gives empty results. */
export function recordFrom(text: string | null): PuzzleRecord {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null) return NONE;
    const { right, wrong, days, passes } = kept as Readonly<Record<string, unknown>>;
    return { right: texts(right), wrong: texts(wrong), days: texts(days), passes: passesFrom(passes) };
  } catch {
    return NONE;
  }
}

/**
 * Adds an answer to the results. Only the first answer to a puzzle counts. `day` is set if the puzzle was the
 * daily puzzle of that day.
 */
export function withAnswer(record: PuzzleRecord, id: string, isRight: boolean, day: string | undefined): PuzzleRecord {
  const known = record.right.includes(id) || record.wrong.includes(id);
  const days = day === undefined || record.days.includes(day) ? record.days : [...record.days, day].slice(-DAYS_MAX);
  if (known) return { ...record, days };
  return isRight
    ? { ...record, right: [...record.right, id], days }
    : { ...record, wrong: [...record.wrong, id], days };
}

/** Adds a pass that gave away `lost` points, unless the last pass was from the same hand. */
export function withPass(record: PuzzleRecord, hand: string, lost: number): PuzzleRecord {
  const { passes } = record;
  if (passes.last === hand) return record;
  const row = lost > 0 ? 0 : passes.row + 1;
  return {
    ...record,
    passes: {
      tried: passes.tried + 1,
      best: passes.best + (lost > 0 ? 0 : 1),
      row,
      longest: Math.max(passes.longest, row),
      lost: passes.lost + lost,
      last: hand,
    },
  };
}

/**
 * Merges two records. If both have the same puzzle, the result of this device counts. Of two training
 * records, the one with more passes is taken.
 */
export function mergeRecords(here: PuzzleRecord, other: PuzzleRecord): PuzzleRecord {
  const known = new Set([...here.right, ...here.wrong]);
  const more = (ids: readonly string[]): readonly string[] => ids.filter(id => !known.has(id));
  return {
    right: [...here.right, ...more(other.right)],
    wrong: [...here.wrong, ...more(other.wrong)],
    days: [...new Set([...here.days, ...other.days])].sort().slice(-DAYS_MAX),
    passes: other.passes.tried > here.passes.tried ? other.passes : here.passes,
  };
}

/**
 * Number of consecutive days with an answered daily puzzle, up to today, or up to yesterday if today's is not
 * answered yet.
 */
export function rowOf({ days }: PuzzleRecord, today: string): number {
  let last = days.includes(today) ? 0 : 1;
  const first = last;
  while (days.includes(daysBefore(today, last))) last += 1;
  return last - first;
}

/** The stored results; empty if the browser refuses storage. */
export function readRecord(): PuzzleRecord {
  try {
    return recordFrom(localStorage.getItem(KEY));
  } catch {
    return NONE;
  }
}

/** Stores the results if the browser allows it. */
export function keepRecord(record: PuzzleRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    return;
  }
}
