// Formats points in a language, with at most one decimal.

/** Returns a function that formats numbers in a language. The formatter is created on first use. */
export function numbersIn(language: string): (n: number) => string {
  let format: Intl.NumberFormat | undefined;
  return n => {
    format ??= new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return format.format(n).replace('-', '−');
  };
}
