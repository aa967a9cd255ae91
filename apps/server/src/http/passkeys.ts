// The routes of passkeys: create one for the session's player, list and delete them.
import { newPasskey, passkeyId } from '@moonshot/wire/online/http';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type No, no } from '../no.ts';
import { made, optionsToMake } from '../passkeys/ceremony.ts';
import type { Place } from '../passkeys/place.ts';
import type { Passkey } from '../store/store.ts';
import type { World } from '../world.ts';
import { type Api, type Desk, refuse } from './desk.ts';
import { options, passkey, problem } from './schemas.ts';
import {
  asPerson,
  asSignedInNow,
  NO_PASSKEYS,
  NO_SESSION,
  placeHere,
  type Session,
  STALE,
  sessionOf,
} from './session.ts';

const NONE = no('gone', say => say.passkey);
const KNOWN = no('bad-passkey', say => say.known);

const facts = ({ id, domain, at, usedAt }: Passkey) => ({ id, domain, at, usedAt });

/** The passkeys of a player, as the player sees them. */
export const passkeysOf = async ({ store }: World, player: string): Promise<z.infer<typeof passkey>[]> =>
  (await store.passkeys.of(player)).map(facts);

/** Adds the routes that create and manage passkeys. */
export function addPasskeys(api: Api, desk: Desk): void {
  addOptions(api, desk);
  addMaking(api, desk);
  addList(api, desk);
  addTaking(api, desk);
}

type Keeper = { readonly mine: Session; readonly place: Place } | { readonly no: No };

/** The player who creates a passkey, and the domain for it. */
async function keeperOf({ world, signIns }: Desk, request: FastifyRequest): Promise<Keeper> {
  const mine = await sessionOf(world, request);
  if (mine === undefined) return { no: NO_SESSION };
  if (!(await signIns.isRecent(mine.session))) return { no: STALE };
  const place = placeHere(world, request);
  return place === undefined ? { no: NO_PASSKEYS } : { mine, place };
}

function addOptions(api: Api, desk: Desk): void {
  const { world, challenges } = desk;
  api.post(
    '/api/passkeys/options',
    {
      schema: {
        summary: 'What a browser needs to make a passkey for this account: good once, for this session.',
        response: { 200: options, '4xx': problem },
      },
    },
    async (request, reply) => {
      const keeper = await keeperOf(desk, request);
      if ('no' in keeper) return refuse(reply, keeper.no);
      const { player, session } = keeper.mine;
      const had = await world.store.passkeys.of(player.id);
      const challenge = await challenges.give('make', session, player.id);
      return reply.send(
        await optionsToMake(keeper.place, player, had, { challenge, timeout: world.config.limits.passkeyMs }),
      );
    },
  );
}

function addMaking(api: Api, desk: Desk): void {
  const { world, challenges } = desk;
  const { passkeysPerPlayer, passkeysPerHour } = world.config.limits;
  api.post(
    '/api/passkeys',
    {
      config: { rateLimit: { max: passkeysPerHour, timeWindow: '1 hour' } },
      schema: {
        summary: 'Keeps the account with the passkey that the browser made.',
        body: newPasskey,
        response: { 201: passkey, '4xx': problem },
      },
    },
    async (request, reply) => {
      const keeper = await keeperOf(desk, request);
      if ('no' in keeper) return refuse(reply, keeper.no);
      const { player, session } = keeper.mine;
      const given = (challenge: string): Promise<boolean> => challenges.take(challenge, 'make', session);
      const answer = await made(keeper.place, request.body, given);
      if ('no' in answer) return refuse(reply, answer.no);
      const kept = { ...answer, player: player.id, at: world.env.nowMs(), usedAt: null };
      const written = await world.store.passkeys.add(kept, passkeysPerPlayer, session);
      if (written === 'signed-out') return refuse(reply, NO_SESSION);
      if (written === 'full')
        return refuse(
          reply,
          no('too-many', say => say.passkeys(passkeysPerPlayer)),
        );
      if (written === 'known') return refuse(reply, KNOWN);
      return reply.code(201).send(facts(kept));
    },
  );
}

function addList(api: Api, { world }: Desk): void {
  api.get(
    '/api/passkeys',
    {
      schema: {
        summary: 'The passkeys that keep this account, oldest first.',
        response: { 200: z.object({ passkeys: z.array(passkey) }), '4xx': problem },
      },
    },
    asPerson(world, async (mine, _, reply) => {
      return reply.send({ passkeys: await passkeysOf(world, mine.player.id) });
    }),
  );
}

function addTaking(api: Api, desk: Desk): void {
  const { world } = desk;
  api.delete(
    '/api/passkeys/:passkey',
    {
      schema: {
        summary: 'Takes a passkey away: it opens this account no more.',
        params: z.object({ passkey: passkeyId }),
        response: { 204: z.null(), '4xx': problem },
      },
    },
    asSignedInNow(desk, async (mine, request, reply) => {
      const was = await world.store.passkeys.remove(mine.player.id, request.params.passkey);
      return was ? reply.code(204).send(null) : refuse(reply, NONE);
    }),
  );
}
