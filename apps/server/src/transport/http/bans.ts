// Refuses API requests of banned clients before the route runs. The operator's routes and the routes for a
// player's own data stay open.
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../api/http-context.ts';
import { sessionOf } from '../../api/session.ts';
import { API, isUnder } from '../../core/network/request-paths.ts';
import { whyBanned } from '../../domain/conduct/bans.ts';
import type { ServerContext } from '../../domain/context.ts';

const ADMIN = '/api/admin/';

/**
 * The routes that banned players may still use, because everybody may read and delete their own data. Signing
 * in is one of these routes.
 */
const OPEN: ReadonlySet<string> = new Set([
  'POST /api/sessions',
  'DELETE /api/sessions',
  'POST /api/passkeys/sign-in/options',
  'POST /api/passkeys/sign-in',
  'GET /api/passkeys',
  'DELETE /api/passkeys/:passkey',
  'GET /api/me',
  'GET /api/me/export',
  'DELETE /api/me',
]);

/** Whether a banned player may use the route. */
export const isOpenToBanned = (method: string, route: string): boolean =>
  route.startsWith(ADMIN) || OPEN.has(`${method} ${route}`);

/** Adds the check for bans. It runs after the cookies are parsed, which identify the player. */
export function addBans(server: FastifyInstance, context: ServerContext): void {
  server.addHook('preValidation', async (request, reply) => {
    const { method, routeOptions } = request;
    if (!isUnder(API, request) || isOpenToBanned(method, routeOptions.url ?? '')) return undefined;
    const player = (await sessionOf(context, request))?.player.id ?? null;
    const banned = await whyBanned(context, player, request.ip);
    return banned === undefined ? undefined : refuse(reply, banned);
  });
}
