// French texts for newcomers: the lesson and the first deal.
import { isWild, SUIT_SYMBOLS, suitOf, symbolOf } from '@moonshot/rules/cards';
import type { Words } from '../../en/page/first.ts';
import { SUITS } from './grammar.ts';

export const lesson: Words['lesson'] = {
  pass: (card, points) =>
    `Les points sont mauvais : passe les cartes qui pourraient t’en valoir. À ${isWild(card) ? `lui seul, le joker ${SUIT_SYMBOLS[suitOf(card)]}` : `elle seule, ${symbolOf(card)}`} en compte ${points}.`,
  follow: suit => `On a entamé à ${SUITS[suit][0]}, et qui a du ${SUITS[suit][0]} doit en fournir.`,
  cost: 'Qui remporte un pli prend les points qu’il contient : donne les tiens quand tu ne peux pas fournir.',
  end: 'Voilà le Hearts',
  endNote: 'Le moins de points gagne. Joue maintenant une partie entière.',
  hintsOn: 'Les conseils sont affichés. Tu peux les couper à tout moment dans les réglages.',
  hintsOff: 'Couper les conseils',
};
