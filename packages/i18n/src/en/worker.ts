// English messages of the table worker: what failed, whether the match is safe, and what to do.
import type { Catalog } from '@moonshot/rules/words';
import { player } from './page/player.ts';

const SAFE = 'what was played is saved in this browser';

const trouble = {
  stopped: (reason: string): string => `The table had to stop (${reason}); ${SAFE}. Open it again to go on.`,
  noHouseRules: 'These are not house rules, so nothing was changed.',
  noTable: 'No table is open. Open one first.',
  gone: 'This table is not saved in this browser, so it cannot be opened. Start a new one.',
  cannotOpen: (reason: string): string => `The table cannot be opened, and nothing was changed: ${reason}.`,
  cannotResume: (reason: string): string =>
    `This table cannot be opened: its record is damaged (${reason}). It stays stored; start a new table.`,
  notYours: 'Nobody can sit there: the seat belongs to a bot. The table is kept as it is.',
  noSuchGame: (game: string): string => `there is no game called ${game}`,
  noSuchPlayer: (name: string): string => `there is no bot called ${name}`,
  nobody: 'your seat has to be a person’s',
  noRules: (reason: string): string => `These rules cannot be read: ${reason}.`,
  oneTry: 'Everybody has one try at the daily deal, so nothing can be undone in it.',
  notAsked: 'No hint: it is not your turn.',
  blocked: (reason: string): string =>
    `This browser saves nothing (${reason}). You can play on, but the table is lost when you close the page.`,
  blockedByNewer:
    'This browser saves nothing (its tables belong to a newer Moonshot). You can play on, but the table is lost when you close the page.',
  full: 'This browser’s storage is full, so the table is not saved. You can play on; free some space, and it is saved with your next card.',
  savedAgain: 'The table is saved again.',
  overtaken: 'Another tab played on at this table while this one could not save; what was played there counts.',
  notForgotten: (reason: string): string => `The table could not be removed (${reason}). It is still there.`,
  notCleared: (reason: string): string => `The statistics could not be cleared (${reason}). They are still there.`,
  notExported: (reason: string): string =>
    `Not everything could be read (${reason}), so no file was made. Nothing is lost; reload the page and try again.`,
  newer: 'It was saved by a newer Moonshot. Reload the page to get it.',
  unknownGame: (game: string): string => `It plays ${game}, a game that this Moonshot does not know.`,
  otherRules: (game: string, rules: number): string =>
    `It plays ${game} by version ${rules} of its rules, which this Moonshot does not have.`,
};

export const worker = { trouble, player };

/** The messages of the table worker that every language must provide. */
export type WorkerWords = Catalog<typeof worker>;
