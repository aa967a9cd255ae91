// Tests which paths are canonical, and which part of the server serves a request.
import { expect, test } from 'vitest';
import { isPlainPath, isUnder } from './request-paths.ts';

const paths: readonly [target: string, plain: boolean][] = [
  ['/', true],
  ['/?x=%61//..', true],
  ['/api/tables', true],
  ['/api/tables/', true],
  ['/api/tables?limit=2', true],
  ['/api/admin/bans/address/127.0.0.0%2F8', true],
  ['/api/admin/bans/address/%3A%3A1', true],
  ['/api/admin/bans/address/::1', true],
  ['/api/ratings/ricketts@1', true],
  ['/assets/index-BzJ16orK.js', true],
  ['/a%20b', true],
  ['/%C3%A9', true],
  ['', false],
  ['*', false],
  ['api/tables', false],
  ['http://x/api/me', false],
  ['//api/me', false],
  ['/api//me', false],
  ['/api/me//', false],
  ['/./api/me', false],
  ['/x/../api/me', false],
  ['/api/..', false],
  ['/api/%2e%2e/me', false],
  ['/api/..%2Fme', false],
  ['/api/me.', false],
  ['/api./me', false],
  ['/%61pi/me', false],
  ['/api/m%65', false],
  ['/api%2fme', false],
  ['/api/%2561', false],
  ['/api\\me', false],
  ['/api%5Cme', false],
  ['/api/me;x', false],
  ['/api/me#x', false],
  ['/api/me%00', false],
  ['/api/me%0A', false],
  ['/api/%zz', false],
  ['/api/%', false],
  ['/api/%FF', false],
  ['/é', false],
  ['/a@%20b', false],
];

test.each(paths)('%j is canonical: %s', (target, plain) => {
  expect(isPlainPath(target)).toBe(plain);
});

const asked: readonly [url: string, route: string | undefined, under: boolean][] = [
  ['/api/tables', '/api/tables', true],
  ['/%61pi/tables', '/api/tables', true],
  ['/api/nothing', '*', true],
  ['/api/nothing', undefined, true],
  ['/index.html', '*', false],
  ['/apis', undefined, false],
];

test.each(asked)('%s at the route %s is under /api/: %s', (url, route, under) => {
  expect(isUnder('/api/', { url, routeOptions: { url: route } })).toBe(under);
});
