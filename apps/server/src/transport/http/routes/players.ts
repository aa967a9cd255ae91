// The HTTP routes of players: guests, sessions, tickets for sockets, and the player's own account.
import { newGuest, newSession } from '@moonshot/protocol/server';
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../../api/http-context.ts';
import { addressOf } from '../../../api/requester.ts';
import { problem, secret, you } from '../../../api/schemas.ts';
import {
  asPerson,
  asSignedInNow,
  dropCookie,
  endSession,
  openSession,
  type Session,
  STALE,
  whyUnknowable,
} from '../../../api/session.ts';
import { checkName } from '../../../core/display-names.ts';
import { apiError } from '../../../core/errors.ts';
import { hashOf, newId, newSecret } from '../../../core/ids.ts';
import { languageIn } from '../../../core/languages.ts';
import { forgetPlayer, rename } from '../../../domain/tables/player-changes.ts';
import { exported, exportOf } from './export.ts';

const HOUR = '1 hour';

/** How many sign-ins with a secret an address may make for each guest that it may create. */
const SIGN_INS_PER_GUEST = 6;

/** Adds the routes that create a guest, sign in, sign out, and delete a player. */
export function addSessions(api: Api, http: HttpContext): void {
  addGuests(api, http);
  addReturns(api, http);
  addGoodbyes(api, http);
}

function addGuests(api: Api, http: HttpContext): void {
  const { context } = http;
  const { store, env, config } = context;
  api.post(
    '/api/guests',
    {
      config: { rateLimit: { max: config.limits.guestsPerHour, timeWindow: HOUR, keyGenerator: addressOf } },
      schema: {
        summary:
          'Creates a guest. The returned secret is never shown again; a device that stores it can sign in with it.',
        body: newGuest,
        response: { 201: you.extend({ secret }), '4xx': problem },
      },
    },
    async (request, reply) => {
      const wrong = whyUnknowable(context, request);
      const named = checkName(request.body.name, context.config);
      if (wrong !== undefined) return refuse(reply, wrong);
      if (!named.ok) return refuse(reply, named.error);
      const player = { id: newId(env), name: named.name, kind: 'guest' as const, at: env.nowMs() };
      const secret = newSecret(env);
      await store.players.add(player, hashOf(secret));
      await openSession(http, request, reply, player.id);
      return reply.code(201).send({ player: player.id, name: player.name, secret });
    },
  );
}

function addReturns(api: Api, http: HttpContext): void {
  const { context } = http;
  const { store, config } = context;
  api.post(
    '/api/sessions',
    {
      config: {
        rateLimit: {
          max: config.limits.guestsPerHour * SIGN_INS_PER_GUEST,
          timeWindow: HOUR,
          keyGenerator: addressOf,
        },
      },
      schema: {
        summary: 'Signs in the player with this secret.',
        body: newSession,
        response: { 200: you, '4xx': problem },
      },
    },
    async (request, reply) => {
      const wrong = whyUnknowable(context, request);
      if (wrong !== undefined) return refuse(reply, wrong);
      const player = await store.players.bySecret(hashOf(request.body.secret));
      if (player?.kind !== 'guest')
        return refuse(
          reply,
          apiError('no-ticket', say => say.secret),
        );
      await openSession(http, request, reply, player.id);
      return reply.send({ player: player.id, name: player.name });
    },
  );
}

function addGoodbyes(api: Api, http: HttpContext): void {
  const { context, tickets } = http;
  api.delete(
    '/api/sessions',
    {
      schema: {
        summary:
          'Ends this session and its sockets. With `everywhere` it ends all sessions of the player, and invalidates the secret if the account has a passkey.',
        querystring: z.strictObject({ everywhere: z.enum(['true', 'false']).optional() }),
        response: { 204: z.null(), '4xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      if (request.query.everywhere !== 'true') await endSession(http, mine);
      else if (!(await signedOutEverywhere(http, mine))) return refuse(reply, STALE);
      dropCookie(context, request, reply);
      return reply.code(204).send(null);
    }),
  );
  api.post(
    '/api/tickets',
    {
      schema: {
        summary: 'Returns a ticket that opens one socket and expires soon.',
        response: { 201: z.object({ ticket: secret }), '4xx': problem },
      },
    },
    asPerson(context, async (mine, _, reply) => {
      const ticket = await tickets.give({ player: mine.player.id, session: mine.session, outside: false });
      return reply.code(201).send({ ticket });
    }),
  );
}

/**
 * Closes all of the player's sessions. If the player has a passkey, also makes the secret invalid. Without a
 * passkey the secret stays valid, because it is the only way to sign in again. Returns false if the secret
 * would become invalid but the sign-in is not recent.
 */
async function signedOutEverywhere(
  { context, sockets, signIns }: HttpContext,
  { player, session }: Session,
): Promise<boolean> {
  const { players, passkeys } = context.store;
  const hasPasskey = (await passkeys.of(player.id)).length > 0;
  if (hasPasskey && !(await signIns.isRecent(session))) return false;
  if (hasPasskey) await players.dropSecret(player.id);
  await players.closeSessions(player.id);
  sockets().closeOf(player.id);
  return true;
}

const me = you.extend({ kind: z.string(), at: z.number() });

/** Adds the routes for the player's own account. */
export function addMe(api: Api, http: HttpContext): void {
  const { context } = http;
  api.get(
    '/api/me',
    { schema: { summary: 'The player of the session.', response: { 200: me, '4xx': problem } } },
    asPerson(context, async (mine, _, reply) => {
      const { id, name, kind, at } = mine.player;
      return reply.send({ player: id, name, kind, at });
    }),
  );
  api.patch(
    '/api/me',
    {
      schema: {
        summary: 'Changes the player’s name.',
        body: newGuest,
        response: { 200: you, '4xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const named = checkName(request.body.name, context.config);
      if (!named.ok) return refuse(reply, named.error);
      await rename(http.tables, mine.player.id, named.name);
      return reply.send({ player: mine.player.id, name: named.name });
    }),
  );
  addLeaving(api, http);
}

function addLeaving(api: Api, http: HttpContext): void {
  const { context, tables, sockets } = http;
  api.get(
    '/api/me/export',
    {
      schema: {
        summary: 'Exports everything that the server stores about the player, in one file.',
        response: { 200: exported, '4xx': problem },
      },
    },
    asPerson(context, async (mine, { headers }, reply) => {
      reply.header('content-disposition', 'attachment; filename="moonshot-me.json"');
      return reply.send(await exportOf(context, mine.player, languageIn(headers['accept-language'])));
    }),
  );
  api.delete(
    '/api/me',
    {
      schema: {
        summary: 'Deletes the player for good: name, secret, passkeys and sessions. Matches stay, without the name.',
        response: { 204: z.null(), '4xx': problem },
      },
    },
    asSignedInNow(http, async (mine, request, reply) => {
      await forgetPlayer(tables, mine.player.id);
      sockets().closeOf(mine.player.id);
      dropCookie(context, request, reply);
      return reply.code(204).send(null);
    }),
  );
}
