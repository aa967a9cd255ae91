// German sentences about the auction before play.
import type { Card, Suit } from '@moonshot/rules/cards';
import type { RuleWords } from '@moonshot/rules/words';
import { signOf, suitName } from './cards.ts';

export const auction: RuleWords['auction'] = {
  turns: (chips: number, passes: boolean): string =>
    `${passes ? 'Nach der Weitergabe' : 'Vor dem Spiel'} bietet reihum jeder einmal, der Geber zuletzt, bis zu ${chips} Chips dafür, eine Farbe zu nennen, oder nichts: Ein Gebot muss höher sein als alle davor.`,
  names:
    'Wer am meisten geboten hat, oder wer nach dem Geber kommt, wenn niemand bietet, nennt eine Farbe: In dieser Runde zählt diese Farbe anstelle von Herz.',
  swaps: (card: Card, suit: Suit, instead: Card): string =>
    `Ist diese Farbe ${suitName(suit)}, tritt ${signOf(instead)} an die Stelle von ${signOf(card)}.`,
  charged: 'Die Wirkung einer aufgedeckten Karte geht auf die Karte über, die an ihre Stelle tritt.',
  pays: {
    apart: 'Wer die Farbe nennt, zahlt die gebotenen Chips neben dem, was Karten kosten.',
    pool: 'Wer die Farbe nennt, zahlt die gebotenen Chips in den Topf.',
  },
};
