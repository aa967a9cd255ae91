// Controls the service worker and reports when an update is ready. The page reloads only when a person asks
// for it.

export interface Updates {
  /** Registers the service worker in the background. */
  begin(): void;
  /** Activates the newest version of the page and reloads. */
  reload(): void;
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
    const { registerIn } = await import('./register.ts');
    if (container !== undefined) registration = await registerIn(container, ready);
  };
  return {
    begin: () => {
      // In development there is no build to cache. If registering fails, the page works only online.
      if (import.meta.env.PROD) register().catch(() => undefined);
    },
    reload: () => {
      asked = true;
      if (registration?.waiting) registration.waiting.postMessage('take-over');
      else location.reload();
    },
  };
}
