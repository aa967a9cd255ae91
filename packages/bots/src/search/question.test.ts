// Tests the worlds in which a question is tried: uniformly drawn ones, or ones weighted by the others' plays
// as long as there is time.
import { expect, test } from 'vitest';
import { questionAt } from '../../testing/staged.ts';
import { quickDraws } from '../core/chance.ts';
import { HANDS } from '../sim/trick/layout.ts';
import { codesAmong, emptyPosition } from '../sim/trick/position.ts';
import { prepareSearch, type SearchOptions } from './question.ts';

const WORLDS = 2000;

/** Seat 1 has just played a small spade under the ace. No seat has shown the queen. */
const question = questionAt({
  hand: '5C 9C 3S 4S 2H 6H 8H 9H JH',
  trick: '3 QC',
  before: ['1 2C 8C TC KC', '0 2D JD 5D KD', '3 6D 4D 3D QD', '2 2S AS 9S 5S'],
});

/** The share of sampled worlds in which seat 1 holds the queen, and the number of different worlds. */
function drawn(wanted: SearchOptions, passed = () => 0) {
  const { evaluator } = prepareSearch(question, { plays: WORLDS, passed }, quickDraws('queens'), wanted);
  const { suitBits } = evaluator.tables;
  const at = emptyPosition(suitBits);
  const worlds = new Set<string>();
  let queens = 0;
  for (let i = 0; i < WORLDS; i++) {
    evaluator.draw(at);
    worlds.add(at.join());
    const hand = at.subarray(HANDS + 4, HANDS + 8);
    if (codesAmong(suitBits, hand).some(code => suitBits.names[code] === 'QS')) queens += 1 / WORLDS;
  }
  return { queens, different: worlds.size };
}

test('a seat that would have discarded the queen holds it less often with importance sampling', () => {
  const [even, weighed] = [drawn({}), drawn({ weighs: true })];
  expect(even.queens).toBeGreaterThan(0.28);
  expect(weighed.queens).toBeLessThan(0.7 * even.queens);
  expect(weighed.different).toBeLessThanOrEqual(150);
});

test('if time is short, only a few worlds are weighted', () => {
  expect(drawn({ weighs: true }, () => 1).different).toBeLessThanOrEqual(8);
});
