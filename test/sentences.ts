// Flaws that no sentence shown to people may have.

const FLAWS: readonly [flaw: string, pattern: RegExp][] = [
  ['no full stop at its end, or two', /[^.]$|\.\.$/],
  ['no large letter at its beginning', /^(?!10|[A-Z2-9])/],
  ['a value that is none', /undefined|NaN|\[object|null|true|false/],
  ['a name from the program', /[a-z][A-Z]|=>|\$\{|[A-Z2-9][CDSH]\b|\b[CDSHQKAJTW]\*/],
  ['a hyphen for a minus', /-\d/],
  ['a gap', / {2}| [.,;:]|[,;:]\S|\(\s|\s\)/],
  ['a wrong number', /\b(1|one) (cards|points|deals|packs|seats)\b|\b(?!1\b)\d+ (card|point|deal|pack|seat)\b/],
];

/** The flaws of a sentence, each with the sentence. */
export const flawsOf = (sentence: string): readonly string[] =>
  FLAWS.flatMap(([flaw, pattern]) => (pattern.test(sentence) ? [`${flaw}: ${sentence}`] : []));
