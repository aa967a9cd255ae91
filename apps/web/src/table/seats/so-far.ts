// Says what a player has taken, when the viewer taps the player's plate.
import type { Seat } from '@moonshot/rules';
import { wholeOf } from '../../i18n/all-messages.ts';
import { locale } from '../../i18n/messages.svelte.ts';
import { seatName } from '../../i18n/names.ts';
import type { TableModel } from '../../model/model.ts';
import { cost } from '../../model/play/standing.ts';
import { soFar } from './taken.ts';

/** What the player of a seat has taken in this deal and in the match, as a sentence. */
export function soFarSentence(table: TableModel, seat: Seat): string {
  const words = wholeOf(locale.words);
  const { deal } = table.view;
  const name = seatName(words, table.view, seat);
  const total = words.figure(deal.totals[seat] ?? 0);
  if (deal.kind !== 'tricks') return words.seat.soFarHearts(name, deal.hearts[seat] ?? null, total);
  const { tricks, points } = soFar(table, seat);
  return words.seat.soFarTricks(name, tricks, cost(table.rules, points), total);
}
