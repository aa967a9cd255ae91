// English texts of the server: its errors, push messages, the open data page, and names of changed games.
import type { Catalog } from '@moonshot/rules/words';
import { errors } from './server/errors.ts';
import { openData } from './server/open-data.ts';

export const server = {
  errors,
  openData,
  /** A push message. It names the table that is waiting and reveals nothing about the play. */
  push: { title: 'It is your turn', waits: (game: string): string => `A table of ${game} waits for you.` },
  /** The name that is shown for a deleted player. */
  gone: 'Somebody',
  /**
   * The name of a game with changed rules on leaderboards. `mark` is the beginning of the key of its rules.
   */
  changed: (game: string, mark: string): string => `${game}, changed (${mark})`,
};

/** The texts of the server that every language must provide. */
export type ServerWords = Catalog<typeof server>;
