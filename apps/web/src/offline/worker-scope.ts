// Types of the service worker's scope; the page's types only describe a window.

/** Data that the build writes into the service worker's file. */
interface Build {
  readonly version: string;
  readonly files: readonly string[]; // paths relative to the page; '' is the page itself
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

/** A page that is open in a window. */
export interface Client {
  readonly url: string;
  navigate(address: string): Promise<unknown>;
  focus(): Promise<unknown>;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(of: object): Promise<readonly Client[]>;
  openWindow(address: string): Promise<unknown>;
}

export interface Scope {
  readonly BUILD: Build;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Clients;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
