// Adds one public match to the open data: creates its line, and adds its cards to the counts.

import { readTranscript, TRANSCRIPT_FORMAT } from '@moonshot/rules/notation';
import { addMatch, countsIn, countsText, noStatistics } from '@moonshot/rules/statistics';
import type { Event } from '@moonshot/table';
import { notationOfLog } from '@moonshot/table/records';
import type { DumpLine } from './open-data-line.ts';

export interface Counted {
  readonly line: string | null; // as JSON text; null if the match is left out of the open data
  readonly counts: string | null; // the counts of all matches so far, as text; null before the first match
  // number of the first deal that replays differently under the present rules; null if there is none
  readonly wrong: number | null;
}

/** The line of a match as JSON text, and the counts with the match added. */
export function countedLine({ log, day, counts }: { log: string; day: string; counts: string | null }): Counted {
  const publicLine = lineOf(JSON.parse(log), day);
  if (publicLine === undefined) return { line: null, counts, wrong: null };
  const line = JSON.stringify(publicLine);
  const statistics = counts === null ? noStatistics() : countsIn(counts);
  const difference = addMatch(statistics, readTranscript(JSON.parse(line)));
  if (difference !== undefined) return { line: null, counts, wrong: difference.deal };
  return { line, counts: countsText(statistics), wrong: null };
}

/**
 * The line of a match from its log. Undefined if the log does not begin with the opening of a table. Titles
 * of house rules are left out.
 */
function lineOf(log: readonly Event[], date: string): DumpLine | undefined {
  const [first] = log;
  const noted = notationOfLog(log);
  if (first?.type !== 'table-opened' || noted === undefined) return undefined;
  const { name: _, ...rules } = noted.rules;
  return structuredClone({
    ...{ format: TRANSCRIPT_FORMAT, game: noted.game, version: noted.version, seats: noted.seats },
    ...(Object.keys(rules).length === 0 ? {} : { rules }),
    ...(noted.length === null ? {} : { length: noted.length }),
    ...{ firstDealer: noted.firstDealer, date, sitters: first.spec.sitters.map(({ kind }) => kind) },
    ...{ deals: noted.deals, winners: noted.winners },
  }) as unknown as DumpLine; // the type of the schema is mutable, but the log's values are readonly
}
