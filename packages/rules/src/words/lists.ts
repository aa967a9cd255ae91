// Joins several items into a list in a language.

/** The two conjunctions of lists. */
export interface Lists {
  /** `a, b and c` */
  readonly and: (words: readonly string[]) => string;
  /** `a, b or c` */
  readonly or: (words: readonly string[]) => string;
}

export function listsIn(language: string): Lists {
  const all = new Intl.ListFormat(language, { type: 'conjunction' });
  const any = new Intl.ListFormat(language, { type: 'disjunction' });
  return { and: words => all.format(words), or: words => any.format(words) };
}
