// Client of a worker that explains why an answer is the best.
import type { Language } from '@moonshot/i18n';
import type { PageToTable, Puzzle, TableToPage } from '@moonshot/protocol';
import { ownScript } from '../../connection/preload.ts';
import { isRight } from './answer.ts';

/** The explanation for a puzzle and the given answer, as sentences; empty if the worker fails. */
export function explained(
  asked: Puzzle,
  given: string,
  names: readonly string[],
  language: Language,
): Promise<readonly string[]> {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'explanation' });
  const sentences = new Promise<readonly string[]>(resolve => {
    worker.addEventListener('message', ({ data }: MessageEvent<TableToPage>) => {
      if (data.type === 'puzzle-explained') resolve(data.sentences);
      if (data.type === 'trouble') resolve([]);
    });
    worker.addEventListener('error', event => {
      event.preventDefault();
      resolve([]);
    });
  });
  const { kind, best, others, ...puzzle } = asked;
  const dearest = Object.entries(others).sort(([, a], [, b]) => b - a);
  worker.postMessage({ type: 'setLanguage', language } satisfies PageToTable);
  worker.postMessage({
    type: 'explain-puzzle',
    puzzle: { ...puzzle, hands: [...puzzle.hands] },
    best: isRight(asked, given) ? given : best,
    others: dearest.map(([word]) => word),
    given,
    shoots: kind === 'shoot',
    names: [...names],
  } satisfies PageToTable);
  return sentences.finally(() => worker.terminate());
}
