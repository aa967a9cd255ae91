// The play of a trick game in English: following, the first trick, leading, breaking hearts, winning, and
// wild cards.
import type { Rank, Suit } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import type { FreeCards, VoidRule } from '../sentence-inputs.ts';
import { allOf, andList, anyOf, anyOfThese, capital, orList, rankWord, suitWord, suitWords } from './cards.ts';

const FREE: Readonly<Record<FreeCards, string>> = {
  none: '',
  wilds: ', unless you play a wild card',
  jokers: ', unless you play a joker',
};

const trumpWords = (suit: Suit): string => `must play ${anyOf(`${suit}*`)} if you hold one`;

const VOID: Readonly<Record<VoidRule, string>> = {
  any: 'may play any card',
  anyNoTrump: 'may play any card and need not trump',
  trump: 'must play a trump if you hold one',
  draw: 'draw from the stock',
  C: trumpWords('C'),
  D: trumpWords('D'),
  S: trumpWords('S'),
  H: trumpWords('H'),
};

const mustWords = (cards: readonly Selector[], isOrdered: boolean): string =>
  `must discard ${isOrdered ? cards.map(anyOf).join(', or without one ') : `${anyOfThese(cards)} if you hold one`}`;

export const following = {
  turns: {
    clockwise: 'Play goes clockwise: each player in turn plays one card to the trick.',
    counterclockwise: 'Play goes counter-clockwise: each player in turn plays one card to the trick.',
  },
  untilEmpty: 'Tricks are played until the hands are empty.',
  follow: (when: VoidRule, free: FreeCards, must: readonly Selector[], isOrdered: boolean): string =>
    `You must follow suit if you can${FREE[free]}; if you cannot, you ${must.length === 0 ? '' : `${mustWords(must, isOrdered)}, and otherwise `}${VOID[when]}.`,
  under: (cards: readonly Selector[]): string =>
    `If you can follow suit, you must play ${anyOfThese(cards)} as soon as a card that beats it lies in the trick.`,
  mustOnceEmpty: (cards: readonly Selector[], isOrdered: boolean): string =>
    `If you cannot follow suit and the stock is empty, you ${mustWords(cards, isOrdered)}.`,
  byColour: {
    wilds: 'But a wild card may be played only to a suit of its colour.',
    jokers: 'But a joker may be played only to a suit of its colour.',
  },
  held: (cards: readonly Selector[], breaks: boolean): string =>
    `But ${breaks ? 'until hearts are broken ' : ''}you may discard ${anyOfThese(cards)} only if you hold nothing else.`,
};

export const firstTrick = {
  free: 'Points may be played to the first trick as to any other.',
  ban: {
    discard: (cards: readonly Selector[], lapses: boolean): string =>
      `On the first trick you may not discard ${anyOfThese(cards)}${lapses ? ', unless you have nothing else' : ''}.`,
    followWins: (cards: readonly Selector[], lapses: boolean): string =>
      `On the first trick you may not play ${anyOfThese(cards)}, unless you ${lapses ? 'have no other choice' : 'can follow suit with nothing else'}.`,
    banWins: (cards: readonly Selector[], lapses: boolean): string =>
      `On the first trick you may not play ${anyOfThese(cards)}, not even to follow suit: play another card instead${lapses ? ', unless you have none' : ''}.`,
  },
  leader: 'This does not bind the player who leads.',
  lowest: 'A player who can follow suit to the first trick plays the lowest card of the suit that may be played.',
  exempt: {
    heartsFirst: 'If you hold nothing else, you must play a heart if you have one.',
    misdeal: 'If you cannot follow suit and hold nothing else, your hand is shown and the same dealer deals again.',
  },
};

/** The sentence about cards that may not be led. With `breaks` they may be led once hearts are broken. */
const closed = (cards: readonly Selector[], breaks: boolean): string =>
  `You may not lead ${anyOfThese(cards)}${breaks ? ' until hearts are broken' : ''}`;

export const leading = {
  free: 'Hearts may be led at any time.',
  freeLater: 'Once the first trick is over, hearts may be led at any time.',
  closed: {
    onlyRestricted: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}, unless you hold nothing else.`,
    onlyPenalty: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}, unless you hold nothing else, or nothing but cards that cost points.`,
    passLead: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}; while you hold nothing else, the lead passes to the next player in turn.`,
  },
  open: (cards: readonly Selector[]): string => `${capital(andList(cards.map(allOf)))} may be led at any time.`,
  first: (cards: readonly Selector[]): string =>
    `The first card of a deal may not be ${anyOfThese(cards)}, unless its leader holds nothing else.`,
};

const playedWords = (cards: readonly Selector[]): string =>
  `${anyOfThese(cards)} has been played (led, followed or discarded)`;
const thrownWords = (cards: readonly Selector[]): string =>
  `${anyOfThese(cards)} has been discarded by a player who could not follow suit`;

export const breaking = {
  /**
   * `played` breaks hearts whenever it is played, `thrown` only when it is discarded. One of the lists may be
   * empty, but not both.
   */
  by: (played: readonly Selector[], thrown: readonly Selector[]): string =>
    `Hearts are broken as soon as ${orList([
      ...(played.length > 0 ? [playedWords(played)] : []),
      ...(thrown.length > 0 ? [thrownWords(thrown)] : []),
    ])}.`,
};

export const winning = {
  suitLed: 'The highest card of the suit led takes the trick. Its winner leads the next.',
  turned:
    'The suit of the card that is turned up is trumps: the highest trump takes the trick, or without one the highest card of the suit led. Its winner leads the next.',
  trumps: (trump: Suit): string =>
    `${capital(suitWords(trump))} are trumps: the highest ${suitWord(trump)} takes the trick, or without one the highest card of the suit led. Its winner leads the next.`,
  extend: (cards: readonly Selector[]): string =>
    `When ${anyOfThese(cards)} of the suit led is played while the trick first goes round, everybody plays a second card to it, unless no cards are left.`,
  cancel: {
    identical: 'Two identical cards in a trick cancel each other: neither takes it.',
    alike: 'Two cards of the same rank and colour in a trick cancel each other: neither takes it.',
  },
  allCancelled: {
    leader: 'When every card that could take a trick is cancelled, its leader takes it.',
    next: 'When every card that could take a trick is cancelled, its leader leads again, and the trick goes with the next one. If it is the last trick, its leader takes it.',
  },
  identical: {
    first: 'Of two identical cards, the one played first is the higher.',
    last: 'Of two identical cards, the one played last is the higher.',
  },
};

export const wilds = {
  call: 'When you play a wild card, you say whether it is the highest or the lowest of its suit.',
  rank: {
    beyond: (_high: Rank, _low: Rank): string =>
      'Called the highest it beats every other card of its suit, called the lowest it loses to all of them.',
    tieFirst: (high: Rank, low: Rank): string =>
      `Called the highest it is level with the ${rankWord(high)}, called the lowest with the ${rankWord(low)}; of level cards the one played first wins.`,
    tieLast: (high: Rank, low: Rank): string =>
      `Called the highest it is level with the ${rankWord(high)}, called the lowest with the ${rankWord(low)}; of level cards the one played last wins.`,
    overTen: (): string =>
      'A wild card stands just above the ten of its suit. In the trick in which it lies its suit is trumps.',
    none: (): string =>
      'The wild cards are jokers: they belong to no suit, whatever sign they bear, and lose to every other card.',
  },
  play: {
    asSuit: 'A wild card belongs to its suit: with it you must follow that suit, and you cannot follow another.',
    anyTime:
      'You may play a wild card at any time, even if you could follow suit; it still counts as a card of its own suit.',
    sameColour:
      'A wild card belongs to its suit; you may play it to another suit only if that has its colour, or if you may play nothing else.',
    underHigher:
      'A wild card belongs to its suit; once a card of it lies in the trick that beats the wild card, you may play it even if you could follow the suit led.',
  },
  offSuit: (unlessTrump: boolean): string =>
    `Played to a trick of another suit, it takes nothing, even called the highest${unlessTrump ? ', unless its suit is trumps' : ''}.`,
  pays: 'If another player takes your wild card, its points are paid to you.',
  jokers: {
    asSuit: 'You may play a joker when you cannot follow suit.',
    anyTime: 'You may play a joker at any time, even if you could follow suit.',
    sameColour:
      'You may play a joker only when you cannot follow suit and a suit of its colour was led, or when you may play nothing else. Its sign shows whether it is red or black.',
    leads:
      'When a joker is led, the next to play leads in turn: the first card that is no joker says which suit to follow, and a trick of jokers alone goes to its leader.',
  },
};
