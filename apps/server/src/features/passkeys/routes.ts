// The HTTP routes with which a signed-in player creates, lists and deletes passkeys.
import { newPasskey, passkeyId } from '@moonshot/protocol/server';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../api/http-context.ts';
import { passkey, passkeyOptions, problem } from '../../api/schemas.ts';
import { asPerson, asSignedInNow, NO_SESSION, type Session, STALE, sessionOf } from '../../api/session.ts';
import { type ApiError, apiError } from '../../core/errors.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { Passkey } from '../../store/store.ts';
import { registrationOptions, verifyRegistration } from './ceremony.ts';
import type { Challenges } from './challenges.ts';
import { NO_PASSKEYS, placeHere, type RelyingParty } from './relying-party.ts';

const NONE = apiError('gone', say => say.passkey);
const KNOWN = apiError('bad-passkey', say => say.known);

const facts = ({ id, domain, at, usedAt }: Passkey) => ({ id, domain, at, usedAt });

/** The player's passkeys, with the facts that the player may see. */
export const passkeysOf = async ({ store }: ServerContext, player: string): Promise<z.infer<typeof passkey>[]> =>
  (await store.passkeys.of(player)).map(facts);

/** Adds the routes that create and manage passkeys. */
export function addPasskeys(api: Api, http: HttpContext, challenges: Challenges): void {
  addOptions(api, http, challenges);
  addMaking(api, http, challenges);
  addList(api, http);
  addTaking(api, http);
}

type Registrant = { readonly mine: Session; readonly place: RelyingParty } | { readonly error: ApiError };

/** The session whose player creates a passkey, and the relying party for it; or the refusal. */
async function registrantOf({ context, signIns }: HttpContext, request: FastifyRequest): Promise<Registrant> {
  const mine = await sessionOf(context, request);
  if (mine === undefined) return { error: NO_SESSION };
  if (!(await signIns.isRecent(mine.session))) return { error: STALE };
  const place = placeHere(context, request);
  return place === undefined ? { error: NO_PASSKEYS } : { mine, place };
}

function addOptions(api: Api, http: HttpContext, challenges: Challenges): void {
  const { context } = http;
  api.post(
    '/api/passkeys/options',
    {
      schema: {
        summary: 'The options with which a browser creates a passkey for this account. Valid once, in this session.',
        response: { 200: passkeyOptions, '4xx': problem },
      },
    },
    async (request, reply) => {
      const registrant = await registrantOf(http, request);
      if ('error' in registrant) return refuse(reply, registrant.error);
      const { player, session } = registrant.mine;
      const had = await context.store.passkeys.of(player.id);
      const challenge = await challenges.give('make', session, player.id);
      return reply.send(
        await registrationOptions(registrant.place, player, had, {
          challenge,
          timeout: context.config.limits.passkeyMs,
        }),
      );
    },
  );
}

function addMaking(api: Api, http: HttpContext, challenges: Challenges): void {
  const { context } = http;
  const { passkeysPerPlayer, passkeysPerHour } = context.config.limits;
  api.post(
    '/api/passkeys',
    {
      config: { rateLimit: { max: passkeysPerHour, timeWindow: '1 hour' } },
      schema: {
        summary: 'Registers a passkey that the browser has created, so that the account does not expire.',
        body: newPasskey,
        response: { 201: passkey, '4xx': problem },
      },
    },
    async (request, reply) => {
      const registrant = await registrantOf(http, request);
      if ('error' in registrant) return refuse(reply, registrant.error);
      const { player, session } = registrant.mine;
      const given = (challenge: string): Promise<boolean> => challenges.take(challenge, 'make', session);
      const answer = await verifyRegistration(registrant.place, request.body, given);
      if ('error' in answer) return refuse(reply, answer.error);
      const kept = { ...answer, player: player.id, at: context.env.nowMs(), usedAt: null };
      const written = await context.store.passkeys.add(kept, passkeysPerPlayer, session);
      if (written === 'signed-out') return refuse(reply, NO_SESSION);
      if (written === 'full')
        return refuse(
          reply,
          apiError('too-many', say => say.passkeys(passkeysPerPlayer)),
        );
      if (written === 'known') return refuse(reply, KNOWN);
      return reply.code(201).send(facts(kept));
    },
  );
}

function addList(api: Api, { context }: HttpContext): void {
  api.get(
    '/api/passkeys',
    {
      schema: {
        summary: 'Lists the passkeys of this account, oldest first.',
        response: { 200: z.object({ passkeys: z.array(passkey) }), '4xx': problem },
      },
    },
    asPerson(context, async (mine, _, reply) => {
      return reply.send({ passkeys: await passkeysOf(context, mine.player.id) });
    }),
  );
}

function addTaking(api: Api, http: HttpContext): void {
  const { context } = http;
  api.delete(
    '/api/passkeys/:passkey',
    {
      schema: {
        summary: 'Deletes a passkey, which can then no longer sign in to this account.',
        params: z.object({ passkey: passkeyId }),
        response: { 204: z.null(), '4xx': problem },
      },
    },
    asSignedInNow(http, async (mine, request, reply) => {
      const was = await context.store.passkeys.remove(mine.player.id, request.params.passkey);
      return was ? reply.code(204).send(null) : refuse(reply, NONE);
    }),
  );
}
