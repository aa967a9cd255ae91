// Requests as they are sent, and what each kind of response means.
import { expect, test } from 'vitest';
import { type ApiClient, type ApiResult, httpClient } from './http-client.ts';

const SERVER = 'http://server/below/';
const GONE = { code: 'gone', sentence: 'No such table.' } as const;

const page = (status: number): Response =>
  new Response('<p>page</p>', { status, headers: { 'content-type': 'text/html' } });

const answers: readonly [name: string, answer: () => Response, result: ApiResult<unknown>][] = [
  ['a body', () => Response.json({ tables: [] }), { ok: true, body: { tables: [] } }],
  ['no content', () => new Response(null, { status: 204 }), { ok: true, body: null }],
  ['a refusal', () => Response.json(GONE, { status: 404 }), { ok: false, why: 'no', status: 404, problem: GONE }],
  ['a page: nothing but files is served here', () => page(200), { ok: false, why: 'no-server' }],
  ['a page that says there is nothing', () => page(404), { ok: false, why: 'no-server' }],
  ['the page of a proxy without its server', () => page(502), { ok: false, why: 'unreachable' }],
  ['a body that is cut off', () => new Response('{', { headers: JSON_TYPE }), { ok: false, why: 'unreachable' }],
  ['no response', () => expect.unreachable('the network is down'), { ok: false, why: 'unreachable' }],
];

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

test.each(answers)('%s', async (_, answer, result) => {
  const api = httpClient(
    SERVER,
    async () => answer(),
    () => 'en',
  );
  expect(await api.get('/api/tables')).toEqual(result);
});

const TABLE = 'a/b';
const requests: readonly [sent: string, send: (api: ApiClient) => Promise<unknown>][] = [
  ['GET http://server/below/api/tables fr  ', api => api.get('/api/tables')],
  ['POST http://server/below/api/tickets fr  ', api => api.post('/api/tickets')],
  [
    'PATCH http://server/below/api/me fr application/json {"name":"Ada"}',
    api => api.patch('/api/me', { body: { name: 'Ada' } }),
  ],
  [
    'DELETE http://server/below/api/tables/a%2Fb/bots/3 fr  ',
    api => api.delete('/api/tables/{table}/bots/{seat}', { params: { path: { table: TABLE, seat: 3 } } }),
  ],
  [
    'GET http://server/below/api/ratings?rules=a%20b fr  ',
    api => api.get('/api/ratings', { params: { query: { rules: 'a b' } } }),
  ],
];

test.each(requests)('%s', async (sent, send) => {
  const seen: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { method, url, headers } = request;
    const type = headers.get('content-type');
    seen.push([method, url, headers.get('accept-language'), type, await request.text()].join(' '));
    return Response.json({});
  };
  await send(httpClient(SERVER, fetch, () => 'fr'));
  expect(seen).toEqual([sent]);
});
