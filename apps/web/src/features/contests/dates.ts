// Times of contests and leagues, in the person's time zone.
import { dateFormat } from '../../i18n/dates.ts';

/** A time in milliseconds since 1970, formatted in the page's language. */
export const until = (ms: number): string => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(ms);
