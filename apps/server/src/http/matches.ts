// The route that lists the matches of a player that are over, for whoever goes through them again.
import { titleOf } from '@moonshot/rules/games';
import type { Event } from '@moonshot/table/event';
import type { MatchFacts } from '@moonshot/wire/online/http';
import * as z from 'zod';
import { isTold } from '../duplicate/told.ts';
import type { TableRow } from '../store/store.ts';
import { matchesOver } from '../tables/live.ts';
import type { World } from '../world.ts';
import type { Api, Desk } from './desk.ts';
import { matchFacts, problem } from './schemas.ts';
import { asPerson } from './session.ts';

type Opening = Extract<Event, { type: 'table-opened' }>;

/** Whether a player sat there when the match began. */
export const sat = ({ spec }: Opening, player: string): boolean =>
  spec.sitters.some(sitter => sitter.kind === 'person' && sitter.name === player);

/** Whether the deals of a table are sealed: those of a contest come from its own secret, and where a match plays on from a point of another they are known. */
export const isSealed = ({ fork, deals }: Pick<TableRow, 'fork' | 'deals'>): boolean =>
  fork === undefined && deals === undefined;

/** Whether the match was played elsewhere, and the player has it kept here. */
export const imported = ({ spec }: Opening, { host }: Pick<TableRow, 'host'>, player: string): boolean =>
  spec.imported === true && host === player;

/** Adds the list. */
export function addMatches(api: Api, { world }: Desk): void {
  api.get(
    '/api/matches',
    {
      schema: {
        summary: 'The matches where one sat and that are over, the newest first.',
        response: { 200: z.object({ matches: z.array(matchFacts) }), '4xx': problem },
      },
    },
    asPerson(world, async (mine, _, reply) => {
      const found = await matchesWith(world, mine.player.id);
      return reply.send({
        matches: found.map(match => ({ ...match, totals: [...match.totals], bots: [...match.bots] })),
      });
    }),
  );
}

/** Those at the tables where the player sits; each is read, so there are few of them. */
async function matchesWith(world: World, player: string): Promise<readonly MatchFacts[]> {
  const { store } = world;
  const { listedMatches, ownTables } = world.config.limits;
  const rows = await store.tables.of(player, ownTables);
  const found: MatchFacts[] = [];
  for (const row of rows)
    for (const match of matchesOver(row).toReversed()) {
      if (found.length >= listedMatches) return found;
      const facts = factsIn(match, await store.log.read(match), row, player);
      if (facts === undefined) continue;
      const [at, told] = [(await store.log.writtenAt(match)) ?? row.at, await isTold(world, row)];
      found.push({ ...facts, at, told });
    }
  return found;
}

function factsIn(
  match: string,
  events: readonly Event[],
  row: TableRow,
  player: string,
): Omit<MatchFacts, 'at' | 'told'> | undefined {
  const [opening] = events;
  if (opening?.type !== 'table-opened') return undefined;
  if (!sat(opening, player) && !imported(opening, row, player)) return undefined;
  const { spec } = opening;
  const scored = events.flatMap(event => (event.type === 'game' && event.event.type === 'scored' ? [event.event] : []));
  const { deal = 0, totals = [] } = scored.at(-1)?.result ?? {};
  const seat = spec.sitters.findIndex(sitter => sitter.kind === 'person' && sitter.name === player);
  const bots = spec.sitters.map(sitter => (sitter.kind === 'bot' ? sitter.player : null));
  const what = { match, game: spec.game, name: titleOf(spec), seats: spec.sitters.length };
  const from = { imported: spec.imported === true, forked: row.fork !== undefined };
  return { ...what, deals: deal, totals, seat, bots, ...from, proof: !from.imported && isSealed(row) };
}
