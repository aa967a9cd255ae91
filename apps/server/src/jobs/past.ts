// Proofs and notations of past matches: made in a thread, once for all requests, and cached.
import { createHash } from 'node:crypto';
import type { Tags } from '@moonshot/rules/notation/noted';
import { type No, no } from '../no.ts';
import type { World } from '../world.ts';
import type { Spender } from './budgets.ts';
import type { Asked, JobKind } from './job.ts';

type Made = { readonly made: string } | { readonly no: No };

export const NOT_OVER = no('not-now', say => say.proof);

/** What the notation adds to the log: the players' names and the URL of the proof. */
interface Beside {
  readonly names: readonly string[];
  readonly tags: Tags;
}

const asking = (world: World, match: string) => world.store.log.readText(match);

/** The proof of a match in JSON. */
export const proofText = (world: World, match: string, by: Spender): Promise<Made> =>
  madeOnce(world, `proof ${match}`, 'proof', async () => ({ log: await asking(world, match) }), by);

/** The notation of a match with its players' current names. */
export function notationOf(world: World, match: string, beside: Beside, by: Spender): Promise<Made> {
  const said = createHash('sha256').update(JSON.stringify(beside)).digest('base64url');
  const name = `notation ${match} ${said}`;
  return madeOnce(world, name, 'notation', async () => ({ ...beside, log: await asking(world, match) }), by);
}

/** Thrown so that a refusal is not cached: it concerns one requester, and the others retry for themselves. */
class Refused extends Error {
  readonly no: No;
  constructor(why: No) {
    super(why.code);
    this.no = why;
  }
}

async function madeOnce<K extends JobKind & ('proof' | 'notation')>(
  { texts, jobs }: World,
  name: string,
  kind: K,
  asked: () => Promise<Asked<K>>,
  by: Spender,
): Promise<Made> {
  for (let own = false; ; ) {
    try {
      const text = await texts.get(name, async () => {
        own = true;
        const worked = await jobs.work(kind, await asked(), by);
        if (!worked.ok) throw new Refused(worked.no);
        return worked.done ?? undefined;
      });
      return text === undefined ? { no: NOT_OVER } : { made: text };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (own) return { no: error.no };
    }
  }
}
