// French sentences that explain why an action was refused.
import { byCanon, type Card, type Selector, type Suit } from '@moonshot/rules/cards';
import type { Instead, MoonDescription } from '@moonshot/rules/words';
import { anyOf, anyOfThese, capital, counted, ofCard, orList, suitWord, symbols, theCard } from './cards.ts';
import { optionsWords } from './points.ts';

const oneOf = (cards: readonly Card[]): string => orList([...new Set(cards)].sort(byCanon).map(theCard));

const VERBS = { play: 'joue', lead: 'entame avec', show: 'montre' };

function insteadWords(verb: keyof typeof VERBS, instead: Instead): string {
  if (instead === 'otherSuit') return `${verb === 'lead' ? 'entame à' : VERBS[verb]} une autre couleur`;
  return `${VERBS[verb]} ${instead === 'otherCard' ? 'une autre carte' : oneOf(instead)}`;
}

const named = (cards: number): string =>
  cards === 0 ? 'tu n’en as nommé aucune' : `tu as nommé ${counted(cards, 'card')}`;

export const refusals = {
  notAsked: 'On ne te demande rien pour le moment.',
  asked: {
    pass: 'Choisis d’abord les cartes que tu passes.',
    charge: 'Dis d’abord quelles cartes tu exposes.',
    bid: 'Fais d’abord ton enchère.',
    claim: 'Dis d’abord si tu ouvres avec ton joker.',
    play: 'Joue d’abord une carte.',
    bury: 'Écarte d’abord des cartes.',
    moon: 'Choisis d’abord ce que la lune rapporte.',
  },
  notHeld: (card: Card, often: boolean): string =>
    `Tu n’as pas ${theCard(card)}${often ? ', ou pas autant de fois' : ''}.`,
  opening: (cards: readonly Card[]): string => `La première carte doit être ${orList(cards.map(theCard))}.`,
  openingSuit: (suit: Suit, cards: readonly Card[]): string =>
    `La première carte doit être ${anyOf(`${suit}*`)} : tu as ${symbols(cards)}.`,
  follow: (suit: Suit, cards: readonly Card[]): string =>
    `Tu dois fournir du ${suitWord(suit)} : tu as ${symbols(cards)}.`,
  noPoints: (instead: Instead): string => `Pas de points au premier pli : ${insteadWords('play', instead)}.`,
  noPointsAtAll: (instead: Instead): string =>
    `Pas de points au premier pli, même pour fournir : ${insteadWords('play', instead)}.`,
  banned: (cards: readonly Selector[], instead: Instead): string =>
    `Tu ne peux pas jouer ${anyOfThese(cards)} au premier pli : ${insteadWords('play', instead)}.`,
  lowest: (cards: readonly Card[]): string =>
    `Au premier pli, tu joues ta plus faible carte de la couleur : ${symbols(cards)}.`,
  hearts: (cards: readonly Card[]): string =>
    `Tu n’as rien que le premier pli permette : joue un cœur, ${oneOf(cards)}.`,
  firstLead: (card: Card, instead: Instead): string =>
    `${capital(theCard(card))} ne peut pas être la première carte d’une donne : ${insteadWords('lead', instead)}.`,
  lead: (instead: Instead, breakable: boolean): string =>
    `${breakable ? 'Les cœurs ne sont pas encore brisés' : 'On ne peut pas entamer à cœur'} : ${insteadWords('lead', instead)}.`,
  closed: (card: Card, instead: Instead): string =>
    `Tu ne peux pas entamer avec ${theCard(card)} : ${insteadWords('lead', instead)}.`,
  charged: (card: Card, cards: readonly Card[]): string =>
    `${capital(theCard(card))} est une carte exposée et doit attendre que sa couleur ait été demandée une fois : ${insteadWords('play', cards)}.`,
  chargeable: (card: Card, may: readonly Card[]): string =>
    may.length === 0
      ? `Tu ne peux pas exposer ${theCard(card)} : tu n’as aucune carte qui puisse l’être.`
      : `Tu ne peux pas exposer ainsi ${theCard(card)} : choisis ${oneOf(may)}, chaque carte une fois.`,
  discard: (card: Card, instead: Instead, breakable: boolean): string =>
    `${breakable ? 'Les cœurs ne sont pas encore brisés, tu ne peux donc pas' : 'Tu ne peux pas'} te défausser ${ofCard(card)} : ${insteadWords('play', instead)}.`,
  colour: (card: Card): string =>
    `Joue une autre carte : ${theCard(card)} ne va que sur une couleur demandée rouge ou noire comme lui.`,
  throws: (cards: readonly Card[]): string => `Tu ne peux pas fournir, tu dois donc te défausser de ${symbols(cards)}.`,
  trump: (cards: readonly Card[]): string => `Tu ne peux pas fournir, tu dois donc couper : tu as ${symbols(cards)}.`,
  under: (cards: readonly Card[]): string =>
    `Une carte plus forte est dans le pli, tu dois donc jouer ${symbols(cards)}.`,
  callMissing: (wild: Card): string => `Dis si ${theCard(wild)} est le plus fort ou le plus faible.`,
  callLow: (wild: Card): string => `${capital(theCard(wild))} n’ouvre une donne que comme le plus faible.`,
  callNone: (card: Card): string =>
    `${capital(theCard(card))} n’est pas un joker : on n’annonce pas si cette carte est la plus forte ou la plus faible.`,
  scatter: (cards: number): string => `Passe ${counted(cards, 'card')} à chaque adversaire.`,
  pass: (cards: number): string =>
    `Passe ${counted(cards, 'card')}, ni plus ni moins, au seul joueur qui doit ${cards === 1 ? 'la' : 'les'} recevoir.`,
  kept: (card: Card): string => `Tu ne peux pas passer ${symbols([card])} tant que tu as assez d’autres cartes.`,
  bid: (bids: readonly (number | Suit)[]): string =>
    typeof bids[0] === 'string'
      ? 'Nomme une des quatre couleurs.'
      : bids[1] === undefined
        ? 'Tu ne peux pas enchérir davantage : dis 0.'
        : `N’enchéris pas, ou enchéris de ${bids[1]} à ${bids.at(-1)} jetons.`,
  bury: (wanted: number, given: number): string => `Écarte ${counted(wanted, 'card')} : ${named(given)}.`,
  moon: (options: readonly MoonDescription[]): string => `Choisis une de ces possibilités : ${optionsWords(options)}.`,
  top: (banned: readonly Selector[], instead: Instead): string =>
    `La carte visible ne peut pas être ${anyOfThese(banned)} : ${insteadWords('show', instead)}.`,
};
