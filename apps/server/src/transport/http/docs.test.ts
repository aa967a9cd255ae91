// Tests the API documentation as a reader sees it: the page loads over plain HTTP, and the description is
// complete.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site.close());

test('the page is there with every file that it names', async () => {
  const { status, body, headers } = await call(site.url, 'GET', '/api/docs/');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  const files = [...String(body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.filter(file => /\.(?:js|css)$/.test(file)).length).toBeGreaterThan(3);
  for (const file of files) {
    const { pathname, origin } = new URL(file, `${site.url}/api/docs/`);
    expect([file, origin, (await call(site.url, 'GET', pathname)).status]).toEqual([file, site.url, 200]);
  }
});

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}

test('the description is OpenAPI 3, each operation with what it does, its parameters and its answers', async () => {
  const { status, body } = await call(site.url, 'GET', '/api/docs/json');
  const { openapi, paths } = body as {
    readonly openapi: string;
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  expect(status).toBe(200);
  expect(openapi).toMatch(/^3\.\d+\.\d+$/);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
  );
  expect(operations.length).toBeGreaterThan(30);
  for (const { name, path, operation } of operations) {
    const { summary, parameters = [], responses } = operation;
    expect([name, summary]).toEqual([name, expect.stringMatching(/\.$/)]);
    const named = parameters.filter(one => one.in === 'path').map(one => one.name);
    expect([name, named]).toEqual([name, [...path.matchAll(/{(\w+)}/g)].map(([, one]) => one)]);
    const statuses = Object.keys(responses);
    expect([name, statuses.some(one => one.startsWith('2'))]).toEqual([name, true]);
    for (const one of Object.values(responses)) expect(one.description).toEqual(expect.any(String));
  }
  expect(JSON.stringify(body)).not.toContain('"$ref"'); // each operation is complete in itself
});
