// Decisions read back from a log: each question is the view of its moment, every answer is there once, and what was taken back is not.
import { type HeartsGame, heartsOf, type Overrides, sheetOf } from '@moonshot/rules/games';
import { expect, test } from 'vitest';
import { choosing, playing } from '../../../test/play.ts';
import { openTable } from './decide.ts';
import { decisionsOf, endOfDeal } from './decisions.ts';
import type { Event } from './event.ts';
import type { Spec } from './state.ts';

const SECRET = '0'.repeat(64);

const tables: readonly [game: string, seats: number, overrides: Overrides][] = [
  ['ricketts', 4, {}],
  ['at-play', 3, {}],
  ['wild-twist', 5, {}],
  ['classic', 7, { 'kitty.to': 'hand' }],
  ['capture', 6, {}],
];

/** A match as a log, with every question and answer of a seat as they were put and given. */
function played(game: string, seats: number, overrides: Overrides, seat: number) {
  const hearts = heartsOf(sheetOf(game), seats, overrides);
  const sitters = Array.from({ length: seats }, (_, i) => ({
    kind: 'bot' as const,
    name: `Bot ${i}`,
    player: 'careful',
  }));
  const spec: Spec = { game, version: hearts.sheet.version, overrides, length: { deals: 2 }, sitters };
  const log: Event[] = [openTable(hearts, 'table', spec, SECRET)];
  const asked: unknown[] = [];
  const any: HeartsGame = hearts.game;
  for (const { before, cause, events } of playing(hearts, { seed: 'review', length: { deals: 2 } }, choosing(game))) {
    if (before === undefined) continue;
    if ('seat' in cause && cause.seat === seat && cause.ask.type !== 'claim')
      asked.push({ view: any.view(before, seat), ask: cause.ask, action: cause.action, at: log.length });
    log.push(...events.map(event => ({ type: 'game' as const, event, cause: null })));
  }
  return { hearts, log, asked };
}

test.each(tables)('%s with %i seats: each question is the view of its moment', (game, seats, overrides) => {
  const { hearts, log, asked } = played(game, seats, overrides, 1);
  const found = decisionsOf(hearts, log, 1).filter(one => one.action.type !== 'claim');
  const last = (one: { readonly at: number }): boolean => found.some(decision => decision.at === one.at);
  expect(found.map(({ view, ask, action, at }) => ({ view, ask, action, at }))).toEqual(
    (asked as { at: number }[]).filter(last),
  );
  expect(found.length).toBeGreaterThanOrEqual(new Set((asked as { at: number }[]).map(one => one.at)).size / 2);
});

test.each(tables)(
  '%s with %i seats: the hidden cards and those that are seen make the deck',
  (game, seats, overrides) => {
    const { hearts, log } = played(game, seats, overrides, 2);
    for (const { view, hidden } of decisionsOf(hearts, log, 2)) {
      const shown =
        view.kind === 'tricks'
          ? [
              ...view.trick.plays.map(one => one.card),
              ...view.tricks.flatMap(one => [
                ...one.plays.map(play => play.card),
                ...(typeof one.kitty === 'number' ? [] : one.kitty),
              ]),
              ...view.buried,
            ]
          : view.bouts.flatMap(bout => [...bout.tops, ...bout.bottoms.flatMap(card => card ?? [])]);
      const all = [...hidden.hands.flat(), ...hidden.kitty, ...hidden.piles.flat(), ...shown];
      expect([...all].sort()).toEqual([...hearts.rules.deck].sort());
    }
  },
);

test('what was taken back is no decision, and the end of a deal has all its tricks', () => {
  const { hearts, log } = played('ricketts', 4, {}, 1);
  const [, second, third] = decisionsOf(hearts, log, 1);
  const at = (second?.at ?? 0) + 1;
  const back: Event = { type: 'undone', to: second?.at ?? 0, cause: { seat: 1, number: 1 } };
  const again = [...log.slice(0, at), back, ...log.slice(second?.at, third?.at)];
  expect(decisionsOf(hearts, again, 1).map(one => one.at)).toEqual([decisionsOf(hearts, log, 1)[0]?.at, at + 1]);
  const end = endOfDeal(hearts, log, 1);
  expect(end !== undefined && 'tricks' in end ? end.tricks.length : 0).toBe(13);
});
