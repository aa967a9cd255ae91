// English texts for newcomers: the lesson and the first deal.
import { type Card, type Suit, symbolOf } from '@moonshot/rules/cards';
import { capital, SUITS } from './grammar.ts';

export const lesson = {
  pass: (card: Card, points: number): string =>
    `Points are bad, so pass on the cards that may bring you some: the ${symbolOf(card)} alone counts ${points}.`,
  follow: (suit: Suit): string =>
    `${capital(SUITS[suit][1])} were led, and whoever has ${SUITS[suit][1]} must follow with one.`,
  cost: 'Whoever takes a trick takes the points in it, so give yours away when you cannot follow.',
  end: 'That is Hearts',
  endNote: 'The fewest points win. Now play a whole match.',
  hintsOn: 'Hints are on. You can change that in the settings at any time.',
  hintsOff: 'Turn hints off',
};
