// A clause of the explained rules: its topic, one sentence, and the sheet's fields behind it.

/** The topics of clauses in reading order. */
export const TOPICS = [
  'aim',
  'seats',
  'cards',
  'deal',
  'pass',
  'charging',
  'auction',
  'opening',
  'following',
  'first trick',
  'leading',
  'breaking hearts',
  'winning tricks',
  'wild cards',
  'laying',
  'bouts',
  'redeal',
  'kitty',
  'stock',
  'points',
  'moon',
  'score',
  'wraps',
  'end',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface Clause {
  readonly topic: Topic;
  readonly sentence: string;
  readonly fields: readonly string[]; // paths of the sheet
  readonly table?: ValueTable; // what the sentence says, as a table
}

/** The values of cards in a table, with the names of its two columns. */
export interface ValueTable {
  readonly head: readonly [cards: string, points: string];
  readonly rows: readonly (readonly [cards: string, points: string])[];
}

export const clause = (topic: Topic, sentence: string, ...fields: readonly string[]): Clause => ({
  topic,
  sentence,
  fields,
});

/** The fields that define the deck. Everything that counts cards depends on them too. */
export const DECK: readonly string[] = ['deck.packs', 'deck.wilds', 'deck.remove'];

/** Sorts clauses by topic. The order within a topic stays. */
export const inOrder = (clauses: readonly Clause[]): readonly Clause[] =>
  [...clauses].sort((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic));
