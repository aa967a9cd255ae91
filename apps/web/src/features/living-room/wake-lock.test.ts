// The wake lock of living-room play is requested while the page is visible and released at the end. A browser
// without wake locks causes no error.
import { afterEach, expect, test, vi } from 'vitest';
import { stayAwake } from './wake-lock.ts';

/** A document that can be hidden and shown again. */
class FakeDocument extends EventTarget {
  hidden = false;
  turn(isHidden: boolean): void {
    this.hidden = isHidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** Installs a fake browser. `wakeLock` is missing over plain HTTP. */
function browserWith(wakeLock: object | undefined): FakeDocument {
  const page = new FakeDocument();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock });
  return page;
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

test('the lock is requested again when the page is visible again, and released at the end', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  const page = browserWith({ request });
  const end = stayAwake();
  await settled();
  page.turn(true);
  expect(request).toHaveBeenCalledTimes(1);
  page.turn(false);
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  end();
  expect(release).toHaveBeenCalledTimes(1);
  page.turn(false);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that arrives after the end is given back', async () => {
  const release = vi.fn(async () => undefined);
  browserWith({ request: async () => ({ release }) });
  stayAwake()();
  await settled();
  expect(release).toHaveBeenCalledTimes(1);
});

const refusals: readonly [why: string, wakeLock: object | undefined][] = [
  ['the page is served over plain HTTP', undefined],
  ['the battery is low', { request: () => Promise.reject(new Error('NotAllowedError')) }],
];

test.each(refusals)('nothing fails when %s', async (_, wakeLock) => {
  browserWith(wakeLock);
  const end = stayAwake();
  await settled();
  expect(end).not.toThrow();
});
