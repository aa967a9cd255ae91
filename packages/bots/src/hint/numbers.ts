// How a language writes points: to a tenth, and whole where they are.

/** Numbers as a language writes them; its rules are learned when they are first wanted. */
export function numbersIn(language: string): (n: number) => string {
  let format: Intl.NumberFormat | undefined;
  return n => {
    format ??= new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return format.format(n).replace('-', '−');
  };
}
