// Proofs and notations of past matches. Each text is computed once in a worker thread, shared by all
// requests, and cached.
import { createHash } from 'node:crypto';
import type { Tags } from '@moonshot/rules/notation';
import { type ApiError, apiError } from '../../core/errors.ts';
import type { JobInput, JobKind } from '../../threads/jobs/job-worker.ts';
import type { Spender } from '../../threads/jobs/processor-budgets.ts';
import type { ServerContext } from '../context.ts';

type Made = { readonly made: string } | { readonly error: ApiError };

export const NOT_OVER = apiError('not-now', say => say.proof);

/** What the notation adds to the log: the players' names and the URL of the proof. */
interface Beside {
  readonly names: readonly string[];
  readonly tags: Tags;
}

const asking = (context: ServerContext, match: string) => context.store.log.readText(match);

/** Returns the proof of a match as JSON text. */
export const proofText = (context: ServerContext, match: string, by: Spender): Promise<Made> =>
  madeOnce(context, `proof ${match}`, 'proof', async () => ({ log: await asking(context, match) }), by);

/** Returns the notation of a match with its players' current names. */
export function notationOf(context: ServerContext, match: string, beside: Beside, by: Spender): Promise<Made> {
  const digest = createHash('sha256').update(JSON.stringify(beside)).digest('base64url');
  const name = `notation ${match} ${digest}`;
  return madeOnce(context, name, 'notation', async () => ({ ...beside, log: await asking(context, match) }), by);
}

/**
 * A refusal, thrown so that it is not cached: it may concern only one requester's limit, and the other
 * requesters retry for themselves.
 */
class Refused extends Error {
  readonly error: ApiError;
  constructor(why: ApiError) {
    super(why.code);
    this.error = why;
  }
}

async function madeOnce<K extends JobKind & ('proof' | 'notation')>(
  { texts, jobs }: ServerContext,
  name: string,
  kind: K,
  asked: () => Promise<JobInput<K>>,
  by: Spender,
): Promise<Made> {
  for (let own = false; ; ) {
    try {
      const text = await texts.get(name, async () => {
        own = true;
        const worked = await jobs.work(kind, await asked(), by);
        if (!worked.ok) throw new Refused(worked.error);
        return worked.done ?? undefined;
      });
      return text === undefined ? { error: NOT_OVER } : { made: text };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (own) return { error: error.error };
    }
  }
}
