// What requests cost: whoever has had more of the processor than they may waits, and each answer is counted.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Spender, whileHeld } from '../jobs/budgets.ts';
import { networkOf } from '../networks.ts';
import { no } from '../no.ts';
import { API, isUnder } from '../paths.ts';
import type { World } from '../world.ts';
import { refuse } from './desk.ts';
import { OPEN_DATA } from './open-data.ts';
import { playerOf } from './session.ts';

const ADMIN = '/api/admin/';

const TOO_MUCH = no('too-many', say => say.work);

/** Whom it costs what is done for the request. */
export const spenderOf = async (world: World, request: FastifyRequest): Promise<Spender> => ({
  player: await playerOf(world, request),
  network: networkOf(request.ip),
});

/** Adds the look at budgets, once the body is read; the operator is never turned away. */
export function addWork(server: FastifyInstance, world: World): void {
  const { budgets, env } = world;
  server.addHook('preValidation', async (request, reply) => {
    if (isUnder(ADMIN, request) || !(isUnder(API, request) || isUnder(OPEN_DATA, request))) return undefined;
    const by = await spenderOf(world, request);
    const retryAfterMs = budgets.waitMs(by);
    if (retryAfterMs > 0) return refuse(reply, { ...TOO_MUCH, retryAfterMs });
    whileHeld(env, ms => budgets.spend(by, ms));
    return undefined;
  });
}

/** By whom requests are counted: whoever is signed in by themselves, all others by their address. */
export const countedBy = async (world: World, request: FastifyRequest): Promise<string> =>
  (await playerOf(world, request)) || addressOf(request);

/** Counted by the address whoever asks: of what would let one person be many. */
export const addressOf = (request: FastifyRequest): string => `address ${networkOf(request.ip)}`;
