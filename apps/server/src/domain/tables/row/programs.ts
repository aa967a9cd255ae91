// Which programs (outside bots) a table admits. A match that counts admits one program per player, and only
// of players who have no seat.
import type { TableRow, TableSeat } from '../../../store/store.ts';
import { isCounted } from './counted.ts';

type Brought = Extract<TableSeat, { kind: 'person' }> & { readonly broughtBy: string };

const isBrought = (seat: TableSeat): seat is Brought => seat.kind === 'person' && seat.broughtBy !== undefined;

/** The programs at a table. */
export const programsAt = ({ seats }: Pick<TableRow, 'seats'>): readonly Brought[] => seats.filter(isBrought);

/**
 * Whether the table admits programs of this player. The host's own programs are always admitted, except in
 * matches that count.
 */
export function allowsProgramOf(row: TableRow, by: string): boolean {
  const { settings, host, seats } = row;
  const allowed = settings.programs ?? settings.open === 'invited';
  if (!isCounted(row)) return allowed || by === host;
  return settings.programs === true && !seats.some(seat => seat.kind === 'person' && seat.player === by);
}

/** Removes the programs that the table no longer admits because its seats or settings have changed. */
export function withoutPrograms(row: TableRow): TableRow {
  const kept = new Set<Brought>();
  for (const one of programsAt(row))
    if (allowsProgramOf(row, one.broughtBy) && !isSecond(row, kept, one)) kept.add(one);
  const seats = row.seats.map(seat => (isBrought(seat) && !kept.has(seat) ? ({ kind: 'open' } as const) : seat));
  return kept.size === programsAt(row).length ? row : { ...row, seats };
}

const isSecond = (row: TableRow, kept: ReadonlySet<Brought>, { broughtBy }: Brought): boolean =>
  isCounted(row) && [...kept].some(other => other.broughtBy === broughtBy);
