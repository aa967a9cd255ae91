// Spanish sentences about the auction before play.
import type { Card, Suit } from '@moonshot/rules/cards';
import { theCard, theSuit } from './cards.ts';

export const auction = {
  turns: (chips: number, passes: boolean): string =>
    `${passes ? 'Tras el pase' : 'Antes del juego'}, cada cual por turno, quien reparte el último, puja una vez hasta ${chips} fichas por nombrar un palo, o no puja: una puja debe superar todas las anteriores.`,
  names:
    'Quien más puja, o quien sigue al que reparte si nadie puja, nombra un palo: en esta ronda, ese palo cuenta en lugar de los corazones.',
  swaps: (card: Card, suit: Suit, instead: Card): string =>
    `Si ese palo son ${theSuit(suit)}, ${theCard(instead)} ocupa el lugar ${`de ${theCard(card)}`.replace(/^de el /, 'del ')}.`,
  charged: 'El efecto de una carta destapada pasa a la carta que ocupa su lugar.',
  pays: {
    apart: 'Quien nombra el palo paga las fichas de su puja además de lo que cuestan las cartas.',
    pool: 'Quien nombra el palo paga al bote las fichas de su puja.',
  },
};
