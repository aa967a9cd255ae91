// Runs the page: holds the model, applies messages, and performs the effects.
import type { Language } from '@moonshot/i18n';
import type { PageToTable, TableToPage } from '@moonshot/protocol';
import { gamesIn } from '../i18n/games.ts';
import { chosenLanguage, locale, switchLanguage } from '../i18n/messages.svelte.ts';
import { createAnnouncer } from '../ui/live/announcer.svelte.ts';
import type { SpeechQueue } from '../ui/live/queue.ts';
import type { AppContext } from './app.ts';
import { destinationOf } from './destination.ts';
import { createMemory } from './memory.svelte.ts';
import type { Effect, Happened, LazyEffect, Message } from './message.ts';
import type { Model } from './model.ts';
import { drawing } from './render-queue.svelte.ts';
import { createSlots } from './slots.svelte.ts';
import { begin, type LateUpdate, update } from './update.ts';

export interface RunningPage extends AppContext {
  /** The model that the page draws. */
  readonly model: Model;
  readonly announcer: SpeechQueue;
  /** Connects a server's table. While the person is at this table, messages for a table go to it. */
  connectServer(table: ServerTable): void;
  sendToWorker(message: PageToTable): void;
  /** Calls the watcher for everything shown from now on, in order. Returns the function that stops it. */
  watch(watcher: Watcher): () => void;
}

export interface ServerTable {
  /** Whether the person is at a server's table. */
  isOpen(): boolean;
  send(message: PageToTable): void;
}

export type Watcher = (happened: Happened) => void;

export interface TableConnection {
  send(message: PageToTable): void;
  close(): void;
}

/** Storage for settings. A browser may refuse access. */
export interface SettingsStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What the page needs from its environment. */
export interface PageDeps {
  connect(onMessage: (message: TableToPage) => void): TableConnection;
  readonly storage: SettingsStorage | undefined;
  /** Activates a new version of the page. */
  reload(): void;
  performLazily(effect: LazyEffect): void;
  /** The updates of lazy-loaded parts. Undefined until they are loaded. */
  lateUpdate(): LateUpdate | undefined;
}

/** Starts the page. `link` is the table in the page's address, as described for `begin`. */
export function run({ connect, lateUpdate, ...deps }: PageDeps, link?: string | null): RunningPage {
  const { storage } = deps;
  const first = begin(key => kept(storage, key), link);
  const models = drawing(first.model);
  const watchers = new Set<Watcher>();
  const dispatch = (message: Message): void => {
    const { model, effects } = update(models.latest, message, lateUpdate());
    models.take(message, model);
    for (const effect of effects) perform(effect);
  };
  const worker = connect(message => dispatch({ type: 'received', message }));
  let server: ServerTable | undefined;
  const send = (message: PageToTable): void => {
    const destination = destinationOf(message, server?.isOpen() ?? false);
    if (destination !== 'worker') server?.send(message);
    if (destination !== 'server') worker.send(message);
  };
  const perform = performer({ ...deps, send, dispatch, watchers });
  for (const effect of first.effects) perform(effect);
  return {
    get model() {
      return models.drawn;
    },
    announcer: createAnnouncer(),
    slots: createSlots(),
    memory: createMemory(),
    dispatch,
    connectServer: table => {
      server = table;
    },
    sendToWorker: worker.send,
    watch: watcher => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** The dependencies of the functions that perform effects. */
interface Around extends Omit<PageDeps, 'connect' | 'lateUpdate'> {
  readonly send: (message: PageToTable) => void;
  readonly dispatch: (message: Message) => void;
  readonly watchers: ReadonlySet<Watcher>;
}

const performer =
  ({ send, storage, reload, performLazily, dispatch, watchers }: Around) =>
  (effect: Effect): void => {
    switch (effect.type) {
      case 'send':
        send(effect.message);
        return;
      case 'later':
        setTimeout(() => dispatch(effect.message), effect.ms);
        return;
      case 'keep':
        keep(storage, effect.key, effect.value);
        return;
      case 'reload':
        reload();
        return;
      case 'speak':
        change(send, chosenLanguage(effect.choice), dispatch);
        return;
      case 'happened':
        for (const watcher of watchers) watcher(effect);
        return;
      default:
        performLazily(effect);
    }
  };

/** Switches the page and its tables to another language. */
function change(send: (message: PageToTable) => void, language: Language, dispatch: (message: Message) => void): void {
  send({ type: 'setLanguage', language });
  switchLanguage(language).catch(() =>
    dispatch({ type: 'received', message: { type: 'trouble', sentence: locale.words.trouble.language } }),
  );
  gamesIn(language).then(
    sheets => {
      if (locale.wanted === language) dispatch({ type: 'received', message: { type: 'sheets', sheets } });
    },
    // asks the table worker for the games, since the page's own list failed to load
    () => send({ type: 'sheets' }),
  );
}

function kept(storage: SettingsStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null; // storage is blocked, so nothing has been stored
  }
}

/** Stores or removes a value. If the browser refuses, the change is lost at the next visit. */
function keep(storage: SettingsStorage | undefined, key: string, value: string | null): void {
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch {
    return;
  }
}
