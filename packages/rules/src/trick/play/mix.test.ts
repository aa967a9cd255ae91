// Tests of mixed cards: to which seats a given mix sends them, what a record says about it, and how the mix
// is recovered from a record.
import { expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { sheetOf } from '../../games.ts';
import { prepare } from '../../prepare.ts';
import type { Rules } from '../rules/rules.ts';
import type { State } from '../state/state.ts';
import { mixed, mixGiven } from './mix.ts';
import { intoMiddle, mixFromPasses } from './recorded-mix.ts';

function mixing(): Rules {
  const prepared = prepare(sheetOf('black-lady'), 4, { 'pass.cycle': ['mix'], 'pass.count': 2 });
  if (!prepared.ok || prepared.hearts.kind !== 'tricks')
    return expect.fail('The sheet is none of tricks that can be played.');
  return prepared.hearts.rules;
}
const rules = mixing();

const ROUND = [0, 1, 2, 3, 0, 1, 2, 3];

test.each([
  ['one that gives each seat as many as it gave', [3, 3, 0, 2, 1, 0, 2, 1], [3, 3, 0, 2, 1, 0, 2, 1]],
  ['one that gives a seat three cards', [3, 3, 3, 2, 1, 0, 2, 1], ROUND],
  ['one too short', [3, 2, 1, 0], ROUND],
  ['none', undefined, ROUND],
])('a mix that is given: %s', (_, given, mix) => {
  expect(mixGiven(rules, 1, given)).toEqual(mix);
});

const gift = (card: Card, to: number) => ({ card, to });

test('the cards of a seat go by the mix in the order of the pack, in whichever it named them', () => {
  const mix = [3, 3, 0, 2, 1, 0, 2, 1];
  expect(mixed(mix, { seat: 1, gifts: [gift('AS', 1), gift('2C', 1)] })).toEqual({
    seat: 1,
    gifts: [gift('AS', 2), gift('2C', 0)],
  });
});

test('a mix is recorded seat by seat, each seat’s cards in deck order', () => {
  const passes = [
    { seat: 2, gifts: [gift('3C', 1), gift('4C', 0)] },
    { seat: 0, gifts: [gift('AH', 2), gift('2C', 3)] },
  ];
  expect(mixFromPasses(passes)).toEqual([3, 2, 1, 0]);
});

const passing = (state: Partial<State>): State => ({ phase: 'pass', step: 'mix', mix: ROUND, ...state }) as State;

test.each([
  ['to whom the mix gives them: into the middle', {}, [gift('2C', 0), gift('AS', 1)], [gift('2C', 0), gift('AS', 0)]],
  ['one of the two to another: as stated', {}, [gift('2C', 0), gift('AS', 3)], [gift('2C', 0), gift('AS', 3)]],
  ['the other to another: as stated', {}, [gift('2C', 2), gift('AS', 1)], [gift('2C', 2), gift('AS', 1)]],
  [
    'where the cards go to the left',
    { step: 'left' as const },
    [gift('2C', 0), gift('AS', 1)],
    [gift('2C', 0), gift('AS', 1)],
  ],
  [
    'where nobody passes any more',
    { phase: 'play' as const },
    [gift('2C', 0), gift('AS', 1)],
    [gift('2C', 0), gift('AS', 1)],
  ],
])('seat 0 gave, and a record tells %s', (_, state, told, gifts) => {
  expect(intoMiddle(passing(state), { seat: 0, gifts: told })).toEqual(gifts);
});
