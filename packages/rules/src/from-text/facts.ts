// What a sentence says about the fields of a sheet.
import type { Sentence } from './sentences.ts';

/** What one sentence says about a field: its value, or a part of the value that other sentences complete. */
export interface Fact {
  readonly path: string;
  readonly value: unknown;
  readonly part?: string; // names the part: a card of the points, a deal of the passes, a number of seats
  readonly isAside?: boolean; // said beside something else: a sentence of its own counts more
}

/** A sentence in plain words, with its heading and the sentence before it. */
export interface SentenceContext {
  readonly sentence: Sentence;
  readonly words: string;
  readonly heading: string; // in plain words
  readonly before: string; // the sentence before, in plain words
}

/** Reads the facts on one topic from a sentence; empty if the sentence says nothing about it. */
export type TopicReader = (context: SentenceContext) => readonly Fact[];

export const fact = (path: string, value: unknown): Fact => ({ path, value });
export const part = (path: string, name: string, value: unknown): Fact => ({ path, value, part: name });

/** A pattern of sentences, and the function that reads their facts. */
export type Pattern = readonly [
  form: RegExp,
  read: (match: RegExpExecArray, context: SentenceContext) => readonly Fact[],
];

/** Reads with the first pattern that matches, so the most specific pattern comes first. */
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

/** Reads with every pattern that matches. */
export const allOf =
  (patterns: readonly Pattern[]): TopicReader =>
  context =>
    patterns.flatMap(([form, read]) => {
      const match = form.exec(context.words);
      return match === null ? [] : read(match, context);
    });

/** Words that negate what follows. */
export const NOT =
  "(?:\\bnot\\b|n't\\b|\\bnever\\b|\\bno\\b|\\bneither\\b|\\bnobody\\b|\\bforbidden\\b|\\billegal\\b|\\bcannot\\b|\\bnor\\b)";
export const isDenied = (words: string): boolean => new RegExp(NOT).test(words);
