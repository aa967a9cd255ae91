// The limits of sheets and tables in one list. The protocol's messages and the page use the same values,
// enforced by their types.

/** The numbers of seats of a table. */
export const SEATS_MIN = 2;
export const SEATS_MAX = 14;

/** The longest match: its number of deals, and the greatest total, above or below 0. */
export const MATCH_DEALS_MAX = 1000;
export const TOTAL_MAX = 10_000;

/** What a deal may at most come to, in points. */
export const DEAL_WORTH_MAX = 1_000_000;

/** Maximum length of the name of a sheet, and of a title of a tournament or of rules, in UTF-16 units. */
export const TITLE_MAX = 60;

/** The maximum number of overrides of a sheet. */
export const OVERRIDES_MAX = 64;

/** The maximum length of all overrides of a sheet, written as JSON. */
export const OVERRIDES_LETTERS_MAX = 4096;
