// The operator's lists: tables, reports, bans, limits and the audit log. They never contain cards or secrets.

import type { HttpContext } from '../../../api/http-context.ts';
import { shownTitle } from '../../../core/display-names.ts';
import { LIMITS, type LimitName, variableOf } from '../../../core/limits.ts';
import { type LiveTable, matchOf, playersAt } from '../../../domain/tables/live.ts';
import { isHuman, seatOf } from '../../../domain/tables/row/changes.ts';
import { programsAt } from '../../../domain/tables/row/programs.ts';

/**
 * The people and programs who have a seat at the table. The server's own bots are left out, because they
 * have no account.
 */
const seated = (live: LiveTable) =>
  live.row.seats.flatMap((seat, at) => {
    if (seat.kind !== 'person') return [];
    const name = live.known.get(seat.player)?.name ?? null;
    return [{ seat: at, player: seat.player, name, program: !isHuman(seat) }];
  });

function tableListed(live: LiveTable) {
  const { row, trouble } = live;
  const { seats, settings } = row;
  return {
    id: row.id,
    game: row.game,
    title: shownTitle(row),
    state: row.state,
    match: matchOf(row),
    door: settings.open,
    host: row.host,
    people: seats.filter(isHuman).length,
    programs: programsAt(row).length,
    bots: seats.filter(({ kind }) => kind === 'bot').length,
    open: seats.filter(({ kind }) => kind === 'open').length,
    watchers: [...playersAt(live)].filter(one => seatOf(row, one) === undefined).length,
    seated: seated(live),
    chat: settings.chat,
    muted: row.muted === true,
    stands: trouble !== null,
    at: row.at,
  };
}

/** Lists the tables in memory, the most recently changed first. */
export const tablesListed = async ({ context, tables }: HttpContext) =>
  [...tables.held.values()]
    .sort((a, b) => b.row.at - a.row.at)
    .slice(0, context.config.limits.adminRows)
    .map(tableListed);

/** Lists the reports, with the present names of the players. */
export async function reportsListed({ context }: HttpContext) {
  const reports = await context.store.conduct.reports(context.config.limits.adminRows);
  const players = reports.flatMap(({ by, about, lines }) => [
    by,
    ...(about === null ? [] : [about]),
    ...lines.map(({ player }) => player),
  ]);
  const names = await context.store.players.names([...new Set(players)]);
  const called = (player: string) => ({ player, name: names.get(player) ?? null });
  return reports.map(({ by, about, lines, ...report }) => ({
    ...report,
    by: called(by),
    about: about === null ? null : called(about),
    lines: lines.map(({ player, text }) => ({ ...called(player), text })),
  }));
}

/** Lists the bans, with the present names of the players, the newest first. */
export async function bansListed({ context }: HttpContext) {
  const { conduct, players } = context.store;
  const bans = [...(await conduct.bans('player')), ...(await conduct.bans('address'))].sort((a, b) => b.at - a.at);
  const names = await players.names(bans.filter(({ kind }) => kind === 'player').map(({ who }) => who));
  return bans.map(ban => ({ ...ban, name: names.get(ban.who) ?? null }));
}

/** Lists the limits. Those that differ from their defaults come first. */
export const limitsListed = async ({ context }: HttpContext) =>
  (Object.keys(LIMITS) as LimitName[])
    .map(name => {
      const [is, { usual, says }] = [context.config.limits[name], LIMITS[name]];
      return { variable: variableOf(name), is, usual, differs: is !== usual, says };
    })
    .sort((a, b) => Number(b.differs) - Number(a.differs));

export const auditListed = ({ context }: HttpContext) => context.store.conduct.audit(context.config.limits.adminRows);
