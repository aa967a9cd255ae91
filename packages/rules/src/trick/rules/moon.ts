// What shooting the moon brings to each seat by an option of the sheet, apart from the cards that were taken.
import type { Seat } from '../../game/seat.ts';
import type { MoonOption } from '../sheet/sheet.ts';
import type { Rules } from './rules.ts';

type Paying = Pick<Rules, 'sheet' | 'sides'>;

/**
 * What an option of the moon costs a seat. It counts more often if the shooter, or its side, has taken every
 * trick as well: that is the sun.
 */
export function moonCost(
  { sheet, sides }: Paying,
  { self, others }: MoonOption,
  shooter: Seat,
  seat: Seat,
  hasSun: boolean,
): number {
  const own = seat === shooter ? self : sides[seat] === sides[shooter] ? 0 : others;
  return own * (hasSun ? sheet.moon.sun : 1);
}
