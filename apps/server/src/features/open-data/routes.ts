// The open data over HTTP: a page for people, and for programs a file for each day, with schema, checksum and
// licence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countsIn, noStatistics, reportOf, type StatisticsReport } from '@moonshot/rules/statistics';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { type HttpContext, refuse } from '../../api/http-context.ts';
import { apiError } from '../../core/errors.ts';
import { languageIn, SPOKEN } from '../../core/languages.ts';
import { OPEN_DATA } from '../../core/network/request-paths.ts';
import type { ServerContext } from '../../domain/context.ts';
import { line } from '../../threads/jobs/open-data-line.ts';
import { dayFileCache } from './day-files.ts';
import { dataPage } from './page.ts';
import { facesIn } from './typefaces.ts';

const TEXT = 'text/plain; charset=utf-8';
const JSON_TEXT = 'application/json; charset=utf-8';
const STYLE = readFileSync(join(import.meta.dirname, '../../../open-data/data.css'), 'utf8');
const LICENCE = readFileSync(join(import.meta.dirname, '../../../open-data/LICENCE.txt'), 'utf8');

const hidden = { schema: { hide: true } };
const NO_DAY = apiError('gone', say => say.dump);
const BUSY = apiError('busy', say => say.dumps);

const fileOf = (day: string): string => `matches-${day}.jsonl.gz`;

/** Adds the page at `/data/` and the files that belong to it. */
export function addData(server: FastifyInstance, { context }: HttpContext): void {
  const report = reportsFrom(context);
  const style = facesIn(context.config.page) + STYLE;
  server.get('/data', hidden, async (_, reply) => reply.redirect(OPEN_DATA));
  server.get(OPEN_DATA, hidden, async (request, reply) => {
    const language = languageIn(request.headers['accept-language']);
    const days = await context.store.results.dumps();
    const text = dataPage(await report(), days, { language, words: SPOKEN[language].openData });
    return fresh(reply).type('text/html; charset=utf-8').header('vary', 'accept-language').send(text);
  });
  server.get(`${OPEN_DATA}data.css`, hidden, async (_, reply) =>
    fresh(reply).type('text/css; charset=utf-8').send(style),
  );
  server.get(`${OPEN_DATA}LICENCE.txt`, hidden, async (_, reply) => fresh(reply).type(TEXT).send(LICENCE));
  server.get(`${OPEN_DATA}schema.json`, hidden, async (_, reply) => fresh(reply).type(JSON_TEXT).send(SCHEMA));
  server.get(`${OPEN_DATA}index.json`, hidden, async (_, reply) => {
    const days = (await context.store.results.dumps()).map(one => ({ ...one, file: fileOf(one.day) }));
    const index = { licence: 'CC0-1.0', schema: 'schema.json', days };
    return fresh(reply).type(JSON_TEXT).send(JSON.stringify(index));
  });
  server.get(`${OPEN_DATA}statistics.json`, hidden, async (_, reply) =>
    fresh(reply)
      .type(JSON_TEXT)
      .send(JSON.stringify(await report())),
  );
  addDays(server, context);
}

const SCHEMA = JSON.stringify({ title: 'One line of matches-DAY.jsonl.gz', ...z.toJSONSchema(line) });

const fresh = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-cache');

/**
 * Returns a function that gets the statistics. They are computed again only after the file of another
 * day has been written or the computation has failed.
 */
function reportsFrom({ store }: ServerContext): () => Promise<StatisticsReport> {
  let last: { readonly day: string | undefined; readonly report: Promise<StatisticsReport> } | undefined;
  const made = async (): Promise<StatisticsReport> => {
    const counted = await store.results.counted();
    return reportOf(counted === undefined ? noStatistics() : countsIn(counted));
  };
  return async () => {
    const day = (await store.results.dumps())[0]?.day;
    if (last !== undefined && last.day === day) return last.report;
    const mine = { day, report: made() };
    last = mine;
    mine.report.catch(() => {
      if (last === mine) last = undefined; // the next request computes the report again
    });
    return mine.report;
  };
}

const NAMED = /^matches-(\d{4}-\d\d-\d\d)\.jsonl\.gz(\.sha256)?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const forever = (reply: FastifyReply): FastifyReply => reply.header('cache-control', FOREVER);

/** The maximum number of days whose files are in memory at a time. */
const DAYS_LENT = 8;

/**
 * Adds routes for the files of days, which never change, and for their checksums in the format of `sha256sum
 * --check`.
 */
function addDays(server: FastifyInstance, { store, config }: ServerContext): void {
  const dumps = dayFileCache(store.results, DAYS_LENT);
  server.get<{ Params: { readonly file: string } }>(`${OPEN_DATA}:file`, hidden, async (request, reply) => {
    const [, day, isSum] = NAMED.exec(request.params.file) ?? [];
    const facts = day === undefined ? undefined : (await store.results.dumps()).find(one => one.day === day);
    if (facts === undefined) return refuse(reply, NO_DAY);
    if (isSum !== undefined)
      return forever(reply)
        .type(TEXT)
        .send(`${facts.sha256}  ${fileOf(facts.day)}\n`);
    const lent = await dumps.lend(facts.day);
    if (lent === 'full') return refuse(reply, { ...BUSY, retryAfterMs: config.limits.busyMs });
    if (lent === undefined) return refuse(reply, NO_DAY);
    // The client may have disconnected while the file was read.
    if (reply.raw.destroyed) lent.done();
    else reply.raw.once('close', lent.done);
    return forever(reply).type('application/gzip').send(lent.bytes);
  });
}
