// Changes that players make to a table. Each makes a new row from the old one, or returns a refusal.

import { isDeepStrictEqual } from 'node:util';
import { isPlayer } from '@moonshot/bots';
import type { TableOrder, TableSettings } from '@moonshot/protocol/server';
import { accept, bySeat, refuse, type Seat, sheetOf, type Verdict } from '@moonshot/rules';
import { type ApiError, apiError } from '../../../core/errors.ts';
import type { TableRow, TableSeat } from '../../../store/store.ts';
import { newBot } from './bots.ts';
import { COUNTED, isCounted, isRatedSlowly, withDefaultClock } from './counted.ts';
import { markPrivate, withBotsSeated } from './new-match.ts';
import { withoutPrograms } from './programs.ts';

export type Change = (row: TableRow) => Verdict<TableRow, ApiError>;

const NOT_NOW = apiError('not-now', say => say.gathering);
export const NOT_HOST = apiError('not-host', say => say.host);
/** The refusal to change a table with fixed deals, whose rules must be the same for all players. */
export const FIXED = apiError('not-allowed', say => say.fixed);
const LEAGUE = apiError('not-allowed', say => say.league);
/** The refusal to change the rules of a forked table, which must fit the moves before the fork. */
const FORKED = apiError('not-allowed', say => say.forked);
export const UNRATED = apiError('not-allowed', say => say.forkRated);
/** The refusal at tables that exist only to store an imported match. */
export const IMPORTED = apiError('not-allowed', say => say.imported);
export const NO_SEAT = apiError('not-allowed', say => say.noSeat);

/**
 * Whether the table exists only to store an imported match. Such a table is over from its first revision on.
 */
export const isImport = ({ revision, state }: TableRow): boolean => revision === 1 && state === 'over';

/** The seats of a new table: the host sits at `at`, and all other seats are open. */
export const hostsSeats = (host: string, seats: number, at: Seat = 0): readonly TableSeat[] =>
  bySeat(seats, seat => (seat === at ? { kind: 'person', player: host, prepared: false } : { kind: 'open' }));

export const seatOf = ({ seats }: TableRow, player: string): Seat | undefined => {
  const seat = seats.findIndex(one => one.kind === 'person' && one.player === player);
  return seat < 0 ? undefined : seat;
};

/** Whether the player has a seat at the table or is its host. */
export const belongs = (row: TableRow, player: string): boolean =>
  seatOf(row, player) !== undefined || row.host === player;

/** Whether a seat belongs to a human, not to a program. */
export const isHuman = (seat: TableSeat): seat is Extract<TableSeat, { kind: 'person' }> =>
  seat.kind === 'person' && seat.broughtBy === undefined;

/** Makes the human in the lowest seat the host. The row is unchanged if no human has a seat. */
export const withNewHost = (row: TableRow): TableRow => ({ ...row, host: row.seats.find(isHuman)?.player ?? row.host });

export const withSeat = (row: TableRow, seat: Seat, what: TableSeat): TableRow => ({
  ...row,
  seats: row.seats.with(seat, what),
});

/** Why the player may not do what is reserved for the host between matches; undefined if the player may. */
export function hosts(row: TableRow, player: string): ApiError | undefined {
  if (row.host !== player) return NOT_HOST;
  return row.state === 'gathering' ? undefined : NOT_NOW;
}

/** Gives the player an open seat, or the seat of a bot. A player who already has a seat moves. */
export const sit =
  (player: string, seat: Seat): Change =>
  row => {
    const there = row.seats[seat];
    if (row.state !== 'gathering') return refuse(NOT_NOW);
    if (there === undefined) return refuse(NO_SEAT);
    if (there.kind === 'person' && there.player !== player) return refuse(apiError('seat-taken', say => say.seat));
    if (there.kind === 'person') return accept(row);
    const before = seatOf(row, player);
    const risen = before === undefined ? row : withSeat(row, before, { kind: 'open' });
    return accept(withSeat(risen, seat, { kind: 'person', player, prepared: false }));
  };

/** Frees the player's seat. If the player is the host, another seated person becomes host. */
export const stand =
  (player: string): Change =>
  row => {
    const seat = seatOf(row, player);
    if (row.state === 'playing') return refuse(NOT_NOW);
    if (seat === undefined) return refuse(apiError('not-seated', say => say.noSeat));
    if (isImport(row)) return refuse(IMPORTED);
    const risen = withSeat(row, seat, { kind: 'open' });
    return accept(row.host === player ? withNewHost(risen) : risen);
  };

/** Sets whether the player is ready. */
export const prepare =
  (player: string, prepared: boolean): Change =>
  row => {
    const seat = seatOf(row, player);
    if (row.state !== 'gathering') return refuse(NOT_NOW);
    if (seat === undefined) return refuse(apiError('not-seated', say => say.noSeat));
    return accept(withSeat(row, seat, { kind: 'person', player, prepared }));
  };

export const seatBot =
  (host: string, seat: Seat, player: string): Change =>
  row => {
    const wrong = hosts(row, host);
    if (wrong !== undefined) return refuse(wrong);
    const there = row.seats[seat];
    if (there === undefined) return refuse(NO_SEAT);
    if (there.kind === 'person') return refuse(apiError('seat-taken', say => say.seat));
    if (!isPlayer(player)) return refuse(apiError('not-allowed', say => say.noLevel));
    const others = row.seats.with(seat, { kind: 'open' });
    return accept(withSeat(row, seat, there.kind === 'bot' ? { ...there, player } : newBot(others, player)));
  };

const unprepared = (seats: readonly TableSeat[]): readonly TableSeat[] =>
  seats.map(seat => (isHuman(seat) ? { ...seat, prepared: false } : seat));

/** Changes the table's settings. Between matches, players who were ready have to say so again. */
export const changeSettings =
  (host: string, settings: TableSettings): Change =>
  row => {
    const wrong = whyNotChanged(row, host, settings) ?? whySettingsRefused(settings) ?? whyMuted(row, settings);
    if (wrong !== undefined) return refuse(wrong);
    const settled = withDefaultClock({ ...row, settings });
    if (row.state !== 'gathering') return accept(markPrivate(settled));
    return accept({ ...settled, seats: unprepared(row.seats) });
  };

function whyNotChanged(row: TableRow, host: string, { clock, rated }: TableSettings): ApiError | undefined {
  if (row.deals !== undefined) return FIXED;
  if (row.fork !== undefined && rated) return UNRATED;
  if (row.state !== 'playing' || row.host !== host) return hosts(row, host);
  if (isCounted(row)) return COUNTED;
  if ((row.settings.rated ?? false) !== (rated ?? false)) return RATED;
  return isDeepStrictEqual(row.settings.clock, clock) ? undefined : CLOCK;
}

const MUTED = apiError('not-allowed', say => say.muted);

const whyMuted = ({ muted }: TableRow, { chat }: TableSettings): ApiError | undefined =>
  muted && chat ? MUTED : undefined;

const RATED = apiError('not-now', say => say.rated);
const CLOCK = apiError('not-now', say => say.clock);
const SEATS = apiError('not-allowed', say => say.seats);

/** Why the player may not change the rules of this table; undefined if the player may. */
export const whyNotOrdered = (row: TableRow, player: string): ApiError | undefined =>
  hosts(row, player) ?? (row.league !== undefined ? LEAGUE : row.fork !== undefined ? FORKED : undefined);

/**
 * Changes the game, its rules, the length or the number of seats. The caller has checked the order. Players
 * beyond the last seat move to open seats or replace bots.
 */
export const changeRules =
  (host: string, { game, overrides, length, seats }: TableOrder): Change =>
  row => {
    const wrong = whyNotOrdered(row, host);
    if (wrong !== undefined) return refuse(wrong);
    const places = moved(row.seats, seats);
    if (places === undefined) return refuse(SEATS);
    const rules = sheetOf(game)?.version ?? row.rules;
    return accept({ ...row, game, rules, overrides, length, seats: unprepared(places) });
  };

/** Moves the players into `count` seats; undefined if there are more players than seats. */
function moved(seats: readonly TableSeat[], count: number): readonly TableSeat[] | undefined {
  const kept = Array.from({ length: count }, (_, i): TableSeat => seats[i] ?? { kind: 'open' });
  const free = [...kept.keys()].sort((a, b) => ranked(kept[a]) - ranked(kept[b]) || a - b);
  for (const person of seats.slice(count).filter(({ kind }) => kind === 'person')) {
    const seat = free.shift();
    if (seat === undefined || kept[seat]?.kind === 'person') return undefined;
    kept[seat] = person;
  }
  return kept;
}

/** The order in which moved players take seats: open seats first, then those of bots. */
const ranked = (seat: TableSeat | undefined): number => ['open', 'bot', 'person'].indexOf(seat?.kind ?? 'open');

export function whySettingsRefused(settings: TableSettings): ApiError | undefined {
  const { open, chat, rated } = settings;
  if (rated && open !== 'everybody') return apiError('not-allowed', say => say.ratedOpen);
  if (isRatedSlowly(settings)) return apiError('not-allowed', say => say.ratedDays);
  return chat && open === 'everybody' ? apiError('not-allowed', say => say.chatOpen) : undefined;
}

/** Makes another seated player the host. From then on the table counts towards that player's limit. */
export const handOver =
  (host: string, player: string): Change =>
  row => {
    if (row.host !== host) return refuse(NOT_HOST);
    if (row.deals !== undefined) return refuse(FIXED);
    if (row.state === 'playing' && isCounted(row)) return refuse(COUNTED);
    const seat = row.seats[seatOf(row, player) ?? -1];
    return seat === undefined || !isHuman(seat)
      ? refuse(apiError('not-allowed', say => say.host))
      : accept({ ...row, host: player, owner: player });
  };

/** The refusal of a change by which a player would have more than `most` tables. */
export const whyNoRoom = ({ state }: TableRow, most: number): ApiError =>
  apiError('too-many', say => (state === 'over' ? say.tables(most) : say.theirTables(most)));

/** Begins the table's next match. Bots take the open seats. */
export const begin =
  (host: string): Change =>
  row => {
    const wrong = hosts(row, host);
    return wrong === undefined ? accept(withBotsSeated(row)) : refuse(wrong);
  };

/**
 * Removes the programs that are no longer admitted. Begins the match if no seat is open and all are ready.
 */
export function beginsItself(changed: TableRow): TableRow {
  const row = changed.state === 'gathering' ? withoutPrograms(changed) : changed;
  const due =
    row.seats.some(isHuman) &&
    row.seats.every(seat => seat.kind === 'bot' || (seat.kind === 'person' && seat.prepared));
  return row.state === 'gathering' && due ? withBotsSeated(row) : row;
}

/**
 * Opens the table for a rematch. The player who asks for it counts as ready. The table counts towards the
 * limit of the first who asks.
 */
export const openRematch =
  (player: string): Change =>
  row => {
    const seat = seatOf(row, player);
    if (seat === undefined) return refuse(apiError('not-seated', say => say.noSeat));
    if (row.state === 'playing') return refuse(apiError('not-now', say => say.notOver));
    if (row.deals !== undefined) return refuse(FIXED);
    if (isImport(row)) return refuse(IMPORTED);
    const prepared = { kind: 'person', player, prepared: true } as const;
    if (row.state === 'gathering') return accept({ ...row, seats: row.seats.with(seat, prepared) });
    return accept({ ...row, owner: player, state: 'gathering', seats: unprepared(row.seats).with(seat, prepared) });
  };
