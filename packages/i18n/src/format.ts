// Formats numbers, counts and lists, with a language's plural rules.

/** A number with a true minus sign: `−26`. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A number with its sign: `+3`, `+0`, `−13`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/**
 * Creates a value when it is first used. Creating an `Intl` formatter is slow, and the first screen needs
 * only a few.
 */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Formats a count with the language's plural form: `1 card`, `3 cards`. */
export function counting(language: string): (forms: Forms) => (n: number) => string {
  const rules = once(() => new Intl.PluralRules(language));
  return forms => n => `${figure(n)} ${forms[rules().select(n)] ?? forms.other}`;
}

/** The texts of those amounts that are not 0. */
export const some = (...amounts: readonly (readonly [n: number, words: (n: number) => string])[]): readonly string[] =>
  amounts.flatMap(([n, words]) => (n === 0 ? [] : [words(n)]));

/** Formats a number with this many decimals and a true minus sign: `6.3`. */
export function decimals(language: string, digits = 1): (n: number) => string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = once(() => new Intl.NumberFormat(language, places));
  return n => format().format(n).replace('-', '−');
}

/** Formats a list: `a, b and c`. */
export function listing(language: string): (things: readonly string[]) => string {
  const format = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  return things => format().format(things);
}

/** Formats an ordinal: `1st`, `12th`. */
export function ordinals(language: string, endings: Forms): (n: number) => string {
  const rules = once(() => new Intl.PluralRules(language, { type: 'ordinal' }));
  return n => `${n}${endings[rules().select(n)] ?? endings.other}`;
}

/** Formats a date: `21 November`. */
export function dating(language: string, parts: Intl.DateTimeFormatOptions): (day: Date | number) => string {
  const format = once(() => new Intl.DateTimeFormat(language, parts));
  return day => format().format(day);
}

/**
 * Formats a day such as `2026-11-21` with a language's names of the months: `21 November`. Home shows it, and
 * loading `Intl.DateTimeFormat` would hold up a phone for a tenth of a second.
 */
export function dayOfMonth(months: string, format: (date: number, month: string) => string): (day: string) => string {
  const names = months.split(' ');
  return day => {
    const [, month = 1, date = 1] = day.split('-').map(Number);
    return format(date, names[month - 1] ?? '');
  };
}

/** A duration in the unit in which it is displayed. */
export interface DisplayDuration {
  readonly unit: 'days' | 'hours' | 'minutes' | 'seconds';
  readonly n: number;
}
