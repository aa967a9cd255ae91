// The HTTP route that opens a table which continues a match from one of its positions. Matches at such a
// table are never rated.
import { newFork } from '@moonshot/protocol/server';
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../../api/http-context.ts';
import { spenderOf } from '../../../api/requester.ts';
import { id, problem } from '../../../api/schemas.ts';
import { asPerson } from '../../../api/session.ts';
import { whyNotTitled } from '../../../core/display-names.ts';
import { apiError, refusalWith } from '../../../core/errors.ts';
import { newId, newSeed } from '../../../core/ids.ts';
import { languageIn } from '../../../core/languages.ts';
import { openTable, whyNoTable } from '../../../domain/tables/open-table.ts';
import { hostsSeats, UNRATED, whySettingsRefused } from '../../../domain/tables/row/changes.ts';
import { appendParts } from '../../../store/log/append-in-parts.ts';
import { forkLogOf } from '../../../store/repositories/tables.ts';
import { BODY_BYTES } from './imports.ts';

const NO_POINT = apiError('bad-rules', say => say.point);

/** Adds the route that forks a match. */
export function addForks(api: Api, { context, tables }: HttpContext): void {
  api.post(
    '/api/forks',
    {
      bodyLimit: BODY_BYTES,
      config: { rateLimit: { max: context.config.limits.importsPerHour, timeWindow: '1 hour' } },
      schema: {
        summary:
          'Opens a table that continues from a point of a match until the end of that deal, with the player as its host.',
        body: newFork,
        response: { 201: z.object({ table: id, invite: id }), '4xx': problem, '5xx': problem },
      },
    },
    asPerson(context, async (mine, request, reply) => {
      const { text, deal, step, seat, settings } = request.body;
      const wrong = (settings.rated ? UNRATED : undefined) ?? whySettingsRefused(settings) ?? whyNoTable(tables);
      if (wrong !== undefined) return refuse(reply, wrong);
      const table = newId(context.env);
      const language = languageIn(request.headers['accept-language']);
      const asked = { text, deal, step, match: forkLogOf(table), secret: newSeed(context.env), language };
      const worked = await context.jobs.work('fork', asked, await spenderOf(context, request));
      if (!worked.ok) return refuse(reply, worked.error);
      if (!worked.done.ok) return refuse(reply, refusalWith('unreadable', worked.done.sentence));
      const { log, played } = worked.done;
      const { game, version, seats, rules: overrides } = played;
      const wrongly = log === null || seat >= seats ? NO_POINT : whyNotTitled({ game, overrides });
      if (log === null || wrongly !== undefined) return refuse(reply, wrongly ?? NO_POINT);
      const host = mine.player.id;
      // The moves before the fork are stored before the table's row, because the table cannot begin its match
      // without them.
      await appendParts(context.store.log, forkLogOf(table), log);
      const what = { host, game, rules: version, overrides, length: { deals: deal }, settings, fork: deal };
      const opened = await openTable(tables, { ...what, id: table, seats: hostsSeats(host, seats, seat) });
      if (!opened.ok) {
        await context.store.tables.remove(table); // also deletes the stored moves before the fork
        return refuse(reply, opened.error);
      }
      return reply.code(201).send({ table: opened.live.id, invite: opened.live.row.invite });
    }),
  );
}
