// The operator's changes to a table: closing it, forbidding chat, or replacing its title.
import { accept, refuse } from '@moonshot/rules';
import { whyNotTitled } from '../../../core/display-names.ts';
import { apiError, NO_TABLE } from '../../../core/errors.ts';
import type { TableRow } from '../../../store/store.ts';
import type { Change } from './changes.ts';

/** Takes the place of the host at a closed table. No player has this id. */
const NOBODY = '-';

export const isClosed = ({ host }: Pick<TableRow, 'host'>): boolean => host === NOBODY;

/** The refusal that clients at a table get when the operator closes the table. */
export const CLOSED = apiError('no-table', say => say.closed);

/** Closes the table permanently. A match in progress ends without a result, and all seats are emptied. */
export const close: Change = row => {
  if (isClosed(row)) return refuse(NO_TABLE);
  const settings = { ...row.settings, open: 'invited' as const };
  return accept({ ...row, state: 'over', host: NOBODY, settings, seats: row.seats.map(() => ({ kind: 'open' })) });
};

/** Forbids chat at the table, even if the host wants to allow it, or leaves the choice to the host again. */
export const mute =
  (muted: boolean): Change =>
  row => {
    if (isClosed(row)) return refuse(NO_TABLE);
    const { muted: before = false, ...rest } = row;
    if (before === muted) return accept(row);
    return accept(muted ? { ...row, muted, settings: { ...row.settings, chat: false } } : rest);
  };

/** Replaces the title that a player gave to the table's rules. With null, the game's own name is shown. */
export const retitle =
  (title: string | null): Change =>
  row => {
    if (isClosed(row)) return refuse(NO_TABLE);
    const { name, ...rest } = row.overrides;
    const overrides = title === null ? rest : { ...rest, name: title };
    const wrong = title === null ? undefined : whyNotTitled({ game: row.game, overrides });
    if (wrong !== undefined) return refuse(wrong);
    return accept(name === (title ?? undefined) ? row : { ...row, overrides });
  };
