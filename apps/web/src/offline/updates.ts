// Registers the service worker and reports when an update is ready. The page reloads only when a person asks
// for it.
import { ownScript } from '../connection/preload.ts';

const HOUR_MS = 3_600_000;

export interface Updates {
  /** Registers the service worker in the background. */
  begin(): void;
  /** Activates the newest version of the page and reloads. */
  reload(): void;
}

/** Calls `ready` when a newer service worker is waiting, now or later. */
function whenWaiting(registration: ServiceWorkerRegistration, ready: () => void): void {
  if (registration.waiting !== null) ready();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && registration.active !== null) ready();
    });
  });
}

/** Checks for updates when a person returns to the page, at most once an hour. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - looked < HOUR_MS) return;
    looked = performance.now();
    // offline, no update is available
    registration.update().catch(() => undefined);
  });
}

/** Controls the service worker. Calls `ready` when a newer version of the page is ready. */
export function keepOffline(ready: () => void): Updates {
  // The service worker container is undefined on insecure pages.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let registration: ServiceWorkerRegistration | undefined;
  let asked = false;
  let controlled = Boolean(container?.controller);
  container?.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (controlled) ready(); // another tab has activated the update
    controlled = true;
  });
  const register = async (): Promise<void> => {
    registration = await container?.register(ownScript('offline'), { updateViaCache: 'none' });
    if (registration === undefined) return;
    whenWaiting(registration, ready);
    lookNowAndThen(registration);
  };
  return {
    begin: () => {
      // In development there is no build to cache. Without a service worker the page works only online.
      if (import.meta.env.PROD) register().catch(() => undefined);
    },
    reload: () => {
      asked = true;
      if (registration?.waiting) registration.waiting.postMessage('take-over');
      else location.reload();
    },
  };
}
