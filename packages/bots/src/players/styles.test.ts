// Styles: which of them try for the moon with the same strong hands, and how they value points and matches.

import { heartsOf, type ImposedDeal, sheetOf } from '@moonshot/rules';
import { type Card, shuffled, withoutAll } from '@moonshot/rules/cards';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { playDeal } from '../arena/match.ts';
import { quickDraws } from '../core/chance.ts';
import type { PlayerProfile, Style } from '../core/level.ts';
import { worthFor } from '../search/worth.ts';
import { careful } from './careful.ts';
import { levelPlayer } from './thinking.ts';
import { traitsOf } from './traits.ts';

const SEATS = 4;
const DEALS = 30;
const BUDGET = { plays: 120 };
const STRONG: readonly Card[] = ['AS', 'KS', 'AH', 'QH', 'JH', 'AD', 'KD'];

const hearts = heartsOf(sheetOf('ricketts'), SEATS, { 'pass.cycle': ['hold'] });
const rules = hearts.rules as Rules;

/** A deal in which seat 0 has some cards that suit a moon; the other cards are random. */
function strongDeal(deal: number): ImposedDeal {
  const rest = shuffled(withoutAll(rules.deck, STRONG), quickDraws(`strong ${deal}`));
  const own = rules.handSize - STRONG.length;
  const hands = Array.from({ length: SEATS }, (_, seat) =>
    seat === 0
      ? [...STRONG, ...rest.slice(0, own)]
      : rest.slice(own + (seat - 1) * rules.handSize, own + seat * rules.handSize),
  );
  return { hands, kitty: [], stock: [] };
}

/**
 * Plays the strong deals against careful players. Returns the number of moons that seat 0 shoots, and its
 * total points.
 */
function outcome(manner: PlayerProfile): { readonly moons: number; readonly points: number } {
  const results = Array.from({ length: DEALS }, (_, deal) => {
    const fixture = { hearts, players: [levelPlayer(manner), careful, careful, careful], budget: BUDGET };
    const { state } = playDeal({
      ...fixture,
      seed: 'styles',
      match: `${deal}`,
      firstDealer: 3,
      imposed: strongDeal(deal),
    });
    const [result] = state.results;
    if (result === undefined || !('moon' in result)) throw new Error('the deal was not scored');
    return result;
  });
  return {
    moons: results.filter(({ moon }) => moon?.seat === 0).length,
    points: results.reduce((sum, { points }) => sum + (points[0] ?? 0), 0),
  };
}

const expert = (style?: Style): PlayerProfile =>
  style === undefined ? { level: 'expert' } : { level: 'expert', style };

test('with strong hands the cautious shoot less often, the bold and the moon-hungry at least as often', () => {
  const [cautious, plain, bold, hungry] = [expert('cautious'), expert(), expert('bold'), expert('moon-hungry')].map(
    outcome,
  );
  expect(cautious?.moons).toBeLessThan(plain?.moons ?? 0);
  expect(plain?.moons).toBeLessThanOrEqual(bold?.moons ?? 0);
  expect(bold?.moons).toBeLessThanOrEqual(hungry?.moons ?? 0);
  expect(cautious?.points).toBeLessThan(plain?.points ?? 0);
});

/** The value of points of a deal to a style. */
const worthTo = (
  style: Style | undefined,
  game: string,
  totals: readonly number[],
  points: readonly number[],
): number =>
  worthFor(
    heartsOf(sheetOf(game), SEATS).rules as Rules,
    { totals, deal: 1, turned: false, tiebreak: false },
    0,
    traitsOf(expert(style)),
  )(Int32Array.from(points));

test('the cautious would rather take little than see others take much', () => {
  const prefers = (style?: Style): boolean =>
    worthTo(style, 'wild-twist', [0, 0, 0, 0], [2, 8, 8, 8]) > worthTo(style, 'wild-twist', [0, 0, 0, 0], [0, 6, 6, 5]);
  expect([prefers(), prefers('cautious')]).toEqual([true, false]);
});

test('the counting would rather win the match now than have more points', () => {
  const totals = [50, 95, 48, 60];
  const prefers = (style?: Style): boolean =>
    worthTo(style, 'ricketts', totals, [6, 6, 9, 5]) > worthTo(style, 'ricketts', totals, [0, 4, 22, 0]);
  expect([prefers(), prefers('counting')]).toEqual([false, true]);
});
