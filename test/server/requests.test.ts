// Hostile requests to every route: each is refused or has its permitted effect, and honest clients are not
// affected.
import { request as httpRequest } from 'node:http';
import { belowFrom } from '@moonshot/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, type Guest, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { openServer, type Site } from '../../apps/server/testing/site.ts';
import { freshSeed } from '../seeds.ts';
import { either } from './depth.ts';
import { fastServer, PATIENT } from './fast-server.ts';
import { MARK } from './frames.ts';
import { type Request, requestOf, routesOf } from './requests.ts';

const EACH = either(8, 3000); // requests per route
const LIMIT_MS = either(300_000, 3_600_000);
/** Statuses that some request must get. A sample has few requests that make or delete something, or none. */
const ANSWERED = either([200, 400, 401, 404], [200, 201, 204, 400, 401, 404]);

let site: Site;
const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);
beforeAll(async () => {
  site = await openServer(PATIENT, fastServer(belowFrom(7)));
  process.on('unhandledRejection', note);
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await site.close();
});

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Sends the raw request; `fetch` would correct its errors. */
const send = (method: string, { path, body, headers }: Request, cookie: string | undefined): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const more = cookie === undefined ? length : { ...length, cookie };
    const sent = httpRequest(`${site.url}/`, { method, path, headers: { ...headers, ...more } }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Internal details that no answer may contain, such as file paths or stack traces. */
const INNER = /node_modules|\.ts:\d|\bat [\w.]+ \(|SQLITE|ZodError/;

const refusal = { code: expect.stringMatching(/^[a-z-]+$/), sentence: expect.stringMatching(/\S/) };

test(
  `${EACH} hostile requests to each route harm nobody`,
  async () => {
    const kept = [Object.prototype, Array.prototype, Function.prototype].map(one => Reflect.ownKeys(one));
    const ada = await newGuest(site.url, 'Ada');
    const { table, invite } = await newTable(ada);
    const below = belowFrom(freshSeed('hostile requests'));
    const statuses = new Map<number, number>();
    let eve: Guest | undefined;
    const routes = routesOf(site.app.http.swagger().paths ?? {});
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes)
      for (let i = 0; i < EACH; i++) {
        if (i % 20 === 0) eve = await newGuest(site.url, `Eve ${i}`);
        const ids = [table, `${table}-1`, 'B'.repeat(22), ada.player, eve?.player ?? ''];
        const request = requestOf(route, ids, below);
        const { status, type, text } = await send(route.method, request, i % 5 === 0 ? undefined : eve?.cookie);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const what = `${route.method} ${JSON.stringify(request).slice(0, 500)}`;
        expect([what, status < 500, INNER.test(text), text.includes(invite)]).toEqual([what, true, false, false]);
        if (status >= 400)
          expect([what, type, JSON.parse(text)]).toMatchObject([what, expect.stringContaining('json'), refusal]);
      }
    for (const status of ANSWERED) expect([status, statuses.get(status) ?? 0]).not.toEqual([status, 0]);
    expect([Object.prototype, Array.prototype, Function.prototype].map(one => Reflect.ownKeys(one))).toEqual(kept);
    expect(site.log.filter(line => line.includes(MARK) || !/^\{"level":(20|30),/.test(line))).toEqual([]);
    expect(unhandled).toEqual([]);
    expect((await as(ada, 'GET', '/api/me')).body).toMatchObject({ name: 'Ada' });
    expect((await as(ada, 'GET', `/api/tables/${table}/door`)).body).toMatchObject({
      host: ada.player,
      state: 'gathering',
    });
  },
  LIMIT_MS,
);
