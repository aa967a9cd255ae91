// A rating as it is written: what somebody is worth, how far off that may be, and how much it changed.
import type { RatingFacts } from '@moonshot/wire/online/ratings';
import { signed } from '../words/say.ts';

const whole = (n: number): string => new Intl.NumberFormat(document.documentElement.lang).format(n).replace('-', '−');

/** In the language of the page: `1,512 ± 80`. */
export const ratingText = ({ value, within }: RatingFacts): string => `${whole(value)}\u00A0±\u00A0${whole(within)}`;

/** What somebody is worth in 39 cases of 40. */
export const surely = ({ value, within }: RatingFacts): string => whole(value - within);

/** From one rating to the next: `+112`. */
export const changeText = (before: number, after: number): string => signed(after - before);
