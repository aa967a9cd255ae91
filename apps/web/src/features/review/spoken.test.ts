// What keys announce about a reviewed decision.

import { page as words } from '@moonshot/i18n/english';
import { reviewWords } from '@moonshot/i18n/features';
import type { ReviewedDeal, ReviewStep } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { type ShownDecision, spokenFor } from './spoken.ts';

const say = await reviewWords('en');
const option = (name: string, action: ReviewStep['played']['action']) => ({ name, action, points: 0, behind: 0 });
const pass = { type: 'pass', gifts: [{ card: 'QS', to: 1 }] } as const;

const step = (change: Partial<ReviewStep>): ReviewStep => ({
  at: 3,
  points: [],
  trick: 1,
  asked: 'play',
  played: option('K♠', { type: 'play', card: 'KS' }),
  best: option('6♠', { type: 'play', card: '6S' }),
  judged: true,
  cost: 2,
  options: [],
  sentences: ['K♠ set you back 2 points.'],
  hands: [['KS', '6S', '2H'], [], [], []],
  lying: [{ seat: 3, card: '9S' }],
  whole: [
    { seat: 3, card: '9S' },
    { seat: 0, card: 'KS' },
  ],
  winner: 0,
  ...change,
});

const steps = [step({ asked: 'pass', trick: 0, played: option('Q♠', pass) }), step({})];
const deal: ReviewedDeal = { deal: 2, steps, curve: [4, 6.5, 8], got: 8, lost: 2, whole: true };
const sight = (change: Partial<ReviewStep> = {}): ShownDecision => ({
  deal,
  index: 1,
  step: step(change),
  seat: 0,
  names: ['Ada', 'Noor', 'Vega', 'Tycho'],
  good: false,
});

test.each<[key: string, sight: ShownDecision, says: readonly string[] | undefined]>([
  ['h', sight(), ['Spades, 2 cards: king, 6.', 'Hearts, 1 card: 2.']],
  ['h', sight({ hands: [[], [], [], []] }), [words.spoken.noCards]],
  ['t', sight(), ['Tycho leads 9 of spades.']],
  ['t', sight({ lying: [] }), [words.spoken.noTrick]],
  ['l', sight(), ['Tycho leads 9 of spades.', 'You, king of spades, winning.']],
  ['l', sight({ whole: [] }), [words.spoken.noLast]],
  ['p', sight(), [words.spoken.given(['queen of spades'], ['Noor'])]],
  ['p', { ...sight(), deal: { ...deal, steps: [] } }, [words.spoken.noneGiven]],
  ['s', sight(), [`${say.graph}: 4.`, 'You gave away 2 points.']],
  ['w', sight(), ['Trick 1, 2 of 2.', 'king of spades set you back 2 points.']],
  ['?', sight(), [say.keys]],
  ['x', sight(), undefined],
])('Alt+%s', (key, seen, says) => {
  expect(spokenFor(key, seen, words, say)).toEqual(says);
});
