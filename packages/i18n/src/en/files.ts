// English messages about imported files and texts: why they cannot be read, and which parts are left out.
import type { Catalog } from '@moonshot/rules/words';

export const files = {
  unreadable:
    'This file cannot be read: it is damaged, or not a Moonshot file. Nothing was changed; choose another copy of it.',
  unreadableMatch: 'This link is damaged or cut short, so it holds no match. Copy it again from where you got it.',
  unreadableProof: 'This is not a complete proof, or the match breaks its rules. Save it again from the server.',
  foreign: 'Moonshot did not save this file, so nothing was changed. Choose one that it saved.',
  newerFile: 'A newer Moonshot saved this file, so nothing was changed. Reload the page to get it, and try again.',
  damaged: (where: string): string =>
    `This file is damaged (at ${where}), so nothing was changed. If you have another copy of it, choose that one.`,
  notImported: (reason: string): string =>
    `The file could not be loaded (${reason}), and nothing was changed. Free some space, and try again.`,
  tableInFile: (game: string, place: number): string => `${game} (table ${place} of the file)`,
  someTable: 'A table',
  otherName: 'Its name inside the file differs from its name outside.',
  different: 'It was played on differently in this browser, and stays here as it is.',
  unknownBase: (base: string): string => `These rules start from ${base}, a game that this Moonshot does not know.`,
  untitled: (why: string): string =>
    `These rules had a name that is not allowed. They now have the name of the game they start from. ${why}`,
  otherBase: 'Other rules in this browser have its mark, and stay here as they are.',
  noRoom: 'This browser keeps as many house rules as it can. Delete some, and restore from the file again.',
  notKept: (reason: string): string =>
    `These rules could not be kept (${reason}). Free some space, and restore from the file again.`,
};

/** The messages about files that every language must provide. */
export type FileWords = Catalog<typeof files>;
