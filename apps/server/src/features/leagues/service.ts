// Creates and changes leagues, and opens tables for them. Returns a refusal if that is not allowed.

import type { LeagueChange, NewLeague, TableSettings } from '@moonshot/protocol/server';
import { sheetOf } from '@moonshot/rules';
import { checkName } from '../../core/display-names.ts';
import { type ApiError, apiError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { ServerContext } from '../../domain/context.ts';
import { type OpenTableResult, openTable } from '../../domain/tables/open-table.ts';
import type { TableRegistry } from '../../domain/tables/registry.ts';
import { hostsSeats, whySettingsRefused } from '../../domain/tables/row/changes.ts';
import { orderProblem } from '../../domain/tables/row/orders.ts';
import type { LeagueRow } from '../../store/rows/league.ts';
import type { Spender } from '../../threads/jobs/processor-budgets.ts';
import { isOverNow } from './matches.ts';

const YEAR_MS = 366 * 86_400_000;

export type CreateLeagueResult =
  | { readonly ok: true; readonly league: string }
  | { readonly ok: false; readonly error: ApiError };

/** Creates a league with its first member. */
export async function make(context: ServerContext, by: Spender, asked: NewLeague): Promise<CreateLeagueResult> {
  const { env, store, config } = context;
  const named = checkName(asked.name, config);
  if (!named.ok) return named;
  const now = env.nowMs();
  const { order, end } = asked;
  const wrong = whyNoEnd(end, now) ?? (await orderProblem(context, order, order.seats, by));
  if (wrong !== undefined) return { ok: false, error: wrong };
  const league = { id: newId(env), name: named.name, order, end, ended: false, made: now, at: now };
  const written = await store.leagues.add(league, by.player, config.limits.leaguesPerPlayer);
  return written === 'written' ? { ok: true, league: league.id } : { ok: false, error: TOO_MANY };
}

const TOO_MANY = apiError('too-many', say => say.leagues);

const whyNoEnd = (end: NewLeague['end'], now: number): ApiError | undefined =>
  'until' in end && (end.until <= now || end.until > now + YEAR_MS)
    ? apiError('bad-rules', say => say.leagueEnd)
    : undefined;

/** Renames or ends a league for its owner. Returns undefined on success, otherwise the refusal. */
export async function change(
  { store, env, config }: ServerContext,
  { id }: LeagueRow,
  player: string,
  to: LeagueChange,
): Promise<ApiError | undefined> {
  const [owner] = await store.leagues.members(id);
  if (owner !== player) return apiError('not-host', say => say.league);
  if ('over' in to) {
    await store.leagues.change(id, { ended: true }, env.nowMs());
    return undefined;
  }
  const named = checkName(to.name, config);
  if (!named.ok) return named.error;
  await store.leagues.change(id, { name: named.name }, env.nowMs());
  return undefined;
}

/** Removes a member from a league for its owner. Returns undefined on success, otherwise the refusal. */
export async function putOut(
  { store }: ServerContext,
  { id }: LeagueRow,
  player: string,
  whom: string,
): Promise<ApiError | undefined> {
  const members = await store.leagues.members(id);
  if (members[0] !== player) return apiError('not-host', say => say.league);
  if (whom === player || !members.includes(whom)) return apiError('not-allowed', say => say.noMember);
  await store.leagues.putOut(id, whom);
  return undefined;
}

const whyOver = async (context: ServerContext, league: LeagueRow): Promise<ApiError | undefined> =>
  (await isOverNow(context, league)) ? apiError('not-now', say => say.leagueOver) : undefined;

/** Adds a member to a league. A member who joins again stays a member. */
export async function join(context: ServerContext, league: LeagueRow, player: string): Promise<ApiError | undefined> {
  const { store, env, config } = context;
  const { leaguePeople: people, leaguesPerPlayer: leagues } = config.limits;
  const wrong = await whyOver(context, league);
  if (wrong !== undefined) return wrong;
  if (league.out?.includes(player)) return apiError('not-allowed', say => say.putOut);
  const joined = await store.leagues.join(league.id, player, env.nowMs(), { people, leagues });
  return joined === 'full' ? apiError('table-full', say => say.league) : undefined;
}

/** Opens a table of the league with a member as host. */
export async function openFor(
  tables: TableRegistry,
  league: LeagueRow,
  host: string,
  settings: TableSettings,
): Promise<OpenTableResult> {
  const { context } = tables;
  const members = await context.store.leagues.members(league.id);
  const stranger = members.includes(host) ? undefined : apiError('not-allowed', say => say.member);
  const wrong = stranger ?? (await whyOver(context, league)) ?? whySettingsRefused(settings);
  if (wrong !== undefined) return { ok: false, error: wrong };
  const { game, overrides, length, seats } = league.order;
  const rules = sheetOf(game)?.version ?? 0;
  return openTable(tables, {
    ...{ host, game, rules, overrides, length, settings, league: league.id },
    seats: hostsSeats(host, seats),
  });
}
