// What a sentence of a text says about the fields of a sheet (the rules of a game as data).
import type { Sentence } from './sentences.ts';

/** What a sentence says about a field: its value, or a part of its value that other sentences complete. */
export interface Fact {
  readonly path: string;
  readonly value: unknown;
  // the name of the part, such as a card with points or a deal of the pass cycle
  readonly part?: string;
  // whether the sentence mentions the fact only in passing; a sentence mainly about the same field then
  // overrules it
  readonly isAside?: boolean;
}

/** A sentence in plain words, with its heading and the sentences before it. */
export interface SentenceContext {
  readonly sentence: Sentence;
  readonly words: string;
  readonly heading: string; // the heading above the sentence, in plain words
  readonly before: string; // up to three sentences before it under the same heading, in plain words
}

/** Reads the facts on one topic from a sentence. Empty if the sentence says nothing on the topic. */
export type TopicReader = (context: SentenceContext) => readonly Fact[];

export const fact = (path: string, value: unknown): Fact => ({ path, value });
export const part = (path: string, name: string, value: unknown): Fact => ({ path, value, part: name });

/** The beginning of the names of parts that follow the parts before them: the passes of the next deals. */
export const THEN = 'then ';

/** A pattern that matches some sentences, and the function that reads their facts. */
export type Pattern = readonly [
  form: RegExp,
  read: (match: RegExpExecArray, context: SentenceContext) => readonly Fact[],
];

/**
 * Makes a reader that uses the first matching pattern that gives a fact. The most specific pattern should
 * therefore come first.
 */
export const firstOf =
  (patterns: readonly Pattern[]): TopicReader =>
  context => {
    for (const [form, read] of patterns) {
      const match = form.exec(context.words);
      const facts = match === null ? [] : read(match, context);
      if (facts.length > 0) return facts;
    }
    return [];
  };

/** Makes a reader that uses every pattern that matches. */
export const allOf =
  (patterns: readonly Pattern[]): TopicReader =>
  context =>
    patterns.flatMap(([form, read]) => {
      const match = form.exec(context.words);
      return match === null ? [] : read(match, context);
    });

/** A pattern of words that negate what follows. */
export const NOT =
  "(?:\\bnot\\b|n't\\b|\\bnever\\b|\\bno\\b|\\bneither\\b|\\bnobody\\b|\\bforbidden\\b|\\billegal\\b|\\bcannot\\b|\\bnor\\b)";
export const isDenied = (words: string): boolean => new RegExp(NOT).test(words);
