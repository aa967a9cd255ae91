// Limits of messages for clients and servers, apart from the schemas, so that a page need not load those.

/** Maximum size of a backup, in bytes and in characters. */
export const BACKUP_MAX = 50_000_000;

/** Maximum length of a match as text (notation, link, or a server's proof), in characters. */
export const MATCH_MAX = 2_000_000;
