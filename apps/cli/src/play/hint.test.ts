// Tests that a hint is a legal answer with a sentence that explains it.
import { type HeartsGame, heartsOf, type Overrides, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { asked, choosing, playing } from '../../../../test/play.ts';
import { hintFor } from './hint.ts';

const NAMES = Array.from({ length: 8 }, (_, seat) => `Bot ${seat}`);

const EVERY = 15; // one of this many positions is tried, because all would take minutes

const tables: readonly [game: string, seats: number, overrides: Overrides][] = [
  ['ricketts', 4, { 'moon.needs': ['2H'] }],
  ['at-play', 5, {}],
  ['wild-twist', 3, {}],
  ['classic', 7, { 'kitty.to': 'hand' }],
  ['capture', 5, {}],
];

test.each(tables)('%s with %i seats: every hint is allowed, and says what and why', (id, seats, overrides) => {
  const hearts = heartsOf(sheetOf(id), seats, overrides);
  const game: HeartsGame = hearts.game;
  const kinds = new Set<string>();
  const moments = [...playing(hearts, { seed: 'hint', length: { deals: 1 } }, choosing('hint'))];
  for (const { state } of moments.filter((_, i) => i % EVERY === 2))
    for (const seat of asked(game, state)) {
      const ask = game.ask(state, seat);
      if (ask === undefined) continue;
      const { action, sentence } = hintFor(hearts, game.view(state, seat), ask, NAMES);
      expect(game.decide(state, seat, action)).toMatchObject({ ok: true });
      expect(sentence).toMatch(/^Hint: [a-z].+\. .+\.$/);
      if (sentence.includes('no other choice') && ask.type === 'play') expect(ask.plays).toHaveLength(1);
      kinds.add(ask.type);
    }
  expect(kinds.size).toBeGreaterThan(0);
});

test('what is mixed goes into the middle', () => {
  const hearts = heartsOf(sheetOf('ricketts'), 4, { 'pass.cycle': ['mix'] });
  const game: HeartsGame = hearts.game;
  const moments = playing(hearts, { seed: 'hint', length: { deals: 1 } }, choosing('hint'));
  const state = [...moments].find(one => game.ask(one.state, 0) !== undefined)?.state ?? expect.fail('Nobody is asked');
  const ask = game.ask(state, 0) ?? expect.fail('Nobody is asked');
  const { sentence } = hintFor(hearts, game.view(state, 0), ask, NAMES);
  expect(sentence).toMatch(/^Hint: put .+ into the middle\./);
});
