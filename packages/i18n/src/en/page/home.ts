// English texts of home.

import { dating, figure } from '../../format.ts';
import { days, deals, points } from './grammar.ts';

const dayAndMonth = dating('en-GB', { day: 'numeric', month: 'long' });

export const home = {
  title: 'Hearts, five ways',
  choose: 'Choose a game',
  play: 'Play now',
  seats: 'Seats',
  seatsNamed: (n: number): string => `${n} seats`,
  range: (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`),
  length: 'Match',
  lengthOf: (kind: 'deals' | 'target', n: number): string => (kind === 'deals' ? deals(n) : `to ${figure(n)}`),
  about: (seats: number, length: string): string => `${seats} seats · ${length} · bots fill the table`,
  friends: 'Play with friends',
  rules: 'Rules',
  statistics: 'Statistics',
  matches: 'Matches',
  settings: 'Settings',
  puzzles: 'Puzzles',
  games: 'More games',
  house: 'House rules',
  learn: 'How to play',
  install: 'Install',
  learnAbout: 'New here?',
  learnLong: 'Learn in one deal',
  learnNote: 'About five minutes, as you play.',
  continue: 'Continue your table',
  tableNow: (name: string, deal: number): string => `${name}, deal ${figure(deal)}`,
  have: (total: string): string => `You have ${total}`,
  dailyOf: (date: string): string => `Daily deal · ${date}`,
  same: 'Same cards for all',
  dailyStandings: {
    new: 'Not played yet',
    begun: 'Under way',
    played: (n: number): string => `You took ${points(n)}`,
  },
  inARow: (n: number): string => `${days(n)} in a row`,
  date: (day: string): string => dayAndMonth(new Date(`${day}T12:00`)),
  more: 'More',
  open: 'Your tables',
  standing: (deal: number, seats: number, total: string): string => `Deal ${deal} · ${seats} seats · you have ${total}`,
  finished: (seats: number, total: string): string => `Finished · ${seats} seats · you had ${total}`,
  review: (name: string): string => `Review ${name}`,
  forget: (name: string): string => `Forget ${name}`,
  loading: 'Shuffling …',
  light: 'Switch to light',
  dark: 'Switch to dark',
  lines: {
    ricketts: ['Scatter passes, a bold queen, scores that wrap to zero.', 'Scatter passes and a bold queen.'],
    'at-play': ['Hearts are trump, and the queen to fear is clubs.', 'Hearts are trump. Fear the club queen.'],
    'wild-twist': ['Four wild cards you call highest or lowest.', 'Four wilds, called high or low.'],
    classic: ['The one you know, for three to seven, with a kitty.', 'The one you know, with a kitty.'],
    capture: ['Upside down: hide two cards, collect every heart.', 'Hide two cards, collect every heart.'],
  } as Readonly<Record<string, readonly [long: string, short: string]>>,
};
