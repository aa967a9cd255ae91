// Matches that count for ratings or a league. They always have a clock, and settings cannot be changed during
// such a match.
import type { TableSettings, TimeControl } from '@moonshot/protocol/server';
import { apiError } from '../../../core/errors.ts';
import type { TableRow } from '../../../store/store.ts';

/** Whether matches at the table count for ratings or a league. */
export const isCounted = ({ settings, league }: Pick<TableRow, 'settings' | 'league'>): boolean =>
  settings.rated === true || league !== undefined;

/** The refusal of a host's action that is not allowed during matches that count. */
export const COUNTED = apiError('not-now', say => say.counted);

/** The default clock of matches that count. Without a clock, a losing player could stall for ever. */
const CLOCK: TimeControl = { cardSeconds: 45, passSeconds: 90, reserveSeconds: 120 };

/** Gives the table the default clock if its matches count and it has no clock or one that is too slow. */
export const withDefaultClock = <T extends Pick<TableRow, 'settings' | 'league'>>(row: T): T =>
  isCounted(row) && (row.settings.clock === null || isRatedSlowly(row.settings))
    ? { ...row, settings: { ...row.settings, clock: CLOCK } }
    : row;

/** Whether a rated table has a clock in days, as older versions allowed. */
export const isRatedSlowly = ({ rated, clock }: TableSettings): boolean =>
  rated === true && clock !== null && 'days' in clock;
