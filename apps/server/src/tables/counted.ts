// Tables whose matches ratings or a league hang on: the clock that they have, and that a match which has begun is nobody's to bend.
import type { Clock } from '@moonshot/wire/online/fields';
import { no } from '../no.ts';
import type { TableRow } from '../store/store.ts';

/** Whether what is played at the table is kept for ratings or a league. */
export const isCounted = ({ settings, league }: Pick<TableRow, 'settings' | 'league'>): boolean =>
  settings.rated === true || league !== undefined;

/** Of what the host could do in the middle of any other match. */
export const COUNTED = no('not-now', say => say.counted);

/** Without a clock whoever is behind could wait for ever; a host who wants another sets one. */
const CLOCK: Clock = { cardSeconds: 45, passSeconds: 90, reserveSeconds: 120 };

/** The table with a clock, where it has to have one. */
export const clocked = <T extends Pick<TableRow, 'settings' | 'league'>>(row: T): T =>
  isCounted(row) && row.settings.clock === null ? { ...row, settings: { ...row.settings, clock: CLOCK } } : row;
