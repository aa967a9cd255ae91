// A player that chooses uniformly among its legal answers.
import { type Below, type Card, shuffled } from '@moonshot/rules/cards';
import type { Action, TrickAction, TrickAsk } from '@moonshot/rules/engine';
import type { BotPlayer, Question } from '../core/player.ts';

export const random: BotPlayer = {
  name: 'random',
  decide: (question: Question, _, below: Below): Action =>
    question.kind === 'tricks' ? anyAnswer(question.ask, below) : { type: 'lay', ...oneOf(question.ask.pairs, below) },
};

function anyAnswer(ask: TrickAsk, below: Below): TrickAction {
  switch (ask.type) {
    case 'pass':
      return { type: 'pass', gifts: anyGifts(ask, below) };
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
  }
}

type Gifts = Extract<TrickAction, { type: 'pass' }>['gifts'];

function anyGifts({ cards, to }: Extract<TrickAsk, { type: 'pass' }>, below: Below): Gifts {
  const receivers = to.flatMap(receiver => Array.from({ length: receiver.count }, () => receiver.to));
  return some(cards, receivers.length, below).map((card, i) => ({ card, to: receivers[i] as number }));
}

const some = (cards: readonly Card[], count: number, below: Below): readonly Card[] =>
  shuffled(cards, below).slice(0, count);

function oneOf<T>(answers: readonly T[], below: Below): T {
  if (answers.length === 0) throw new RangeError('Cannot answer: the question carries no legal answer');
  return answers[below(answers.length)] as T;
}
