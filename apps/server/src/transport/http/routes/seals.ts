// The HTTP routes for a day's seals (commitments to deals). One hash is published over all commitments of a
// day, so that none can be removed later.
import * as z from 'zod';
import { type Api, type HttpContext, refuse } from '../../../api/http-context.ts';
import { problem } from '../../../api/schemas.ts';
import { apiError } from '../../../core/errors.ts';
import { DAY_MS, dayAt } from '../../../core/utc-days.ts';
import type { ServerContext } from '../../../domain/context.ts';
import { dayTrees } from '../../../domain/seals/day-trees.ts';
import { growingTree, pathFrom, placeOf, rootOf, type SealTree } from '../../../domain/seals/seal-tree.ts';

/**
 * How many milliseconds after its end a day counts as complete. By then all writes of the day are on the
 * disk.
 */
const AFTER_MS = 60_000;

/**
 * The maximum number of leaves in all cached trees of past days. With the inner nodes, they take about 60
 * MB.
 */
const LEAVES_KEPT = 200_000;

const hex32 = z.string().regex(/^[0-9a-f]{64}$/);

const answer = z.object({
  day: z.string(),
  commitments: z.number(),
  root: z.nullable(hex32).describe('null if nothing was dealt on that day'),
  place: z.nullable(z.number()).describe('the index of the requested commitment, from 0; null if it is not among them'),
  path: z.nullable(z.array(hex32)),
});

const found = z.object({
  day: z.nullable(z.string()).describe('null if the server made no such commitment'),
  over: z.boolean().describe('whether the day is over, so that its root is available'),
});

const NOT_OVER = apiError('not-now', say => say.day);

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const dayIsOver = ({ env }: ServerContext, fromMs: number): boolean => env.nowMs() >= fromMs + DAY_MS + AFTER_MS;

/** Adds the public routes for the seals of days. */
export function addSeals(api: Api, http: HttpContext): void {
  addDays(api, http);
  api.get(
    '/api/seals',
    {
      schema: {
        summary: 'The UTC date of a commitment, and whether that day is over.',
        querystring: z.object({ commitment: hex32 }),
        response: { 200: found, '4xx': problem },
      },
    },
    async ({ query }) => {
      const at = await http.context.store.log.committedAt(Buffer.from(query.commitment, 'hex'));
      if (at === undefined) return { day: null, over: false };
      const day = dayAt(at);
      return { day, over: dayIsOver(http.context, startOf(day)) };
    },
  );
}

function addDays(api: Api, { context }: HttpContext): void {
  const treeOf = dayTrees(day => made(context, startOf(day)), LEAVES_KEPT);
  api.get(
    '/api/seals/:day',
    {
      schema: {
        summary: 'The root of the hash tree of all commitments of a past day, and the inclusion path of one of them.',
        params: z.object({ day: z.iso.date().describe('the date in UTC, such as 2026-11-21') }),
        querystring: z.object({ commitment: hex32.optional() }),
        response: { 200: answer, '4xx': problem },
      },
    },
    async (request, reply) => {
      const { day } = request.params;
      const fromMs = startOf(day);
      if (!dayIsOver(context, fromMs)) return refuse(reply, NOT_OVER);
      return reply.send(answerFor(day, await treeOf(day), request.query.commitment));
    },
  );
}

/** Builds the hash tree of a day in slices. Other requests are served in between. */
async function made({ env, store }: ServerContext, fromMs: number): Promise<SealTree> {
  const pause = (): Promise<void> => new Promise(resolve => env.soon(resolve));
  const growing = growingTree(await store.log.commitments(fromMs, fromMs + DAY_MS, pause));
  for (;;) {
    const { done, value } = growing.next();
    if (done) return value;
    await pause();
  }
}

function answerFor(day: string, tree: SealTree, commitment: string | undefined): z.infer<typeof answer> {
  const place = commitment === undefined ? -1 : placeOf(tree, Buffer.from(commitment, 'hex'));
  const [is, path] = place < 0 ? [null, null] : [place, [...pathFrom(tree, place)]];
  return { day, commitments: tree[0]?.length ?? 0, root: rootOf(tree), place: is, path };
}
