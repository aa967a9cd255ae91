// Partners who share a score are shown as one side wherever scores are shown.
import type { Words } from '@moonshot/i18n';
import type { TableRules } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import { seatName } from '../../i18n/names.ts';
import type { TableModel } from '../model.ts';

/** The seats that share this seat's score, including the seat itself. */
export const sideOf = ({ sides, pooled }: Pick<TableRules, 'sides' | 'pooled'>, seat: Seat): readonly Seat[] =>
  pooled ? sides.flatMap((side, other) => (side === sides[seat] ? [other] : [])) : [seat];

/** One seat of each side: the first in the given order. */
export const oneOfEachSide = (rules: Pick<TableRules, 'sides' | 'pooled'>, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat, i) => !seats.slice(0, i).some(earlier => sideOf(rules, earlier).includes(seat)));

/** The names of a side, that of the given seat first. */
export const sideName = (words: Words, { view, rules }: TableModel, seat: Seat): string =>
  words.and([seat, ...sideOf(rules, seat).filter(one => one !== seat)].map(one => seatName(words, view, one)));
