// Exports what the server stores about a player.
import type { Language } from '@moonshot/i18n';
import * as z from 'zod';
import { passkey } from '../../../api/schemas.ts';
import type { ServerContext } from '../../../domain/context.ts';
import { matchesOver } from '../../../domain/tables/live.ts';
import { passkeysOf } from '../../../features/passkeys/routes.ts';
import { ratingsOf } from '../../../features/ratings/dto.ts';
import { rating } from '../../../features/ratings/schemas.ts';
import type { Player } from '../../../store/store.ts';

const LISTED_MOST = 1000;

const table = z.object({
  id: z.string(),
  game: z.string(),
  state: z.string(),
  matches: z.number(),
  at: z.number(),
  // addresses of the proofs of finished matches, which contain all cards and actions
  proofs: z.array(z.string()),
});

export const exported = z.object({
  player: z.string(),
  name: z.string(),
  kind: z.string(),
  at: z.number(),
  sessions: z.array(z.object({ until: z.number() })),
  ban: z.nullable(z.object({ reason: z.string(), until: z.nullable(z.number()), at: z.number() })),
  tables: z.array(table),
  passkeys: z.array(passkey),
  pushes: z.array(z.object({ endpoint: z.string(), language: z.string(), at: z.number() })),
  blocks: z.array(z.string()),
  contests: z.array(z.object({ id: z.string(), kind: z.string(), at: z.number(), made: z.boolean() })),
  leagues: z.array(z.object({ id: z.string(), name: z.string(), at: z.number(), owner: z.boolean() })),
  ratings: z.array(rating),
  reports: z.array(
    z.object({ at: z.number(), about: z.nullable(z.string()), kind: z.string(), table: z.string(), text: z.string() }),
  ),
});

async function leaguesOf({ store }: ServerContext, player: string): Promise<z.infer<typeof exported>['leagues']> {
  const rows = await store.leagues.of(player, LISTED_MOST);
  return Promise.all(
    rows.map(async ({ id, name, made }) => {
      const [owner] = await store.leagues.members(id);
      return { id, name, at: made, owner: owner === player };
    }),
  );
}

/**
 * Collects what is stored about a player, up to `LISTED_MOST` rows of a kind. Reports that others have made
 * about the player are left out.
 */
export async function exportOf(
  context: ServerContext,
  { id, name, kind, at }: Player,
  language: Language,
): Promise<z.infer<typeof exported>> {
  const { players, tables, pushes, conduct, contests } = context.store;
  return {
    player: id,
    name,
    kind,
    at,
    sessions: (await players.sessions(id, context.env.nowMs())).map(until => ({ until })),
    ban: (await conduct.banOf(id)) ?? null,
    tables: (await tables.of(id, LISTED_MOST)).map(row => ({
      ...row,
      proofs: matchesOver(row).map(match => `/api/matches/${match}/proof`),
    })),
    passkeys: await passkeysOf(context, id),
    pushes: [...(await pushes.of(id))],
    blocks: [...(await conduct.blockedBy(id))],
    contests: (await contests.of(id, LISTED_MOST)).map(({ by, ...row }) => ({ ...row, made: by === id })),
    leagues: await leaguesOf(context, id),
    ratings: (await ratingsOf(context, id, language)).map(({ steps, ...own }) => ({ ...own, steps: [...steps] })),
    reports: [...(await conduct.reportsBy(id, LISTED_MOST))],
  };
}
