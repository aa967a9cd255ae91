// The list of the person's tables. Those that wait for the person come first, with the remaining time.

import type { FriendWords } from '@moonshot/i18n';
import type { OwnTable } from '@moonshot/protocol/server';
import { isIdle } from './order.ts';
import { timeOf } from './times.ts';

/**
 * Milliseconds that the person has left to answer at a table. It is `undefined` if the table does not wait
 * for the person, and null if no clock runs.
 */
export const answerTimeLeft = ({ seat, awaited }: OwnTable): number | null | undefined =>
  awaited.find(one => one.seat === seat)?.leftMs;

/** Sorts the tables. Those that wait for the person come first, in the order of the remaining time. */
export function inOrder(tables: readonly OwnTable[]): readonly OwnTable[] {
  const rank = (table: OwnTable): number => {
    const left = answerTimeLeft(table);
    return left === undefined ? Number.POSITIVE_INFINITY : (left ?? Number.MAX_VALUE);
  };
  const by = (a: OwnTable, b: OwnTable): number => (rank(a) === rank(b) ? 0 : rank(a) - rank(b));
  return tables.toSorted(by);
}

/**
 * A sentence that says whom the match awaits: the person, or others by name. It is `undefined` if there is
 * nothing to say.
 */
export function waitingLine(words: FriendWords, and: (names: readonly string[]) => string, table: OwnTable) {
  const left = answerTimeLeft(table);
  if (left === null) return words.join.yourTurn;
  if (left !== undefined) return `${words.join.yourTurn} · ${words.join.left(timeOf(left))}`;
  const names = table.awaited.flatMap(({ seat }) => {
    const there = table.seats[seat];
    return there === undefined || there.kind === 'open' ? [] : [there.name];
  });
  return names.length === 0 ? undefined : words.join.waitsFor(and(names));
}

/**
 * The table that the person most likely wants to go back to: a match that is played, otherwise a waiting room
 * that is in use. `undefined` if there is neither. `tables` are in the order of `inOrder`.
 */
export const tableToReturnTo = (tables: readonly OwnTable[], you: string | undefined): OwnTable | undefined =>
  tables.find(({ state }) => state === 'playing') ??
  tables.find(table => table.state === 'gathering' && !isIdle(table, you));
