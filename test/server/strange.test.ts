// A regression found by fuzzing: an action of another game is refused with a sentence like any other.

import { type Action, type HeartsGame, heartsOf, SHEETS } from '@moonshot/rules';
import { explainRefusal } from '@moonshot/rules/explain';
import { expect, test } from 'vitest';
import { choosing, playing } from '../play.ts';

const strange: readonly [name: string, action: Action][] = [
  ['a pass of nothing', { type: 'pass', gifts: [] }],
  ['a play', { type: 'play', card: '2C' }],
  ['a claim', { type: 'claim', claim: true }],
  ['a burial of nothing', { type: 'bury', cards: [] }],
  ['a choice of the moon', { type: 'moon', option: 'both' }],
  ['a pair of one card', { type: 'lay', bottom: 'QS', top: 'QS' }],
];

test.each(strange)('%s is refused with a sentence or done, at every moment of every game', (_, action) => {
  let refused = 0;
  for (const sheet of SHEETS) {
    const hearts = heartsOf(sheet, 4);
    const game: HeartsGame = hearts.game;
    for (const { state } of playing(hearts, { seed: 'strange', length: { deals: 1 } }, choosing('strange'))) {
      const verdict = game.decide(state, 1, action);
      if (verdict.ok) continue;
      refused += 1;
      expect(explainRefusal(hearts, verdict.refusal)).toMatch(/^[^ ].*\.$/);
    }
  }
  expect(refused).toBeGreaterThan(100);
});
