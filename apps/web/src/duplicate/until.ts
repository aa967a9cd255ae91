// When a contest is, as the person's own calendar and clock say it.

/** A moment in milliseconds since 1970, in the language of the page. */
export const until = (ms: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);

/** A day such as 2026-11-22, in the language of the page. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
