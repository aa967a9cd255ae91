// The limits of sheets and tables. The protocol package has some of the same limits, and its types ensure
// that the values are equal.

/** The smallest and the greatest number of seats of a table. */
export const SEATS_MIN = 2;
export const SEATS_MAX = 14;

/** The limits of the length of a match: the most deals, and the greatest total, above or below 0. */
export const MATCH_DEALS_MAX = 1000;
export const TOTAL_MAX = 10_000;

/** The maximum number of points that a deal can count. */
export const DEAL_WORTH_MAX = 1_000_000;

/**
 * The maximum length of the name of a sheet, and of the title of a tournament or of house rules, in UTF-16
 * units.
 */
export const TITLE_MAX = 60;

/** The maximum number of a sheet's fields that can be overridden. */
export const OVERRIDES_MAX = 64;

/** The maximum length of all overrides of a sheet as JSON. */
export const OVERRIDES_LETTERS_MAX = 4096;
