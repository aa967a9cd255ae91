// Keeps the page for use without a network, and says when a newer version waits; it never reloads unless a
// person asks.
import { ownScript } from '../worker/early.ts';

const HOUR_MS = 3_600_000;

export interface Updates {
  /** Registers the service worker: nothing waits for it. */
  begin(): void;
  /** Changes to the newest version: what a person asks for. */
  reload(): void;
}

/** Whether the worker of a newer version comes to wait, now or later. */
function whenWaiting(registration: ServiceWorkerRegistration, ready: () => void): void {
  if (registration.waiting !== null) ready();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && registration.active !== null) ready();
    });
  });
}

/** A page that stays open for days looks for a newer version when somebody comes back to it. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - looked < HOUR_MS) return;
    looked = performance.now();
    // there is no network: then there is nothing newer to be had
    registration.update().catch(() => undefined);
  });
}

/** Calls back when a newer version is ready. */
export function keepOffline(ready: () => void): Updates {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined; // not at every address
  let registration: ServiceWorkerRegistration | undefined;
  let asked = false;
  let controlled = Boolean(container?.controller);
  container?.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (controlled) ready(); // another tab has changed to it
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
      // While the page is being worked on there is no build to keep.
      // a browser that keeps nothing: the page works as long as the network does
      if (import.meta.env.PROD) register().catch(() => undefined);
    },
    reload: () => {
      asked = true;
      if (registration?.waiting) registration.waiting.postMessage('take-over');
      else location.reload();
    },
  };
}
