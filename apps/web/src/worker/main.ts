// The worker in which offline tables run: it joins the host to the page, the browser's storage and the other
// tabs.
import type { ToClient } from '@moonshot/wire';
import type { Apart } from './apart.ts';
import { botDraws, newSecret, newTableId } from './chance.ts';
import { type Host, host } from './host.ts';
import { spokenIn } from './language.ts';
import { browserShelf } from './saved/database.ts';
import { guardedShelf } from './saved/guarded.ts';
import { thinkers } from './thinkers.ts';
import { timers } from './timers.ts';

/** What this worker uses of a worker's global scope; the page's types name only a window's. */
interface Scope {
  readonly name: string;
  postMessage(message: ToClient): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'unhandledrejection', heard: (event: PromiseRejectionEvent) => void): void;
}

interface News {
  readonly table: string;
  readonly version: number;
}

declare const self: Scope;

const nowMs = (): number => Date.now();
const post = (message: ToClient): void => self.postMessage(message);
/**
 * Only once a table that was just opened can be on the screen: until then the page needs the line and the
 * processor.
 */
const APART_AFTER_MS = 500;

async function beginApart(): Promise<Apart> {
  await new Promise(over => setTimeout(over, APART_AFTER_MS));
  return (await import('./apart.ts')).apart(() => performance.now());
}

const otherTabs = new BroadcastChannel('moonshot.tables');

const tables: Host = host({
  shelf: guardedShelf(browserShelf(nowMs), warning => tables.warn(warning), nowMs),
  thinkers: thinkers(botDraws(), beginApart),
  timers,
  post,
  spread: (table, version) => otherTabs.postMessage({ table, version } satisfies News),
  nowMs,
  spokenIn,
  newSecret,
  newTableId,
});

otherTabs.addEventListener('message', ({ data }: MessageEvent<News>) => tables.news(data.table, data.version));
self.addEventListener('message', ({ data }) => tables.hear(data));
// A fault of ours stops the worker where the page sees it, and the page starts it anew from the log.
self.addEventListener('unhandledrejection', event => {
  event.preventDefault();
  reportError(event.reason);
});
// Whoever goes through matches waits for the first one: what plays it again is here before it is chosen.
if (self.name === 'replay') void import('./replaying.ts').catch(() => undefined);
