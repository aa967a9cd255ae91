// Handles a client's hello: it authenticates a person by a ticket, or a program by the token of its seat.
import { type Greeting, PROTOCOL } from '@moonshot/protocol/server';
import { type ApiError, apiError } from '../../core/errors.ts';
import { hashOf } from '../../core/ids.ts';
import { whyBanned } from '../../domain/conduct/bans.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { Principal, Tickets } from '../../domain/sign-in/tickets.ts';
import type { Player, TableRow } from '../../store/store.ts';

export type HandshakeResult =
  | { readonly ok: true; readonly version: number; readonly principal: Principal; readonly name: string }
  | { readonly ok: false; readonly error: ApiError };

const WRONG_VERSION = apiError('wrong-version', say => say.versions(PROTOCOL.oldest, PROTOCOL.newest));
const NO_TICKET = apiError('no-ticket', say => say.ticket);
const NO_TOKEN = apiError('no-ticket', say => say.token);
const NO_PAGE = apiError('no-ticket', say => say.page);
const GONE = apiError('no-ticket', say => say.player);

/**
 * Returns who the client is (its principal), or a refusal. A ticket becomes invalid when it is used.
 * `fromPage` says whether the socket sent an Origin header.
 */
export async function admit(
  context: ServerContext,
  tickets: Tickets,
  hello: Greeting,
  address: string,
  fromPage: boolean,
): Promise<HandshakeResult> {
  const version = commonVersion(hello);
  if (version === undefined) return { ok: false, error: WRONG_VERSION };
  const whose = await ('token' in hello
    ? programOf(context, hello.token)
    : personOf(context, tickets, hello.ticket, fromPage));
  if ('error' in whose) return { ok: false, error: whose.error };
  const { player, principal } = whose;
  const out = await whyOut(context, principal, address);
  return out === undefined ? { ok: true, version, principal, name: player.name } : { ok: false, error: out };
}

/**
 * Why a player or program may not be connected: the session has ended, the token is revoked, or a ban
 * applies. This is checked again after the socket has been registered, so that no revocation in between is
 * missed.
 */
export async function whyOut(
  context: ServerContext,
  principal: Principal,
  address: string,
): Promise<ApiError | undefined> {
  const { player, outside, broughtBy } = principal;
  if (!(await isSignedIn(context, principal))) return outside ? NO_TOKEN : NO_TICKET;
  const banned = await whyBanned(context, player, address);
  return banned ?? (broughtBy === undefined ? undefined : await whyBanned(context, broughtBy, address));
}

/**
 * Whether the principal is still signed in. A person needs an open session. A program needs a valid token,
 * and the player who brought it must have an open session.
 */
async function isSignedIn({ store, env }: ServerContext, principal: Principal): Promise<boolean> {
  const { player, session, outside, broughtBy } = principal;
  if (!outside) return (await store.players.session(session, env.nowMs()))?.id === player;
  if ((await store.players.bySecret(session))?.id !== player || broughtBy === undefined) return false;
  return (await store.players.sessions(broughtBy, env.nowMs())).length > 0;
}

type Whose = { readonly player: Player; readonly principal: Principal } | { readonly error: ApiError };

async function programOf({ store }: ServerContext, token: string): Promise<Whose> {
  const session = hashOf(token);
  const player = await store.players.bySecret(session);
  const [row] = player?.kind === 'bot' ? await store.tables.of(player.id, 1) : [];
  if (player === undefined || row === undefined || row.state === 'over') return { error: NO_TOKEN };
  const broughtBy = player.broughtBy ?? bringerIn(row, player.id);
  const bearer = { player: player.id, session, outside: true };
  return { player, principal: broughtBy === undefined ? bearer : { ...bearer, broughtBy } };
}

/**
 * The player who brought an outside bot, according to its seat. The accounts of older bots do not contain
 * that player.
 */
function bringerIn({ seats }: TableRow, bot: string): string | undefined {
  const seat = seats.find(one => one.kind === 'person' && one.player === bot);
  return seat?.kind === 'person' ? seat.broughtBy : undefined;
}

async function personOf({ store }: ServerContext, tickets: Tickets, ticket: string, fromPage: boolean): Promise<Whose> {
  if (!fromPage) return { error: NO_PAGE };
  const principal = await tickets.take(ticket);
  if (principal === undefined) return { error: NO_TICKET };
  const player = await store.players.byId(principal.player);
  return player === undefined ? { error: GONE } : { player, principal };
}

/** The newest protocol version that both sides support; undefined if there is none. */
export function commonVersion({ versions }: Greeting): number | undefined {
  const newest = Math.min(versions.newest, PROTOCOL.newest);
  return newest >= Math.max(versions.oldest, PROTOCOL.oldest) ? newest : undefined;
}
