// Code shared by the operator's routes and the metrics: rate limits by address, and a limit on wrong tokens.
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { refuse } from '../../../api/http-context.ts';
import { addressOf } from '../../../api/requester.ts';
import { problem } from '../../../api/schemas.ts';
import { tooOften } from '../../../core/errors.ts';
import { networkOf } from '../../../core/network/client-network.ts';
import { ratesByNetwork } from '../../../core/network/rate-limits.ts';
import type { ServerContext } from '../../../domain/context.ts';
import { isOperator } from '../../../domain/sign-in/operator-token.ts';

const MINUTE_MS = 60_000;

/**
 * The rate limit of a route for monitoring or for the operator. It counts separately from the address's other
 * requests.
 */
export const monitoringLimit = ({ limits }: ServerContext['config']) => ({
  rateLimit: { max: limits.probesPerMinute, timeWindow: MINUTE_MS, keyGenerator: addressOf },
});

/**
 * Creates a hook that answers requests without the right token as if the address did not exist. Wrong tokens
 * are counted by network. After too many, requests with a token from that network are refused for a while.
 */
export function withToken(
  { env, config }: ServerContext,
  isShown: (request: FastifyRequest) => Promise<boolean> | boolean,
) {
  const wrong = ratesByNetwork(env, config.limits.wrongTokensPerMinute, MINUTE_MS);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const network = networkOf(request.ip);
    const retryAfterMs = wrong.waitMs(network);
    const shows = request.headers.authorization !== undefined;
    if (shows && retryAfterMs > 0) return refuse(reply, tooOften(retryAfterMs));
    if (await isShown(request)) return undefined;
    if (shows) wrong.spend(network, 1);
    reply.callNotFound();
    return reply;
  };
}

/** The options that every operator route has. */
export const behindToken = (context: ServerContext) => ({
  config: monitoringLimit(context.config),
  onRequest: withToken(context, ({ headers }) => isOperator(context, headers.authorization)),
});

export type Behind = ReturnType<typeof behindToken>;

/** The properties that every operator route has in the API description. */
export const OPERATOR = { tags: ['operator'], security: [{ operator: [] }] };

/** The response schemas of the operator's actions. */
export const answers = { 204: z.null(), '4xx': problem };

/** The schema of the operator's note, which is stored in the audit log. */
export const note = z.string().trim().max(300);
