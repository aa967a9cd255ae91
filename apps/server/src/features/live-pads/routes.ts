// The HTTP routes of live score pads. They need no session: anyone who knows the id may read a pad, and only
// the device that has its key may change it.
import { endedLivePad, livePadCode, livePadId, newLivePad } from '@moonshot/protocol/server';
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../api/http-context.ts';
import { addressOf } from '../../api/requester.ts';
import { problem } from '../../api/schemas.ts';
import { apiError } from '../../core/errors.ts';
import { networkOf } from '../../core/network/client-network.ts';
import type { LivePads } from './live-pads.ts';

const GONE = apiError('gone', say => say.address);
const path = z.strictObject({ pad: livePadId });

/** Adds the routes of live score pads. */
export function addLivePads(api: Api, http: HttpContext, pads: LivePads): void {
  addPublishing(api, http, pads);
  api.get(
    '/api/pads/:pad',
    {
      schema: {
        summary: 'The last published state of a live score pad.',
        params: path,
        response: { 200: z.object({ code: livePadCode, at: z.number() }), '4xx': problem },
      },
    },
    async (request, reply) => {
      const pad = await pads.find(request.params.pad);
      return pad === undefined ? refuse(reply, GONE) : reply.send(pad);
    },
  );
  api.delete(
    '/api/pads/:pad',
    {
      schema: {
        summary: 'Deletes a live score pad, with the key with which it was published.',
        params: path,
        body: endedLivePad,
        response: { 204: z.null(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const ended = await pads.end(request.params.pad, request.body.key);
      return ended ? reply.code(204).send(null) : refuse(reply, GONE);
    },
  );
}

function addPublishing(api: Api, { context }: HttpContext, pads: LivePads): void {
  const max = context.config.limits.livePadsPerHour;
  api.put(
    '/api/pads/:pad',
    {
      config: { rateLimit: { max, timeWindow: '1 hour', keyGenerator: addressOf } },
      schema: {
        summary:
          'Publishes the state of a live score pad under an id and a key that the device has chosen at random. It expires some hours after the last publication.',
        params: path,
        body: newLivePad,
        response: { 204: z.null(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const { key, code } = request.body;
      const pad = { code, at: context.env.nowMs() };
      const published = await pads.publish(request.params.pad, key, pad, networkOf(request.ip));
      return published ? reply.code(204).send(null) : refuse(reply, GONE);
    },
  );
}
