// English texts of statistics and backups.

import { counting, dating, decimals, some } from '../../format.ts';
import { and, capital, deals, ordinal } from '../page/grammar.ts';
import { lifetime as life } from './lifetime.ts';

const one = decimals('en');
const tables = counting('en')({ one: 'table', other: 'tables' });
const houses = counting('en')({ one: 'set of house rules', other: 'sets of house rules' });
const matches = counting('en')({ one: 'match with real cards', other: 'matches with real cards' });
const times = counting('en')({ one: 'time', other: 'times' });

const date = dating('en-GB', { dateStyle: 'medium' });

/** What was imported from a backup. */
interface TakenCounts {
  readonly tables: number;
  readonly deals: number;
  readonly houses: number;
  readonly pads: number;
  readonly changed: boolean; // whether anything was imported, including data that is not counted above
}

export const statistics = {
  life,
  title: 'Statistics',
  back: 'Back to the home screen',
  games: 'Games',
  realCards: {
    title: 'With real cards',
    line: (n: number, played: number): string => `${matches(n)}, ${deals(played)}`,
  },
  none: 'No deal has been played to its end in this browser yet. When one has, this page shows how it went.',
  play: 'Play a deal',
  story: (n: number, lately: string, before: string | null): string =>
    before === null
      ? `${lately} points a deal, over ${deals(n)}.`
      : `${lately} points a deal in the last ${n}, ${before} before that.`,
  average: one,
  plot: (n: number): string => (n === 1 ? 'Points in the last deal' : `Points in the last ${deals(n)}`),
  mean: (average: string): string => `average ${average}`,
  asTable: 'As a table',
  date: 'Date',
  deal: 'Deal',
  points: 'Points',
  parts: 'Made up of',
  total: 'Total',
  day: (at: number): string => date(at),
  figures: {
    matches: 'matches played',
    won: 'won',
    deals: 'deals played',
    average: 'points a deal',
    best: (day: string): string => `best deal, ${day}`,
    worst: (day: string): string => `worst deal, ${day}`,
    made: 'moons you shot',
    suffered: 'moons shot by others',
    dearest: (card: string): string => `times you took the ${card}`,
  },
  placed: 'Places',
  place: (place: number, n: number): string => `${ordinal(place)}: ${times(n)}`,
  fewer: 'Finished matches are counted here with their places.',
  keep: 'Keep it safe',
  keepNote:
    'One file holds all tables, scores with real cards, house rules, statistics, people met and settings. It also holds the cards of unfinished deals, so do not look if you want to play on fairly.',
  save: 'Save everything to a file',
  take: 'Restore from a file',
  drop: 'Or drop a file here.',
  reading: 'Reading the file …',
  tooLarge: 'This file is too large to be a Moonshot file, so nothing was changed. Choose one that it saved.',
  notRead: 'The browser could not read this file, so nothing was changed. Choose it again.',
  taken: ({ tables: n, deals: records, houses: rules, pads, changed }: TakenCounts): string => {
    const counted = some([n, tables], [records, deals], [rules, houses], [pads, matches]);
    if (counted.length === 0)
      return changed ? 'Everything new in this file has been added.' : 'Everything in this file is here already.';
    return `${capital(and(counted))} ${n + records + rules + pads === 1 ? 'has' : 'have'} been added.`;
  },
  notStored:
    'This browser’s storage is full or blocked, so not everything was stored. Free some space and restore from the file again.',
  left: 'Left in the file:',
  renamed: 'Restored under another name:',
  why: (name: string, why: string): string => `${name}: ${why}`,
  clear: 'Clear the statistics',
  clearTitle: 'Clear the statistics?',
  clearText:
    'All records of deals and matches are removed. Saved tables stay. This cannot be undone, unless you save a file first.',
  clearYes: 'Clear them',
  clearNo: 'Keep them',
};

/** The texts of statistics and backups that every language must provide. */
export type StatisticsWords = typeof statistics;
