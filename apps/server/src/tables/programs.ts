// Which programs a table takes: those that its host allows, and where the match counts one of each player who does not sit there.
import type { TableRow, TableSeat } from '../store/store.ts';
import { isCounted } from './counted.ts';

type Brought = Extract<TableSeat, { kind: 'person' }> & { readonly broughtBy: string };

const isBrought = (seat: TableSeat): seat is Brought => seat.kind === 'person' && seat.broughtBy !== undefined;

/** The programs at a table. */
export const programsAt = ({ seats }: Pick<TableRow, 'seats'>): readonly Brought[] => seats.filter(isBrought);

/** Whether the host allows the programs of this player: the host's own always, but where the match counts. */
export function allowsProgramOf(row: TableRow, by: string): boolean {
  const { settings, host, seats } = row;
  const allowed = settings.programs ?? settings.open === 'invited';
  if (!isCounted(row)) return allowed || by === host;
  return settings.programs === true && !seats.some(seat => seat.kind === 'person' && seat.player === by);
}

/** The table before a match without the programs that it does not take: who sits there, and what it plays for, may have changed. */
export function withoutPrograms(row: TableRow): TableRow {
  const kept = new Set<Brought>();
  for (const one of programsAt(row))
    if (allowsProgramOf(row, one.broughtBy) && !isSecond(row, kept, one)) kept.add(one);
  const seats = row.seats.map(seat => (isBrought(seat) && !kept.has(seat) ? ({ kind: 'open' } as const) : seat));
  return kept.size === programsAt(row).length ? row : { ...row, seats };
}

const isSecond = (row: TableRow, kept: ReadonlySet<Brought>, { broughtBy }: Brought): boolean =>
  isCounted(row) && [...kept].some(other => other.broughtBy === broughtBy);
