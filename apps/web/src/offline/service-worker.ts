// The service worker. It caches one whole build, serves it online and offline, updates on request, and shows
// turn notifications.
import type { Client, Scope } from './worker-scope.ts';

declare const self: Scope;

const BUILD = self.BUILD;
const PAGE = self.registration.scope;
const ASSETS = `${PAGE}assets/`; // the names of files in this folder contain a hash of their content
// the page may be installed in several folders of one server, each with caches of its own
const OURS = `moonshot ${PAGE} `;
const KEPT = new Set(BUILD.files.map(file => new URL(file, PAGE).href));

const openBuild = (): Promise<Cache> => caches.open(OURS + BUILD.version);
const inAnyBuild = (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true });

async function keepBuild(): Promise<void> {
  const cache = await openBuild();
  await Promise.all([...KEPT].map(url => keep(cache, url)));
}

/**
 * Caches a file of the build. A file with a content hash is copied from an older build that has it; all
 * others are fetched.
 */
async function keep(cache: Cache, url: string): Promise<void> {
  const hashed = url.startsWith(ASSETS);
  const known = hashed ? await inAnyBuild(url) : undefined;
  const answer = known ?? (await fetch(url, { cache: hashed ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`Cannot keep ${url} for later: the answer is ${answer.status}`);
  await cache.put(url, answer);
}

async function fromBuild(url: string): Promise<Response> {
  const cache = await openBuild();
  return (await cache.match(url, { ignoreVary: true })) ?? fetch(url);
}

/** Deletes older builds if no other page is open and no worker is about to take over. */
async function forgetOlder(): Promise<void> {
  const { waiting, installing } = self.registration;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (waiting !== null || installing !== null || windows.length > 1) return;
  const older = (await caches.keys()).filter(name => name.startsWith(OURS) && name !== OURS + BUILD.version);
  await Promise.all(older.map(name => caches.delete(name)));
}

/** The address without its query and hash. */
function placeOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

self.addEventListener('install', event => event.waitUntil(keepBuild()));

self.addEventListener('activate', event => event.waitUntil(self.clients.claim().then(forgetOlder)));

// The page sends this message when a person asks for the update. Without it, a new build waits until all tabs
// are closed.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(PAGE)) return;
  const place = placeOf(request.url);
  const url = place === `${PAGE}index.html` ? PAGE : place;
  if (KEPT.has(url)) {
    event.respondWith(fromBuild(url));
    if (request.mode === 'navigate') event.waitUntil(forgetOlder());
  } else if (url.startsWith(ASSETS)) {
    // The file may belong to an older build, which another tab still uses.
    event.respondWith(inAnyBuild(url).then(known => known ?? fetch(request)));
  } else if (request.mode === 'navigate') {
    // Only the server can answer this address. Without a connection, the page goes to the home screen.
    event.respondWith(fetch(request).catch(() => Response.redirect(PAGE)));
  }
});

/** The payload of a turn notification. The id of the table is enough to open it. */
interface TurnNotice {
  readonly table: string;
  readonly title: string;
  readonly body: string;
}

self.addEventListener('push', event => {
  if (event.data === null) return;
  const { table, title, body } = event.data.json() as TurnNotice;
  const icon = `${PAGE}icons/icon-192.png`;
  event.waitUntil(self.registration.showNotification(title, { body, icon, tag: table, data: table }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openTable(`${PAGE}#t/${event.notification.data}`));
});

/** Navigates an open page to the table, or opens a new page. */
async function openTable(address: string): Promise<unknown> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url.startsWith(PAGE));
  if (shown === undefined) return self.clients.openWindow(address);
  // pages that another build controls cannot be navigated
  return lead(shown, address).catch(() => self.clients.openWindow(address));
}

async function lead(shown: Client, address: string): Promise<void> {
  await shown.navigate(address);
  await shown.focus().catch(() => undefined); // the browser may not allow focusing
}
