// Values of answers: every legal play is compared, best first. If all hands are known, only one deal is
// evaluated.
import { heartsOf, sheetOf } from '@moonshot/rules';
import { describe, expect, test } from 'vitest';
import { run } from '../arena/run.ts';
import { quickDraws } from '../core/chance.ts';
import { type Question, questionOf } from '../core/player.ts';
import { careful } from './careful.ts';
import { judge } from './judge.ts';

const hearts = heartsOf(sheetOf('ricketts'), 4, { 'pass.cycle': ['hold'] });

/** The questions of one deal between careful players, with the hidden hands at each. */
function questions(seed: string) {
  const asked: { question: Question; hands: readonly (readonly string[])[] }[] = [];
  const below = quickDraws(seed);
  if (hearts.kind !== 'tricks') throw new Error('ricketts is no trick game');
  const { game } = hearts;
  run(game, game.evolve(undefined, game.open({ firstDealer: 0 })), {
    answer: (state, seat, ask) => {
      const question = questionOf(hearts, game.view(state, seat), ask);
      asked.push({ question, hands: state.hands });
      return careful.decide(question, { plays: 1 }, below);
    },
    supply: () => ({ seed: new Uint8Array(32).fill(seed.length) }),
    enough: state => state.results.length > 0,
  });
  return asked;
}

describe('judge', () => {
  const asked = questions('judge');

  test('every legal play is an option, best first, and nothing is behind the best', () => {
    for (const { question } of asked) {
      if (question.kind !== 'tricks' || question.ask.type !== 'play') continue;
      const { options, worlds } = judge(question, { plays: 60 }, quickDraws('options'));
      expect(options.length * worlds).toBeLessThanOrEqual(60);
      expect(worlds).toBeGreaterThan(0);
      expect(options.length).toBe(question.ask.plays.length);
      expect(options[0]?.behind).toBe(0);
      for (const [i, one] of options.entries()) expect(one.worth).toBeLessThanOrEqual(options[i - 1]?.worth ?? 999);
    }
  });

  test('with open hands it tries the one world that is', () => {
    const last = asked.at(-9);
    if (last === undefined) throw new Error('nothing was asked');
    const known = { hands: last.hands as never, kitty: [] };
    const { options } = judge(last.question, { plays: 100 }, quickDraws('open'), { known });
    expect(options[0]?.points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(26, 9);
  });

  test('it judges alike with the same chance', () => {
    const [first] = asked;
    if (first === undefined) throw new Error('nothing was asked');
    const twice = [0, 1].map(() => judge(first.question, { plays: 200 }, quickDraws('same')));
    expect(twice[0]).toEqual(twice[1]);
  });
});
