// How several things are said in a row.

/**
 * Says several things in a row: `a, b and c`. The language's rules are learned when they are first wanted.
 */
export function listing(language: string): (things: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return things => {
    format ??= new Intl.ListFormat(language, { type: 'conjunction' });
    return format.format(things);
  };
}
