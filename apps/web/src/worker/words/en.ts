// The sentences that the worker says by itself, in English: what could not be done, what is safe, what to do, and hints. The rules say the rest.

import type { Said } from '@moonshot/rules/words/told';
import { en as hint } from '@moonshot/table/words/en';

const SAFE = 'what was played is saved in this browser';

const trouble = {
  stopped: (reason: string): string => `The table had to stop (${reason}); ${SAFE}. Open it again to go on.`,
  unread: (reason: string): string => `The table did not understand the page, and nothing was changed: ${reason}.`,
  noTable: 'There is no table here to do that at. Open one first.',
  gone: 'This table is not saved in this browser, so it cannot be opened. Start a new one.',
  cannotOpen: (reason: string): string => `The table cannot be opened, and nothing was changed: ${reason}.`,
  cannotResume: (reason: string): string =>
    `This table cannot be opened (${reason}). It is kept as it is; start a new one.`,
  notYours: 'Nobody can sit there: the seat belongs to a bot. The table is kept as it is.',
  noSuchGame: (game: string): string => `there is no game called ${game}`,
  noSuchPlayer: (name: string): string => `there is no bot called ${name}`,
  nobody: 'your seat has to be a person’s',
  noRules: (reason: string): string => `These rules cannot be read: ${reason}.`,
  oneTry: 'The daily deal is one try for everybody, so nothing is taken back in it.',
  notAsked: 'There is nothing to hint at: the table asks nothing of you now.',
  stepBehind: 'The page was a step behind the table, so nothing was played. Try again.',
  blocked: (reason: string): string =>
    `This browser saves nothing (${reason}). You can play on, but the table is lost when you close the page.`,
  blockedByNewer:
    'This browser saves nothing (its tables belong to a newer Moonshot). You can play on, but the table is lost when you close the page.',
  full: 'This browser’s storage is full, so the table is not saved. You can play on; free some space, and it is saved with your next card.',
  savedAgain: 'The table is saved again.',
  overtaken: 'Another tab went on with this table while this one could not save; its record is the one that holds.',
  notForgotten: (reason: string): string => `The table could not be removed (${reason}). It is still there.`,
  notCleared: (reason: string): string => `The statistics could not be cleared (${reason}). They are still there.`,
  notExported: (reason: string): string =>
    `Not everything could be read (${reason}), so no file was made. Nothing is lost; reload the page and try again.`,
  unreadable:
    'This file cannot be read: it is damaged, or no file of Moonshot. Nothing was changed; choose another copy of it.',
  foreign: 'Moonshot did not save this file, so nothing was changed. Choose one that it saved.',
  newerFile: 'A newer Moonshot saved this file, so nothing was changed. Reload the page to get it, and try again.',
  damaged: (where: string): string =>
    `This file is damaged (at ${where}), so nothing was changed. If you have another copy of it, choose that one.`,
  notImported: (reason: string): string =>
    `The file could not be taken over (${reason}), and nothing was changed. Free some space, and try again.`,
  tableInFile: (game: string, place: number): string => `${game} (table ${place} of the file)`,
  someTable: 'A table',
  otherName: 'It bears another name inside than outside.',
  different: 'It went another way in this browser, and stays here as it is.',
  newer: 'It was saved by a newer Moonshot. Reload the page to get it.',
  unknownGame: (game: string): string => `It plays ${game}, a game that this Moonshot does not know.`,
  otherRules: (game: string, rules: number): string =>
    `It plays ${game} by version ${rules} of its rules, which this Moonshot does not have.`,
};

/** Why the table refused what no rule of the game refuses. */
const refusals = {
  'no-such-seat': 'There is no such seat at this table.',
  'not-yet': 'The next deal is not due yet.',
  'nothing-to-undo': 'There is nothing to take back: you have done nothing in this deal yet.',
  'not-alone': 'Others play at this table, and taking back would take their plays too.',
  'not-proved': 'That is not certain yet: a card that is still out may change it.',
  'not-owed': 'The table does not wait for that now.',
  'not-sealing': 'The seal of this deal does not take that, or not any more.',
  'mid-deal': 'A seat can be taken between deals only.',
  'seat-taken': 'Somebody sits there already.',
  'sits-already': 'You sit at this table already.',
  'not-seated': 'You do not sit there.',
  paused: 'The table is paused.',
  over: 'The match is over.',
};

export const en = { trouble, refusals, hint };

/** What the worker has to say in every language. */
export type WorkerWords = Said<typeof en>;
