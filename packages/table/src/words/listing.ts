// Joins several items into a list in a language.

/** Formats a list: `a, b and c`. The language's formatter is created on first use. */
export function listing(language: string): (things: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return things => {
    format ??= new Intl.ListFormat(language, { type: 'conjunction' });
    return format.format(things);
  };
}
