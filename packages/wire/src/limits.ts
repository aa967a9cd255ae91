// Bounds that both ends of a conversation keep, without the schemas that hold them.

/** No backup is larger, in bytes or in letters. */
export const BACKUP_MAX = 50_000_000;

/** No match that comes as a text is longer, in letters: the notation, a link, or the proof of a server. */
export const MATCH_MAX = 2_000_000;
