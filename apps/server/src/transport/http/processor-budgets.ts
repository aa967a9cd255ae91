// Processor budgets of requests: a request over budget is refused, and each response is charged.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../api/http-context.ts';
import { playerOf } from '../../api/session.ts';
import { apiError } from '../../core/errors.ts';
import { networkOf } from '../../core/network/client-network.ts';
import { API, isUnder } from '../../core/network/request-paths.ts';
import type { ServerContext } from '../../domain/context.ts';
import { OPEN_DATA } from '../../features/open-data/routes.ts';
import { type Spender, whileHeld } from '../../threads/jobs/processor-budgets.ts';

const ADMIN = '/api/admin/';

const TOO_MUCH = apiError('too-many', say => say.work);

/** Who pays for the work of a request. */
export const spenderOf = async (context: ServerContext, request: FastifyRequest): Promise<Spender> => ({
  player: await playerOf(context, request),
  network: networkOf(request.ip),
});

/** Adds the budget check after the body is parsed. The operator is never refused. */
export function addWork(server: FastifyInstance, context: ServerContext): void {
  const { budgets, env } = context;
  server.addHook('preValidation', async (request, reply) => {
    if (isUnder(ADMIN, request) || !(isUnder(API, request) || isUnder(OPEN_DATA, request))) return undefined;
    const by = await spenderOf(context, request);
    const retryAfterMs = budgets.waitMs(by);
    if (retryAfterMs > 0) return refuse(reply, { ...TOO_MUCH, retryAfterMs });
    whileHeld(env, ms => budgets.spend(by, ms));
    return undefined;
  });
}

/** The key for rate limits: the player if signed in, else the address. */
export const countedBy = async (context: ServerContext, request: FastifyRequest): Promise<string> =>
  (await playerOf(context, request)) || addressOf(request);

/** The key for actions that could create many identities: the address, even if signed in. */
export const addressOf = (request: FastifyRequest): string => `address ${networkOf(request.ip)}`;
