// English texts for newcomers: the lesson and the first deal.
import { type Card, type Suit, symbolOf } from '@moonshot/rules/cards';
import { and, capital, points, SUITS } from './grammar.ts';

/** A card that scores, or a suit whose cards all score. */
interface CountingCard {
  readonly sign: string;
  readonly suit: Suit | null;
  readonly points: number;
}

const WINS = {
  lowest: 'The lowest total wins.',
  highest: 'The highest total wins.',
  closestToZero: 'The total closest to 0 wins.',
} as const;
const COSTS = 'They come off your total, and the highest total wins.';

function list(verb: string, some: readonly CountingCard[]): readonly string[] {
  const sentences = some.map(
    ({ sign, suit, points: n }, i) => `${suit === null ? sign : `each ${SUITS[suit][0]}`} (${i === 0 ? points(n) : n})`,
  );
  return sentences.length === 0 ? [] : [`${verb} ${and(sentences)}.`];
}

export const lesson = {
  goal: (bad: readonly CountingCard[], good: readonly CountingCard[], winner: keyof typeof WINS): string =>
    [
      ...list('Avoid', bad),
      ...list('Take', good),
      winner === 'highest' && bad.length > 0 && good.length === 0 ? COSTS : WINS[winner],
    ].join(' '),
  round: {
    hidden: 'The highest shown card captures the hidden cards.',
    shown: 'The highest shown card captures all the shown cards.',
    everything: 'The highest shown card captures all the cards.',
  },
  pass: (card: Card, points: number): string =>
    `Points are bad, so pass on the cards that may bring you some: the ${symbolOf(card)} alone counts ${points}, and each heart 1. The fewest points win.`,
  follow: (suit: Suit): string =>
    `${capital(SUITS[suit][1])} were led, so if you have ${SUITS[suit][1]}, you must play one. The highest ${SUITS[suit][0]} takes the four cards, a trick.`,
  cost: 'The winner of a trick takes the points in it. If you have no card of the suit led, give yours away. Once a heart was played like that, hearts may be led.',
  end: 'That is Hearts',
  endNote: 'The fewest points win. Now play a whole match.',
  hintsOn: 'Hints are on. You can change that in the settings at any time.',
  hintsOff: 'Turn hints off',
};
