// English texts of the server: its errors, push messages, the open data page, and names of changed games.
import type { Catalog } from '@moonshot/rules/words';
import { errors } from './server/errors.ts';
import { openData } from './server/open-data.ts';

export const server = {
  errors,
  openData,
  /** A push message names the table that is waiting and reveals nothing about its play. */
  push: { title: 'It is your turn', waits: (game: string): string => `A table of ${game} waits for you.` },
  /** The name shown for a deleted player. */
  gone: 'Somebody',
  /** The name of a changed game on leaderboards. It includes the first digits of its rules key. */
  changed: (game: string, mark: string): string => `${game}, changed (${mark})`,
};

/** The texts of the server in any language. */
export type ServerWords = Catalog<typeof server>;
