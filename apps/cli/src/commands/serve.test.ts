// What the page's server answers: types, caching, headers, and nothing from outside its folder.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { serverOf } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-page-'));
const page = join(folder, 'page');
mkdirSync(join(page, 'assets'), { recursive: true });
const FILES = [
  'index.html',
  '.built-from',
  'a.svg',
  'a.webmanifest',
  'assets/a-1b2c3d4e.js',
  'assets/a-1b2c3d4e.css',
  'assets/a-1b2c3d4e.woff2',
];
for (const name of FILES) writeFileSync(join(page, name), name);
writeFileSync(join(folder, 'secret.txt'), 'secret');
const server = serverOf(page);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const FOREVER = 'public, max-age=31536000, immutable';

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/a.svg', 'image/svg+xml', 'no-cache'],
  ['/a.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/assets/a-1b2c3d4e.js', 'application/javascript; charset=utf-8', FOREVER],
  ['/assets/a-1b2c3d4e.css', 'text/css; charset=utf-8', FOREVER],
  ['/assets/a-1b2c3d4e.woff2', 'font/woff2', FOREVER],
])('%s is %s, cached as %s', async (url, type, cache) => {
  const { statusCode, headers } = await server.inject(url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
});

test.each(['/', '/assets/a-1b2c3d4e.js', '/nothing'])('%s comes with the headers that keep it safe', async url => {
  const { headers } = await server.inject(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test.each([
  '/nothing',
  '/.built-from',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/',
  '/assets/..%5c..%5csecret.txt',
])('%s is not there', async url => {
  const { statusCode, body } = await server.inject(url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toContain('secret\n');
});

test('a page that is not built is one sentence', async () => {
  const { code, out, err } = await inside(['serve', '--page', folder]);
  expect({ code, out, err }).toEqual({
    code: 1,
    out: '',
    err: 'Cannot serve the page: it is not built. Build it with: npm run build\n',
  });
});
