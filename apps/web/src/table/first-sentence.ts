// The parts of a notice: its first sentence, and what is left out where there is no room for more.

/** The first sentence of a text, and the sentences after it, which may be empty. */
export function firstSentence(text: string): readonly [first: string, rest: string] {
  const [, first = text, rest = ''] = /^(.+?[.!?]) (.+)$/su.exec(text) ?? [];
  return [first, rest];
}
