// What the browser's tab says: whose turn it is, so that it is seen from another tab.
import type { Table } from '../model/model.ts';
import { ownSeat } from '../model/standing.ts';
import type { Words } from '../words/en.ts';
import { seatName } from '../words/names.ts';

export function titleFor(words: Words, table: Table, yours: boolean): string {
  const { view, pause, rules } = table;
  const [first, second] = view.deal.asked.filter(seat => seat !== ownSeat(view));
  const waiting = pause === null && first !== undefined && second === undefined;
  const state = yours
    ? words.prompt.some
    : waiting
      ? words.prompt.wait([seatName(words, view, first)])
      : rules.sheet.name;
  return `${state} — ${words.name}`;
}
