// Records from which facts the sentences about rules are made: which sentence is used, and its arguments.
import type { Hearts, Length } from '@moonshot/rules';
import { explainHearts } from '@moonshot/rules/explain';
import { type RuleWords, ruleWordsEn } from '@moonshot/rules/words';
import { explainLength } from '../../packages/rules/src/explain/explain.ts';

/** A use of a sentence: its place in the catalogue of sentences, such as `table.deck`, and its arguments. */
export interface Use {
  readonly path: string;
  readonly args: readonly unknown[];
}

interface Recorder {
  readonly words: RuleWords;
  readonly uses: readonly Use[];
}

/** Sentences that write down each use of themselves. */
export function recorder(words: RuleWords = ruleWordsEn): Recorder {
  const uses: Use[] = [];
  return { words: watched(words, '', uses) as RuleWords, uses };
}

function watched(part: unknown, path: string, uses: Use[]): unknown {
  if (typeof part === 'function')
    return (...args: readonly unknown[]): unknown => {
      uses.push({ path, args });
      return part(...args);
    };
  if (typeof part !== 'object' || part === null) return part;
  return new Proxy(part, {
    get: (object, key) => {
      const inner: unknown = Reflect.get(object, key);
      const place = path === '' ? String(key) : `${path}.${String(key)}`;
      if (typeof inner === 'string') uses.push({ path: place, args: [] });
      return watched(inner, place, uses);
    },
  });
}

/** Every use of a sentence in the rules of a game, in order. */
export function usesIn(hearts: Hearts): readonly Use[] {
  const { words, uses } = recorder();
  explainHearts(hearts, words);
  return uses;
}

/** The uses of the sentence that says when a match of this length ends. */
export function usesOfLength({ sheet }: Hearts, length: Length | undefined): readonly Use[] {
  const { words, uses } = recorder();
  explainLength(sheet, length, words);
  return uses;
}

/** The first argument of a sentence; undefined if the rules do not contain the sentence. */
export const argOf = <T>(uses: readonly Use[], path: string): T | undefined =>
  uses.find(one => one.path === path)?.args[0] as T | undefined;

/** Whether the rules contain a sentence. */
export const isUsed = (uses: readonly Use[], path: string): boolean => uses.some(one => one.path === path);

/** The end of the path of the only sentence of a group, such as `beforeEndTest`. */
export const chosen = (uses: readonly Use[], group: string): string | undefined =>
  uses.find(({ path }) => path.startsWith(`${group}.`))?.path.slice(group.length + 1);
