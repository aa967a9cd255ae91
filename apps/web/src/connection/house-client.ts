// Client of the worker that reads and tries out house rules. This worker is separate from the table worker,
// so that it never blocks the table.
import type { Language } from '@moonshot/i18n';
import type { HouseReply, HouseRequest, PageToTable, SheetCard, TableToPage } from '@moonshot/protocol';
import { ownScript } from './preload.ts';

export interface HouseWorker {
  say(wish: HouseRequest): void;
  speak(language: Language): void;
  close(): void;
}

interface HouseHandlers {
  onReply(reply: HouseReply): void;
  /** Receives the updated list of games after the stored house rules have changed. */
  games(games: readonly SheetCard[]): void;
  /** Called if the worker cannot run. */
  failed(): void;
  /** Called if the worker cannot do what was requested. */
  refused?(): void;
}

export function houseClient(handlers: HouseHandlers): HouseWorker {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'house rules' });
  worker.addEventListener('message', ({ data }: MessageEvent<TableToPage>) => {
    if (data.type === 'house') handlers.onReply(data.said);
    if (data.type === 'further') handlers.games(data.sheets);
    if (data.type === 'trouble') handlers.refused?.();
  });
  worker.addEventListener('error', event => {
    event.preventDefault();
    handlers.failed();
  });
  const post = (message: PageToTable): void => worker.postMessage(message);
  return {
    say: wish => post({ type: 'house', wish }),
    speak: language => post({ type: 'setLanguage', language }),
    close: () => worker.terminate(),
  };
}
