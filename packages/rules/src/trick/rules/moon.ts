// What a moon option gives to each seat or takes from it, apart from the cards that were taken.
import { type Seat, seatLeft } from '../../game/seat.ts';
import type { MoonOption } from '../sheet/sheet.ts';
import type { Rules } from './rules.ts';

/**
 * The options that are open to the shooter. Until the shooter's total has reached the sheet's limit, this is
 * only the first option.
 */
export function moonOptions({ sheet, totals }: Pick<Rules, 'sheet' | 'totals'>, shooter: Seat): readonly MoonOption[] {
  const { options } = sheet.moon;
  return isOpen(sheet, totals[shooter] ?? sheet.score.start) ? options : options.slice(0, 1);
}

/** Whether a total has reached the value from which on a shooter may choose. */
export const isOpen = ({ moon: { choiceFrom }, score }: Rules['sheet'], total: number): boolean =>
  choiceFrom === 'always' || (score.sign === 'minus' ? total <= choiceFrom : total >= choiceFrom);

type Paying = Pick<Rules, 'sheet' | 'seats' | 'sides' | 'passedOn' | 'totals'>;

/**
 * What a moon option costs a seat. Except for a return to the start value, the cost is multiplied if the
 * shooter, or the shooter's side, has also taken every trick (a sun).
 */
export function moonCost(
  rules: Paying,
  { self, others }: MoonOption,
  shooter: Seat,
  seat: Seat,
  hasSun: boolean,
): number {
  const { sheet, sides } = rules;
  if (seat === shooter && self === 'start') return costOfStart(rules, seat);
  const isPartner = sides[seat] === sides[shooter];
  const own = seat === shooter ? Number(self) : isPartner ? 0 : others * shareOf(rules, shooter, seat);
  return own * (hasSun ? sheet.moon.sun : 1);
}

/** What a seat loses if its total returns to the start value. The loss is usually negative. */
function costOfStart({ sheet: { score }, totals }: Paying, seat: Seat): number {
  const gained = score.start - (totals[seat] ?? score.start);
  return score.sign === 'minus' ? -gained || 0 : gained;
}

/**
 * By what factor another seat pays for a moon. If the seat that passed to the shooter pays for all, the other
 * seats pay nothing.
 */
function shareOf({ sheet, seats, sides, passedOn }: Paying, shooter: Seat, seat: Seat): number {
  if (passedOn === undefined) return 1;
  const passer = seatLeft(shooter, -passedOn, seats);
  if (sides[passer] === sides[shooter]) return 1;
  if (sheet.moon.passer === 'double') return seat === passer ? 2 : 1;
  return seat === passer ? sides.filter(side => side !== sides[shooter]).length : 0;
}
