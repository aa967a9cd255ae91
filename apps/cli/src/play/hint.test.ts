// Hints: an answer that is allowed, and one sentence that says nothing untrue.
import { type HeartsGame, heartsOf, type Overrides, sheetOf } from '@moonshot/rules/games';
import { expect, test } from 'vitest';
import { asked, choosing, playing } from '../../../../test/play.ts';
import { hintFor } from './hint.ts';

const tables: readonly [game: string, seats: number, overrides: Overrides][] = [
  ['ricketts', 4, { 'moon.needs': ['2H'] }],
  ['at-play', 5, {}],
  ['wild-twist', 3, {}],
  ['classic', 7, { 'kitty.to': 'hand' }],
  ['capture', 5, {}],
];

test.each(tables)('%s with %i seats: every hint is allowed and one sentence long', (id, seats, overrides) => {
  const hearts = heartsOf(sheetOf(id), seats, overrides);
  const game: HeartsGame = hearts.game;
  const kinds = new Set<string>();
  for (const { state } of playing(hearts, { seed: 'hint', length: { deals: 1 } }, choosing('hint')))
    for (const seat of asked(game, state)) {
      const ask = game.ask(state, seat);
      if (ask === undefined) continue;
      const { action, sentence } = hintFor(hearts, game.view(state, seat), ask);
      expect(game.decide(state, seat, action)).toMatchObject({ ok: true });
      expect(sentence).toMatch(/^Hint: [^.!?\n]+\.$/);
      if (sentence.includes('the only card'))
        expect(new Set(ask.type === 'play' ? ask.plays.map(p => p.card) : []).size).toBe(1);
      kinds.add(ask.type);
    }
  expect(kinds.size).toBeGreaterThan(0);
});
