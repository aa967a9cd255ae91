// Sentences about dealing, passing, the opening, the kitty and the stock of a trick game, in English.
import type { Card, Suit } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import { figure } from '../../cards/figures.ts';
import { symbolOf } from '../../cards/symbols.ts';
import type { PassGroup, PassWay } from '../sentence-inputs.ts';
import { anyOfThese, counted, suitWord } from './cards.ts';

const WAYS: Readonly<Record<PassWay, string>> = {
  other: 'to the other player',
  left: 'left',
  right: 'right',
  across: 'across',
  'left-2': 'to the second on the left',
  'right-2': 'to the second on the right',
  'left-3': 'to the third on the left',
  'right-3': 'to the third on the right',
};

/**
 * The cycle of passes as a list: `three cards left, right, across, then one card to each opponent, then
 * none`.
 */
const passWords = (groups: readonly PassGroup[]): string => groups.map(groupWords).join(', then ');

function groupWords({ how, count }: PassGroup): string {
  if (how === 'hold') return 'none';
  if (how === 'scatter') return `${counted(count, 'card')} to each opponent`;
  if (how === 'mix') return mixWords(count);
  if (how === 'mix-if-uncharged')
    return `none, unless nobody charges a card: then ${mixWords(count)}, and cards may be charged again`;
  return `${counted(count, 'card')} ${how.map(way => WAYS[way]).join(', ')}`;
}

const mixWords = (count: number): string =>
  `${counted(count, 'card')} each into the middle, where they are shuffled and dealt back`;

const cardLed = (card: Card, suit: Suit, lowest: boolean): string =>
  lowest ? `${symbolOf(card)}, the lowest ${suitWord(suit)} of the deck,` : symbolOf(card);

/**
 * The beginning of the sentence about the player with the opening card. If cards are passed, the pass comes
 * first.
 */
const holderWords = (passes: boolean): string => (passes ? 'After the pass, the player who' : 'The player who');

/** What may be led. With `free` that is every card. */
const anyCard = (free: boolean): string => (free ? 'any card' : 'any card that may be led');

export const dealing = {
  twins: 'If two players took one, the one in the earlier seat deals.',
  misdeal: {
    allPenalty:
      'If a hand before the first trick is nothing but cards that cost points, it is shown and the same dealer deals again.',
    noPenalty: 'A hand that is dealt no card that costs points is shown, and the same dealer deals again.',
    noHearts: 'A hand that is dealt no heart is shown, and the same dealer deals again.',
    noFaces: 'A hand that is dealt no king, queen or jack is shown, and the same dealer deals again.',
  },
};

export const pass = {
  none: 'Nothing is passed.',
  always: (groups: readonly PassGroup[]): string => `In every deal, before play, you pass ${passWords(groups)}.`,
  cycle: (groups: readonly PassGroup[]): string =>
    `Before play you pass cards, deal by deal: ${passWords(groups)}; then the cycle begins again.`,
  keep: (cards: readonly Selector[]): string =>
    `You may pass ${anyOfThese(cards)} only if you have too few other cards.`,
  see: {
    afterChoosing: 'You choose what to pass before you see what is passed to you.',
    beforeChoosing:
      'You choose one after another, in the direction of the pass, first the player after the dealer; you may look at what came to you first, but may not pass it on.',
    mayPassOn:
      'You choose one after another, in the direction of the pass, first the player after the dealer; what came to you is in your hand, and you may pass it on.',
  },
};

export const opening = {
  leads: {
    leftOfDealer: (free: boolean): string =>
      `The player on the dealer's left leads to the first trick, with ${anyCard(free)}.`,
    rightOfDealer: (free: boolean): string =>
      `The player on the dealer's right leads to the first trick, with ${anyCard(free)}.`,
    dealer: (free: boolean): string => `The dealer leads to the first trick, with ${anyCard(free)}.`,
    bidder: (free: boolean): string => `The player who named the suit leads to the first trick, with ${anyCard(free)}.`,
  },
  holder: {
    thatCard: (card: Card, suit: Suit, lowest: boolean, passes: boolean): string =>
      `${holderWords(passes)} holds ${cardLed(card, suit, lowest)} leads it to the first trick.`,
    thatSuit: (card: Card, suit: Suit, lowest: boolean, passes: boolean): string =>
      `${holderWords(passes)} holds ${cardLed(card, suit, lowest)} leads a ${suitWord(suit)} to the first trick.`,
    any: (card: Card, suit: Suit, lowest: boolean, passes: boolean, free: boolean): string =>
      `${holderWords(passes)} holds ${cardLed(card, suit, lowest)} leads to the first trick, with that card or any other${free ? '' : ' that may be led'}.`,
  },
  fallback: {
    nextLowest: {
      thatCard: (suit: Suit): string => `If nobody holds it, the lowest ${suitWord(suit)} in any hand is led instead.`,
      thatSuit: (suit: Suit): string =>
        `If nobody holds it, the player who holds the lowest ${suitWord(suit)} leads a ${suitWord(suit)} instead.`,
      any: (suit: Suit): string =>
        `If nobody holds it, the player who holds the lowest ${suitWord(suit)} leads instead.`,
    },
    leftOfDealer: {
      thatCard: (suit: Suit): string =>
        `If nobody holds it, the player after the dealer leads their lowest ${suitWord(suit)} instead.`,
      thatSuit: (suit: Suit): string =>
        `If nobody holds it, the player after the dealer leads a ${suitWord(suit)} instead.`,
      any: (_suit: Suit): string => 'If nobody holds it, the player after the dealer leads instead.',
    },
  },
  later: (card: Card, isOut: boolean): string =>
    `From the second deal on, the player who took ${symbolOf(card)} in the deal before leads${isOut ? '; if nobody did, as in the first deal' : ''}.`,
  twins: {
    holder: 'If two players hold one, the one in the earlier seat leads.',
    taker: 'If two players took one, the one in the earlier seat leads.',
  },
  wild: {
    holderMay: (wild: Card): string =>
      `The player who holds the ${symbolOf(wild)} may open with it instead, called the lowest.`,
    ownerOfLowestOnly: (wild: Card): string =>
      `The player who opens may lead the ${symbolOf(wild)} instead, called the lowest.`,
    must: (wild: Card): string =>
      `But the player who holds the ${symbolOf(wild)} must open with it, called the lowest.`,
    never: (wild: Card): string => `The ${symbolOf(wild)} may not open.`,
    led: (wild: Card): string => `As the first card of a deal the ${symbolOf(wild)} is always the lowest.`,
  },
};

export const kitty = {
  is: (cards: number): string =>
    cards === 1
      ? 'The card left over lies face down in the middle: it is the kitty, and counts like a card taken in a trick.'
      : `The ${figure(cards)} cards left over lie face down in the middle: they are the kitty, and count like cards taken in tricks.`,
  out: {
    out: (cards: number): string =>
      cards === 1
        ? 'The card left over stays out of the deal unseen, and counts for nobody.'
        : `The ${figure(cards)} cards left over stay out of the deal unseen, and count for nobody.`,
    outShown: (cards: number): string =>
      cards === 1
        ? 'The card left over is turned up, stays out of the deal, and counts for nobody.'
        : `The ${figure(cards)} cards left over are turned up, stay out of the deal, and count for nobody.`,
  },
  turned: (cards: number): string =>
    cards === 1
      ? 'The card left over is turned up: its suit is trumps, and it stays out of the deal.'
      : 'One of the cards left over is turned up: its suit is trumps, and it stays out of the deal.',
  to: {
    firstTrick: 'The kitty goes to the winner of the first trick.',
    firstPenaltyTrick:
      'The kitty goes to the first player who takes a card that costs points, or without one to the winner of the last trick.',
    firstHeartTrick:
      'The kitty goes to the first player who takes a heart, or without one to the winner of the last trick.',
    lastTrick: 'The kitty goes to the winner of the last trick.',
    onePerTrick:
      'The winner of each trick also gets one card of the kitty, the winner of the last trick all that are left.',
    hand: 'The winner of the first trick takes the kitty in hand and lays as many cards away, face down on the pile: these count in its place.',
  },
  visible: {
    hidden: 'It stays face down until the deal is scored.',
    winner: 'Only the player who gets it may look at it.',
    all: 'It is turned up for everybody to see when it is taken.',
    inHand: 'Nobody else sees it.',
  },
};

export const stock = {
  dealt: (cards: number, isPassed: boolean): string =>
    `${cards === 1 ? 'The card left over is' : `The ${figure(cards)} cards left over are`} dealt too, from the player after the dealer on${isPassed ? ', once cards have been passed' : ''}: some hands have a card more.`,
  alone: 'A player who alone has cards left keeps them, and they count as taken.',
  is: (cards: number): string =>
    cards === 1
      ? 'The card left over lies face down in the middle: it is the stock.'
      : `The ${figure(cards)} cards left over lie face down in the middle: they are the stock.`,
  draw: {
    afterTrick:
      'After each trick everybody draws a card from the stock as long as it lasts, in turn from the winner of the trick on.',
    toFollow:
      'If you hold no card of the suit led, you draw from the stock, one card after another, until you hold one. Once the stock is empty, you may play any card instead.',
  },
  out: 'A player who has no card left when a trick begins is out until the next deal, and their lead goes to the next player in turn.',
  last: 'The deal ends when at most one player has cards left: that player takes these and the rest of the stock. If nobody has cards left, the winner of the last trick takes the stock.',
};
