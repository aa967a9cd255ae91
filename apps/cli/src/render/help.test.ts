// Tests that the help's examples are legal in every game, and that the help says what the key `l` shows.
import { type Ask, type HeartsGame, SHEETS } from '@moonshot/rules';
import { CATALOGUE, heartsNamed } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { choosing, playing } from '../../../../test/play.ts';
import { RUN_SEED } from '../../../../test/seeds.ts';
import { read } from '../answer/parse-input.ts';
import { helpLines } from './help.ts';

/** The answers that the help of a question gives as examples. */
const examplesIn = (ask: Ask): readonly string[] =>
  [
    ...helpLines('tricks', ask, false)
      .join('\n')
      .matchAll(/such as: ([^\n,]+)|what it is: (.+)/g),
  ].flatMap(([, one, called]) => (one ?? called ?? '').split(' or '));

const GAMES = [...SHEETS, ...CATALOGUE].map(({ id, seats }) => [id, seats.best] as const);

test.each(GAMES)('the examples in the help of %s are legal answers', (id, seats) => {
  const hearts = heartsNamed(id, seats);
  const game: HeartsGame = hearts.game;
  let checked = 0;
  for (const { before, cause } of playing(hearts, { seed: RUN_SEED, length: { deals: 1 } }, choosing(id))) {
    if (!('seat' in cause) || before === undefined) continue;
    const { seat, ask } = cause;
    for (const example of examplesIn(ask)) {
      checked += 1;
      const typed = read(example, ask);
      const verdict = typed.type === 'act' ? game.decide(before, seat, typed.action) : typed;
      expect([example, verdict]).toEqual([example, expect.objectContaining({ ok: true })]);
    }
  }
  expect(checked).toBeGreaterThan(10);
});

test.each([
  ['tricks', 'last: the last trick'],
  ['commit-reveal', 'last: the last round'],
] as const)('where %s are played l shows %s', (kind, text) => {
  expect(helpLines(kind, null, true).join('\n')).toContain(text);
});
