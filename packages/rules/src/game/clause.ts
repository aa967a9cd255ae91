// A clause of the rules as they are read to people: its subject, one sentence, and the lines of the sheet it
// comes from.

/** What clauses are about, in the order in which they are read. */
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
}

export const clause = (topic: Topic, sentence: string, ...fields: readonly string[]): Clause => ({
  topic,
  sentence,
  fields,
});

/** The fields that define the deck. Everything that counts cards depends on them too. */
export const DECK: readonly string[] = ['deck.packs', 'deck.wilds', 'deck.remove'];

/** Topics in their order; clauses of the same topic stay as they stand. */
export const inOrder = (clauses: readonly Clause[]): readonly Clause[] =>
  [...clauses].sort((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic));
