// The recorded results of the tables that a script plays on the page by clicks.
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
  // number of answers given by clicks, by kind of question
  readonly answers: Partial<Record<Question, number>>;
  readonly seconds: number;
  readonly fault?: string; // why the table could not be played to its end; absent if it was
}

/** The results recorded so far, by the name of the table. */
export function clickedSoFar(): ReadonlyMap<string, ClickedResult> {
  try {
    const lines = readFileSync(WRITTEN, 'utf8').trim().split('\n');
    return new Map(lines.map(line => JSON.parse(line) as ClickedResult).map(result => [result.name, result]));
  } catch {
    return new Map();
  }
}
