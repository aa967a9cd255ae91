// Stores achievements with their dates. Clearing the statistics does not delete them.

import type { DealRecord, SheetCard } from '@moonshot/protocol';
import { type Achieved, achieved, achievedIn, type Lived } from '@moonshot/rules/statistics';
import { readRecord } from '../puzzles/record.ts';
import { winnerOf } from './statistics.ts';

const KEY = 'moonshot.achievements';

/** The stored achievements; empty if they are invalid, or if storage is blocked. */
export function keptAchieved(): Achieved {
  try {
    return achievedIn(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return {};
  }
}

/** Adds achievements to the stored ones. If one is in both, the earlier date is kept. */
export function keepAchieved(more: Readonly<Record<string, number>>): Achieved {
  const here = keptAchieved();
  const both = { ...achievedIn(more) };
  for (const [name, at] of Object.entries(here) as [keyof Achieved, number][])
    both[name] = Math.min(at, both[name] ?? at);
  try {
    localStorage.setItem(KEY, JSON.stringify(both));
  } catch {
    return both; // storage is blocked or full
  }
  return both;
}

/** Records that a proof was checked on this device, which is an achievement. */
export const recordVerification = (nowMs: number): void => void keepAchieved({ verified: nowMs });

/** Computes the achievements of these records and of other actions, and stores them. */
export function updateAchievements(records: readonly DealRecord[], sheets: readonly SheetCard[]): Achieved {
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
