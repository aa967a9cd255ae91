// A request that needs a recent sign-in is repeated once after a new sign-in, by secret or by passkey.
import { expect, test } from 'vitest';
import { type ApiResult, httpClient } from './http-client.ts';
import type { PasskeyFailure } from './passkey.ts';
import { renewed, type SignInRenewal } from './sign-in-renewal.ts';
import { SECRET } from './storage-keys.ts';

const refusal = (code: 'stale-sign-in' | 'gone', status: number): ApiResult<never> => ({
  ok: false,
  why: 'no',
  status,
  problem: { code, sentence: '' },
});
const STALE = refusal('stale-sign-in', 403);
const GONE = refusal('gone', 404);
const ADA = { ok: true, body: { player: 'ada', name: 'Ada' } } as const;
const DONE = { ok: true, body: 'done' } as const;
const CLOSED: PasskeyFailure = { ok: false, why: 'closed' };

type Came = ApiResult<string> | PasskeyFailure;
const cases: readonly [
  name: string,
  kept: string | null,
  answers: readonly Came[],
  back: ApiResult<typeof ADA.body> | PasskeyFailure,
  calls: string,
  last: Came,
][] = [
  ['a recent sign-in is enough', 'secret', [DONE], ADA, 'deed', DONE],
  ['any other refusal is returned', 'secret', [GONE], ADA, 'deed', GONE],
  ['signs in with the stored secret', 'secret', [STALE, DONE], ADA, 'deed secret deed', DONE],
  ['asks for a passkey after a passkey sign-in', 'passkey', [STALE, DONE], ADA, 'deed show deed', DONE],
  ['asks for a passkey if no secret is stored', null, [STALE, DONE], ADA, 'deed show deed', DONE],
  ['reports a cancelled passkey prompt', 'passkey', [STALE], CLOSED, 'deed show', CLOSED],
  ['does not retry twice', 'secret', [STALE, STALE], ADA, 'deed secret deed', STALE],
];

test.each(cases)('%s', async (_, kept, answers, back, calls, last) => {
  const called: string[] = [];
  const left = [...answers];
  const sessionFor = ({ secret }: { readonly secret: string }): Response => {
    called.push(secret);
    return back.ok ? Response.json(back.body) : Response.json({ code: 'gone', sentence: '' }, { status: 404 });
  };
  const proof: SignInRenewal = {
    api: httpClient(
      'http://server',
      async request => sessionFor(await request.json()),
      () => 'en',
    ),
    store: { get: key => (key === SECRET ? kept : null) },
    show: async () => {
      called.push('show');
      return back;
    },
  };
  const came = await renewed(proof, async () => {
    called.push('deed');
    return left.shift() ?? GONE;
  });
  expect([called.join(' '), came]).toEqual([calls, last]);
});
