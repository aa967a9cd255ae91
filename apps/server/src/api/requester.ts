// Determines to whom a request is charged: its player, or the network that it comes from.
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../core/network/client-network.ts';
import type { ServerContext } from '../domain/context.ts';
import type { Spender } from '../threads/jobs/processor-budgets.ts';
import { playerOf } from './session.ts';

/** The player and network to whom the processor time of a request is charged. */
export const spenderOf = async (context: ServerContext, request: FastifyRequest): Promise<Spender> => ({
  player: await playerOf(context, request),
  network: networkOf(request.ip),
});

/**
 * The key under which rate limits count a request: the player if signed in, otherwise the network of the
 * address.
 */
export const countedBy = async (context: ServerContext, request: FastifyRequest): Promise<string> =>
  (await playerOf(context, request)) || addressOf(request);

/** The key under which rate limits count a request by its network, even if the player is signed in. */
export const addressOf = (request: FastifyRequest): string => `address ${networkOf(request.ip)}`;
