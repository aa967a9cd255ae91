// Dates in the page's language.

/**
 * A format for dates in the page's language and the person's time zone. English has the day first, as in all
 * its texts.
 */
export function dateFormat(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { lang } = document.documentElement;
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, parts);
}
