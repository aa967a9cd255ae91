// Formats expected points for reviews and puzzles, with at most one decimal and a true minus sign.

/** Creates the formatter for a language. */
export function tenths(language: string): (n: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return n => format.format(Math.abs(n) < 0.05 ? 0 : n).replace('-', '−');
}
