// A table's invitation, which its host can replace.
import { accept, refuse } from '@moonshot/rules';
import type { TableRow } from '../../../store/store.ts';
import { type Change, FIXED, IMPORTED, isHuman, isImport, NOT_HOST, seatOf } from './changes.ts';

/** Gives the table a new invitation. The old one becomes invalid. */
export const renewInvite =
  (host: string, invite: string): Change =>
  row => {
    if (row.host !== host) return refuse(NOT_HOST);
    if (row.deals !== undefined) return refuse(FIXED);
    return isImport(row) ? refuse(IMPORTED) : accept({ ...row, invite });
  };

/**
 * The players whom the host removed in a change. These are the players who lost their seat while the
 * invitation was replaced.
 */
export const removedBy = (before: TableRow, after: TableRow): readonly string[] =>
  before.invite === after.invite
    ? []
    : before.seats.flatMap(seat => (isHuman(seat) && seatOf(after, seat.player) === undefined ? [seat.player] : []));
