// Tests how answers are built from keys and from typed lines.

import type { Action, Ask } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import {
  allowed,
  answerWith,
  type CardDraft,
  cardsWanted,
  chosenOf,
  moved,
  placed,
  shortened,
  toggled,
} from './draft.ts';
import { cardIn, read } from './parse-input.ts';

const HAND: readonly Card[] = ['2C', '9C', 'WC', 'KD', 'QS', '3H'];
const PASS: Ask = { type: 'pass', step: 'left', cards: HAND, to: [{ to: 1, count: 3 }] };
const SCATTER: Ask = { type: 'pass', step: 'scatter', cards: HAND, to: [1, 2, 3].map(to => ({ to, count: 1 })) };
const PLAY: Ask = { type: 'play', plays: [{ card: '9C' }, { card: 'WC', call: 'high' }, { card: 'WC', call: 'low' }] };
const BURY: Ask = { type: 'bury', cards: HAND, count: 2 };
const BID: Ask = { type: 'bid', bids: [0, 3, 4, 10] };
const NAME: Ask = { type: 'bid', bids: ['C', 'D', 'S', 'H'] };
const CHARGE: Ask = { type: 'charge', cards: ['2C', 'QS'] };
const CLAIM: Ask = { type: 'claim', card: 'WC' };
const preview = { points: [0], totals: [0], ends: false, winners: [] };
const MOON: Ask = {
  type: 'moon',
  options: [
    { name: 'shed', ...preview },
    { name: 'burden', ...preview },
  ],
};
const LAY: Ask = {
  type: 'lay',
  laid: null,
  pairs: [
    { bottom: '3H', top: 'KD' },
    { bottom: '3H', top: 'QS' },
    { bottom: 'QS', top: 'KD' },
  ],
};

const acts = (action: Action) => ({ type: 'act', action });

const answers: readonly [typed: string, ask: Ask, action: Action][] = [
  ['9c', PLAY, { type: 'play', card: '9C' }],
  [' 9♣ ', PLAY, { type: 'play', card: '9C' }],
  ['wc high', PLAY, { type: 'play', card: 'WC', call: 'high' }],
  ['WC:low', PLAY, { type: 'play', card: 'WC', call: 'low' }],
  ['w♣️ lowest', PLAY, { type: 'play', card: 'WC', call: 'low' }],
  ['10h', PLAY, { type: 'play', card: 'TH' }],
  ['2c, kd;qs', PASS, { type: 'pass', gifts: (['2C', 'KD', 'QS'] as const).map(card => ({ card, to: 1 })) }],
  [
    'qs 2c 3h',
    SCATTER,
    {
      type: 'pass',
      gifts: [
        { card: 'QS', to: 1 },
        { card: '2C', to: 2 },
        { card: '3H', to: 3 },
      ],
    },
  ],
  ['2c 9c', BURY, { type: 'bury', cards: ['2C', '9C'] }],
  ['3h>kd', LAY, { type: 'lay', bottom: '3H', top: 'KD' }],
  ['y', CLAIM, { type: 'claim', claim: true }],
  ['no', CLAIM, { type: 'claim', claim: false }],
  ['2', CLAIM, { type: 'claim', claim: false }],
  ['sh', MOON, { type: 'moon', option: 'shed' }],
  ['2', MOON, { type: 'moon', option: 'burden' }],
  ['4', BID, { type: 'bid', bid: 4 }],
  ['1', NAME, { type: 'bid', bid: 'C' }],
  ['1', CHARGE, { type: 'charge', cards: [] }],
  ['BURDEN', MOON, { type: 'moon', option: 'burden' }],
  ['take off', MOON, { type: 'moon', option: 'shed' }],
  ['Take off 26', MOON, { type: 'moon', option: 'shed' }],
  ['add', MOON, { type: 'moon', option: 'burden' }],
];

test.each(answers)('%j is an answer', (typed, ask, action) => {
  expect(read(typed, ask)).toEqual(acts(action));
});

test.each([
  ['u', 'undo'],
  ['e', 'end'],
  ['Hint', 'hint'],
  ['?', 'help'],
  [' q ', 'quit'],
  ['l', 'last'],
  ['s', 'scores'],
  ['rules', 'rules'],
])('%j is a command under any question', (typed, word) => {
  for (const ask of [PASS, PLAY, CLAIM, MOON, LAY, null]) expect(read(typed, ask)).toEqual({ type: 'word', word });
});

test.each([
  ['xx', PLAY, '"xx" is no card. Type cards as in 9C, or ? for help.'],
  ['1c', PLAY, '"1c" is no card. Type cards as in 9C, or ? for help.'],
  ['9c 9c', PLAY, 'Type 1 card: you typed 2.'],
  ['high', PLAY, 'Type 1 card: you typed 0.'],
  ['2c', PASS, 'Type 3 cards: you typed 1.'],
  ['3h', LAY, 'Type two cards, the hidden one first, such as 3H KD: you typed 1.'],
  ['maybe', CLAIM, '"maybe" is not a choice here. Type yes or no, or a number.'],
  ['1', BID, '"1" is not a choice here. Type pass or 3 or 4 or 10.'],
  ['2', BID, '"2" is not a choice here. Type pass or 3 or 4 or 10.'],
  ['3', MOON, '"3" is not a choice here. Type take off or add, or a number.'],
  ['constructor', null, '"constructor" is no command. Type ? for help.'],
  ['\u001b[2J', PLAY, '"\\u001b[2J" is no card. Type cards as in 9C, or ? for help.'],
] as const)('%j is answered with a sentence', (typed, ask, sentence) => {
  expect(read(typed, ask)).toEqual({ type: 'unclear', sentence });
});

test('an empty line is nothing', () => {
  expect(read('  ', PLAY)).toEqual({ type: 'nothing' });
});

test.each([
  ['tS', 'TS'],
  ['10♦', 'TD'],
  ['w♥', 'WH'],
  ['', undefined],
  ['QSS', undefined],
  ['1', undefined],
])('card %j', (text, card) => {
  expect(cardIn(text)).toBe(card);
});

/** Selects the cards at these indices, in order. */
function choose(ask: Ask, ...places: readonly number[]): CardDraft {
  let draft = placed(ask, HAND);
  for (const pointer of places) draft = toggled(ask, HAND, { ...draft, pointer });
  return draft;
}

test('the pointer moves only among selectable cards, and wraps around', () => {
  const stops = [placed(PLAY, HAND)];
  for (let i = 0; i < 3; i++) stops.push(moved(PLAY, HAND, stops.at(-1) as CardDraft, 1));
  expect(stops.map(draft => draft.pointer)).toEqual([1, 2, 1, 2]);
  expect(moved(PLAY, HAND, placed(PLAY, HAND), -1).pointer).toBe(2);
  expect(placed(MOON, HAND).pointer).toBe(0);
});

test('cards are chosen in order, put back, and never more than are wanted', () => {
  expect(chosenOf(HAND, choose(SCATTER, 4, 0, 5))).toEqual(['QS', '2C', '3H']);
  expect(chosenOf(HAND, choose(SCATTER, 4, 0, 5, 1))).toEqual(['QS', '2C', '3H']);
  expect(chosenOf(HAND, choose(SCATTER, 4, 0, 4))).toEqual(['2C']);
  expect(chosenOf(HAND, shortened(choose(PASS, 4, 0)))).toEqual(['QS']);
});

test('only what may lie on the hidden card can be shown, and putting it back clears both', () => {
  expect(allowed(LAY, ['3H'])).toEqual(['KD', 'QS']);
  expect(chosenOf(HAND, choose(LAY, 5, 0))).toEqual(['3H']);
  expect(chosenOf(HAND, choose(LAY, 5, 3))).toEqual(['3H', 'KD']);
  expect(chosenOf(HAND, choose(LAY, 5, 3, 5))).toEqual([]);
});

test('a whole draft is the answer that typing it gives', () => {
  for (const [ask, ...places] of [
    [PASS, 0, 3, 4],
    [SCATTER, 4, 0, 5],
    [BURY, 1, 2],
    [LAY, 5, 4],
  ] as const) {
    const cards = chosenOf(HAND, choose(ask, ...places));
    expect(cards).toHaveLength(cardsWanted(ask));
    expect(read(cards.join(' '), ask)).toEqual(acts(answerWith(ask, cards) as Action));
  }
});
