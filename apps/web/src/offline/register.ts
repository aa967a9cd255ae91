// Registers the service worker, and looks for newer versions of it.
import { ownScript } from '../connection/preload.ts';

const HOUR_MS = 3_600_000;

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

/** Registers the service worker. Calls `ready` when a newer version of the page is ready. */
export async function registerIn(
  container: ServiceWorkerContainer,
  ready: () => void,
): Promise<ServiceWorkerRegistration> {
  const registration = await container.register(ownScript('offline'), { updateViaCache: 'none' });
  whenWaiting(registration, ready);
  lookNowAndThen(registration);
  return registration;
}
