// The operator's lists: tables, reports, bans, limits and the audit log. They never contain cards or secrets.

import type { HttpContext } from '../../../api/http-context.ts';
import { LIMITS, type LimitName, variableOf } from '../../../core/limits.ts';
import { type LiveTable, matchOf, playersAt } from '../../../domain/tables/live.ts';
import { seatOf } from '../../../domain/tables/row/changes.ts';
import type { TableRow } from '../../../store/store.ts';

const seatsOf = ({ seats }: TableRow, kind: 'open' | 'bot' | 'person'): number =>
  seats.filter(seat => seat.kind === kind).length;

const tableListed = (live: LiveTable) => facts(live, playersAt(live));

const facts = ({ row, trouble }: LiveTable, there: ReadonlySet<string>) => ({
  id: row.id,
  game: row.game,
  state: row.state,
  match: matchOf(row),
  door: row.settings.open,
  host: row.host,
  people: seatsOf(row, 'person'),
  bots: seatsOf(row, 'bot'),
  open: seatsOf(row, 'open'),
  watchers: [...there].filter(one => seatOf(row, one) === undefined).length,
  stands: trouble !== null,
  at: row.at,
});

/** The tables in memory, most recently changed first. */
export const tablesListed = async ({ context, tables }: HttpContext) =>
  [...tables.held.values()]
    .map(tableListed)
    .sort((a, b) => b.at - a.at)
    .slice(0, context.config.limits.deskRows);

/** The reports with the present names of players. */
export async function reportsListed({ context }: HttpContext) {
  const reports = await context.store.conduct.reports(context.config.limits.deskRows);
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

/** The bans with the present names of players. */
export async function bansListed({ context }: HttpContext) {
  const { conduct, players } = context.store;
  const bans = [...(await conduct.bans('player')), ...(await conduct.bans('address'))];
  const names = await players.names(bans.filter(({ kind }) => kind === 'player').map(({ who }) => who));
  return bans.map(ban => ({ ...ban, name: names.get(ban.who) ?? null }));
}

export const limitsListed = async ({ context }: HttpContext) =>
  (Object.keys(LIMITS) as LimitName[]).map(name => ({
    variable: variableOf(name),
    is: context.config.limits[name],
    usual: LIMITS[name].usual,
    says: LIMITS[name].says,
  }));

export const auditListed = ({ context }: HttpContext) => context.store.conduct.audit(context.config.limits.deskRows);
