// English texts of the home screen below its first part: saved tables, the daily deal, and other screens.

import { dayOfMonth, figure } from '../../format.ts';
import { days, points } from './grammar.ts';

export const homeMore = {
  statistics: 'Statistics',
  matches: 'Past matches',
  pad: 'Score with real cards',
  together: 'Play on one device',
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
  same: 'Same cards on every device',
  sameHere: 'Same cards on this server',
  dailyStandings: {
    new: 'Not played yet',
    begun: 'Under way',
    played: (n: number): string => `You took ${points(n)}`,
  },
  inARow: (n: number): string => `${days(n)} in a row`,
  date: dayOfMonth(
    'January February March April May June July August September October November December',
    (date, month) => `${date} ${month}`,
  ),
  more: 'More',
  open: 'Your tables',
  standing: (deal: number, seats: number, total: string): string =>
    `Deal ${deal} · ${seats} players · you have ${total}`,
  finished: (seats: number, total: string): string => `Finished · ${seats} players · you had ${total}`,
  review: (name: string): string => `Review ${name}`,
  forget: (name: string): string => `Forget ${name}`,
  forgetSure: 'Remove it?',
};
