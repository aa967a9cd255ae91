// The table worker's entry point: connects the host to the page, the browser's storage and other tabs.
import type { PageToTable, TableToPage } from '@moonshot/protocol';
import type { BotWorker } from './bots/bot-client.ts';
import { botDraws, newSecret, newTableId } from './bots/chance.ts';
import { botPlayers } from './bots/players.ts';
import { type Host, host } from './host.ts';
import { spokenIn } from './language.ts';
import { browserStorage } from './storage/database.ts';
import { fallbackStorage } from './storage/fallback-storage.ts';
import { timers } from './timers.ts';

/** The part of a worker's global scope that is used here. The page's own types describe only a window. */
interface Scope {
  readonly name: string;
  postMessage(message: TableToPage): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<PageToTable>) => void): void;
  addEventListener(type: 'unhandledrejection', listener: (event: PromiseRejectionEvent) => void): void;
}

interface News {
  readonly table: string;
  readonly version: number;
}

declare const self: Scope;

const nowMs = (): number => Date.now();
const post = (message: TableToPage): void => self.postMessage(message);
/**
 * Milliseconds before the bot worker starts. Until then a new table has the network and the processor for
 * itself.
 */
const APART_AFTER_MS = 500;

async function beginApart(): Promise<BotWorker> {
  await new Promise(over => setTimeout(over, APART_AFTER_MS));
  return (await import('./bots/bot-client.ts')).botClient(() => performance.now());
}

const otherTabs = new BroadcastChannel('moonshot.tables');

const tables: Host = host({
  storage: fallbackStorage(browserStorage(nowMs), warning => tables.warn(warning), nowMs),
  thinkers: botPlayers(botDraws(), beginApart),
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
// An unhandled error is reported to the page, which restarts the worker from the stored log.
self.addEventListener('unhandledrejection', event => {
  event.preventDefault();
  reportError(event.reason);
});
// The replay worker preloads its code before a match is selected.
if (self.name === 'replay') void import('./records/replay.ts').catch(() => undefined);
