// The title of the browser tab: whose turn it is, or the name of the game.

import type { Words } from '@moonshot/i18n';
import { seatName } from '../i18n/names.ts';
import type { TableModel } from '../model/model.ts';
import { promptFor } from './prompt.ts';

export function titleFor(words: Words, table: TableModel): string {
  const { view, pause, rules } = table;
  const [first, second] = view.deal.asked.filter(seat => seat !== view.viewer);
  const waiting = pause === null && first !== undefined && second === undefined;
  const state = promptFor(words, table).yours
    ? words.prompt.some
    : waiting
      ? words.prompt.wait([seatName(words, view, first)])
      : rules.sheet.name;
  return `${state} — ${words.name}`;
}
