// Limits of house rules for the page and its worker, apart from the schemas, so that the page need not load
// those.

/** Maximum length of a text of house rules, in characters. */
export const TEXT_MAX = 40_000;

/** Maximum number of stored rules, and of versions of each; the oldest are dropped. */
export const HOUSES_MAX = 100;
export const VERSIONS_MAX = 20;
