// A worker of its own that reads out how a game's rules may be otherwise, while a table is being ordered.
import type { AlternativeRule, Language, ToClient, ToTable } from '@moonshot/wire';
import { ownScript } from '../worker/early.ts';

type Wish = Omit<Extract<ToTable, { type: 'alternatives' }>, 'type'>;

export interface Reader {
  /** Wants the rules of a game; `heard` is told of the last wish. */
  ask(wish: Wish, language: Language): void;
  close(): void;
}

export function reader(heard: (rules: readonly AlternativeRule[]) => void): Reader {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'rules' });
  worker.addEventListener('message', ({ data }: MessageEvent<ToClient>) => {
    if (data.type === 'alternatives') heard(data.rules);
  });
  const say = (message: ToTable): void => worker.postMessage(message);
  return {
    ask: (wish, language) => {
      say({ type: 'speak', language });
      say({ type: 'alternatives', ...wish });
    },
    close: () => worker.terminate(),
  };
}
