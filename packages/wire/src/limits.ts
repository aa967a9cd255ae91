// Bounds that both ends of a conversation keep, without the schemas that hold them.

/** No backup is larger, in bytes or in letters. */
export const BACKUP_MAX = 50_000_000;
