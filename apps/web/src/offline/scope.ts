// What the service worker uses of the world around it; the page's types name only a window's.

/** What the build writes into this file once all its files are known. */
interface Build {
  readonly version: string;
  readonly files: readonly string[]; // relative to the page; '' is the page itself
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Scope {
  readonly BUILD: Build;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(of: object): Promise<readonly unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<unknown>) => void): void;
}
