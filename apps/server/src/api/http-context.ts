// The context shared by the HTTP routes, and functions that send refusals.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type ApiError, STATUS, toProblemDetails } from '../core/errors.ts';
import { languageIn, type ServerCatalog, SPOKEN } from '../core/languages.ts';
import type { ServerContext } from '../domain/context.ts';
import type { SignIns } from '../domain/sign-in/recent-sign-ins.ts';
import type { Tickets } from '../domain/sign-in/tickets.ts';
import type { JoinCodes } from '../domain/tables/join-codes.ts';
import type { TableRegistry } from '../domain/tables/registry.ts';
import type { Ban } from '../store/store.ts';

/** Closes sockets of connected clients. */
export interface Sockets {
  /** Closes the sockets of one session, or of a player and the player's bots if no session is given. */
  closeOf(player: string, session?: string): void;
  /** Closes the sockets of a banned player and their bots, or of a banned address or network. */
  banish(kind: Ban['kind'], who: string): void;
  /** Closes all sockets and tells each client when to reconnect. */
  stop(): Promise<void>;
}

export interface HttpContext {
  readonly context: ServerContext;
  readonly tables: TableRegistry;
  readonly tickets: Tickets;
  readonly codes: JoinCodes;
  readonly signIns: SignIns;
  readonly sockets: () => Sockets;
}

/** The HTTP server, whose routes are typed by their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The server's messages in the language that the request accepts. */
export const wordsFor = ({ headers }: Pick<FastifyRequest, 'headers'>): ServerCatalog =>
  SPOKEN[languageIn(headers['accept-language'])];

/** Sends a refusal with the HTTP status of its code, or with the given status. */
export function refuse(reply: FastifyReply, refusal: ApiError, status = STATUS[refusal.code]): FastifyReply {
  if (refusal.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfterMs / 1000));
  return reply.code(status).send(toProblemDetails(refusal, wordsFor(reply.request).errors));
}

/** A function that adds routes to the HTTP server. */
export type AddRoutes = (api: Api, http: HttpContext) => void;
