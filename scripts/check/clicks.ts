// The results of the tables that are played on the page by clicks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '../../test/browser/clicker.ts';

export const WRITTEN = join(import.meta.dirname, '../../bench/clicks.jsonl');

export interface ClickedResult {
  readonly name: string;
  readonly look: string;
  readonly date: string;
  readonly commit: string;
  readonly deals: number;
  readonly answers: Partial<Record<Question, number>>; // by clicks, to each question
  readonly seconds: number;
  readonly fault?: string; // absent if it was played to its end
}

/** The results so far, by the names of the tables. */
export function clickedSoFar(): ReadonlyMap<string, ClickedResult> {
  try {
    const lines = readFileSync(WRITTEN, 'utf8').trim().split('\n');
    return new Map(lines.map(line => JSON.parse(line) as ClickedResult).map(result => [result.name, result]));
  } catch {
    return new Map();
  }
}
