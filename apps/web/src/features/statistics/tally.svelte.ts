// Keeps the statistics up to date while they are open: counts new online matches and judges passes.

import type { DealRecord } from '@moonshot/protocol';
import type { MatchFacts } from '@moonshot/protocol/server';
import { isUnjudged } from '@moonshot/rules/statistics';
import { serverMatches, serverText } from '../replay/server-matches.ts';
import { type Counter, counter } from './counter.ts';

const keyOf = ({ table, deal }: DealRecord): string => `${table} ${deal}`;

const CLEARED = 'moonshot.cleared';

/**
 * Stores the time at which the statistics were cleared. Online matches that ended before that time are not
 * counted again.
 */
export function keepCleared(nowMs: number): void {
  try {
    localStorage.setItem(CLEARED, String(nowMs));
  } catch {
    return; // storage is blocked
  }
}

function clearedAt(): number {
  try {
    return Number(localStorage.getItem(CLEARED)) || 0;
  } catch {
    return 0;
  }
}

export class StatisticsState {
  /** Records that the worker has added or changed since the page loaded its records. */
  fresh: ReadonlyMap<string, DealRecord> = $state.raw(new Map());
  #counter: Counter | undefined;
  #wanted: () => readonly DealRecord[] = () => [];
  #judging = false;
  readonly #tried = new Set<string>(); // tables whose passes have been judged or could not be judged

  /** The records of the page, with changed ones replaced and new ones added. */
  over(records: readonly DealRecord[]): readonly DealRecord[] {
    const known = new Set(records.map(keyOf));
    const more = [...this.fresh.values()].filter(record => !known.has(keyOf(record)));
    return [...records.map(record => this.fresh.get(keyOf(record)) ?? record), ...more];
  }

  /**
   * Called when the page has reloaded its records. The reloaded records include those in `fresh`, unless the
   * person has cleared all records.
   */
  forget(): void {
    this.fresh = new Map();
  }

  /**
   * Starts the counting. `wanted` returns the shown deals, whose passes are judged. Returns the function that
   * stops it.
   */
  begin(wanted: () => readonly DealRecord[]): () => void {
    const mine = counter(records => {
      this.fresh = new Map([...this.fresh, ...records.map(record => [keyOf(record), record] as const)]);
    });
    this.#counter = mine;
    this.#wanted = wanted;
    void this.#count(mine).then(() => this.judge());
    return () => {
      mine.close();
      this.#counter = undefined;
    };
  }

  async #count(mine: Counter): Promise<void> {
    const known = new Set((await mine.ask({ type: 'records' })).map(({ table }) => table));
    const since = clearedAt();
    const there = (await serverMatches()) ?? [];
    const news = there.filter(
      ({ match, at, imported, forked, told }) => told && !imported && !forked && !known.has(match) && at > since,
    );
    for (const facts of news) if (this.#counter === mine) await countOne(mine, facts);
  }

  /** Judges the passes of the shown deals, match by match, until none is left. */
  async judge(): Promise<void> {
    const mine = this.#counter;
    if (mine === undefined || this.#judging) return;
    this.#judging = true;
    try {
      for (let next = this.#next(); next !== undefined && this.#counter === mine; next = this.#next()) {
        this.#tried.add(next.table);
        const text = next.course?.online ? await serverText(next.table) : null;
        if (text !== undefined) await mine.ask({ type: 'judge-passes', table: next.table, text });
      }
    } finally {
      this.#judging = false;
    }
  }

  #next(): DealRecord | undefined {
    return this.#wanted().find(record => isUnjudged(record) && !this.#tried.has(record.table));
  }
}

async function countOne(mine: Counter, { match, seat, bots, at }: MatchFacts): Promise<void> {
  // in English, because its names are stored in the records and shown in every language
  const text = await serverText(match, 'en');
  if (text !== undefined) await mine.ask({ type: 'count-match', table: match, text, seat, bots: [...bots], at });
}
