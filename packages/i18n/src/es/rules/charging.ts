// Spanish sentences about charging: showing cards before play so that they count more.
import type { Card, Selector } from '@moonshot/rules/cards';
import { andList, anyOfThese, capital, orList, theAll, theCard } from './cards.ts';

export const charging = {
  may: (cards: readonly Card[], passes: boolean): string =>
    `${passes ? 'Tras el pase' : 'Antes del juego'}, cada cual puede destapar ${anyOfThese(cards)}: todos eligen a la vez.`,
  doubles: (card: Card, doubled: readonly Selector[]): string =>
    `Si se destapa ${theCard(card)}, ${andList(doubled.map(theAll))} ${doubled.length > 1 || doubled.some(one => one.endsWith('*')) ? 'valen' : 'vale'} el doble en esta ronda.`,
  itself: (cards: readonly Card[]): string =>
    `${capital(orList(cards.map(theCard)))} vale el doble en esta ronda si se destapó.`,
  twice: (card: Card): string => `Si se destapa ${theCard(card)}, cuadruplica en vez de duplicar.`,
  waits:
    'Una carta destapada no puede jugarse en la primera baza de su palo si se tiene otra del palo que no se destapó.',
};
