// Whose request it is: a session's token in a cookie that no script can read, kept here as its hash alone.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type No, no } from '../no.ts';
import { originFor } from '../origins.ts';
import { hashOf, newSecret } from '../secrets.ts';
import type { Player } from '../store/store.ts';
import type { World } from '../world.ts';

/** Behind TLS the browser itself refuses to give the cookie to anybody else; plain HTTP on a private address has a lesser one. */
const COOKIE = { secure: '__Host-sid', plain: 'sid' } as const;

const DAY_MS = 86_400_000;

export interface Session {
  readonly player: Player;
  readonly session: string; // the hash of its token
}

export const NO_SESSION = no('no-ticket', say => say.session);
export const IN_THE_OPEN = no('not-allowed', say => say.open);

const ownOrigin = ({ config }: World, { headers }: FastifyRequest): string | undefined =>
  originFor(headers.host, config.origins);

/** Why nobody can be known at this address; undefined where it is private or behind TLS. */
export function whyUnknowable(world: World, request: FastifyRequest): No | undefined {
  return ownOrigin(world, request) === undefined ? IN_THE_OPEN : undefined;
}

const isSecure = (world: World, request: FastifyRequest): boolean =>
  ownOrigin(world, request)?.startsWith('https:') ?? false;

/** Whose the request is; undefined where it is nobody's. */
export async function sessionOf({ store, env }: World, request: FastifyRequest): Promise<Session | undefined> {
  const token = request.cookies[COOKIE.secure] ?? request.cookies[COOKIE.plain];
  if (token === undefined) return undefined;
  const session = hashOf(token);
  const player = await store.players.session(session, env.nowMs());
  return player && { player, session };
}

/** Opens a session and gives its token to the browser. */
export async function openSession(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  player: string,
): Promise<void> {
  const { env, store, config } = world;
  const token = newSecret(env);
  const lastsMs = config.limits.sessionDays * DAY_MS;
  await store.players.openSession(hashOf(token), player, env.nowMs() + lastsMs);
  const secure = isSecure(world, request);
  reply.setCookie(secure ? COOKIE.secure : COOKIE.plain, token, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
    maxAge: Math.floor(lastsMs / 1000),
  });
}

export function dropCookies(world: World, request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(world, request);
  reply.clearCookie(secure ? COOKIE.secure : COOKIE.plain, { path: '/', secure, httpOnly: true, sameSite: 'lax' });
}
