// Reads a match from a text: notation, a transcript, a server's proof, or a link. Checks the match by its
// rules and builds the log of a table.

import type { PageToTable } from '@moonshot/protocol';
import {
  begun,
  CARRIED_MATCH,
  type CheckedMatch,
  checkNoted,
  checkText,
  matchIn,
  type NotatedMatch,
  notedOf,
  transcriptOf,
} from '@moonshot/rules/notation';
import { type Event, heartsFor, STAND_IN } from '@moonshot/table';
import { logFromNotation, matchInProof, replayProof, seatNames, specOf } from '@moonshot/table/records';
import { readDocument } from '@moonshot/verify';
import { type Hosting, reportTrouble } from '../hosting.ts';
import { whyNotHere } from '../saved-tables.ts';
import { FORMAT } from '../storage/summary.ts';

type Opening = Extract<Event, { type: 'table-opened' }>;

export type ValidMatch = Extract<CheckedMatch, { ok: true }>;

/**
 * The match that a text contains, checked by its rules. It is `undefined` if the text is a damaged link or
 * proof.
 */
export function checkedIn(text: string, most?: number): CheckedMatch | undefined {
  if (CARRIED_MATCH.test(text)) return matchIn(text, most);
  if (!isProof(text)) return checkText(text, most);
  const noted = notedRecord(text);
  return noted && checkNoted(begun(noted, most));
}

/** Whether a text is a proof, in contrast to other JSON. */
export const isProof = (text: string): boolean => text.startsWith('{') && /"hearts-deal\/[12]"/.test(text);

/** The match that a proof contains, without names of players. `undefined` if the proof is invalid. */
function notedRecord(text: string): NotatedMatch | undefined {
  try {
    const proved = matchInProof(readDocument(text));
    const spec = specOf(proved, []);
    const hearts = heartsFor({ ...spec, sitters: Array(proved.seats).fill({ kind: 'person', name: '' }) });
    return notedOf(transcriptOf(hearts, replayProof(hearts, proved), spec.overrides));
  } catch {
    return undefined;
  }
}

/**
 * The log of a table with this match. Bots with the players' names sit at the table, except in the viewer's
 * own seat.
 */
export function logOf(id: string, checked: ValidMatch, secret: string, own?: number): readonly Event[] {
  const sitters = seatNames(checked.noted).map((name, seat) =>
    seat === own ? { kind: 'person' as const, name } : { kind: 'bot' as const, name, player: STAND_IN },
  );
  return logFromNotation(id, checked, sitters, secret);
}

/** The log of a stored table, or of the match in `record` if that is given. It is empty if there is none. */
export async function logFor(
  { storage, newSecret }: Hosting['context'],
  { table, seat, record }: Pick<Extract<PageToTable, { type: 'fork' }>, 'table' | 'seat' | 'record'>,
): Promise<readonly Event[]> {
  if (record === undefined) return storage.read(table);
  const checked = checkedIn(record);
  return checked?.ok ? logOf(table, checked, newSecret(), seat) : [];
}

/** The first event of a log, if this version can play the log's game. Otherwise reports why it cannot. */
export function openingOf(hosting: Hosting, [first]: readonly Event[]): Opening | undefined {
  if (first?.type !== 'table-opened') return void reportTrouble(hosting, say => say.gone);
  const { game, version: rules } = first.spec;
  const why = whyNotHere({ format: FORMAT, game, rules }, hosting.words.tables);
  return why === null ? first : void reportTrouble(hosting, () => why);
}
