// English texts of the open data page.
import type { Catalog } from '@moonshot/rules/words';

export const openData = {
  title: 'Open data',
  intro: 'Every match that ended at a public table, without names, and what its cards say of the shuffle.',
  none: 'No public match has been packed yet. That is done each night.',
  counted: (matches: string, deals: string): string => `${matches} matches, ${deals} deals so far.`,
  shuffle: (cards: string, seats: string, hand: string): string => `${cards} cards, ${seats} hands of ${hand}`,
  even: (deals: string): string => `Even, as far as ${deals} deals can tell.`,
  uneven: (deals: string): string => `Less even than a fair shuffle would be, over ${deals} deals.`,
  few: (deals: string): string => `${deals} deals are too few to tell.`,
  test: (p: string): string => `A fair shuffle lies at least as far off in ${p} of all samples.`,
  shapes: 'How hands fall into suits',
  shapesNote: 'Bars are the hands that were dealt, lines are what chance gives exactly.',
  cards: 'Which card came to which seat',
  cardsNote: 'A darker field lies further from its expected number, in standard deviations; above 3 is rare.',
  asTable: 'As a table',
  shape: 'Shape',
  hands: 'Hands',
  share: 'Share',
  exact: 'By chance',
  card: 'Card',
  seat: (seat: string): string => `Seat ${seat}`,
  rest: 'Left over',
  files: 'Files',
  day: 'Day',
  matches: 'Matches',
  sum: 'Checksum',
  licence: 'Licence (CC0)',
  schema: 'Schema of a line',
  numbers: 'These figures as JSON',
};

/** The texts of the open data page that every language must provide. */
export type DataWords = Catalog<typeof openData>;
