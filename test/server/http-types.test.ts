// The types of the HTTP routes, against which the page's requests are checked, match the server's.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type Site } from '../../apps/server/testing/site.ts';
import { HTTP_ROUTES, httpTypes } from '../../scripts/http-types/types.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site.close());

test('the committed types are made from the description that the server serves', async () => {
  const types = await httpTypes(site.url);
  if (readFileSync(HTTP_ROUTES, 'utf8') !== types) expect.unreachable('run `npm run http-types` and commit the result');
  expect(types).toContain('"/api/guests"');
});
