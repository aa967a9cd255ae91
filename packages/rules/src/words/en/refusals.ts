// English sentences that explain why an action was refused.
import { byCanon, type Card, type Suit } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import { symbolOf, symbolsOf } from '../../cards/symbols.ts';
import type { Instead, MoonDescription } from '../sentence-inputs.ts';
import { anyOf, anyOfThese, counted, orList, suitWords } from './cards.ts';
import { optionsWords } from './points.ts';

const oneOf = (cards: readonly Card[]): string => orList([...new Set(cards)].sort(byCanon).map(symbolOf));

function insteadWords(verb: 'play' | 'lead' | 'show', instead: Instead): string {
  if (instead === 'otherSuit') return `${verb} another suit`;
  return `${verb} ${instead === 'otherCard' ? 'another card' : oneOf(instead)}`;
}

export const refusals = {
  notAsked: 'Nothing is asked of you just now.',
  asked: {
    pass: 'First choose the cards you pass.',
    charge: 'First say which cards you charge.',
    bid: 'First say what you bid.',
    claim: 'First say whether you open with your wild card.',
    play: 'First play a card.',
    bury: 'First lay cards away.',
    moon: 'First choose what the moon brings.',
  },
  notHeld: (card: Card, often: boolean): string =>
    `You do not hold ${symbolOf(card)}${often ? ', or not so often' : ''}.`,
  opening: (cards: readonly Card[]): string =>
    `The first card must be ${orList(cards.map(card => `the ${symbolOf(card)}`))}.`,
  openingSuit: (suit: Suit, cards: readonly Card[]): string =>
    `The first card must be ${anyOf(`${suit}*`)}: you hold ${symbolsOf(cards)}.`,
  follow: (suit: Suit, cards: readonly Card[]): string =>
    `You must follow ${suitWords(suit)}: you hold ${symbolsOf(cards)}.`,
  noPoints: (instead: Instead): string => `No points on the first trick: ${insteadWords('play', instead)}.`,
  noPointsAtAll: (instead: Instead): string =>
    `No points on the first trick, not even to follow suit: ${insteadWords('play', instead)}.`,
  banned: (cards: readonly Selector[], instead: Instead): string =>
    `You may not play ${anyOfThese(cards)} on the first trick: ${insteadWords('play', instead)}.`,
  lowest: (cards: readonly Card[]): string =>
    `The first trick takes your lowest card of the suit: play ${oneOf(cards)}.`,
  hearts: (cards: readonly Card[]): string =>
    `You hold nothing that the first trick allows: play a heart, ${oneOf(cards)}.`,
  firstLead: (card: Card, instead: Instead): string =>
    `${symbolOf(card)} may not be the first card of a deal: ${insteadWords('lead', instead)}.`,
  lead: (instead: Instead, breakable: boolean): string =>
    `${breakable ? 'Hearts are not broken yet' : 'Hearts may not be led'}: ${insteadWords('lead', instead)}.`,
  closed: (card: Card, instead: Instead): string =>
    `You may not lead ${symbolOf(card)}: ${insteadWords('lead', instead)}.`,
  charged: (card: Card, cards: readonly Card[]): string =>
    `${symbolOf(card)} was charged and has to wait until its suit has been led once: ${insteadWords('play', cards)}.`,
  chargeable: (card: Card, may: readonly Card[]): string =>
    `${symbolOf(card)} cannot be charged${may.length === 0 ? ': you hold no card that can.' : ` so: choose among ${oneOf(may)}, each once.`}`,
  discard: (card: Card, instead: Instead, breakable: boolean): string =>
    `${breakable ? 'Hearts are not broken yet, so you' : 'You'} may not discard ${symbolOf(card)}: ${insteadWords('play', instead)}.`,
  colour: (card: Card): string =>
    `Play another card: the ${symbolOf(card)} goes only to a suit of its colour that was led.`,
  throws: (cards: readonly Card[]): string => `You cannot follow suit, so you must discard ${symbolsOf(cards)}.`,
  trump: (cards: readonly Card[]): string => `You cannot follow suit, so you must trump: you hold ${symbolsOf(cards)}.`,
  under: (cards: readonly Card[]): string => `A card in the trick beats it, so you must play ${oneOf(cards)}.`,
  callMissing: (wild: Card): string => `Say whether the ${symbolOf(wild)} is the highest or the lowest.`,
  callLow: (wild: Card): string => `The ${symbolOf(wild)} opens a deal only as the lowest.`,
  callNone: (card: Card): string =>
    `${symbolOf(card)} is not a wild card: it is called neither the highest nor the lowest.`,
  scatter: (cards: number): string => `Pass ${counted(cards, 'card')} to each opponent.`,
  pass: (cards: number): string =>
    `Pass ${counted(cards, 'card')}, no more and no fewer, to the one player who is to have them.`,
  kept: (card: Card): string => `You may not pass ${symbolOf(card)} while you have enough other cards.`,
  bid: (bids: readonly (number | Suit)[]): string =>
    typeof bids[0] === 'string'
      ? 'Name one of the four suits.'
      : bids[1] === undefined
        ? 'You can bid nothing more: say 0.'
        : `Bid nothing, or from ${bids[1]} to ${bids.at(-1)} chips.`,
  bury: (wanted: number, given: number): string =>
    `Lay ${counted(wanted, 'card')} away: you named ${counted(given, 'card')}.`,
  moon: (options: readonly MoonDescription[]): string => `Choose one of these: ${optionsWords(options)}.`,
  top: (banned: readonly Selector[], instead: Instead): string =>
    `The shown card may not be ${anyOfThese(banned)}: ${insteadWords('show', instead)}.`,
};
