// Creates and changes leagues and opens their tables, or refuses.
import { sheetOf } from '@moonshot/rules/games';
import type { TableSettings } from '@moonshot/wire/online/fields';
import type { LeagueChange, NewLeague } from '@moonshot/wire/online/leagues';
import type { Spender } from '../jobs/budgets.ts';
import { checkName } from '../names.ts';
import { type No, no } from '../no.ts';
import { newId } from '../secrets.ts';
import type { LeagueRow } from '../store/league-row.ts';
import { hostsSeats, whyNotSettled } from '../tables/changes.ts';
import { type Opened, openTable } from '../tables/opening.ts';
import { whyNotHad } from '../tables/orders.ts';
import type { Tables } from '../tables/registry.ts';
import type { World } from '../world.ts';
import { leagueIsOver } from './noting.ts';

const YEAR_MS = 366 * 86_400_000;

export type Made = { readonly ok: true; readonly league: string } | { readonly ok: false; readonly no: No };

/** Creates a league with its first member. */
export async function make(world: World, by: Spender, asked: NewLeague): Promise<Made> {
  const { env, store, config } = world;
  const named = checkName(asked.name, config);
  if (!named.ok) return named;
  const now = env.nowMs();
  const { order, end } = asked;
  const wrong = whyNoEnd(end, now) ?? (await whyNotHad(world, order, order.seats, by));
  if (wrong !== undefined) return { ok: false, no: wrong };
  const league = { id: newId(env), name: named.name, order, end, ended: false, made: now, at: now };
  const written = await store.leagues.add(league, by.player, config.limits.leaguesPerPlayer);
  return written === 'written' ? { ok: true, league: league.id } : { ok: false, no: TOO_MANY };
}

const TOO_MANY = no('too-many', say => say.leagues);

const whyNoEnd = (end: NewLeague['end'], now: number): No | undefined =>
  'until' in end && (end.until <= now || end.until > now + YEAR_MS) ? no('bad-rules', say => say.leagueEnd) : undefined;

/** Renames or ends a league for its owner. Returns undefined on success. */
export async function change(
  { store, env, config }: World,
  { id }: LeagueRow,
  player: string,
  to: LeagueChange,
): Promise<No | undefined> {
  const [owner] = await store.leagues.members(id);
  if (owner !== player) return no('not-host', say => say.league);
  if ('over' in to) {
    await store.leagues.change(id, { ended: true }, env.nowMs());
    return undefined;
  }
  const named = checkName(to.name, config);
  if (!named.ok) return named.no;
  await store.leagues.change(id, { name: named.name }, env.nowMs());
  return undefined;
}

/** Removes a member on behalf of the owner. Returns undefined on success. */
export async function putOut(
  { store }: World,
  { id }: LeagueRow,
  player: string,
  whom: string,
): Promise<No | undefined> {
  const members = await store.leagues.members(id);
  if (members[0] !== player) return no('not-host', say => say.league);
  if (whom === player || !members.includes(whom)) return no('not-allowed', say => say.noMember);
  await store.leagues.putOut(id, whom);
  return undefined;
}

const whyOver = async ({ store, env }: World, league: LeagueRow): Promise<No | undefined> => {
  const played = (await store.leagues.matches(league.id)).length;
  return leagueIsOver(league, played, env.nowMs()) ? no('not-now', say => say.leagueOver) : undefined;
};

/** Adds a member. Joining again has no effect. */
export async function join(world: World, league: LeagueRow, player: string): Promise<No | undefined> {
  const { store, env, config } = world;
  const { leaguePeople: people, leaguesPerPlayer: leagues } = config.limits;
  const wrong = await whyOver(world, league);
  if (wrong !== undefined) return wrong;
  if (league.out?.includes(player)) return no('not-allowed', say => say.putOut);
  const joined = await store.leagues.join(league.id, player, env.nowMs(), { people, leagues });
  return joined === 'full' ? no('table-full', say => say.league) : undefined;
}

/** Opens a table of the league with a member as host. */
export async function openFor(
  tables: Tables,
  league: LeagueRow,
  host: string,
  settings: TableSettings,
): Promise<Opened> {
  const { world } = tables;
  const members = await world.store.leagues.members(league.id);
  const stranger = members.includes(host) ? undefined : no('not-allowed', say => say.member);
  const wrong = stranger ?? (await whyOver(world, league)) ?? whyNotSettled(settings);
  if (wrong !== undefined) return { ok: false, no: wrong };
  const { game, overrides, length, seats } = league.order;
  const rules = sheetOf(game)?.version ?? 0;
  return openTable(tables, {
    ...{ host, game, rules, overrides, length, settings, league: league.id },
    seats: hostsSeats(host, seats),
  });
}
