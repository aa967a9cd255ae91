// What a table advises, in German.
import { byCanon, type Card, isWild, SUIT_SYMBOLS, suitOf, symbolOf } from '@moonshot/rules/cards/card';
import type { GiftTold, HintWords } from './en.ts';
import { listing } from './listing.ts';

const and = listing('de');

/** `Q♠`, and a joker as an object: `den ♥-Joker` */
const object = (card: Card): string => (isWild(card) ? `den ${SUIT_SYMBOLS[suitOf(card)]}-Joker` : symbolOf(card));
const objects = (cards: readonly Card[]): string => and([...cards].sort(byCanon).map(object));

export const de: HintWords = {
  high: (card: Card): string => `Spiele ${object(card)} und sage die höchste Karte an.`,
  low: (card: Card): string => `Spiele ${object(card)} und sage die niedrigste Karte an.`,
  play: (card: Card): string => `Spiele ${object(card)}.`,
  pass: (gifts: readonly GiftTold[]): string =>
    `Gib ${and(gifts.map(({ cards, name }) => `${objects(cards)} an ${name}`))} weiter.`,
  claim: 'Eröffne die Runde selbst.',
  decline: 'Überlasse das Eröffnen den anderen.',
  bury: (cards: readonly Card[]): string => `Lege ${objects(cards)} weg.`,
  moon: {
    shed: 'Zieh die Punkte von deinem eigenen Stand ab.',
    burden: 'Gib die Punkte allen anderen.',
    both: 'Zieh die Punkte von deinem eigenen Stand ab und gib sie allen anderen.',
    keep: 'Behalte die Punkte, wie sie genommen wurden.',
  },
  lay: (bottom: Card, top: Card): string => `Lege ${object(bottom)} verdeckt und ${object(top)} offen darauf.`,
};
