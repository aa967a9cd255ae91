// One's own tables as a list: those that wait for the person first, each with how long there is left.
import type { OwnTable } from '@moonshot/wire/online/http';
import { timeOf } from './times.ts';
import type { FriendWords } from './words/en.ts';

/**
 * How long the person has left at a table that waits for them; undefined where it does not, null where no
 * time counts.
 */
export const leftOf = ({ seat, awaited }: OwnTable): number | null | undefined =>
  awaited.find(one => one.seat === seat)?.leftMs;

/** The tables that wait for the person before all others, those with the least time first. */
export function inOrder(tables: readonly OwnTable[]): readonly OwnTable[] {
  const rank = (table: OwnTable): number => {
    const left = leftOf(table);
    return left === undefined ? Number.POSITIVE_INFINITY : (left ?? Number.MAX_VALUE);
  };
  const by = (a: OwnTable, b: OwnTable): number => (rank(a) === rank(b) ? 0 : rank(a) - rank(b));
  return tables.toSorted(by);
}

/**
 * How a match stands for the person: it waits for them, or for others by name; undefined where there is no
 * more to say.
 */
export function waitingLine(words: FriendWords, and: (names: readonly string[]) => string, table: OwnTable) {
  const left = leftOf(table);
  if (left === null) return words.join.yourTurn;
  if (left !== undefined) return `${words.join.yourTurn} · ${words.join.left(timeOf(left))}`;
  const names = table.awaited.flatMap(({ seat }) => {
    const there = table.seats[seat];
    return there === undefined || there.kind === 'open' ? [] : [there.name];
  });
  return names.length === 0 ? undefined : words.join.waitsFor(and(names));
}
