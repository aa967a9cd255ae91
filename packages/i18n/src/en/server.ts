// English texts of the server: errors, push messages, reserved names, and what the open data page says.
import type { Catalog } from '@moonshot/rules/words';
import { errors } from './server/errors.ts';
import { openData } from './server/open-data.ts';

export const server = {
  errors,
  openData,
  /** A push message. It names the table that is waiting and reveals nothing about the play. */
  push: { title: 'It is your turn', waits: (game: string): string => `A table of ${game} waits for you.` },
  /** Words for the server and its staff. No player's name may contain one of them as a word. */
  staff: [
    ...['admin', 'administrator', 'moderator', 'mod', 'operator', 'moonshot', 'server', 'system', 'support', 'staff'],
    ...['official', 'root'],
  ],
  /** The name that is shown for a deleted player. */
  gone: 'Somebody',
  /**
   * The name of a game with changed rules on leaderboards. `mark` is the first digits of a hash of the
   * changes.
   */
  changed: (game: string, mark: string): string => `${game}, changed (${mark})`,
};

/** The texts of the server that every language must provide. */
export type ServerWords = Catalog<typeof server>;
