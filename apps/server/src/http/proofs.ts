// The route of a match's proof: what every deal was made of, once the match is over and its secrets are out.

import type { Event } from '@moonshot/table/event';
import { proofOf } from '@moonshot/table/proof';
import * as z from 'zod';
import { NO_TABLE, no } from '../no.ts';
import { tableOf } from '../tables/registry.ts';
import { type Api, type Desk, refuse } from './desk.ts';
import { matchId, problem } from './schemas.ts';
import { sessionOf } from './session.ts';

const sat = ([first]: readonly Event[], player: string): boolean =>
  first?.type === 'table-opened' &&
  first.spec.sitters.some(sitter => sitter.kind === 'person' && sitter.name === player);

/** Adds the proof, for those who sat there, and at a public table for anybody. */
export function addProofs(api: Api, { world, tables }: Desk): void {
  api.get(
    '/api/matches/:match/proof',
    {
      schema: {
        summary: 'The proof of a match that is over, for `moonshot verify` or whoever else checks it.',
        params: z.object({ match: matchId }),
        response: { 200: z.record(z.string(), z.unknown()), '4xx': problem },
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const live = await tableOf(tables, match.slice(0, match.lastIndexOf('-')));
      const player = (await sessionOf(world, request))?.player.id ?? '';
      const events = live === undefined ? [] : await world.store.log.read(match);
      const may = live?.row.settings.open === 'everybody' || sat(events, player);
      if (!may || events.length === 0) return refuse(reply, NO_TABLE);
      const proof = proofOf(events);
      return 'why' in proof
        ? refuse(
            reply,
            no('not-now', say => say.proof),
          )
        : reply.send({ ...proof });
    },
  );
}
