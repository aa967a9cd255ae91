// Tests that the response to an invalid request is short, whatever is wrong with the request.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, FRIENDS, type Guest, newGuest } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';

let site: Site;
let ada: Guest;
beforeAll(async () => {
  site = await openServer({ MOONSHOT_REQUESTS_PER_MINUTE: '10000', MOONSHOT_GUESTS_PER_HOUR: '100' });
  ada = await newGuest(site.url, 'Ada');
});
afterAll(() => site.close());

const ANSWER_MAX = 4000; // in bytes, without headers

const many = (count: number, key: (i: number) => string, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [key(i), value]));

const tableOf = (overrides: unknown) => ({
  order: { game: 'ricketts', overrides, length: { deals: 1 }, seats: 4 },
  settings: FRIENDS,
});

const deep = many(
  8,
  i => `${i}`,
  many(8, i => `${i}`.repeat(30), 'ü'.repeat(20)),
);

test.each([
  ['many changes', tableOf(many(1450, i => `k${i}`))],
  ['as many unknown fields as may be changed', tableOf(many(64, i => `k${i}`))],
  ['long names of fields', tableOf(many(6, i => `${i}${'\u0001'.repeat(99)}`))],
  ['deeply nested values', tableOf({ points: deep })],
  ['unknown numbers of seats', tableOf({ 'deck.remove': many(400, i => `${i + 20}`) })],
  [
    'long lists of invalid items',
    tableOf({ points: Array.from({ length: 24 }, () => ({ cards: ['XX'], value: 'a' })) }),
  ],
])('%s', async (_, body) => {
  const { status, body: told } = await as(ada, 'POST', '/api/tables', body);
  expect(status).toBe(400);
  expect(Buffer.byteLength(JSON.stringify(told))).toBeLessThan(ANSWER_MAX);
});

interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>;
}

const WRONG: readonly unknown[] = [many(900, i => `unknown${i}`), Array(3000).fill({}), 'x'.repeat(15_000)];

test('a body with a thousand errors, for every route', async () => {
  const { paths } = (await as(ada, 'GET', '/api/docs/json')).body as Documented;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => (requestBody ? [[method, path] as const] : [])),
  );
  expect(routes.length).toBeGreaterThan(10);
  for (const [method, path] of routes)
    for (const wrong of WRONG) {
      const address = path.replaceAll(/\{\w+\}/g, 'A'.repeat(22));
      const { status, body } = await as(ada, method.toUpperCase(), address, wrong);
      expect([method, path, status < 500, Buffer.byteLength(JSON.stringify(body)) < ANSWER_MAX]).toEqual([
        ...[method, path, true, true],
      ]);
    }
});
