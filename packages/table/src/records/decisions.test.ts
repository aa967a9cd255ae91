// Tests decisions that are read from a log: each view and question is that of its moment, and undone answers
// do not occur.
import { type HeartsGame, heartsOf, type Overrides, sheetOf, type View } from '@moonshot/rules';
import { withoutAll } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { choosing, playing } from '../../../../test/play.ts';
import { sitters } from '../../testing/runner.ts';
import { openTable } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import type { Spec } from '../core/state.ts';
import { decisionsOf, endOfDeal } from './decisions.ts';

const SECRET = '0'.repeat(64);

/** With three seats four cards are left over. By default they go to the winner of the first trick. */
const KITTY: Overrides = { 'pass.cycle': [], 'deck.remove': [], 'deal.hand': 16, 'deal.rest': 'kitty' };

const tables: readonly [game: string, seats: number, overrides: Overrides][] = [
  ['ricketts', 4, {}],
  ['at-play', 3, {}],
  ['wild-twist', 5, {}],
  ['classic', 7, { 'kitty.to': 'hand' }],
  ['capture', 6, {}],
  ['capture', 7, { 'ties.identical': 'carry' }],
  ['black-lady', 3, { ...KITTY, 'kitty.visible': 'winner' }],
  ['black-lady', 3, { ...KITTY, 'kitty.to': 'hand' }],
];

/** A match as a log, with every question to a seat and its answer. */
function played(game: string, seats: number, overrides: Overrides, seat: number, people = 0) {
  const hearts = heartsOf(sheetOf(game), seats, overrides);
  const { version } = hearts.sheet;
  const spec: Spec = { game, version, overrides, length: { deals: 2 }, sitters: sitters(people, seats) };
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

/**
 * In Capture, the cards of a bout (round) that nobody wins wait for the next winner. Counts the waiting cards
 * that the viewer has not seen. They are in no pile.
 */
const carriedIn = (view: View): number =>
  view.kind === 'tricks'
    ? 0
    : view.bouts
        .slice(view.bouts.findLastIndex(({ winner }) => winner !== null) + 1)
        .flatMap(({ bottoms }) => bottoms.filter(card => card === null)).length;

test.each(tables)(
  '%s with %i seats: the hidden cards and those that are seen make the deck',
  (game, seats, overrides) => {
    const { hearts, log } = played(game, seats, overrides, 0);
    for (const { view, hidden } of [0, 1, 2].flatMap(seat => decisionsOf(hearts, log, seat))) {
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
      expect(withoutAll(hearts.rules.deck, all)).toHaveLength(carriedIn(view));
    }
  },
);

test('an undone answer is no decision, even if the seat was asked for its next one', () => {
  const { hearts, log } = played('ricketts', 4, {}, 1);
  const [first = 0, second = 0, third = 0, fourth = 0] = decisionsOf(hearts, log, 1).map(one => one.at);
  const back: Event = { type: 'undone', to: second, cause: { seat: 1, number: 1 } };
  const at = (again: readonly Event[]) => decisionsOf(hearts, again, 1).map(one => one.at);
  const once = [...log.slice(0, second + 1), back, ...log.slice(second, third)];
  expect(at(once)).toEqual([first, second + 2]);
  const later = [...log.slice(0, third), back, ...log.slice(second, fourth)];
  expect(at(later)).toEqual([first, third + 1, third + 1 + third - second]);
});

test('of several pairs of a seat the last one counts', () => {
  const { hearts, log } = played('capture', 4, { commit: 'revocable' }, 2);
  const found = decisionsOf(hearts, log, 2);
  expect(found.filter(one => one.trick === 1).map(one => one.deal)).toEqual([1, 2]);
  const [first = 0, ...rest] = found.map(one => one.at);
  const again = [...log.slice(0, first + 1), ...log.slice(first)];
  expect(decisionsOf(hearts, again, 2).map(one => one.at)).toEqual([first, ...rest].map(at => at + 1));
});

test.each([
  [1, false],
  [2, true], // the other person has not agreed
])('with %i people, what is played after one asked to finish a deal is a decision: %s', (people, is) => {
  const { hearts, log } = played('ricketts', 4, {}, 1, people);
  const found = decisionsOf(hearts, log, 1);
  const from = found.find(one => one.trick === 12)?.at ?? 0;
  const finishing: Event = { type: 'finishing', seat: 0, why: 'settled', order: [], cause: { seat: 0, number: 1 } };
  const finished = [...log.slice(0, from), finishing, ...log.slice(from)];
  const own = found.filter(one => is || one.deal > 1 || one.trick < 12);
  expect(decisionsOf(hearts, finished, 1)).toMatchObject(own.map(({ trick, action }) => ({ trick, action })));
});

const thirteen = Array.from({ length: 13 }, (_, i) => ['play', i + 1]);

test.each([
  ['a pass comes before the first card', 0, [['pass', 0], ...thirteen]],
  ['the moon is chosen after the last trick', 1, [['pass', 0], ...thirteen, ['moon', 13]]],
] as const)('%s', (_, seat, asks) => {
  // with these rules, a seat shoots the moon in each deal
  const { hearts, log } = played('ricketts', 4, { 'moon.needs': ['QS'] }, seat);
  const first = decisionsOf(hearts, log, seat).filter(one => one.deal === 1);
  expect(first.map(({ ask, trick }) => [ask.type, trick])).toEqual(asks);
});

test.each([
  ['made', 0, true],
  ['not made', 1, false],
])('a claim that is %s follows from the opening', (_, leader, claim) => {
  const { hearts, log } = played('wild-twist', 4, {}, 0);
  const { at } = decisionsOf(hearts, log, 0).find(one => one.ask.type === 'claim') ?? { at: 0 };
  const opening: Event = { type: 'game', event: { type: 'opening', leader, claimed: claim }, cause: null };
  const last = decisionsOf(hearts, [...log.slice(0, at), opening], 0).at(-1);
  expect(last).toMatchObject({ at, trick: 0, action: { type: 'claim', claim } });
});

test.each([
  ['has all its tricks', 1, Number.POSITIVE_INFINITY, 13],
  ['is that of the deal that is asked for', 2, Number.POSITIVE_INFINITY, 13],
  ['is not there before its first card', 2, 0, undefined],
  ['is there with its first trick', 2, 1, 1],
])('the end of a deal %s', (_, deal, tricks, ended) => {
  const { hearts, log } = played('ricketts', 4, {}, 1);
  const end = endOfDeal(hearts, upToTrick(log, deal, tricks), deal);
  expect(end && 'tricks' in end ? end.tricks.length : undefined).toBe(ended);
  expect(end?.deal).toBe(ended && deal);
});

/** The log up to the moment when this number of tricks of a deal has been taken. */
function upToTrick(log: readonly Event[], deal: number, tricks: number): readonly Event[] {
  const types = log.map(event => (event.type === 'game' ? event.event.type : event.type));
  const dealt = types.flatMap((type, at) => (type === 'dealt' ? [at] : []))[deal - 1] ?? 0;
  const taken = types.flatMap((type, at) => (type === 'taken' && at > dealt ? [at] : []));
  return log.slice(0, (tricks === 0 ? dealt : (taken[tricks - 1] ?? log.length)) + 1);
}
