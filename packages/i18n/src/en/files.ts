// English messages about imported files and texts: why they cannot be read, and which parts are left out.
import type { Catalog } from '@moonshot/rules/words';

export const files = {
  unreadable:
    'This file cannot be read: it is damaged, or no file of Moonshot. Nothing was changed; choose another copy of it.',
  unreadableMatch: 'This link is damaged or cut short, so no match is in it. Copy it anew from where it came.',
  unreadableProof:
    'This is no whole proof of a match, or the rules do not have the match so. Save it anew from the server.',
  foreign: 'Moonshot did not save this file, so nothing was changed. Choose one that it saved.',
  newerFile: 'A newer Moonshot saved this file, so nothing was changed. Reload the page to get it, and try again.',
  damaged: (where: string): string =>
    `This file is damaged (at ${where}), so nothing was changed. If you have another copy of it, choose that one.`,
  notImported: (reason: string): string =>
    `The file could not be loaded (${reason}), and nothing was changed. Free some space, and try again.`,
  tableInFile: (game: string, place: number): string => `${game} (table ${place} of the file)`,
  someTable: 'A table',
  otherName: 'It bears another name inside than outside.',
  different: 'It went another way in this browser, and stays here as it is.',
  unknownBase: (base: string): string => `These rules start from ${base}, a game that this Moonshot does not know.`,
  untitled: (why: string): string =>
    `These rules had a name that is not allowed. So they bear the name of the game they start from. ${why}`,
  otherBase: 'Other rules bear its mark in this browser, and stay here as they are.',
  noRoom: 'This browser keeps as many house rules as it can. Forget some, and take the file over again.',
  notKept: (reason: string): string =>
    `These rules could not be kept (${reason}). Free some space, and take the file over again.`,
};

/** The messages about files that every language must provide. */
export type FileWords = Catalog<typeof files>;
