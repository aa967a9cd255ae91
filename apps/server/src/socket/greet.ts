// Whom a hello lets in: a person with a ticket, or a program with the token of a bot's seat.
import { PROTOCOL } from '@moonshot/wire/online/fields';
import type { Greeting } from '@moonshot/wire/online/to-server';
import { whyBanned } from '../bans.ts';
import { type No, no } from '../no.ts';
import { hashOf } from '../secrets.ts';
import type { Player } from '../store/store.ts';
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

/** Who says hello. A ticket is spent by that; `fromPage` says whether the socket told an Origin. */
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
  const { id, name, kind } = whose.player;
  const banned = await whyBanned(world, id, address); // asked last: a ban from now on finds the socket known
  if (banned !== undefined) return { ok: false, no: banned };
  return { ok: true, version, bearer: { player: id, session: whose.session, outside: kind === 'bot' }, name };
}

type Whose = { readonly player: Player; readonly session: string } | { readonly no: No };

async function programOf({ store }: World, token: string): Promise<Whose> {
  const session = hashOf(token);
  const player = await store.players.bySecret(session);
  return player?.kind === 'bot' ? { player, session } : { no: NO_TOKEN };
}

async function personOf({ store }: World, tickets: Tickets, ticket: string, fromPage: boolean): Promise<Whose> {
  if (!fromPage) return { no: NO_PAGE };
  const bearer = await tickets.take(ticket);
  if (bearer === undefined) return { no: NO_TICKET };
  const player = await store.players.byId(bearer.player);
  return player === undefined ? { no: GONE } : { player, session: bearer.session };
}

/** The newest version that both speak. */
function common({ versions }: Greeting): number | undefined {
  const newest = Math.min(versions.newest, PROTOCOL.newest);
  return newest >= Math.max(versions.oldest, PROTOCOL.oldest) ? newest : undefined;
}
