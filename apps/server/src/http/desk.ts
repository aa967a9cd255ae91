// The context that the HTTP routes share, and their refusals.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { JoinCodes } from '../codes.ts';
import { languageIn, SPOKEN } from '../languages.ts';
import { type ApiError, STATUS, toProblemDetails } from '../no.ts';
import type { Challenges } from '../passkeys/challenges.ts';
import type { SignIns } from '../sign-ins.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Tickets } from '../tickets.ts';
import type { Tournaments } from '../tournaments/course.ts';
import type { ApiErrorWords } from '../words/en.ts';
import type { ServerContext } from '../world.ts';

export interface HttpContext {
  readonly context: ServerContext;
  readonly tables: TableRegistry;
  readonly tickets: Tickets;
  readonly tournaments: Tournaments;
  readonly codes: JoinCodes;
  readonly challenges: Challenges;
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

/** The server's texts in the language of the request. */
export const wordsFor = ({ headers }: FastifyRequest): ApiErrorWords =>
  SPOKEN[languageIn(headers['accept-language'])].no;

/** Sends a refusal with the status of its code, or another one. */
export function refuse(reply: FastifyReply, refusal: ApiError, status = STATUS[refusal.code]): FastifyReply {
  if (refusal.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfterMs / 1000));
  return reply.code(status).send(toProblemDetails(refusal, wordsFor(reply.request)));
}
