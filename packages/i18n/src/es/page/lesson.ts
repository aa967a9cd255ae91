// Spanish texts for newcomers: the lesson and the first deal.
import { type Card, type Suit, symbolOf } from '@moonshot/rules/cards';
import { SUITS, signs, the } from './grammar.ts';

export const lesson = {
  pass: (card: Card, points: number): string =>
    `Los puntos son malos, así que pasa las cartas que pueden traértelos: solo ${the(signs(symbolOf(card)))} ya vale ${points}.`,
  follow: (suit: Suit): string =>
    `Se ha salido con ${SUITS[suit][1]}, y quien tenga ${SUITS[suit][1]} debe jugar ese palo.`,
  cost: 'Quien se lleva una baza se lleva sus puntos, así que da los tuyos cuando no puedas seguir el palo.',
  end: 'Así son los Corazones',
  endNote: 'Gana quien tiene menos puntos. Ahora juega una partida entera.',
  hintsOn: 'Las pistas están activadas. Puedes cambiarlo en los ajustes cuando quieras.',
  hintsOff: 'Quitar las pistas',
};
