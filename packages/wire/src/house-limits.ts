// Bounds of house rules that both ends keep, without the schemas that hold them.

/** No text of house rules is longer, in letters, however it came. */
export const TEXT_MAX = 40_000;

/** No more rules are kept, and of each no more versions; the oldest go. */
export const HOUSES_MAX = 100;
export const VERSIONS_MAX = 20;
