// Outside bots: programs that play from one seat. A program is admitted by a token that a player creates.
import { accept, refuse, type Seat } from '@moonshot/rules';
import { type ApiError, apiError } from '../../core/errors.ts';
import { hashOf, newId, newSecret } from '../../core/ids.ts';
import type { TableRow } from '../../store/store.ts';
import { vacate } from './empty-seat.ts';
import type { LiveTable } from './live.ts';
import { change, type TableRegistry } from './registry.ts';
import { type Change, seatOf } from './row/changes.ts';
import { COUNTED, isCounted } from './row/counted.ts';
import { allowsProgramOf, programsAt } from './row/programs.ts';

export type BringBotResult =
  | { readonly ok: true; readonly player: string; readonly token: string }
  | { readonly ok: false; readonly error: ApiError };

const NO_BOT = apiError('not-allowed', say => say.noBot);

/**
 * Whether the player may bring a program to the table. The host and seated players may, and at a public table
 * that admits programs, everybody may.
 */
const mayCome = (row: TableRow, by: string): boolean =>
  row.host === by ||
  seatOf(row, by) !== undefined ||
  (row.settings.programs === true && row.settings.open === 'everybody');

const seatBrought =
  (by: string, seat: Seat, player: string, most: number): Change =>
  row => {
    const there = row.seats[seat];
    if (!mayCome(row, by)) return refuse(apiError('not-seated', say => say.bring));
    if (row.state !== 'gathering') return refuse(apiError('not-now', say => say.bring));
    if (there === undefined) return refuse(apiError('not-allowed', say => say.noSeat));
    if (there.kind === 'person') return refuse(apiError('seat-taken', say => say.seat));
    if (!allowsProgramOf(row, by))
      return refuse(apiError('not-allowed', say => (isCounted(row) ? say.ratedBots : say.bots)));
    if (isCounted(row) && programsAt(row).some(({ broughtBy }) => broughtBy === by))
      return refuse(apiError('not-allowed', say => say.ratedBots));
    if (programsAt(row).length >= most) return refuse(apiError('too-many', say => say.bots(most)));
    const brought = { kind: 'person' as const, player, prepared: true, broughtBy: by };
    return accept({ ...row, seats: row.seats.with(seat, brought) });
  };

/** Reserves a seat for a program. Returns the token with which the program identifies itself. */
export async function reserveBotSeat(
  tables: TableRegistry,
  live: LiveTable,
  by: string,
  seat: Seat,
  name: string,
): Promise<BringBotResult> {
  const { env, store, config } = tables.context;
  const player = newId(env);
  const token = newSecret(env);
  await store.players.add({ id: player, name, kind: 'bot', at: env.nowMs(), broughtBy: by }, hashOf(token));
  const refusal = await change(tables, live, seatBrought(by, seat, player, config.limits.botsPerTable));
  if (refusal === undefined) return { ok: true, player, token };
  await store.players.forget(player);
  return { ok: false, error: refusal };
}

/**
 * Returns the outside bot at the seat if `by` may remove it. The host may, and so may the player who brought
 * it.
 */
function sentAway({ seats, host }: TableRow, by: string, seat: Seat): string | undefined {
  const there = seats[seat];
  if (there?.kind !== 'person' || there.broughtBy === undefined) return undefined;
  return by === host || by === there.broughtBy ? there.player : undefined;
}

/**
 * Removes an outside bot and revokes its token. Its seat becomes open; during a match, one of the server's
 * own bots takes over.
 */
export async function sendAway(
  tables: TableRegistry,
  live: LiveTable,
  by: string,
  seat: Seat,
): Promise<ApiError | undefined> {
  const player = sentAway(live.row, by, seat);
  if (player !== undefined && live.row.state === 'playing' && isCounted(live.row)) return COUNTED;
  return player === undefined ? NO_BOT : vacate(tables, live, seat, player);
}
