// Verdicts: what a decision cost, when it cost nothing, and the course of the expected points.
import { type Action, heartsOf, sheetOf, type TrickView as View } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { questionOf } from '../core/player.ts';
import { isSame } from '../core/same-action.ts';
import { en } from '../hint/words/en.ts';
import type { JudgedAnswer } from '../players/judge.ts';
import { curveOf, type MadeDecision, type ReviewedDecision, verdictOf } from './review.ts';
import { verdictTexts } from './verdict-text.ts';

const hearts = heartsOf(sheetOf('ricketts'), 4);

const view: View = {
  kind: 'tricks',
  game: 'ricketts',
  viewer: 0,
  seats: 4,
  phase: 'play',
  length: null,
  deal: 1,
  dealer: 3,
  step: 'hold',
  asked: [0],
  hand: ['KS', '6S', '2H'],
  handSizes: [3, 3, 3, 3],
  given: [],
  received: [],
  passed: [],
  upcard: null,
  kitty: 0,
  aside: [],
  draws: [],
  kept: null,
  trick: { leader: 0, plays: [] },
  winning: null,
  tricks: [],
  charges: [],
  bids: [],
  buried: [],
  broken: true,
  points: [0, 0, 0, 0],
  shooter: null,
  totals: [0, 0, 0, 0],
  tiebreak: false,
  turned: false,
  results: [],
  winners: [],
};
const plays = [{ card: 'KS' }, { card: '6S' }] as const;

const made = (card: 'KS' | '6S', trick = 7): MadeDecision => ({
  trick,
  question: questionOf(hearts, view, { type: 'play', plays }),
  action: { type: 'play', card },
});
const weighed = (card: 'KS' | '6S', points: number, behind: number, error = 0.05): JudgedAnswer => ({
  action: { type: 'play', card },
  points: [points, 0, 0, 0],
  worth: -points,
  behind,
  error,
});

test.each<
  [
    name: string,
    card: 'KS' | '6S',
    behind: number,
    error: number,
    cost: number,
    against: string | undefined,
    good: string,
  ]
>([
  ['the worse card', 'KS', 12.3, 0.4, 12.3, 'risks-dear', 'leads-low'],
  ['the best card', '6S', 0, 0, 0, undefined, 'leads-low'],
  ['a difference within its error', 'KS', 0.4, 0.5, 0, undefined, 'judged'],
  ['a difference within two and a half errors', 'KS', 1.2, 0.5, 0, undefined, 'judged'],
  ['a difference of more than two and a half errors', 'KS', 1.3, 0.5, 1.3, 'risks-dear', 'leads-low'],
  ['a difference that is noise', 'KS', 0.05, 0.01, 0, undefined, 'judged'],
])('%s', (_, card, behind, error, cost, against, good) => {
  const options = [weighed('6S', 4.9, 0), weighed('KS', 17.2, behind || 3, error)].map(one =>
    one.action.type === 'play' && one.action.card === card ? { ...one, behind } : one,
  );
  const verdict = verdictOf(made(card), { options, worlds: 10, exact: false });
  expect(verdict?.cost).toBe(cost);
  expect(verdict?.against?.kind).toBe(against);
  expect(verdict?.for.kind).toBe(good);
});

const passing = (...cards: readonly Card[]): Action => ({ type: 'pass', gifts: cards.map(card => ({ card, to: 1 })) });

test('a reason for the best answer does not speak for the given answer as well', () => {
  const hand: readonly Card[] = ['AH', 'QD', '3D', 'KC', '3C'];
  const [best, given] = [passing('AH', 'KC'), passing('AH', 'QD')]; // both rid the hand of hearts
  const question = questionOf(
    hearts,
    { ...view, phase: 'pass', step: 'left', hand },
    {
      type: 'pass',
      step: 'left',
      cards: hand,
      to: [{ to: 1, count: 2 }],
    },
  );
  const options = [best, given].map((action, i) => ({ ...weighed('KS', 0, i, 0.1), action }));
  const verdict = verdictOf({ trick: 0, question, action: given }, { options, worlds: 10, exact: false });
  expect(verdict?.for).toEqual({ kind: 'parts-high', cards: ['AH', 'KC'] });
});

test.each([
  ['the others are clearly worse', [0, 0.1], [1.1, 0.5], 'best'],
  ['another is as good within its error', [0, 0.1], [0.9, 0.5], 'right'],
])('how a decision without cost is praised if %s', (_, own, other, kind) => {
  const options = [own, other].map(([behind = 0, error], i) => weighed(i === 0 ? '6S' : 'KS', 0, behind, error));
  const verdict = verdictOf(made('6S'), { options, worlds: 10, exact: false }) as ReviewedDecision;
  const say = en;
  const praise = kind === 'best' ? say.first : say.right;
  expect(verdictTexts(say, verdict, String)[0]).toBe(praise(say.answer(verdict.played.action)));
});

test.each([
  [false, undefined],
  [true, 0], // exact values without samples, as for the choice after a moon
])('what was tried out in no world has a verdict if it was computed exactly: %s', (exact, cost) => {
  expect(verdictOf(made('KS'), { options: [weighed('KS', 0, 0)], worlds: 0, exact })?.cost).toBe(cost);
});

test('after each trick comes the start of the next decision, and at the end the result', () => {
  const at = (trick: number, points: number): ReviewedDecision =>
    verdictOf(made('6S', trick), { options: [weighed('6S', points, 0)], worlds: 1, exact: false }) as ReviewedDecision;
  expect(curveOf([at(0, 5), at(1, 6), at(2, 7), at(3, 20)], 0, 3, 21)).toEqual([5, 7, 20, 21]);
  expect(curveOf([], 0, 0, 4)).toEqual([4]);
});

test.each([
  [
    {
      type: 'pass',
      gifts: [
        { card: 'KS', to: 1 },
        { card: '2H', to: 1 },
      ],
    },
    {
      type: 'pass',
      gifts: [
        { card: '2H', to: 1 },
        { card: 'KS', to: 1 },
      ],
    },
    true,
  ],
  [{ type: 'play', card: 'WS', call: 'high' }, { type: 'play', card: 'WS', call: 'low' }, false],
  [{ type: 'lay', bottom: '2H', top: 'KS' }, { type: 'lay', top: 'KS', bottom: '2H' }, true],
  [{ type: 'bury', cards: ['2H', 'KS'] }, { type: 'bury', cards: ['KS', '2H'] }, true],
] as const)('%j and %j: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
