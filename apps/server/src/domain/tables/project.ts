// What a client may know of a table: the facts about its seats, and views of its match.

import type { Shown, Sitter, TableView } from '@moonshot/protocol';
import type { SeatFacts, ServerToClient, TableFacts } from '@moonshot/protocol/server';
import type { Seat, Viewer } from '@moonshot/rules';
import { looksLike } from '@moonshot/rules/house';
import { type Event, type State, showAll, tableRules, view } from '@moonshot/table';
import type { TableRunner } from '@moonshot/table/runner';
import { shownTitle } from '../../core/display-names.ts';
import type { ServerCatalog } from '../../core/languages.ts';
import type { TableSeat } from '../../store/store.ts';
import { contestOf } from '../contests/fixed-deals.ts';
import { type ClientConnection, type LiveTable, matchOf, playersAt } from './live.ts';
import { seatOf } from './row/changes.ts';
import { programsAt } from './row/programs.ts';

/** The text that is shown as the name of a deleted player, in the reader's language. */
type Reader = Pick<ServerCatalog, 'gone'>;

/**
 * The player's name as shown at the table. If it looks like another seated player's name, the seat number
 * follows it, or `*` for a player without a seat.
 */
export function nameOf(live: LiveTable, player: string, { gone }: Reader): string {
  const own = live.known.get(player)?.name;
  if (own === undefined) return gone;
  const isTwin = (seat: TableSeat): boolean => {
    if (seat.kind !== 'person' || seat.player === player) return false;
    const other = live.known.get(seat.player)?.name;
    return other !== undefined && looksLike(own, other);
  };
  if (!live.row.seats.some(isTwin)) return own;
  const seat = seatOf(live.row, player);
  return `${own} (${seat === undefined ? '*' : seat + 1})`;
}

/** Which view of the match the player gets: that of the player's own seat, or the spectators' view. */
export function viewerOf({ spec }: State, player: string): Viewer {
  const seat = spec.sitters.findIndex(sitter => sitter.kind === 'person' && sitter.name === player);
  return seat < 0 ? 'watcher' : seat;
}

/**
 * Creates a viewer's view of the state. `watched` is the spectators' view, if it has been computed already.
 */
function viewOf(
  live: LiveTable,
  runner: TableRunner,
  state: State,
  viewer: Viewer,
  reader: Reader,
  watched: TableView | undefined,
): TableView {
  const seen = view(runner.hearts, state, viewer, runner.clock(), watched);
  return { ...seen, sitters: watched?.sitters ?? seen.sitters.map(sitter => named(live, sitter, reader)) };
}

/** Replaces the player id of a sitter by the display name. The log of a match contains only ids. */
function named(live: LiveTable, sitter: Sitter, reader: Reader): Sitter {
  if (sitter.kind === 'bot') return sitter;
  const { name: player } = sitter;
  const by = sitter.broughtBy ?? bringerOf(live, player);
  const name = nameOf(live, player, reader);
  if (by === undefined && !live.known.get(player)?.outside) return { kind: 'person', name };
  return { kind: 'bot', name, player, ...(by === undefined ? {} : { broughtBy: nameOf(live, by, reader) }) };
}

/** Whether a deleted player is named in views of the match. If so, the views differ between languages. */
export const showsGone = (live: LiveTable, { spec }: Pick<State, 'spec'>): boolean =>
  spec.sitters.some(sitter => {
    if (sitter.kind === 'bot') return false;
    const by = sitter.broughtBy ?? bringerOf(live, sitter.name);
    return !live.known.has(sitter.name) || (by !== undefined && !live.known.has(by));
  });

/** The player who brought this program, if the program has a seat at the table now. */
const bringerOf = ({ row }: LiveTable, player: string): string | undefined =>
  programsAt(row).find(one => one.player === player)?.broughtBy;

/** The names of a match's players, by seat; a program's name includes who brought it. */
export const namesFor = (live: LiveTable, { spec }: Pick<State, 'spec'>, reader: Reader): readonly string[] =>
  spec.sitters.map(sitter => {
    const shown = named(live, sitter, reader);
    return shown.kind === 'bot' && shown.broughtBy !== undefined ? `${shown.name} (${shown.broughtBy})` : shown.name;
  });

const withName = (live: LiveTable, shown: Shown, reader: Reader): Shown =>
  shown.type === 'seated' ? { ...shown, sitter: named(live, shown.sitter, reader) } : shown;

type Message<T extends ServerToClient['type']> = Extract<ServerToClient, { type: T }>;

/** A snapshot of the match as the player may see it. */
export const snapshotFor = (
  live: LiveTable,
  runner: TableRunner,
  { player, words }: ClientConnection,
): Message<'snapshot'> => ({
  type: 'snapshot',
  view: viewOf(live, runner, runner.state(), viewerOf(runner.state(), player), words(), undefined),
  rules: tableRules(runner.hearts, words().rules),
});

/**
 * The message with the events as the viewer may see them. `after` is the state after these events. `watched`
 * is the spectators' view of that state, if it has been computed already.
 */
export const eventsFor = (
  live: LiveTable,
  runner: TableRunner,
  events: readonly Event[],
  after: State,
  viewer: Viewer,
  reader: Reader,
  watched?: TableView,
): Message<'events'> => ({
  type: 'events',
  from: after.version - events.length,
  events: showAll(runner.hearts, events, viewer).map(shown => withName(live, shown, reader)),
  view: viewOf(live, runner, after, viewer, reader, watched),
});

export const tableRulesFor = (runner: TableRunner, words: ServerCatalog['rules']): Message<'tableRules'> => ({
  type: 'tableRules',
  table: runner.state().id,
  rules: tableRules(runner.hearts, words),
});

/**
 * The facts about a table for a client, connected or not. The invitation is included only for seated players
 * and the host.
 */
export function factsFor(
  live: LiveTable,
  player: string,
  words: Pick<ServerCatalog, 'errors' | 'gone'>,
  there = playersAt(live),
): TableFacts {
  const { row, trouble } = live;
  const { id, game, rules, overrides, length, settings, state, host, seats } = row;
  return {
    id,
    game,
    rules,
    name: shownTitle(row),
    overrides,
    length,
    settings,
    state,
    match: matchOf(row),
    host,
    seats: seats.map((seat, i) => seatFacts(live, seat, i, there, words)),
    watchers: [...there].filter(one => seatOf(row, one) === undefined).length,
    invite: seatOf(row, player) === undefined && host !== player ? null : row.invite,
    trouble: trouble?.sentence(words.errors) ?? null,
    ...(row.league === undefined ? {} : { league: row.league }),
    ...(row.fork === undefined ? {} : { fork: row.fork }),
    ...(row.deals === undefined ? {} : { contest: contestOf(row.deals).contest }),
  };
}

function seatFacts(live: LiveTable, seat: TableSeat, at: Seat, there: ReadonlySet<string>, reader: Reader): SeatFacts {
  if (seat.kind === 'open') return seat;
  if (seat.kind === 'bot') return { ...seat, outside: false };
  const { player, prepared, broughtBy } = seat;
  const name = nameOf(live, player, reader);
  const present = there.has(player);
  if (broughtBy !== undefined)
    return { kind: 'bot', name, player, outside: true, present, broughtBy: nameOf(live, broughtBy, reader) };
  const standIn = live.row.state === 'playing' && (live.runner?.state().standIns[at] ?? null) !== null;
  const absence = live.absences.get(player);
  const awaited = absence === undefined ? {} : { standInMs: Math.ceil(absence.leftMs()) };
  return { kind: 'person', player, name, prepared, present, standIn, ...awaited };
}

export const tableFor = (
  live: LiveTable,
  { player, words }: ClientConnection,
  there = playersAt(live),
): Message<'table'> => ({
  type: 'table',
  table: factsFor(live, player, words(), there),
  seat: seatOf(live.row, player) ?? null,
});
