// Expected points as reviews and puzzles have them: to a tenth, with a real minus.

/** Numbers as a language writes them. */
export function tenths(language: string): (n: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return n => format.format(Math.abs(n) < 0.05 ? 0 : n).replace('-', '−');
}
