// The sentences of a text that state its writer's rules, for the readers that look beyond a single sentence.
import type { Said } from '../assemble.ts';
import { singleCards } from '../grammar/cards.ts';
import type { Sentence } from '../sentences.ts';

export interface Passage {
  readonly sentences: readonly Sentence[];
  // the sentences in plain words; empty where a sentence states no rule of the writer
  readonly words: readonly string[];
  // what the readers of single sentences find in these words, in the place of a sentence
  readonly read: (sentence: number, words: string) => readonly Said[];
}

/** How many sentences back a pronoun may point. */
const BACK_MAX = 2;

/** Up to two sentences before a sentence, the nearest first. */
const backFrom = (words: readonly string[], i: number): readonly string[] =>
  words.slice(Math.max(0, i - BACK_MAX), i).reverse();

const lastCard = (words: readonly string[], i: number, form: RegExp): string | undefined =>
  backFrom(words, i).flatMap(one =>
    singleCards(one)
      .filter(card => form.test(card))
      .slice(-1),
  )[0];

const namesHearts = (words: string): boolean => /\bhearts?\b/.test(words) && singleCards(words).length === 0;

/** The words of a sentence with the cards that its pronouns mean, if the sentences before name them. */
export function withAntecedents(words: readonly string[], i: number): string {
  const [queen, jack] = [lastCard(words, i, /^Q/), lastCard(words, i, /^[JKT]/)];
  const own = words[i] ?? '';
  const cards = singleCards(own);
  const last = words[i - 1] ?? '';
  const [only] = singleCards(last).length === 1 && !/\bhearts?\b/.test(last) ? singleCards(last) : [];
  return own
    .replace(/\b(?:she|her)\b(?:'s\b)?/g, found => (queen === undefined || cards.length > 0 ? found : `[${queen}]`))
    .replace(/\b(?:he|his|him|this guy|that guy|this fellow)\b(?:'s\b)?/g, found =>
      jack === undefined || cards.length > 0 ? found : `[${jack}]`,
    )
    .replace(/^(?:it|that|this(?: card)?|that card)\b(?:'s\b)?/, found => (only === undefined ? found : `[${only}]`))
    .replace(/^(?:they|these|those|each|every 1|each 1)\b(?! (?:player|person|time|hand|heart|of the other))/, found =>
      backFrom(words, i).some(namesHearts) && !/\bhearts?\b/.test(own) ? 'each heart' : found,
    );
}
