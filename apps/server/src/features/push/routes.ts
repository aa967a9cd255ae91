// The HTTP routes that register and remove devices for push messages.
import { createECDH } from 'node:crypto';
import { endedSubscription, newSubscription } from '@moonshot/protocol/server';
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../api/http-context.ts';
import { problem } from '../../api/schemas.ts';
import { asPerson } from '../../api/session.ts';
import { apiError } from '../../core/errors.ts';
import { isAllowedEndpoint } from './addresses.ts';

const HOUR = '1 hour';

/** Adds the routes for push devices. */
export function addPush(api: Api, http: HttpContext): void {
  api.get(
    '/api/push',
    {
      schema: {
        summary: 'The server’s public key, which a browser needs to register for its push messages.',
        response: { 200: z.object({ key: z.string() }) },
      },
    },
    async (_, reply) => reply.send({ key: http.context.pushKeys.publicKey }),
  );
  addAsking(api, http);
  addEnding(api, http);
}

function addAsking(api: Api, { context }: HttpContext): void {
  const { store, env, config } = context;
  const { pushesPerHour, pushesPerPlayer } = config.limits;
  api.put(
    '/api/push',
    {
      config: { rateLimit: { max: pushesPerHour, timeWindow: HOUR } },
      schema: {
        summary:
          'Subscribes this device to push messages about the player’s turns in correspondence play, until the session ends.',
        body: newSubscription,
        response: { 204: z.null(), '4xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const { endpoint, keys, language } = request.body;
      if (!isAllowedEndpoint(endpoint, config.pushLocal) || !isPoint(keys.p256dh))
        return refuse(
          reply,
          apiError('not-allowed', say => say.push),
        );
      const { player, session } = mine;
      const at = env.nowMs();
      await store.pushes.keep({ endpoint, player: player.id, session, ...keys, language, at }, pushesPerPlayer);
      return reply.code(204).send(null);
    }),
  );
}

/** Whether the text is a public key with which messages can be encrypted. */
function isPoint(key: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    return pair.computeSecret(key, 'base64url').length > 0;
  } catch {
    return false;
  }
}

function addEnding(api: Api, { context }: HttpContext): void {
  api.delete(
    '/api/push',
    {
      schema: {
        summary: 'Unsubscribes one of the player’s own devices from push messages.',
        body: endedSubscription,
        response: { 204: z.null(), '4xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      await context.store.pushes.drop(request.body.endpoint, mine.player.id);
      return reply.code(204).send(null);
    }),
  );
}
