// Sentences about the rules of a capture game, in English.
import type { Suit } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import { SUIT_SYMBOLS } from '../../cards/symbols.ts';
import type { WinRule } from '../sentence-inputs.ts';
import { allOf, andList, anyOfThese, counted, figured, nameOf, orList } from './cards.ts';
import { WINS } from './points.ts';

const all = (cards: readonly Selector[]): string => andList(cards.map(allOf));
const worth = (points: number): string => (points === 0 ? 'nothing' : figured(points, 'point'));

const PARTIAL = { dealt: 'as far as it goes', kept: 'but none if it has too few for all' };

export const capture = {
  aim: {
    capture: (cards: readonly Selector[], winner: WinRule): string => `Capture ${all(cards)}: ${WINS[winner]}.`,
    avoid: (cards: readonly Selector[], winner: WinRule): string =>
      `Capture no ${orList(cards.map(allOf))}: ${WINS[winner]}.`,
    mind: (cards: readonly Selector[], winner: WinRule): string => `Mind your ${all(cards)}: ${WINS[winner]}.`,
  },
  stock: 'The rest is the stock and lies face down.',
  lay: 'In a round everybody lays two cards face down at once: a hidden one, and on it one that is shown when all have laid.',
  commit: {
    locked: 'What you have laid stays laid.',
    revocable: 'You may change what you have laid until everybody has laid.',
  },
  anyTop: 'Either card may be any card you hold.',
  ban: {
    wholeHand: (cards: readonly Selector[]): string =>
      `The shown card may not be ${anyOfThese(cards)}, unless you hold nothing else; the hidden card may be any.`,
    afterBottom: (cards: readonly Selector[]): string =>
      `The shown card may not be ${anyOfThese(cards)}, unless you hold nothing else beside the hidden card, which may be any.`,
  },
  highest: (suits: readonly Suit[]): string =>
    `The highest shown card wins the round; between equal ranks the suit decides: ${suits.map(suit => SUIT_SYMBOLS[suit]).join(' above ')}.`,
  identical: {
    eldest: 'Of identical highest cards, the first in turn after the dealer wins.',
    latest: 'Of identical highest cards, the last in turn after the dealer wins.',
    cancel:
      'Identical cards cancel each other and the highest of the rest wins; if none is left, the next winner captures these cards as well.',
    carry: 'If the highest cards are identical nobody wins, and the next winner captures these cards as well.',
  },
  spoils: {
    hidden: 'The winner captures all the hidden cards; the shown cards are discarded and count for nobody.',
    everything: 'The winner captures all the cards, hidden and shown.',
    shown: 'The winner captures all the shown cards; the hidden cards count for nobody.',
  },
  looks: 'Only the winner may look at the hidden cards, then and later.',
  counts: {
    private: (cards: readonly Selector[]): string =>
      `How many ${all(cards)} each has captured stays secret until the score.`,
    public: (cards: readonly Selector[]): string => `Everybody sees how many ${all(cards)} each has captured.`,
  },
  noRedeal: 'After each round the deal passes to the next player in turn; no more cards are dealt.',
  redeal: (cards: number, packet: number, partial: keyof typeof PARTIAL): string =>
    `After each round the deal passes to the next player in turn, and the new dealer deals everybody ${counted(cards, 'card')} from the stock, ${packet === 1 ? 'one' : 'two'} at a time, ${PARTIAL[partial]}.`,
  ends: {
    afterRedeal: 'The deal is over when somebody has fewer than two cards for the next round.',
    beforeRedeal:
      'The deal is over when somebody has fewer than two cards after a round, even if the stock is not empty.',
  },
  uneven: 'At the end players may hold different numbers of cards.',
  points: (cards: readonly Selector[], captured: number, inHand: number): string => {
    const name = orList(cards.map(nameOf));
    return `Each ${name} you have captured counts ${worth(captured)}, and each ${name} left in your hand counts ${worth(inHand)}.`;
  },
};
