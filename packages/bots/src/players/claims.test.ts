// Tests by numbers what the documentation claims about the levels: a beginner forgets, beginners and casual
// players do not notice a moon, and no level plays at random.

import { heartsOf, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { questionAt, type TestPosition } from '../../testing/staged.ts';
import { matchQuestions } from '../arena/match.ts';
import { quickDraws } from '../core/chance.ts';
import type { BotPlayer, Question, TrickQuestion } from '../core/player.ts';
import { playerNamed } from './index.ts';
import { judge } from './judge.ts';
import { policyPlay } from './plain.ts';
import { traitsOf } from './traits.ts';

const TIMES = 100;

const named = (name: string): BotPlayer => playerNamed(name) ?? expect.fail(`There is no ${name}`);

/** What a player plays when it is asked this many times, each time with other random numbers. */
const playedBy = (name: string, question: Question, times = TIMES, chance = ''): readonly (Card | undefined)[] =>
  Array.from({ length: times }, (_, i) => {
    const action = named(name).decide(question, { plays: 120 }, quickDraws(`${chance}${i}`));
    return action.type === 'play' ? action.card : undefined;
  });

const countOf = (card: Card, cards: readonly (Card | undefined)[]): number => cards.filter(one => one === card).length;

/** A question whose best answer depends on the trick `told`, which was played `tricks` tricks ago. */
function seenAgo({ before = [], ...position }: TestPosition, told: string, tricks: number): TrickQuestion {
  const at = before.length + 1 - tricks;
  return questionAt({ ...position, before: [...before.slice(0, at), told, ...before.slice(at)] });
}

/** The card that a level plays without random errors. With `remembers` it also has a perfect memory. */
const steadily = (level: 'beginner' | 'casual', question: TrickQuestion, remembers = false): unknown => {
  if (question.ask.type !== 'play') return undefined;
  const traits = traitsOf({ level });
  const steady = { ...traits, noise: 0, memory: remembers ? 99 : traits.memory };
  return (policyPlay(question, question.ask.plays, steady, () => 0) as { card: Card }).card;
};

const QUEEN_GONE: TestPosition = {
  hand: '2C 6D 5S 8S AH',
  broken: true,
  before: [
    '3 JD KD AD 7D',
    '1 6S 2S 3S KS',
    '0 2D TD 5D QD',
    '3 4D 9D TH 3D',
    '0 JS 9S TS 7S',
    '2 KC QC JC 6C',
    '2 4C 9C AC 3C',
  ],
};
const HEARTS_GONE: TestPosition = {
  hand: 'TS AS 7H',
  broken: true,
  before: [
    '2 AC TC QC KC',
    '2 5C JC QS 9C',
    '3 2C AD 3C 6C',
    '2 KS JS 9S 7S',
    '2 3D QD JD KD',
    '1 8S 4S 5S 3S',
    '1 4C 7C 8C 8D',
    '3 4D 9D 2D 7D',
    '2 2S AH 6S QH',
  ],
};
const DIAMONDS_GONE: TestPosition = {
  hand: '4D 5D 8D 9D TD AD 4H',
  broken: true,
  before: ['2 2C 9C QC TC', '0 8C 3C QS 6C', '0 KS JS 6S TS', '2 6D 7D 3D QH', '3 2S 9S 8S 7S'],
};

const forgotten: readonly (readonly [what: string, position: TestPosition, told: string, knowing: Card, not: Card])[] =
  [
    ['the queen', QUEEN_GONE, '0 4S JH AS QS', '2C', '5S'],
    ['small hearts', HEARTS_GONE, '0 5H 2H 6H 4H', '7H', 'TS'],
    ['the last diamonds of others', DIAMONDS_GONE, '0 2D QD KD JD', '4H', '4D'],
  ];
const spans = [
  ['beginner', 1],
  ['casual', 4],
] as const;
const rows = spans.flatMap(([level, span]) => forgotten.map(row => [level, span, ...row] as const));

test.each(rows)(
  'a %s player remembers %i tricks back, and then plays as if %s were still out',
  (level, span, _, position, told, knowing, not) => {
    const [known, lost] = [span, span + 1].map(ago => seenAgo(position, told, ago)) as [TrickQuestion, TrickQuestion];
    expect([known, lost].map(question => steadily(level, question))).toEqual([knowing, not]);
    expect([known, lost].map(question => steadily(level, question, true))).toEqual([knowing, knowing]);
    const [before, after] = [known, lost].map(question => countOf(knowing, playedBy(level, question)));
    // random errors change some answers too, but forgetting changes more than half of them
    expect(after).toBeLessThan((before ?? 0) / 2);
  },
);

/** Tricks that seat 1 has won, by suit. The first card of each trick is seat 1's. */
const SPADES = ['1 AS 2S 3S 4S', '1 KS 5S 6S 7S', '1 QS 8S 9S TS'];
const DIAMONDS = ['1 AD 2D 3D 4D', '1 KD 5D 6D 7D'];
const HEARTS = ['1 AH 2H 3H 4H', '1 KH 5H 6H 7H'];
const held: TestPosition = { hand: '', broken: true, rules: { 'pass.cycle': ['hold'] } };

/**
 * Positions in which another seat is about to shoot the moon, with the card that must be played or kept to
 * stop it.
 */
const moons: readonly { readonly position: TestPosition; readonly card: Card; readonly kept?: true }[] = [
  {
    position: {
      ...held,
      hand: 'AC 2C 8C 9C TC',
      trick: '1 KC QC 8H',
      before: [...SPADES, ...DIAMONDS, '1 QD 8D 9D TD', ...HEARTS],
    },
    card: 'AC',
  },
  {
    position: {
      ...held,
      hand: 'AD 2D 8C 9C TC',
      trick: '1 KD QD 8H',
      before: [...SPADES, '1 AC 2C 3C 4C', '1 KC 5C 6C 7C', '1 JD 3D 4D 5D', ...HEARTS],
    },
    card: 'AD',
  },
  {
    position: {
      ...held,
      hand: 'QH 2C 8C 9C TC',
      trick: '1 QD 8D 9D',
      before: [...SPADES, ...DIAMONDS, '1 AC 3C 4C 5C', ...HEARTS],
    },
    card: 'QH',
    kept: true,
  },
];

/** The percentage of a player's answers that stop the moons of the positions in `moons`. */
function stopped(name: string, times: number): number {
  const all = moons.map(({ position, card, kept = false }) => {
    const count = countOf(card, playedBy(name, questionAt(position), times));
    return kept ? times - count : count;
  });
  return (100 * all.reduce((sum, count) => sum + count, 0)) / (times * moons.length);
}

test('careful players and experts stop moons that beginners and casual players do not see', () => {
  const [beginner, casual, careful, expert] = ['beginner', 'casual', 'careful', 'expert'].map(name =>
    stopped(name, name === 'expert' ? 20 : TIMES),
  ) as [number, number, number, number];
  expect(careful).toBe(100);
  expect(expert).toBeGreaterThan(75);
  expect(Math.max(beginner, casual)).toBeLessThan(40);
});

/** Positions, each with the cards that a player must never play in it. */
const blunders: readonly (readonly [what: string, position: TestPosition, never: readonly Card[]])[] = [
  ['takes its own queen', { hand: 'QS 2S 9D 4D KC 8C 9C TC 5H 6H 8H 3D', trick: '1 3S 4S 5S' }, ['QS']],
  [
    'puts its queen where the king would do',
    { hand: 'KS QS 2D 8C 9C TC JC 5D 6D 7D 9H TH', trick: '1 4S 5S JS' },
    ['QS'],
  ],
  ['leads its queen', { hand: 'QS 9S 4S 8C 9C TC', broken: true, before: ['0 2D 3D 4D 5D'] }, ['QS']],
  ['takes a queen that lies', { hand: 'AS KS 3S 9D 3D KC 8C 9C TC 5H 6H', trick: '2 QS 4S' }, ['AS', 'KS']],
  ['takes a queen last', { hand: 'AS 4S 9D 3D KC 8C 9C TC 5H 6H 8H', trick: '2 KS QS' }, ['AS']],
  ['takes a queen that was thrown', { hand: 'KD 2D 8C 9C TC JC', trick: '1 5D 9D QS', broken: true }, ['KD']],
];

test.each(blunders)('a player with a plan never %s, for any seed', (_, { before = [], ...position }, never) => {
  const question = questionAt({ ...position, before: ['0 2C 5C 6C 4C', ...before] });
  const count = (name: string): number => never.reduce((sum, card) => sum + countOf(card, playedBy(name, question)), 0);
  expect(['beginner', 'casual'].map(count)).toEqual([0, 0]);
  expect(count('random')).toBeGreaterThan(10); // the rules allow these cards
});

const DEALS = 6;
const WORLDS = 80;
const ASKED = 5; // number of times each question is asked, each time with other random numbers

/**
 * For each player, the mean cost in points of its cards compared with the best card. The questions come from
 * deals among beginners.
 */
function costs(names: readonly string[]): { readonly questions: number; readonly costs: readonly number[] } {
  const sums = names.map(() => 0);
  let asked = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const fixture = { hearts: heartsOf(sheetOf('ricketts'), 4), seed: 'cost', match: `${deal}` };
    const playing = matchQuestions(fixture, state => state.results.length > 0);
    for (let step = playing.next(), at = 0; step.done !== true; at++) {
      const { question, below } = step.value;
      if (question.ask.type === 'play' && question.ask.plays.length > 1 && at % 2 === 0) {
        const { options } = judge(question, { plays: WORLDS * question.ask.plays.length }, quickDraws('judge'));
        const cost = new Map(options.map(({ action, behind }) => ['card' in action ? action.card : undefined, behind]));
        for (const [i, name] of names.entries())
          for (const card of playedBy(name, question, ASKED, `${deal} ${at} `))
            sums[i]! += cost.get(card) ?? Number.NaN;
        asked += 1;
      }
      step = playing.next(named('beginner').decide(question, { plays: 1 }, below));
    }
  }
  return { questions: asked, costs: sums.map(sum => sum / asked / ASKED) };
}

test('what a beginner plays costs a quarter less than any card does at least, and what a casual player plays two fifths less', () => {
  const measured = costs(['random', 'beginner', 'casual', 'careful']);
  const [random, beginner, casual, careful] = measured.costs as [number, number, number, number];
  expect(measured.questions).toBeGreaterThan(100);
  expect(random).toBeGreaterThan(1.2);
  expect([beginner < 0.75 * random, casual < 0.6 * random, careful < casual]).toEqual([true, true, true]);
});
