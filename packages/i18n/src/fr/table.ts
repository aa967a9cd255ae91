// Hints and refusals of a table in French.
import { byCanon, type Card, isWild, SUIT_SYMBOLS, type Suit, suitOf, symbolOf } from '@moonshot/rules/cards';
import type { NamedPass, TableWords } from '@moonshot/table';
import { listing } from '../format.ts';

const and = listing('fr');
const SUIT_WORDS = { C: 'trèfle', D: 'carreau', S: 'pique', H: 'cœur' } as const;

const joker = (card: Card): string => `joker ${SUIT_SYMBOLS[suitOf(card)]}`;
const symbol = (card: Card): string => (isWild(card) ? joker(card) : symbolOf(card));
const symbols = (cards: readonly Card[]): string => [...cards].sort(byCanon).map(symbol).join(' ');
/** A card inside a sentence: `Q♠`, `le joker ♥`. */
const theCard = (card: Card): string => (isWild(card) ? `le ${joker(card)}` : symbolOf(card));

const hint: TableWords['hint'] = {
  high: card => `Joue ${theCard(card)} et annonce-le le plus fort.`,
  low: card => `Joue ${theCard(card)} et annonce-le le plus faible.`,
  play: card => `Joue ${theCard(card)}.`,
  pass: (gifts: readonly NamedPass[]) => `Passe ${and(gifts.map(({ cards, name }) => `${symbols(cards)} à ${name}`))}.`,
  mix: cards => `Mets ${symbols(cards)} au milieu.`,
  charge: cards => `Expose ${symbols(cards)}.`,
  chargeNone: 'N’expose rien.',
  bid: (chips: number): string => `Enchéris ${chips === 1 ? '1 jeton' : `${chips} jetons`}.`,
  bidNone: 'N’enchéris pas.',
  name: (suit: Suit): string => `Nomme ${SUIT_WORDS[suit]}.`,
  claim: 'Prends l’ouverture.',
  decline: 'Laisse l’ouverture aux autres.',
  bury: cards => `Écarte ${symbols(cards)}.`,
  moon: {
    shed: 'Retire les points de ton total.',
    burden: 'Donne les points à tous les autres.',
    both: 'Retire les points de ton total et donne-les à tous les autres.',
    turn: 'Fais compter en ta faveur ce qui coûte des points.',
    keep: 'Garde les points comme tu les as ramassés.',
  },
  lay: (bottom, top) => `Cache ${theCard(bottom)} et pose ${theCard(top)} dessus.`,
};

const refusals: TableWords['refusals'] = {
  'no-such-seat': 'Cette place n’existe pas à cette table.',
  'not-yet': 'Ce n’est pas encore l’heure de la donne suivante.',
  'nothing-to-undo': 'Il n’y a rien à annuler : tu n’as encore rien fait dans cette donne.',
  'not-alone': 'D’autres personnes jouent à cette table, et annuler effacerait aussi leurs coups.',
  'not-proved': 'Ce n’est pas encore certain : une carte à venir peut tout changer.',
  'not-owed': 'La table n’attend pas cela en ce moment.',
  'said-otherwise': 'Tu y as déjà répondu, et autrement.',
  'not-sealing': 'Le scellé de cette donne ne prend pas cela, ou plus maintenant.',
  'mid-deal': 'On ne prend une place qu’entre deux donnes.',
  'seat-taken': 'Quelqu’un y est déjà assis.',
  'sits-already': 'Tu es déjà à cette table.',
  'not-seated': 'Ce n’est pas ta place.',
  counted: 'Cette partie compte : elle se joue jusqu’au bout, et rien ne s’annule.',
  paused: 'La table est en pause.',
  over: 'La partie est finie.',
};

const checks: TableWords['checks'] = {
  event: (place: number, reason: string): string => `L’entrée ${place} du journal n’est pas valide : ${reason}.`,
  noOpening: 'elle n’ouvre aucune table',
  otherOpening: 'la table aurait été ouverte autrement',
  noEvent: 'ce n’est pas un événement d’une table',
  otherResult: 'le résultat diffère',
  nobody: 'ce n’était à personne de le faire',
  otherNumber: 'son ordre n’a pas le bon numéro',
  refused: (type: string): string => `la table le refuse (${type})`,
  fault: () => 'les règles de cette table ne le permettent pas',
};

export const table: TableWords = {
  hint,
  refusals,
  checks,
  stepBehind: 'La page avait un temps de retard sur la table, et rien n’a été joué. Réessaie.',
};
