// Resolves references: `they` under the heading of hearts, and `the ten` in a text that names one ten.

const RANKS: Readonly<Record<string, string>> = { ace: 'A', king: 'K', jack: 'J', knave: 'J', '10': 'T' };
const RANK_ALONE =
  /\b(?:the|that) (ace|king|jack|knave|10)\b(?! (?:of|cards?|points?|tricks?|players?|deals?|hands?|rounds?)\b|[-.:]\d)/g;

/** Matches sentences about what cards cost or what a moon needs, and sentences about the order of ranks. */
const COSTS = /\bhearts?\b|\[Q.\]|\bpoints?\b|\bworth\b|\bcounts?\b|\boff\b/;
const RANKING = /\bhigh|\blow|\brank|\bdown to\b|\bbeats?\b|\bfrom the\b/;

/**
 * The sentences, in plain words, with the card that each rank without a suit means. A rank of which the text
 * names several cards or none stays as it is.
 */
export function withRanks(plain: readonly string[]): readonly string[] {
  const named = new Set(plain.flatMap(words => [...words.matchAll(/\[(..)\]/g)].map(([, card = '']) => card)));
  const only = (rank: string): string | undefined => {
    const cards = [...named].filter(card => card.startsWith(RANKS[rank] ?? '-'));
    return cards.length === 1 ? cards[0] : undefined;
  };
  return plain.map(words =>
    COSTS.test(words) && !RANKING.test(words)
      ? words.replace(RANK_ALONE, (all, rank: string) => (only(rank) === undefined ? all : `the [${only(rank)}]`))
      : words,
  );
}

const ABOUT_HEARTS = /^(?:the )?(?:leading |breaking |about )?hearts?(?: rules?)?$/;
const PRONOUN = /\b(?:they|them|these)\b/;
const OF_HEARTS =
  /\b(?:they|them|these)\b(?=[^.]*\bbroken\b)|(?<=\b(?:leads?|led|leading|break|breaks|start with|play|discard) )(?:them|these)\b/;

/** The words with `hearts` in place of a pronoun that means hearts. */
export function withHearts(words: string, heading: string, last: string): string {
  if (/\bhearts?\b/.test(words) || !PRONOUN.test(words)) return words;
  if (ABOUT_HEARTS.test(heading)) return words.replace(PRONOUN, 'hearts');
  return /\bhearts\b/.test(last) && !/\[/.test(last) ? words.replace(OF_HEARTS, 'hearts') : words;
}
