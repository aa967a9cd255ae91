// Applies the budgets of processor time to requests. Over budget, a request is refused; otherwise its time is
// charged.
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../api/http-context.ts';
import { spenderOf } from '../../api/requester.ts';
import { apiError } from '../../core/errors.ts';
import { API, isUnder, OPEN_DATA } from '../../core/network/request-paths.ts';
import type { ServerContext } from '../../domain/context.ts';
import { measureBlocking } from '../../threads/jobs/processor-budgets.ts';

const ADMIN = '/api/admin/';

const TOO_MUCH = apiError('too-many', say => say.work);

/** Adds the check of the budget. It runs after the body is parsed, and never refuses the operator. */
export function addProcessorBudgets(server: FastifyInstance, context: ServerContext): void {
  const { budgets, env } = context;
  server.addHook('preValidation', async (request, reply) => {
    if (isUnder(ADMIN, request) || !(isUnder(API, request) || isUnder(OPEN_DATA, request))) return undefined;
    const by = await spenderOf(context, request);
    const retryAfterMs = budgets.waitMs(by);
    if (retryAfterMs > 0) return refuse(reply, { ...TOO_MUCH, retryAfterMs });
    measureBlocking(env, ms => budgets.spend(by, ms));
    return undefined;
  });
}
