// The HTTP routes for signing in with a passkey. The passkey identifies the player, so no name is needed.
import { shownPasskey } from '@moonshot/protocol/server';
import { type Api, type HttpContext, refuse } from '../../api/http-context.ts';
import { addressOf } from '../../api/requester.ts';
import { problem, signInOptions, you } from '../../api/schemas.ts';
import { cookieIn, dropCookie, endSession, giveCookie, openSession, sessionOf } from '../../api/session.ts';
import { apiError } from '../../core/errors.ts';
import { hashOf, newSecret } from '../../core/ids.ts';
import { networkOf } from '../../core/network/client-network.ts';
import { authenticationOptions, verifyAuthentication } from './ceremony.ts';
import type { Challenges } from './challenges.ts';
import { NO_PASSKEYS, placeHere } from './relying-party.ts';

/** The name of the cookie that identifies the browser between the challenge and the sign-in. */
const BEGUN = 'passkey';

const UNKNOWN = apiError('bad-passkey', say => say.unknown);
const COPIED = apiError('bad-passkey', say => say.copied);

/** Adds the routes for signing in with a passkey. */
export function addSignIn(api: Api, http: HttpContext, challenges: Challenges): void {
  addBeginning(api, http, challenges);
  addShowing(api, http, challenges);
}

function addBeginning(api: Api, { context }: HttpContext, challenges: Challenges): void {
  const { passkeyMs, passkeysBegunEach } = context.config.limits;
  api.post(
    '/api/passkeys/sign-in/options',
    {
      config: { rateLimit: { max: passkeysBegunEach, timeWindow: passkeyMs, keyGenerator: addressOf } },
      schema: {
        summary: 'The options with which a browser signs in by passkey. Valid once, in this browser.',
        response: { 200: signInOptions, '4xx': problem },
      },
    },
    async (request, reply) => {
      const place = placeHere(context, request);
      if (place === undefined) return refuse(reply, NO_PASSKEYS);
      const browser = newSecret(context.env);
      giveCookie(context, request, reply, { name: BEGUN, value: browser, ms: passkeyMs });
      const challenge = await challenges.give('sign-in', hashOf(browser), networkOf(request.ip));
      return reply.send(await authenticationOptions(place, { challenge, timeout: passkeyMs }));
    },
  );
}

function addShowing(api: Api, http: HttpContext, challenges: Challenges): void {
  const { context } = http;
  const { store, config, env } = context;
  api.post(
    '/api/passkeys/sign-in',
    {
      config: { rateLimit: { max: config.limits.passkeysPerHour, timeWindow: '1 hour', keyGenerator: addressOf } },
      schema: {
        summary: 'Signs in the owner of the passkey. A session that the request has ends, and so do its sockets.',
        body: shownPasskey,
        response: { 200: you, '4xx': problem },
      },
    },
    async (request, reply) => {
      const place = placeHere(context, request);
      if (place === undefined) return refuse(reply, NO_PASSKEYS);
      const browser = hashOf(cookieIn(context, request, BEGUN) ?? '');
      const given = (challenge: string): Promise<boolean> => challenges.take(challenge, 'sign-in', browser);
      const passkey = await store.passkeys.byId(request.body.id);
      const answer = await verifyAuthentication(place, request.body, passkey, given);
      if ('error' in answer) return refuse(reply, answer.error);
      const player = await store.players.byId(answer.player);
      if (player === undefined) return refuse(reply, UNKNOWN);
      if (!(await store.passkeys.used(request.body.id, answer.counter, env.nowMs()))) return refuse(reply, COPIED);
      const before = await sessionOf(context, request);
      dropCookie(context, request, reply, BEGUN);
      await openSession(http, request, reply, player.id);
      // the new session is already open, so the player's bots stay
      if (before !== undefined) await endSession(http, before);
      return reply.send({ player: player.id, name: player.name });
    },
  );
}
