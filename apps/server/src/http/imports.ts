// The route by which a match that was played elsewhere is kept with one's own: its rules check it, and it is marked as imported.
import type { CheckedMatch } from '@moonshot/rules/notation/check';
import { misreadText } from '@moonshot/rules/notation/explain';
import { checkText } from '@moonshot/rules/notation/transcribed';
import type { Event } from '@moonshot/table/event';
import { namesIn, notedAsLog } from '@moonshot/table/noted';
import { STAND_IN } from '@moonshot/table/sitting';
import { newImport } from '@moonshot/wire/online/http';
import * as z from 'zod';
import { languageIn, NOTED } from '../languages.ts';
import { NO_TABLE, no, refusedBy } from '../no.ts';
import { newId, newSeed } from '../secrets.ts';
import type { TableRow, TableSeat } from '../store/store.ts';
import { lastResultIn, pastOf } from '../tables/past.ts';
import { abandon, tableOf } from '../tables/registry.ts';
import type { World } from '../world.ts';
import { type Api, type Desk, refuse } from './desk.ts';
import { matchId, problem } from './schemas.ts';
import { asPerson } from './session.ts';

/** A text as long as any match, and what JSON makes of its line ends. */
export const BODY_BYTES = 262_144;

const FULL = no('too-many', say => say.imports);

/** Adds it, and the one by which such a match is deleted. */
export function addImports(api: Api, desk: Desk): void {
  addImporting(api, desk);
  addDeleting(api, desk);
}

function addImporting(api: Api, { world }: Desk): void {
  const { importsPerHour } = world.config.limits;
  api.post(
    '/api/matches',
    {
      bodyLimit: BODY_BYTES,
      config: { rateLimit: { max: importsPerHour, timeWindow: '1 hour' } },
      schema: {
        summary:
          'Keeps a match that was played elsewhere, as docs/notation.md or a transcript tells one. No proof goes with it.',
        body: newImport,
        response: { 201: z.object({ match: matchId }), '4xx': problem },
      },
    },
    asPerson(world, async (mine, request, reply) => {
      const { notation, rules } = NOTED[languageIn(request.headers['accept-language'])];
      const checked = checkText(request.body.text);
      if (!checked.ok) return refuse(reply, refusedBy('unreadable', misreadText(checked, notation, rules)));
      const match = await kept(world, mine.player.id, checked);
      return match === undefined ? refuse(reply, FULL) : reply.code(201).send({ match });
    }),
  );
}

function addDeleting(api: Api, { world, tables }: Desk): void {
  api.delete(
    '/api/matches/:match',
    {
      schema: {
        summary: 'Deletes a match that was played elsewhere and that one has kept here.',
        params: z.object({ match: matchId }),
        response: { 204: z.null(), '4xx': problem },
      },
    },
    asPerson(world, async (mine, request, reply) => {
      const { match } = request.params;
      const player = mine.player.id;
      const live = await tableOf(tables, match.slice(0, match.lastIndexOf('-')));
      if (live === undefined || (live.row.owner !== player && live.row.host !== player)) return refuse(reply, NO_TABLE);
      const isGone = live.row.owner === player && (await world.store.log.removeImported(match));
      if (!isGone) return refuse(reply, PLAYED);
      if (live.row.matches === 1) await abandon(tables, live); // nothing else was played there
      return reply.code(204).send(null);
    }),
  );
}

const PLAYED = no('not-allowed', say => say.played);

/** Writes the match before its table, so that a crash in between loses nothing acknowledged; undefined where the player keeps too many. */
async function kept(
  { env, store, config }: World,
  player: string,
  checked: Extract<CheckedMatch, { ok: true }>,
): Promise<string | undefined> {
  const { game, version, rules, length } = checked.noted;
  const id = newId(env);
  const match = `${id}-1`;
  const sitters = namesIn(checked.noted).map(name => ({ kind: 'bot' as const, name, player: STAND_IN }));
  const seats: readonly TableSeat[] = sitters.map((bot, i) =>
    i === 0 ? { kind: 'person', player, prepared: false } : bot,
  );
  const log = notedAsLog(match, checked, sitters, newSeed(env)).map(marked);
  const row: TableRow = {
    ...{
      id,
      revision: 1,
      invite: newId(env),
      host: player,
      owner: player,
      game,
      rules: version,
      overrides: rules,
      length,
    },
    settings: { open: 'invited', clock: null, watchers: 'none', chat: false },
    seats,
    ...({ state: 'over', private: true } as const),
    matches: 1,
    at: env.nowMs(),
  };
  await store.log.append(match, 0, log);
  if ((await store.tables.put(row, config.limits.importsPerPlayer)) !== 'written') {
    await store.log.removeImported(match);
    return undefined;
  }
  const [opening] = log;
  if (opening?.type === 'table-opened') await store.past.add(pastOf(row, match, opening, lastResultIn(log), row.at));
  return match;
}

const marked = (event: Event): Event =>
  event.type === 'table-opened' ? { ...event, spec: { ...event.spec, imported: true } } : event;
