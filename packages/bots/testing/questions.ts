// Test harness: capture rules for any number of seats, and every question of a deal.
import { type Hearts, heartsOf, type Overrides, type CaptureState as State, settle, sheetOf } from '@moonshot/rules';
import { seedOf } from '@moonshot/rules/cards';
import { run } from '../src/arena/run.ts';
import { quickDraws } from '../src/core/chance.ts';
import type { LayQuestion } from '../src/core/player.ts';
import { careful } from '../src/players/careful.ts';
import { random } from '../src/players/random.ts';

export type CaptureHearts = Extract<Hearts, { kind: 'commit-reveal' }>;

export function captureGameFor(seats: number, overrides: Overrides = {}): CaptureHearts {
  const hearts = heartsOf(sheetOf('capture'), seats, overrides);
  if (hearts.kind !== 'commit-reveal') throw new Error('Cannot lay cards: capture is a trick game now');
  return hearts;
}

/** Plays a deal with careful and random seats. Calls back at every question. */
export function eachQuestion(
  { game, rules }: CaptureHearts,
  seed: string,
  asked: (question: LayQuestion, seat: number, state: State) => void,
): void {
  const below = quickDraws(seed);
  const opened = settle(game, undefined, game.open({ firstDealer: 0 })).state;
  run(game, opened, {
    answer: (state, seat, ask) => {
      const view = game.view(state, seat);
      const question: LayQuestion = { kind: 'commit-reveal', view, ask, rules };
      asked(question, seat, state);
      return (seat % 2 === 0 ? random : careful).decide(question, { plays: 1 }, below);
    },
    supply: () => ({ seed: seedOf(seed) }),
    enough: state => state.results.length > 0,
  });
}
