// How puzzles went on this device: which were solved at the first try, which were not, and on which days the day's was.
import { daysBefore } from '../model/daily.ts';

export interface PuzzleRecord {
  readonly right: readonly string[]; // ids
  readonly wrong: readonly string[];
  readonly days: readonly string[]; // on which the puzzle of the day was answered
}

const KEY = 'moonshot.puzzles';
const DAYS_MAX = 400; // older ones belong to no row that still counts
const NONE: PuzzleRecord = { right: [], wrong: [], days: [] };

const texts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];

/** Reads what was kept; nothing where that is nonsense. */
export function recordFrom(text: string | null): PuzzleRecord {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null) return NONE;
    const { right, wrong, days } = kept as Readonly<Record<string, unknown>>;
    return { right: texts(right), wrong: texts(wrong), days: texts(days) };
  } catch {
    return NONE;
  }
}

/** The record with one more answer; only the first answer to a puzzle counts. `day` where it was that day's puzzle. */
export function withAnswer(record: PuzzleRecord, id: string, isRight: boolean, day: string | undefined): PuzzleRecord {
  const known = record.right.includes(id) || record.wrong.includes(id);
  const days = day === undefined || record.days.includes(day) ? record.days : [...record.days, day].slice(-DAYS_MAX);
  if (known) return { ...record, days };
  return isRight
    ? { ...record, right: [...record.right, id], days }
    : { ...record, wrong: [...record.wrong, id], days };
}

/** How many days in a row the puzzle of the day was answered, up to today or, while today’s is not, up to yesterday. */
export function rowOf({ days }: PuzzleRecord, today: string): number {
  let last = days.includes(today) ? 0 : 1;
  const first = last;
  while (days.includes(daysBefore(today, last))) last += 1;
  return last - first;
}

/** What this browser keeps; it may refuse to keep anything. */
export function readRecord(): PuzzleRecord {
  try {
    return recordFrom(localStorage.getItem(KEY));
  } catch {
    return NONE;
  }
}

/** Keeps the record where the browser lets it. */
export function keepRecord(record: PuzzleRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    return;
  }
}
