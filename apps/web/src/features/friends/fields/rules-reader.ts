// A worker that describes a game's optional rules while a table is being set up.
import type { Language } from '@moonshot/i18n';
import type { AlternativeRule, PageToTable, TableToPage } from '@moonshot/protocol';
import { ownScript } from '../../../connection/preload.ts';

type Wish = Omit<Extract<PageToTable, { type: 'alternatives' }>, 'type'>;

export interface RulesReader {
  /** Requests the rules of a game. `heard` receives only the answer to the latest request. */
  ask(wish: Wish, language: Language): void;
  close(): void;
}

export function rulesReaderClient(heard: (rules: readonly AlternativeRule[]) => void): RulesReader {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'rules' });
  worker.addEventListener('message', ({ data }: MessageEvent<TableToPage>) => {
    if (data.type === 'alternatives') heard(data.rules);
  });
  const say = (message: PageToTable): void => worker.postMessage(message);
  return {
    ask: (wish, language) => {
      say({ type: 'setLanguage', language });
      say({ type: 'alternatives', ...wish });
    },
    close: () => worker.terminate(),
  };
}
