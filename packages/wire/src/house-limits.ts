// Bounds of house rules that both ends keep, without the schemas that hold them.

/** No text of house rules is longer, in letters, however it came. */
export const TEXT_MAX = 40_000;
