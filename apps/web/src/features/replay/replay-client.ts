// Client of the replay worker. This worker is separate from the table worker, so that opening a long match
// does not block a table.
import type { Language } from '@moonshot/i18n';
import type { PageToTable, ReplayedMatch, TableToPage } from '@moonshot/protocol';
import { ownScript } from '../../connection/preload.ts';

/** Callbacks for the worker's answers. */
export interface ReplayListener {
  readonly replayed: (replayed: ReplayedMatch) => void;
  /** Called shortly after `replayed`, with the hash of a link that contains the whole match. */
  readonly carried: (link: string) => void;
  readonly brought: (table: string) => void;
  readonly wrong: (sentence: string | null) => void; // null means that the worker cannot run
}

export interface Replayer {
  /** Replays a stored table. */
  open(table: string): void;
  /** Replays a match from a text. */
  read(text: string): void;
  /** Stores a match that is given as text. */
  bring(text: string): void;
  close(): void;
}

export function replayClient(language: Language, listener: ReplayListener): Replayer {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'replay' });
  worker.addEventListener('message', ({ data }: MessageEvent<TableToPage>) => {
    if (data.type === 'replayed') listener.replayed(data);
    if (data.type === 'carried') listener.carried(data.link);
    if (data.type === 'brought') listener.brought(data.table);
    if (data.type === 'unread' || data.type === 'trouble') listener.wrong(data.sentence);
  });
  worker.addEventListener('error', event => {
    event.preventDefault();
    listener.wrong(null);
  });
  const say = (message: PageToTable): void => worker.postMessage(message);
  say({ type: 'setLanguage', language });
  return {
    open: table => say({ type: 'replay', table, text: '' }),
    read: text => say({ type: 'replay', table: null, text }),
    bring: text => say({ type: 'bring', text }),
    close: () => worker.terminate(),
  };
}
