// Counts legal lines from a state, decision by decision.

import { type Action, type Ask, type HeartsGame, type Seat, type State, settle } from '@moonshot/rules';
import { type Card, someOf } from '@moonshot/rules/cards';
import { asked } from './play.ts';

/** Every legal answer to a question; passed and buried cards as sets, independent of order. */
function answersOf(ask: Ask): readonly Action[] {
  switch (ask.type) {
    case 'play':
      return ask.plays.map(play => ({ type: 'play', ...play }));
    case 'lay':
      return ask.pairs.map(pair => ({ type: 'lay', ...pair }));
    case 'charge':
      return someOf(ask.cards).map(cards => ({ type: 'charge', cards }));
    case 'bid':
      return ask.bids.map(bid => ({ type: 'bid', bid }));
    case 'claim':
      return [true, false].map(claim => ({ type: 'claim', claim }));
    case 'moon':
      return ask.options.map(({ name }) => ({ type: 'moon', option: name }));
    case 'bury':
      return choices(ask.cards, ask.count).map(cards => ({ type: 'bury', cards }));
    case 'pass':
      return gifts(ask.cards, ask.to).map(given => ({ type: 'pass', gifts: given }));
  }
}

type Given = readonly { readonly card: Card; readonly to: Seat }[];

/** Every way to give each receiver its number of cards. */
function gifts(cards: readonly Card[], to: readonly { to: Seat; count: number }[]): readonly Given[] {
  const [first, ...others] = to;
  if (first === undefined) return [[]];
  return choices(cards, first.count).flatMap(chosen => {
    const given = chosen.map(card => ({ card, to: first.to }));
    return gifts(
      cards.filter(card => !chosen.includes(card)),
      others,
    ).map(rest => [...given, ...rest]);
  });
}

/** Every selection of `count` cards, in the order of the hand. */
function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), count - 1).map(rest => [card, ...rest]));
}

/** The number of lines of `depth` decisions. A line ends at the score of the deal. */
export function lines(game: HeartsGame, state: State, depth: number): number {
  const deals = state.results.length;
  const count = (now: State, left: number): number => {
    if (left === 0 || now.results.length > deals) return 1;
    const seat = asked(game, now)[0];
    if (seat === undefined) return count(settle(game, now, game.supply(now, NOTHING)).state, left);
    const ask = game.ask(now, seat);
    const answers = ask === undefined ? [] : answersOf(ask);
    if (left === 1) return answers.length;
    return answers.reduce((sum, answer) => sum + count(after(game, now, seat, answer), left - 1), 0);
  };
  return count(state, depth);
}

/** The command that closes a claim window. */
const NOTHING = { imposed: { hands: [], kitty: [], stock: [] } };

function after(game: HeartsGame, state: State, seat: Seat, action: Action): State {
  const verdict = game.decide(state, seat, action);
  if (!verdict.ok) throw new Error(`Cannot count: ${JSON.stringify(action)} is offered and refused`);
  return settle(game, state, verdict.event).state;
}
