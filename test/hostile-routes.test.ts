// The benchmark of hostile requests covers exactly the routes that the server registers.
import { expect, test } from 'vitest';
import { openServer } from '../apps/server/testing/site.ts';
import { routesIn } from '../bench/hostile/printed.ts';
import { unmatched } from '../bench/hostile/routes.ts';

test('every route has a hostile case', async () => {
  const site = await openServer();
  const routes = routesIn(site.app.http.printRoutes({ commonPrefix: false }));
  await site.close();
  expect(routes).toEqual(expect.arrayContaining(['GET /api/matches/:match/proof', 'DELETE /api/me', 'GET /healthz']));
  expect(unmatched(routes)).toEqual([]);
});

test('detects a route without a case, and a case without a route', () => {
  expect(unmatched(['GET /healthz', 'GET /api/new'])).toContain('GET /api/new');
  expect(unmatched(['GET /healthz'])).toContain('DELETE /api/me');
  expect(unmatched(['GET /healthz'])).not.toContain('GET /healthz');
});
