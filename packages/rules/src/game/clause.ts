// A clause of the explained rules: its topic, its text (usually one sentence), and the fields of the sheet
// (the rules of a game as data) from which the text follows.

/** The topics of clauses, in reading order. */
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
  'sources',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface Clause {
  readonly topic: Topic;
  readonly sentence: string;
  readonly fields: readonly string[]; // the paths of the fields from which the clause follows
  readonly table?: ValueTable; // the content of the sentence as a table
}

/** The values of cards as a table. `head` has the names of its two columns. */
export interface ValueTable {
  readonly head: readonly [cards: string, points: string];
  readonly rows: readonly (readonly [cards: string, points: string])[];
}

export const clause = (topic: Topic, sentence: string, ...fields: readonly string[]): Clause => ({
  topic,
  sentence,
  fields,
});

/** The clause about a field: the first that begins with the field, or else the first that depends on it. */
export const clauseOn = <C extends Pick<Clause, 'fields'>>(clauses: readonly C[], field: string): C | undefined =>
  clauses.find(({ fields }) => fields[0] === field) ?? clauses.find(({ fields }) => fields.includes(field));

/** The fields that define the deck. Every clause that counts cards depends on them, too. */
export const DECK: readonly string[] = ['deck.packs', 'deck.wilds', 'deck.remove'];

/** Sorts clauses by topic. Clauses of the same topic keep their order. */
export const inOrder = (clauses: readonly Clause[]): readonly Clause[] =>
  [...clauses].sort((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic));
