// German sentences about charging: showing cards before play so that they count more.
import type { Card, Selector } from '@moonshot/rules/cards';
import type { RuleWords } from '@moonshot/rules/words';
import { allOf, andList, anyOfThese, orList, signOf } from './cards.ts';

export const charging: RuleWords['charging'] = {
  may: (cards: readonly Card[], passes: boolean): string =>
    `${passes ? 'Nach der Weitergabe' : 'Vor dem Spiel'} darf jeder ${anyOfThese(cards, 'accusative')} aufdecken: Alle entscheiden zugleich.`,
  doubles: (card: Card, doubled: readonly Selector[]): string =>
    `Ist ${signOf(card)} aufgedeckt, ${doubled.length > 1 || doubled.some(one => one.endsWith('*')) ? 'zählen' : 'zählt'} ${andList(doubled.map(allOf))} in dieser Runde doppelt.`,
  itself: (cards: readonly Card[]): string =>
    `${orList(cards.map(signOf))} zählt in dieser Runde doppelt, wenn die Karte aufgedeckt wurde.`,
  twice: (card: Card): string => `Ist ${signOf(card)} aufgedeckt, vervierfacht diese Karte, statt zu verdoppeln.`,
  waits:
    'Eine aufgedeckte Karte darf nicht in den ersten Stich ihrer Farbe, solange man eine andere, nicht aufgedeckte Karte der Farbe hat.',
};
