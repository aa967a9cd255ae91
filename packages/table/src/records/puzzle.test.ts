// Tests of setting up puzzles: randomly played deals are restored from their recorded answers, and answers
// that cannot have been given are refused.

import { type Puzzle, wordOf } from '@moonshot/protocol';
import { cardsOf, type Event, type HeartsGame, heartsOf, SHEETS, type State, settle, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { answerTo, choosing, secretOf } from '../../../../test/play.ts';
import { firstQuestion, setUpPuzzle } from './puzzle.ts';

interface Moment {
  readonly puzzle: Omit<Puzzle, 'kind' | 'best' | 'others'>;
  readonly events: readonly Event[];
  readonly state: State;
}

/**
 * A randomly played deal. Before each answer, and at the end, yields a puzzle with the answers so far (its
 * line).
 */
function* byChance(id: string, seats: number, seed: string): Generator<Moment, void> {
  const sheet = sheetOf(id)!;
  const game: HeartsGame = heartsOf(sheet, seats).game;
  const choose = choosing(seed);
  const dealer = choose(seats);
  let { state, events } = settle(game, undefined, game.open({ firstDealer: dealer, length: { deals: 1 } }));
  const add = (event: Event): void => {
    const settled = settle(game, state, event);
    [state, events] = [settled.state, [...events, ...settled.events]];
    if (game.owed(state) === 'opening' && firstQuestion(game, state) === undefined) add(game.supply(state, chance));
  };
  const chance = { seed: secretOf(seed, 1) };
  add(game.supply(state, chance));
  const dealt = events.find(event => event.type === 'dealt')!;
  const hands = dealt.hands.map(hand => cardsOf(hand).join(''));
  const rest = cardsOf('stock' in dealt ? dealt.stock : dealt.kitty).join('');
  const words: string[] = [];
  const fixed = { id: 'chance', game: id, version: sheet.version, dealer, hands, rest };
  for (let asked = firstQuestion(game, state); asked !== undefined; asked = firstQuestion(game, state)) {
    yield { puzzle: { ...fixed, line: words.join(' ') }, events, state };
    const action = answerTo(asked.ask, choose);
    words.push(wordOf(action));
    const verdict = game.decide(state, asked.seat, action);
    if (!verdict.ok) throw new Error(`it was refused: ${words.at(-1)}`);
    add(verdict.event);
  }
  yield { puzzle: { ...fixed, line: words.join(' ') }, events, state };
}

const TABLES = [...SHEETS, sheetOf('black-lady')!].flatMap(
  ({ id, seats }) =>
    [
      [id, seats.best],
      [id, seats.min],
    ] as const,
);

test.each(TABLES)('%s with %i seats: a line of words plays the deal', (id, seats) => {
  const game: HeartsGame = heartsOf(sheetOf(id), seats).game;
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const moments = [...byChance(id, seats, seed)];
    expect(moments.at(-1)?.state.results).toHaveLength(1);
    for (const { puzzle, events, state } of moments.filter((_, i) => i < 12 || i % 5 === 0)) {
      const ask = game.ask(state, 0);
      if (ask !== undefined) expect(setUpPuzzle(puzzle), puzzle.line).toMatchObject({ ask, state, events });
    }
  }
});

const TWIST = [...byChance('wild-twist', 4, 'a')];
const RICKETTS = [...byChance('ricketts', 4, 'a')];

test.each<[name: string, moment: Moment | undefined, change: Partial<Puzzle>, why: string]>([
  ['a game that there is not', RICKETTS[0], { game: 'bridge' }, 'its rules are not known'],
  ['another version of the rules', RICKETTS[0], { version: 99 }, 'its rules are not known'],
  ['a word after the last card', RICKETTS.at(-1), { line: `${RICKETTS.at(-1)?.puzzle.line} QS` }, 'QS answers nothing'],
  ['a word that neither claims nor leaves', TWIST[0], { line: 'WC+' }, 'WC+ answers nothing'],
  ['a line that ends with the deal', RICKETTS.at(-1), {}, 'the first seat is asked nothing'],
  ['cards that were not held', RICKETTS[0], { line: 'XX>1' }, 'the rules refuse XX>1'],
])('%s is refused', (_, moment, change, why) => {
  const fault = new Error(`Cannot set up the puzzle chance: ${why}`);
  expect(() => setUpPuzzle({ ...moment!.puzzle, ...change })).toThrow(fault);
});
