// What a table advises, in Spanish.
import { byCanon, type Card, isWild, rankOf, SUIT_SYMBOLS, suitOf, symbolOf } from '@moonshot/rules/cards/card';
import type { GiftTold, HintWords } from './en.ts';
import { listing } from './listing.ts';

const and = listing('es');

const sign = (card: Card): string => (isWild(card) ? `comodín ${SUIT_SYMBOLS[suitOf(card)]}` : symbolOf(card));
/** `la Q♠`, `el 10♣`, `el comodín ♥` */
const the = (card: Card): string => `${'JQ'.includes(rankOf(card)) ? 'la' : 'el'} ${sign(card)}`;
const signs = (cards: readonly Card[]): string => [...cards].sort(byCanon).map(sign).join(' ');

export const es: HintWords = {
  high: (card: Card): string => `Juega ${the(card)} y declara que es el más alto.`,
  low: (card: Card): string => `Juega ${the(card)} y declara que es el más bajo.`,
  play: (card: Card): string => `Juega ${the(card)}.`,
  pass: (gifts: readonly GiftTold[]): string =>
    `Pasa ${and(gifts.map(({ cards, name }) => `${signs(cards)} a ${name}`))}.`,
  claim: 'Abre tú la ronda.',
  decline: 'Deja que abran los demás.',
  bury: (cards: readonly Card[]): string => `Aparta ${signs(cards)}.`,
  moon: {
    shed: 'Resta los puntos de tu total.',
    burden: 'Suma los puntos a todos los demás.',
    both: 'Resta los puntos de tu total y súmalos a todos los demás.',
    keep: 'Quédate los puntos tal como los ganaste.',
  },
  lay: (bottom: Card, top: Card): string => `Pon debajo ${the(bottom)}, con ${the(top)} encima.`,
};
