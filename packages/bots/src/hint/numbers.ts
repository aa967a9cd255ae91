// Formats points in a language, to one decimal or as whole numbers.

/** Returns a function that formats numbers in a language. The formatter is created on first use. */
export function numbersIn(language: string): (n: number) => string {
  let format: Intl.NumberFormat | undefined;
  return n => {
    format ??= new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return format.format(n).replace('-', '−');
  };
}
