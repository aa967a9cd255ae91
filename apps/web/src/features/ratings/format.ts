// Formats ratings: value, uncertainty, and change.

import { signed } from '@moonshot/i18n';
import type { RatingFacts } from '@moonshot/protocol/server';

const whole = (n: number): string => new Intl.NumberFormat(document.documentElement.lang).format(n).replace('-', '−');

/** A rating with its uncertainty, for example `1,512 ± 80`, in the page's language. */
export const ratingText = ({ value, within }: RatingFacts): string => `${whole(value)}\u00A0±\u00A0${whole(within)}`;

/** The lower bound of the rating's 95 % interval. */
export const ratingLowerBound = ({ value, within }: RatingFacts): string => whole(value - within);

/** The change of a rating, for example `+112`. */
export const changeText = (before: number, after: number): string => signed(after - before);
