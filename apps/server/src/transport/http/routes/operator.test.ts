// Tests the rate limits for an operator's machines. Normal probes are never refused. After several wrong
// tokens, requests with a token from the same address are refused.
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../../../../testing/client.ts';
import { openServer, type Site } from '../../../../testing/site.ts';
import { systemEnv } from '../../../core/env.ts';
import { operatorToken } from '../../../domain/sign-in/operator-token.ts';

const FIGURES = 'a-token-of-figures';

const USUAL = {
  MOONSHOT_BEHIND_PROXY: '1',
  MOONSHOT_METRICS_TOKEN: FIGURES,
  MOONSHOT_PROBES_PER_MINUTE: '',
  MOONSHOT_WRONG_TOKENS_PER_MINUTE: '',
};

async function opened(variables: Record<string, string>): Promise<Site> {
  const site = await openServer({ ...USUAL, ...variables });
  onTestFinished(() => site.close());
  return site;
}

/** Sends a request from the address, with the token if there is one. */
const ask = ({ url }: Site, path: string, token?: string, address = '192.0.2.7') =>
  call(url, 'GET', path, undefined, {
    'x-forwarded-for': address,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });

const deskTokenOf = async ({ store }: Site): Promise<string> =>
  (await operatorToken({ env: systemEnv, store }, true)) ?? '';

const PLACES: readonly [path: string, tokenOf: (site: Site) => Promise<string | undefined>][] = [
  ['/healthz', async () => undefined],
  ['/readyz', async () => undefined],
  ['/metrics', async () => FIGURES],
  ['/api/admin/limits', deskTokenOf],
];

test.each(PLACES)(
  '%s answers five requests a second, independent of other requests of its address',
  async (path, tokenOf) => {
    const site = await opened({ MOONSHOT_REQUESTS_PER_MINUTE: '1', MOONSHOT_FILES_PER_MINUTE: '1' });
    const token = await tokenOf(site);
    for (const other of ['/api/tables', '/api/tables', '/none', '/none']) await ask(site, other);
    const seen = new Set<number>();
    for (let i = 0; i < 300; i++) seen.add((await ask(site, path, token)).status);
    expect([...seen]).toEqual([200]);
  },
);

test.each(PLACES)('%s is refused to an address that asks too often, and to no other', async (path, tokenOf) => {
  const site = await opened({ MOONSHOT_PROBES_PER_MINUTE: '2' });
  const token = await tokenOf(site);
  for (let i = 0; i < 2; i++) expect((await ask(site, path, token)).status).toBe(200);
  const { status, body, headers } = await ask(site, path, token);
  expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too-many' } });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(55);
  expect((await ask(site, path, token, '192.0.2.8')).status).toBe(200);
});

const BEHIND_TOKEN = PLACES.slice(2);

test.each(BEHIND_TOKEN)('%s: wrong tokens run out, then no token of the address is tried', async (path, tokenOf) => {
  const site = await opened({ MOONSHOT_WRONG_TOKENS_PER_MINUTE: '2' });
  const right = await tokenOf(site);
  const statuses = [];
  for (const token of ['wrong', undefined, undefined, right, 'wrong too', 'wrong again', right, undefined])
    statuses.push((await ask(site, path, token)).status);
  expect(statuses).toEqual([404, 404, 404, 200, 404, 404, 429, 404]);
  const { body, headers } = await ask(site, path, right);
  const { retryAfterMs } = body as { readonly retryAfterMs: number };
  expect(retryAfterMs).toBeGreaterThan(0);
  expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  expect(headers.get('retry-after')).toBe(String(Math.ceil(retryAfterMs / 1000)));
  expect((await ask(site, path, right, '192.0.2.8')).status).toBe(200);
});
