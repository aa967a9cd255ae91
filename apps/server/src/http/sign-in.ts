// The routes that sign a device in by passkey. No name is needed: the passkey identifies the player.
import { shownPasskey } from '@moonshot/wire/online/http';
import { networkOf } from '../networks.ts';
import { no } from '../no.ts';
import { optionsToShow, shown } from '../passkeys/ceremony.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { type Api, type Desk, refuse } from './desk.ts';
import { options, problem, you } from './schemas.ts';
import {
  cookieIn,
  dropCookie,
  endSession,
  giveCookie,
  NO_PASSKEYS,
  openSession,
  placeHere,
  sessionOf,
} from './session.ts';
import { addressOf } from './work.ts';

/** The cookie that identifies the browser until it has signed in. */
const BEGUN = 'passkey';

const UNKNOWN = no('bad-passkey', say => say.unknown);
const COPIED = no('bad-passkey', say => say.copied);

/** Adds the routes for signing in with a passkey. */
export function addSignIn(api: Api, desk: Desk): void {
  addBeginning(api, desk);
  addShowing(api, desk);
}

function addBeginning(api: Api, { world, challenges }: Desk): void {
  const { passkeyMs, passkeysBegunEach } = world.config.limits;
  api.post(
    '/api/passkeys/sign-in/options',
    {
      config: { rateLimit: { max: passkeysBegunEach, timeWindow: passkeyMs, keyGenerator: addressOf } },
      schema: {
        summary: 'What a browser needs to show a passkey: good once, for this browser.',
        response: { 200: options, '4xx': problem },
      },
    },
    async (request, reply) => {
      const place = placeHere(world, request);
      if (place === undefined) return refuse(reply, NO_PASSKEYS);
      const browser = newSecret(world.env);
      giveCookie(world, request, reply, { name: BEGUN, value: browser, ms: passkeyMs });
      const challenge = await challenges.give('sign-in', hashOf(browser), networkOf(request.ip));
      return reply.send(await optionsToShow(place, { challenge, timeout: passkeyMs }));
    },
  );
}

function addShowing(api: Api, desk: Desk): void {
  const { world, challenges } = desk;
  const { store, config, env } = world;
  api.post(
    '/api/passkeys/sign-in',
    {
      config: { rateLimit: { max: config.limits.passkeysPerHour, timeWindow: '1 hour', keyGenerator: addressOf } },
      schema: {
        summary: 'Opens a session for the player who keeps the passkey; the one before ends with its sockets.',
        body: shownPasskey,
        response: { 200: you, '4xx': problem },
      },
    },
    async (request, reply) => {
      const place = placeHere(world, request);
      if (place === undefined) return refuse(reply, NO_PASSKEYS);
      const browser = hashOf(cookieIn(world, request, BEGUN) ?? '');
      const given = (challenge: string): Promise<boolean> => challenges.take(challenge, 'sign-in', browser);
      const passkey = await store.passkeys.byId(request.body.id);
      const answer = await shown(place, request.body, passkey, given);
      if ('no' in answer) return refuse(reply, answer.no);
      const player = await store.players.byId(answer.player);
      if (player === undefined) return refuse(reply, UNKNOWN);
      if (!(await store.passkeys.used(request.body.id, answer.counter, env.nowMs()))) return refuse(reply, COPIED);
      const before = await sessionOf(world, request);
      dropCookie(world, request, reply, BEGUN);
      await openSession(desk, request, reply, player.id);
      if (before !== undefined) await endSession(desk, before); // the new session is open, so the bots stay
      return reply.send({ player: player.id, name: player.name });
    },
  );
}
