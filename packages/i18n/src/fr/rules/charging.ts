// French sentences about charging: showing cards before play so that they count more.
import type { Card, Selector } from '@moonshot/rules/cards';
import { andList, anyOfThese, orList, theAll, theCard } from './cards.ts';

export const charging = {
  may: (cards: readonly Card[], passes: boolean): string =>
    `${passes ? 'Après la passe' : 'Avant le jeu'}, chacun peut exposer ${anyOfThese(cards)} : tous choisissent en même temps.`,
  doubles: (card: Card, doubled: readonly Selector[]): string =>
    `Si l’on expose ${theCard(card)}, ${andList(doubled.map(theAll))} ${doubled.length > 1 || doubled.some(one => one.endsWith('*')) ? 'comptent' : 'compte'} double dans cette donne.`,
  itself: (cards: readonly Card[]): string =>
    `${orList(cards.map(theCard))} compte double dans cette donne si la carte a été exposée.`,
  twice: (card: Card): string => `Si l’on expose ${theCard(card)}, cette carte quadruple au lieu de doubler.`,
  waits:
    'Tu ne peux pas jouer une carte exposée au premier pli de sa couleur tant que tu as une autre carte de la couleur qui n’est pas exposée.',
};
