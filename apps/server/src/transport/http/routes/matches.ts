// The HTTP route that lists a player's finished matches for review.
import type { MatchFacts } from '@moonshot/protocol/server';
import * as z from 'zod';
import type { Api, HttpContext } from '../../../api/http-context.ts';
import { matchFacts, problem } from '../../../api/schemas.ts';
import { asPerson } from '../../../api/session.ts';
import type { ServerContext } from '../../../domain/context.ts';
import type { TableOpenedEvent } from '../../../domain/tables/past-matches.ts';
import { mayShowMatch } from '../../../features/contests/dto.ts';
import type { PastMatch } from '../../../store/rows/past-match.ts';
import type { TableRow } from '../../../store/store.ts';

/** Whether the player had a seat when the match began. */
export const wasSeated = ({ spec }: TableOpenedEvent, player: string): boolean =>
  spec.sitters.some(sitter => sitter.kind === 'person' && sitter.name === player);

/**
 * Whether the table's deals are sealed: they are shuffled from secrets of the server and the seats, and
 * commitments to these secrets are published beforehand. Deals of contests come from the contest's secret,
 * and deals of forks are known already.
 */
export const isSealed = ({ fork, deals }: Pick<TableRow, 'fork' | 'deals'>): boolean =>
  fork === undefined && deals === undefined;

/** Whether this player has imported the match. */
export const isImportOf = ({ spec }: TableOpenedEvent, { host }: Pick<TableRow, 'host'>, player: string): boolean =>
  spec.imported === true && host === player;

/** Adds the route that lists finished matches. */
export function addMatches(api: Api, { context }: HttpContext): void {
  const { listedMatches } = context.config.limits;
  api.get(
    '/api/matches',
    {
      schema: {
        summary: 'Lists the finished matches in which the player had a seat, newest first.',
        response: { 200: z.object({ matches: z.array(matchFacts) }), '4xx': problem },
      },
    },
    asPerson(context, async (mine, _, reply) => {
      const player = mine.player.id;
      const found = await context.store.past.of(player, listedMatches);
      const matches = await Promise.all(found.map(past => factsOf(context, past, player)));
      return reply.send({
        matches: matches.map(match => ({ ...match, totals: [...match.totals], bots: [...match.bots] })),
      });
    }),
  );
}

async function factsOf(context: ServerContext, past: PastMatch, player: string): Promise<MatchFacts> {
  const { match, at, game, name, deals, totals, people, bots, importedBy, fork, fixed } = past;
  return {
    ...{ match, game, name, seats: people.length, deals, totals, at, bots },
    seat: people.indexOf(player),
    imported: importedBy !== null,
    forked: fork,
    proof: importedBy === null && !fork && fixed === null,
    told: await mayShowMatch(context, fixed === null ? {} : { deals: fixed }),
  };
}
