// English remarks on house rules that have no effect or look like a mistake.
import { namesSeveral, type Selector } from '../../cards/card-set.ts';
import { figure } from '../../cards/figures.ts';
import { allOf, andList, capital } from './cards.ts';

export const remarks = {
  worthless: (cards: readonly Selector[]): string =>
    `${capital(andList(cards.map(allOf)))} ${namesSeveral(cards) ? 'count' : 'counts'} no points here. Is another card meant?`,
  absent: (cards: readonly Selector[]): string =>
    `${capital(andList(cards.map(allOf)))} ${namesSeveral(cards) ? 'are' : 'is'} not in the deck.`,
  moonWorth: (worth: number, cost: number): string =>
    `This moon is worth ${figure(worth)}, but its cards count ${figure(cost)} together.`,
  idle: 'This changes nothing while the other rules are as they are.',
};
