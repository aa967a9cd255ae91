// Times of contests and leagues, in the person's time zone.

/** A time in milliseconds since 1970, formatted in the page's language. */
export const until = (ms: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
