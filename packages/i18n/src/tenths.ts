// Formats expected points, as in reviews and puzzles: at most one decimal, true minus sign.

/** The formatter for a language. */
export function tenths(language: string): (n: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return n => format.format(Math.abs(n) < 0.05 ? 0 : n).replace('-', '−');
}
