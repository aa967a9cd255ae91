// Authenticates a hello: a person by ticket, or a program by the token of its seat.
import { PROTOCOL } from '@moonshot/wire/online/fields';
import type { Greeting } from '@moonshot/wire/online/to-server';
import { whyBanned } from '../bans.ts';
import { type No, no } from '../no.ts';
import { hashOf } from '../secrets.ts';
import type { Player, TableRow } from '../store/store.ts';
import type { Bearer, Tickets } from '../tickets.ts';
import type { World } from '../world.ts';

export type Admitted =
  | { readonly ok: true; readonly version: number; readonly bearer: Bearer; readonly name: string }
  | { readonly ok: false; readonly no: No };

const WRONG_VERSION = no('wrong-version', say => say.versions(PROTOCOL.oldest, PROTOCOL.newest));
const NO_TICKET = no('no-ticket', say => say.ticket);
const NO_TOKEN = no('no-ticket', say => say.token);
const NO_PAGE = no('no-ticket', say => say.page);
const GONE = no('no-ticket', say => say.player);

/**
 * Returns the principal of a hello, or a refusal. Spends the ticket. `fromPage` tells whether the socket sent
 * an Origin.
 */
export async function admit(
  world: World,
  tickets: Tickets,
  hello: Greeting,
  address: string,
  fromPage: boolean,
): Promise<Admitted> {
  const version = common(hello);
  if (version === undefined) return { ok: false, no: WRONG_VERSION };
  const whose = await ('token' in hello
    ? programOf(world, hello.token)
    : personOf(world, tickets, hello.ticket, fromPage));
  if ('no' in whose) return { ok: false, no: whose.no };
  const { player, bearer } = whose;
  const out = await whyOut(world, bearer, address);
  return out === undefined ? { ok: true, version, bearer, name: player.name } : { ok: false, no: out };
}

/**
 * Why the bearer may no longer connect: session over, token revoked or player banned. Checked again once the
 * socket is registered, so that no revocation in between is missed.
 */
export async function whyOut(world: World, bearer: Bearer, address: string): Promise<No | undefined> {
  const { player, outside, broughtBy } = bearer;
  if (!(await isSignedIn(world, bearer))) return outside ? NO_TOKEN : NO_TICKET;
  const banned = await whyBanned(world, player, address);
  return banned ?? (broughtBy === undefined ? undefined : await whyBanned(world, broughtBy, address));
}

/** A person needs an open session. A program needs a valid token and a bringer with an open session. */
async function isSignedIn({ store, env }: World, bearer: Bearer): Promise<boolean> {
  const { player, session, outside, broughtBy } = bearer;
  if (!outside) return (await store.players.session(session, env.nowMs()))?.id === player;
  if ((await store.players.bySecret(session))?.id !== player || broughtBy === undefined) return false;
  return (await store.players.sessions(broughtBy, env.nowMs())).length > 0;
}

type Whose = { readonly player: Player; readonly bearer: Bearer } | { readonly no: No };

async function programOf({ store }: World, token: string): Promise<Whose> {
  const session = hashOf(token);
  const player = await store.players.bySecret(session);
  const [row] = player?.kind === 'bot' ? await store.tables.of(player.id, 1) : [];
  if (player === undefined || row === undefined || row.state === 'over') return { no: NO_TOKEN };
  const broughtBy = player.broughtBy ?? bringerIn(row, player.id);
  const bearer = { player: player.id, session, outside: true };
  return { player, bearer: broughtBy === undefined ? bearer : { ...bearer, broughtBy } };
}

/** The player who brought the bot, from its seat. Needed for bots older than that column. */
function bringerIn({ seats }: TableRow, bot: string): string | undefined {
  const seat = seats.find(one => one.kind === 'person' && one.player === bot);
  return seat?.kind === 'person' ? seat.broughtBy : undefined;
}

async function personOf({ store }: World, tickets: Tickets, ticket: string, fromPage: boolean): Promise<Whose> {
  if (!fromPage) return { no: NO_PAGE };
  const bearer = await tickets.take(ticket);
  if (bearer === undefined) return { no: NO_TICKET };
  const player = await store.players.byId(bearer.player);
  return player === undefined ? { no: GONE } : { player, bearer };
}

/** The newest protocol version that both sides support. */
function common({ versions }: Greeting): number | undefined {
  const newest = Math.min(versions.newest, PROTOCOL.newest);
  return newest >= Math.max(versions.oldest, PROTOCOL.oldest) ? newest : undefined;
}
