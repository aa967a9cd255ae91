// What a table advises, in French.
import { byCanon, type Card, isWild, SUIT_SYMBOLS, suitOf, symbolOf } from '@moonshot/rules/cards/card';
import type { GiftTold, HintWords } from './en.ts';
import { listing } from './listing.ts';

const and = listing('fr');

const joker = (card: Card): string => `joker ${SUIT_SYMBOLS[suitOf(card)]}`;
const symbol = (card: Card): string => (isWild(card) ? joker(card) : symbolOf(card));
const symbols = (cards: readonly Card[]): string => [...cards].sort(byCanon).map(symbol).join(' ');
/** A card within a sentence: `Q♠`, `le joker ♥`. */
const theCard = (card: Card): string => (isWild(card) ? `le ${joker(card)}` : symbolOf(card));

export const fr: HintWords = {
  high: card => `Joue ${theCard(card)} et annonce-le le plus fort.`,
  low: card => `Joue ${theCard(card)} et annonce-le le plus faible.`,
  play: card => `Joue ${theCard(card)}.`,
  pass: (gifts: readonly GiftTold[]) => `Passe ${and(gifts.map(({ cards, name }) => `${symbols(cards)} à ${name}`))}.`,
  claim: 'Prends l’ouverture.',
  decline: 'Laisse l’ouverture aux autres.',
  bury: cards => `Écarte ${symbols(cards)}.`,
  moon: {
    shed: 'Retire les points de ton total.',
    burden: 'Donne les points à tous les autres.',
    both: 'Retire les points de ton total et donne-les à tous les autres.',
    keep: 'Garde les points comme tu les as ramassés.',
  },
  lay: (bottom, top) => `Cache ${theCard(bottom)} et pose ${theCard(top)} dessus.`,
};
