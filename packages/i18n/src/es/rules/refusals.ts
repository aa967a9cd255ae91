// Spanish sentences that explain why an action was refused.
import { byCanon, type Card, type Selector, type Suit } from '@moonshot/rules/cards';
import type { Instead, MoonDescription } from '@moonshot/rules/words';
import { anyOf, capital, counted, noneOf, orList, signsOf, suitWords, theCard } from './cards.ts';
import { optionsWords } from './points.ts';

const oneOf = (cards: readonly Card[]): string => orList([...new Set(cards)].sort(byCanon).map(theCard));

function insteadWords(verb: 'juega' | 'sal con' | 'muestra', instead: Instead): string {
  if (instead === 'otherSuit') return `${verb} otro palo`;
  return `${verb} ${instead === 'otherCard' ? 'otra carta' : oneOf(instead)}`;
}

export const refusals = {
  notAsked: 'Ahora mismo no se te pide nada.',
  asked: {
    pass: 'Primero elige las cartas que pasas.',
    charge: 'Primero di qué cartas destapas.',
    bid: 'Primero di cuánto pujas.',
    claim: 'Primero di si abres con tu comodín.',
    play: 'Primero juega una carta.',
    bury: 'Primero aparta cartas.',
    moon: 'Primero elige qué trae la luna.',
  },
  notHeld: (card: Card, often: boolean): string => `No tienes ${theCard(card)}${often ? ', o no tantas veces' : ''}.`,
  opening: (cards: readonly Card[]): string => `La primera carta debe ser ${oneOf(cards)}.`,
  openingSuit: (suit: Suit, cards: readonly Card[]): string =>
    `La primera carta debe ser ${anyOf(`${suit}*`)}: tienes ${signsOf(cards)}.`,
  follow: (suit: Suit, cards: readonly Card[]): string =>
    `Debes seguir el palo de ${suitWords(suit)}: tienes ${signsOf(cards)}.`,
  noPoints: (instead: Instead): string => `En la primera baza no se juegan puntos: ${insteadWords('juega', instead)}.`,
  noPointsAtAll: (instead: Instead): string =>
    `En la primera baza no se juegan puntos, ni siquiera para seguir el palo: ${insteadWords('juega', instead)}.`,
  banned: (cards: readonly Selector[], instead: Instead): string =>
    `No puedes jugar ${noneOf(cards)} en la primera baza: ${insteadWords('juega', instead)}.`,
  lowest: (cards: readonly Card[]): string =>
    `En la primera baza juegas tu carta más baja del palo: ${signsOf(cards)}.`,
  hearts: (cards: readonly Card[]): string =>
    `No tienes nada que la primera baza permita: juega un corazón, ${oneOf(cards)}.`,
  firstLead: (card: Card, instead: Instead): string =>
    `${capital(theCard(card))} no puede ser la primera carta de una ronda: ${insteadWords('sal con', instead)}.`,
  lead: (instead: Instead, breakable: boolean): string =>
    `${breakable ? 'Los corazones aún no están rotos' : 'No se puede salir con corazones'}: ${insteadWords('sal con', instead)}.`,
  closed: (card: Card, instead: Instead): string =>
    `No puedes salir con ${theCard(card)}: ${insteadWords('sal con', instead)}.`,
  charged: (card: Card, cards: readonly Card[]): string =>
    `${capital(theCard(card))} está a la vista y debe esperar a que se haya salido una vez de su palo: ${insteadWords('juega', cards)}.`,
  chargeable: (card: Card, may: readonly Card[]): string =>
    may.length === 0
      ? `${capital(theCard(card))} no se puede destapar: no tienes ninguna carta que se pueda.`
      : `${capital(theCard(card))} no se puede destapar así: elige ${oneOf(may)}, cada carta una vez.`,
  discard: (card: Card, instead: Instead, breakable: boolean): string =>
    `${breakable ? 'Los corazones aún no están rotos, así que no puedes' : 'No puedes'} descartar ${theCard(card)}: ${insteadWords('juega', instead)}.`,
  colour: (card: Card): string =>
    `Juega otra carta: ${theCard(card)} solo va sobre un palo de salida rojo o negro como él.`,
  throws: (cards: readonly Card[]): string => `No puedes seguir el palo, así que debes descartar ${signsOf(cards)}.`,
  trump: (cards: readonly Card[]): string =>
    `No puedes seguir el palo, así que debes jugar triunfo: tienes ${signsOf(cards)}.`,
  under: (cards: readonly Card[]): string =>
    `En la baza hay una carta más alta, así que debes jugar ${signsOf(cards)}.`,
  callMissing: (wild: Card): string => `Declara si ${theCard(wild)} es el más alto o el más bajo.`,
  callLow: (wild: Card): string => `${capital(theCard(wild))} solo abre una ronda como el más bajo.`,
  callNone: (card: Card): string =>
    `${capital(theCard(card))} no es un comodín: no se declara ni el más alto ni el más bajo.`,
  scatter: (cards: number): string => `Pasa ${counted(cards, 'card')} a cada rival.`,
  pass: (cards: number): string => `Pasa ${counted(cards, 'card')}, ni más ni menos, a la persona indicada.`,
  kept: (card: Card): string => `No puedes pasar ${signsOf([card])} mientras te basten las demás cartas.`,
  bid: (bids: readonly (number | Suit)[]): string =>
    typeof bids[0] === 'string'
      ? 'Nombra uno de los cuatro palos.'
      : bids[1] === undefined
        ? 'No puedes pujar más: di 0.'
        : `No pujes, o puja de ${bids[1]} a ${bids.at(-1)} fichas.`,
  bury: (wanted: number, given: number): string =>
    `Aparta ${counted(wanted, 'card')}: ${given === 0 ? 'no has' : 'has'} elegido ${counted(given, 'card')}.`,
  moon: (options: readonly MoonDescription[]): string => `Elige una de estas opciones: ${optionsWords(options)}.`,
  top: (banned: readonly Selector[], instead: Instead): string =>
    `La carta visible no puede ser ${noneOf(banned)}: ${insteadWords('muestra', instead)}.`,
};
