// English labels of the table for screen readers. `announcements.ts` has the sentences for its events.
import type { Suit } from '@moonshot/rules/cards';
import { hearts, points, SUITS, tricks } from './grammar.ts';

export const spoken = {
  message: 'Message',
  seat: (name: string, bot: boolean, n: number, taken: number): string =>
    `${name}${bot ? ', a bot' : ''}, ${points(n)} against, ${tricks(taken)}`,
  seatWon: (name: string, bot: boolean, red: number | null): string =>
    `${name}${bot ? ', a bot' : ''}${red === null ? '' : `, ${hearts(red)} won`}`,
  legal: (card: string): string => `${card}, legal`,
  hinted: (card: string): string => `${card}, suggested`,
  mustFollow: (card: string, suit: Suit): string => `${card}, not legal: you must follow ${SUITS[suit][1]}`,
  notNow: (card: string): string => `${card}, not legal now; press it to hear the rule`,
  hand: 'Your hand',
  status: 'Status',
  trick: 'Trick',
  bout: 'Round',
  actions: 'Actions',
};
