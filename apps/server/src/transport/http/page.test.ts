// Tests how the page is served: its types, caching and headers, and that nothing outside its folder is
// served.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openServer } from '../../../testing/site.ts';

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
  'assets/b.js',
  'assets/b.js.br',
  'assets/b.js.gz',
  'sw.js',
];
for (const name of FILES) writeFileSync(join(page, name), name);
writeFileSync(join(folder, 'secret.txt'), 'secret');
const site = await openServer({}, {}, page);
const server = site.app.http;
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const FOREVER = 'public, max-age=31536000, immutable';

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
  ['/a.svg', 'image/svg+xml', 'no-cache'],
  ['/a.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/admin', 'text/html; charset=utf-8', 'no-cache'],
  ['/admin/admin.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/admin/admin.css', 'text/css; charset=utf-8', 'no-cache'],
  ['/assets/a-1b2c3d4e.js', 'application/javascript; charset=utf-8', FOREVER],
  ['/assets/a-1b2c3d4e.css', 'text/css; charset=utf-8', FOREVER],
  ['/assets/a-1b2c3d4e.woff2', 'font/woff2', FOREVER],
])('%s is %s, cached as %s', async (url, type, cache) => {
  const { statusCode, headers } = await server.inject(url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
});

test.each(['/', '/admin', '/admin/admin.js', '/assets/a-1b2c3d4e.js', '/nothing'])(
  '%s comes with the headers that keep it safe',
  async url => {
    const { headers } = await server.inject({ url, headers: { host: 'localhost' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    const policy = String(headers['content-security-policy']);
    const open = policy.split('; ').filter(part => !/^[a-z-]+ '(none|self)'$/.test(part));
    // Every other directive allows only the page's own files, or nothing. Only WebAssembly may be compiled.
    expect(open).toEqual([
      "script-src 'self' 'wasm-unsafe-eval'",
      "img-src 'self' data: blob:",
      "require-trusted-types-for 'script'",
      'trusted-types svelte-trusted-html moonshot',
    ]);
    expect(policy).toMatch(/^default-src 'none'; .*worker-src 'self'; manifest-src 'self'; .*frame-ancestors 'none'/);
  },
);

test('the documentation has its own policy: only scripts and styles of this server', async () => {
  const { statusCode, headers } = await server.inject({ url: '/api/docs/', headers: { host: 'localhost' } });
  const policy = String(headers['content-security-policy']);
  expect(statusCode).toBe(200);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure-requests|trusted-types|script-src[^;]*unsafe-inline/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['br, gzip', 'br', 'assets/b.js.br'],
  ['gzip', 'gzip', 'assets/b.js.gz'],
  ['', undefined, 'assets/b.js'],
])('to somebody who reads %s it sends what the build has compressed', async (reads, encoding, body) => {
  const answer = await server.inject({ url: '/assets/b.js', headers: { 'accept-encoding': reads } });
  expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': FOREVER,
    vary: 'accept-encoding',
  });
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
