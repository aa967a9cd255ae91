// Turns away, before any route of the interface, whoever is banned; the operator's own routes stay open.
import type { FastifyInstance } from 'fastify';
import { whyBanned } from '../bans.ts';
import type { World } from '../world.ts';
import { refuse } from './desk.ts';
import { sessionOf } from './session.ts';

/** Adds the look at who comes, after the cookies are read. */
export function addBans(server: FastifyInstance, world: World): void {
  server.addHook('preHandler', async (request, reply) => {
    const { url } = request;
    if (!url.startsWith('/api/') || url.startsWith('/api/admin/')) return undefined;
    const player = (await sessionOf(world, request))?.player.id ?? null;
    const banned = await whyBanned(world, player, request.ip);
    return banned === undefined ? undefined : refuse(reply, banned);
  });
}
