// A random answer to a question of any game.
import type { Card } from './cards/card.ts';
import type { Below } from './cards/chance.ts';
import { shuffled } from './cards/deck.ts';
import type { Action, Ask } from './games.ts';

/** A legal answer, drawn with `below`, which returns a random whole number below its argument. */
export function randomAnswer(ask: Ask, below: Below): Action {
  switch (ask.type) {
    case 'pass':
      return { type: 'pass', gifts: giftsFor(ask, below) };
    case 'charge':
      return { type: 'charge', cards: ask.cards.filter(() => below(2) === 1) };
    case 'bid':
      return { type: 'bid', bid: oneOf(ask.bids, below) };
    case 'claim':
      return { type: 'claim', claim: below(2) === 1 };
    case 'play':
      return { type: 'play', ...oneOf(ask.plays, below) };
    case 'bury':
      return { type: 'bury', cards: some(ask.cards, ask.count, below) };
    case 'moon':
      return { type: 'moon', option: oneOf(ask.options, below).name };
    case 'lay':
      return { type: 'lay', ...oneOf(ask.pairs, below) };
  }
}

type Gifts = Extract<Action, { type: 'pass' }>['gifts'];

function giftsFor({ cards, to }: Extract<Ask, { type: 'pass' }>, below: Below): Gifts {
  const receivers = to.flatMap(receiver => Array.from({ length: receiver.count }, () => receiver.to));
  return some(cards, receivers.length, below).map((card, i) => ({ card, to: receivers[i] as number }));
}

const some = (cards: readonly Card[], count: number, below: Below): readonly Card[] =>
  shuffled(cards, below).slice(0, count);

function oneOf<T>(answers: readonly T[], below: Below): T {
  if (answers.length === 0) throw new RangeError('Cannot answer: the question carries no legal answer');
  return answers[below(answers.length)] as T;
}
