// A worker of the replay's own, so that opening a long match keeps nobody waiting at a table.
import type { Language, ToClient, ToTable } from '@moonshot/wire';
import type { Replayed } from '@moonshot/wire/replay';
import { ownScript } from '../worker/early.ts';

/** What came of the last wish. */
export interface Heard {
  readonly replayed: (replayed: Replayed) => void;
  /** The fragment of a link that carries it, a little later. */
  readonly carried: (link: string) => void;
  readonly brought: (table: string) => void;
  readonly wrong: (sentence: string | null) => void; // null: the worker cannot run
}

export interface Replayer {
  /** Goes through a table that is kept here. */
  open(table: string): void;
  /** Goes through a match that comes as a text. */
  read(text: string): void;
  /** Keeps such a match. */
  bring(text: string): void;
  close(): void;
}

export function replayer(language: Language, heard: Heard): Replayer {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'replay' });
  worker.addEventListener('message', ({ data }: MessageEvent<ToClient>) => {
    if (data.type === 'replayed') heard.replayed(data);
    if (data.type === 'carried') heard.carried(data.link);
    if (data.type === 'brought') heard.brought(data.table);
    if (data.type === 'unread' || data.type === 'trouble') heard.wrong(data.sentence);
  });
  worker.addEventListener('error', event => {
    event.preventDefault();
    heard.wrong(null);
  });
  const say = (message: ToTable): void => worker.postMessage(message);
  say({ type: 'speak', language });
  return {
    open: table => say({ type: 'replay', table, text: '' }),
    read: text => say({ type: 'replay', table: null, text }),
    bring: text => say({ type: 'bring', text }),
    close: () => worker.terminate(),
  };
}
