// French sentences about the auction before play.
import type { Card, Suit } from '@moonshot/rules/cards';
import { ofCard, suitWord, symbol } from './cards.ts';

export const auction = {
  turns: (chips: number, passes: boolean): string =>
    `${passes ? 'Après la passe' : 'Avant le jeu'}, chacun à son tour, le donneur en dernier, enchérit une fois jusqu’à ${chips} jetons pour nommer une couleur, ou n’enchérit pas : une enchère doit dépasser toutes les précédentes.`,
  names:
    'Le plus offrant, ou le joueur après le donneur si personne n’enchérit, nomme une couleur : dans cette donne, cette couleur compte à la place des cœurs.',
  swaps: (card: Card, suit: Suit, instead: Card): string =>
    `Si cette couleur est le ${suitWord(suit)}, ${symbol(instead)} prend la place ${ofCard(card)}.`,
  charged: 'L’effet d’une carte exposée passe à la carte qui prend sa place.',
  pays: {
    apart: 'Le joueur qui nomme la couleur paie les jetons de son enchère en plus de ce que coûtent les cartes.',
    pool: 'Le joueur qui nomme la couleur paie au pot les jetons de son enchère.',
  },
};
