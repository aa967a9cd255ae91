// Partners, and sides: partners who share one score.
import type { Words } from '@moonshot/i18n';
import type { TableRules } from '@moonshot/protocol';
import type { Seat, Viewer } from '@moonshot/rules';
import { capital, seatName } from '../../i18n/names.ts';
import type { TableModel } from '../model.ts';

/** Whether the game has partners, who win together. */
export const hasPartners = ({ sides }: Pick<TableRules, 'sides'>): boolean => new Set(sides).size < sides.length;

/** The seats that share this seat's score, including the seat itself. */
export const sideOf = ({ sides, pooled }: Pick<TableRules, 'sides' | 'pooled'>, seat: Seat): readonly Seat[] =>
  pooled ? sides.flatMap((side, other) => (side === sides[seat] ? [other] : [])) : [seat];

/** One seat of each side: the side's first seat in the given order. */
export const oneOfEachSide = (rules: Pick<TableRules, 'sides' | 'pooled'>, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat, i) => !seats.slice(0, i).some(earlier => sideOf(rules, earlier).includes(seat)));

/** The names of the players of a side, starting with the player in the given seat and a capital letter. */
export const sideName = (words: Words, { view, rules }: TableModel, seat: Seat): string =>
  capital(words.and([seat, ...sideOf(rules, seat).filter(one => one !== seat)].map(one => seatName(words, view, one))));

/**
 * Whether a seat is the viewer's partner. A spectator has no partner, and neither has anybody in a game
 * without teams.
 */
export const isPartner = (sides: readonly number[], viewer: Viewer, seat: Seat): boolean =>
  viewer !== 'watcher' && seat !== viewer && sides[seat] === sides[viewer];
