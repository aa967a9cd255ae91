// Network inputs about a pass: each received card is assigned to its giver, for every direction of the pass
// and for every dealer.
import { heartsOf, sheetOf } from '@moonshot/rules';
import { expect, it } from 'vitest';
import { choosing, playingGame } from '../../../../test/play.ts';
import { type FeatureConfig, featureConfigOf, NUMBERS } from './feature-config.ts';
import { pickForPlay } from './known.ts';
import { cardRow, emptyRows, PLAYER } from './rows.ts';

it.each(['left', 'right', 'across', 'scatter'] as const)('a pass of %s', step => {
  const hearts = heartsOf(sheetOf('ricketts'), 4, { 'pass.cycle': [step] });
  if (hearts.kind !== 'tricks') throw new Error('Ricketts is played for tricks');
  const config = featureConfigOf(hearts.rules) as FeatureConfig;
  const rows = emptyRows();
  let looked = 0;
  for (const { before: state } of playingGame(hearts.game, { seed: step, length: { deals: 5 } }, choosing(step))) {
    if (state?.phase !== 'play' || state.tricks.length > 0 || state.trick.plays.length > 0) continue;
    for (let seat = 0; seat < 4; seat++) {
      pickForPlay(hearts.game.view(state, seat), config, rows);
      const told = [...rows.picked.slice(0, rows.count)].filter(row => row >= PLAYER.got && row < PLAYER.got + 3 * 52);
      const gave = state.passes.flatMap(({ seat: giver, gifts }) =>
        gifts
          .filter(({ to }) => to === seat)
          .map(({ card }) => cardRow(PLAYER.got, ((giver - seat + 4) % 4) - 1, NUMBERS.get(card) as number)),
      );
      expect(
        told.sort((a, b) => a - b),
        `seat ${seat}, dealer ${state.dealer}`,
      ).toEqual(gave.sort((a, b) => a - b));
      looked += told.length;
    }
  }
  expect(looked).toBe(5 * 12);
});
