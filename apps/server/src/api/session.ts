// Sessions: each is a token in an HttpOnly cookie. The server stores only the token's hash.
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
import { type ApiError, apiError } from '../core/errors.ts';
import { hashOf, newSecret } from '../core/ids.ts';
import { originFor } from '../core/network/origins.ts';
import { DAY_MS } from '../core/utc-days.ts';
import type { ServerContext } from '../domain/context.ts';
import type { Player } from '../store/store.ts';
import { type HttpContext, refuse } from './http-context.ts';

const SESSION = 'sid';

export interface Session {
  readonly player: Player;
  readonly session: string; // the hash of the session's token
}

export const NO_SESSION = apiError('no-ticket', say => say.session);
export const STALE = apiError('stale-sign-in', say => say.account);
const IN_THE_OPEN = apiError('not-allowed', say => say.open);

/**
 * The origin through which a request reached the server; undefined if it is not one of the server's origins.
 */
export const ownOrigin = ({ config }: ServerContext, { headers }: FastifyRequest): string | undefined =>
  originFor(headers.host, config.origins);

/**
 * Returns the refusal if a session would be unsafe: the request came through an address that is neither
 * private nor a configured origin. Returns undefined for all other requests.
 */
export function whyUnknowable(context: ServerContext, request: FastifyRequest): ApiError | undefined {
  return ownOrigin(context, request) === undefined ? IN_THE_OPEN : undefined;
}

const isSecure = (context: ServerContext, request: FastifyRequest): boolean =>
  ownOrigin(context, request)?.startsWith('https:') ?? false;

/**
 * The full name of a cookie. Behind TLS the prefix `__Host-` makes the browser protect it; plain HTTP on a
 * private address cannot use the prefix.
 */
const fullName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/**
 * The value of one of the server's cookies, if any. Behind TLS only the `__Host-` name is read, which no
 * sibling domain can set.
 */
export const cookieIn = (context: ServerContext, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[fullName(name, isSecure(context, request))];

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly ms: number; // milliseconds until the browser deletes the cookie
}

/** Sets an HttpOnly cookie. */
export function giveCookie(context: ServerContext, request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  const secure = isSecure(context, request);
  reply.setCookie(fullName(cookie.name, secure), cookie.value, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
    maxAge: Math.floor(cookie.ms / 1000),
  });
}

/** Deletes one of the server's cookies. */
export function dropCookie(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string = SESSION,
): void {
  const secure = isSecure(context, request);
  reply.clearCookie(fullName(name, secure), { path: '/', secure, httpOnly: true, sameSite: 'lax' });
}

const sessions = new WeakMap<FastifyRequest, Promise<Session | undefined>>();

/** The session of a request; undefined if the request has none. The store is asked once per request. */
export function sessionOf(context: ServerContext, request: FastifyRequest): Promise<Session | undefined> {
  const session = sessions.get(request) ?? readSession(context, request);
  sessions.set(request, session);
  return session;
}

/** The id of the requesting player; empty without a session. */
export const playerOf = async (context: ServerContext, request: FastifyRequest): Promise<string> =>
  (await sessionOf(context, request))?.player.id ?? '';

async function readSession(context: ServerContext, request: FastifyRequest): Promise<Session | undefined> {
  const { store, env } = context;
  const token = cookieIn(context, request, SESSION);
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

/**
 * Wraps the handler of a route that needs a session. Without a session, the route refuses before the handler
 * checks anything else.
 */
export const asPerson =
  <Schema extends FastifySchema>(context: ServerContext, answer: Answer<Schema>): Handler<Schema> =>
  (request, reply) => {
    const answered = sessionOf(context, request).then(mine =>
      mine === undefined ? refuse(reply, NO_SESSION) : answer(mine, request, reply),
    );
    return answered as ReturnType<typeof answer>; // TypeScript cannot resolve this type of a generic schema
  };

/**
 * Closes a session and its sockets. If the player has no other session, also closes the sockets of the
 * player's bots.
 */
export async function endSession({ context, sockets }: HttpContext, { player, session }: Session): Promise<void> {
  const wasLast = await context.store.players.closeSession(session, context.env.nowMs());
  sockets().closeOf(player.id, wasLast ? undefined : session);
}

/**
 * Like `asPerson`, but also requires a recent sign-in. Routes that change how a player signs in use this
 * wrapper, because the cookie of an older session may have been stolen.
 */
export const asSignedInNow = <Schema extends FastifySchema>(
  { context, signIns }: Pick<HttpContext, 'context' | 'signIns'>,
  answer: Answer<Schema>,
): Handler<Schema> =>
  asPerson<Schema>(context, (mine, request, reply) => {
    const answered = signIns
      .isRecent(mine.session)
      .then(recent => (recent ? answer(mine, request, reply) : refuse(reply, STALE)));
    return answered as ReturnType<typeof answer>; // TypeScript cannot resolve this type of a generic schema
  });

/** Opens a session and sets its cookie. If the player has too many sessions, ends the oldest. */
export async function openSession(
  { context, sockets, signIns }: Pick<HttpContext, 'context' | 'sockets' | 'signIns'>,
  request: FastifyRequest,
  reply: FastifyReply,
  player: string,
): Promise<void> {
  const { env, store, config } = context;
  const token = newSecret(env);
  const ms = config.limits.sessionDays * DAY_MS;
  const most = config.limits.sessionsPerPlayer;
  const ended = await store.players.openSession(hashOf(token), player, env.nowMs() + ms, most);
  await signIns.note(hashOf(token), player);
  for (const session of ended) sockets().closeOf(player, session);
  giveCookie(context, request, reply, { name: SESSION, value: token, ms });
}
