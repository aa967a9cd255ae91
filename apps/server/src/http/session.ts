// Sessions: a token in a cookie that no script can read. Only its hash is stored.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DAY_MS } from '../days.ts';
import { type No, no } from '../no.ts';
import { originFor } from '../origins.ts';
import { type Place, placeOf } from '../passkeys/place.ts';
import { hashOf, newSecret } from '../secrets.ts';
import type { Player } from '../store/store.ts';
import type { World } from '../world.ts';
import { type Desk, refuse } from './desk.ts';

const SESSION = 'sid';

export interface Session {
  readonly player: Player;
  readonly session: string; // the hash of its token
}

export const NO_SESSION = no('no-ticket', say => say.session);
export const STALE = no('stale-sign-in', say => say.account);
const IN_THE_OPEN = no('not-allowed', say => say.open);
export const NO_PASSKEYS = no('not-allowed', say => say.passkeys);

const ownOrigin = ({ config }: World, { headers }: FastifyRequest): string | undefined =>
  originFor(headers.host, config.origins);

/** Why no session is possible at this address; undefined if it is private or behind TLS. */
export function whyUnknowable(world: World, request: FastifyRequest): No | undefined {
  return ownOrigin(world, request) === undefined ? IN_THE_OPEN : undefined;
}

const isSecure = (world: World, request: FastifyRequest): boolean =>
  ownOrigin(world, request)?.startsWith('https:') ?? false;

/** The domain for passkeys of a request's page; undefined if browsers do not support them there. */
export const placeHere = (world: World, request: FastifyRequest): Place | undefined =>
  placeOf(ownOrigin(world, request));

/**
 * Behind TLS the `__Host-` prefix makes the browser protect the cookie. Plain HTTP on a private address
 * cannot use it.
 */
const fullName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** The value of our cookie, if any. Behind TLS only the `__Host-` name, which no sibling domain can set. */
export const cookieIn = (world: World, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[fullName(name, isSecure(world, request))];

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly ms: number; // until the browser forgets it
}

/** Sets a cookie that no script can read. */
export function giveCookie(world: World, request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  const secure = isSecure(world, request);
  reply.setCookie(fullName(cookie.name, secure), cookie.value, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
    maxAge: Math.floor(cookie.ms / 1000),
  });
}

/** Deletes one of our cookies. */
export function dropCookie(world: World, request: FastifyRequest, reply: FastifyReply, name: string = SESSION): void {
  const secure = isSecure(world, request);
  reply.clearCookie(fullName(name, secure), { path: '/', secure, httpOnly: true, sameSite: 'lax' });
}

const sessions = new WeakMap<FastifyRequest, Promise<Session | undefined>>();

/** The session of a request, read once per request; undefined if there is none. */
export function sessionOf(world: World, request: FastifyRequest): Promise<Session | undefined> {
  const session = sessions.get(request) ?? readSession(world, request);
  sessions.set(request, session);
  return session;
}

/** The id of the requesting player; empty without a session. */
export const playerOf = async (world: World, request: FastifyRequest): Promise<string> =>
  (await sessionOf(world, request))?.player.id ?? '';

async function readSession(world: World, request: FastifyRequest): Promise<Session | undefined> {
  const { store, env } = world;
  const token = cookieIn(world, request, SESSION);
  if (token === undefined) return undefined;
  const session = hashOf(token);
  const player = await store.players.session(session, env.nowMs());
  return player && { player, session };
}

type Handler<Schema extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  RouteGenericInterface,
  unknown,
  Schema,
  ZodTypeProvider,
  FastifyBaseLogger
>;

type Answer<Schema extends FastifySchema> = (
  mine: Session,
  ...asked: Parameters<Handler<Schema>>
) => ReturnType<Handler<Schema>>;

/** Wraps the handler of a route that needs a session. Without one it refuses before anything else. */
export const asPerson =
  <Schema extends FastifySchema>(world: World, answer: Answer<Schema>): Handler<Schema> =>
  (request, reply) => {
    const answered = sessionOf(world, request).then(mine =>
      mine === undefined ? refuse(reply, NO_SESSION) : answer(mine, request, reply),
    );
    return answered as ReturnType<typeof answer>; // TypeScript does not resolve it for an open schema
  };

/** Closes a session and its sockets; with the player's last session also the sockets of their bots. */
export async function endSession({ world, sockets }: Desk, { player, session }: Session): Promise<void> {
  const wasLast = await world.store.players.closeSession(session);
  sockets().closeOf(player.id, wasLast ? undefined : session);
}

/** Like `asSignedIn`, for routes that change how to sign in: an older session may have been stolen. */
export const asSignedInNow = <Schema extends FastifySchema>(
  { world, signIns }: Pick<Desk, 'world' | 'signIns'>,
  answer: Answer<Schema>,
): Handler<Schema> =>
  asPerson<Schema>(world, (mine, request, reply) => {
    const answered = signIns
      .isRecent(mine.session)
      .then(recent => (recent ? answer(mine, request, reply) : refuse(reply, STALE)));
    return answered as ReturnType<typeof answer>; // TypeScript does not resolve it for an open schema
  });

/** Opens a session and sets its cookie. Ends the player's oldest session if there are too many. */
export async function openSession(
  { world, sockets, signIns }: Pick<Desk, 'world' | 'sockets' | 'signIns'>,
  request: FastifyRequest,
  reply: FastifyReply,
  player: string,
): Promise<void> {
  const { env, store, config } = world;
  const token = newSecret(env);
  const ms = config.limits.sessionDays * DAY_MS;
  const most = config.limits.sessionsPerPlayer;
  const ended = await store.players.openSession(hashOf(token), player, env.nowMs() + ms, most);
  await signIns.note(hashOf(token), player);
  for (const session of ended) sockets().closeOf(player, session);
  giveCookie(world, request, reply, { name: SESSION, value: token, ms });
}
