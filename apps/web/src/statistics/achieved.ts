// Achievements as this browser keeps them: when each was reached, so that clearing statistics takes none
// away.
import { type Achieved, achieved, achievedIn, type Lived } from '@moonshot/rules/statistics/achievements';
import type { DealRecord, SheetCard } from '@moonshot/wire';
import { winnerOf } from '../model/statistics.ts';
import { readRecord } from '../puzzles/record.ts';

const KEY = 'moonshot.achievements';

/** What is kept; nothing where that is nonsense, or the browser keeps nothing. */
export function keptAchieved(): Achieved {
  try {
    return achievedIn(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return {};
  }
}

/** Keeps these besides; of two moments the earlier one holds. */
export function keepAchieved(more: Readonly<Record<string, number>>): Achieved {
  const here = keptAchieved();
  const both = { ...achievedIn(more) };
  for (const [name, at] of Object.entries(here) as [keyof Achieved, number][])
    both[name] = Math.min(at, both[name] ?? at);
  try {
    localStorage.setItem(KEY, JSON.stringify(both));
  } catch {
    return both; // they are worked out again from the records
  }
  return both;
}

/** A proof was checked by hand. */
export const verifiedByHand = (nowMs: number): void => void keepAchieved({ verified: nowMs });

/** What was reached by these records and what else was done here, kept from now on. */
export function reached(records: readonly DealRecord[], sheets: readonly SheetCard[]): Achieved {
  const kept = keptAchieved();
  const lived: Lived = {
    deals: records,
    games: sheets.map(({ id }) => id),
    winnerOf: deal => winnerOf(deal as DealRecord, sheets),
    verifiedAt: kept.verified ?? null,
    puzzlesAt: readRecord()
      .days.map(day => Date.parse(day))
      .filter(at => !Number.isNaN(at)),
  };
  return keepAchieved(achieved(lived, kept));
}
