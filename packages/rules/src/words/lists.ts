// Joins several items into a list, by the grammar of a language.

/** Joins words into lists with the two conjunctions of a language. */
export interface Lists {
  /** Makes lists such as `a, b and c`. */
  readonly and: (words: readonly string[]) => string;
  /** Makes lists such as `a, b or c`. */
  readonly or: (words: readonly string[]) => string;
}

export function listsIn(language: string): Lists {
  const all = new Intl.ListFormat(language, { type: 'conjunction' });
  const any = new Intl.ListFormat(language, { type: 'disjunction' });
  return { and: words => all.format(words), or: words => any.format(words) };
}
