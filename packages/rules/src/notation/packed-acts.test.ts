// Every kind of answer is encoded as choices and decoded from them. An illegal answer is not encoded.
import { expect, test } from 'vitest';
import { choicesOf, comesBack } from '../../../../test/notation/choices.ts';
import type { Card } from '../cards/card.ts';
import type { Ask } from '../games.ts';
import type { TranscriptStep } from '../transcript/transcript.ts';
import { codedAct, inOrder } from './packed-acts.ts';
import { UncodableChoice } from './range.ts';

type Act = Omit<TranscriptStep, 'seat'>;

const option = { points: [], totals: [], ends: false, winners: [] };
const CARDS: readonly Card[] = ['2C', '3C', '4C', '5C'];

const PLAY: Ask = { type: 'play', plays: [{ card: '2C' }, { card: 'WC', call: 'high' }, { card: 'WC', call: 'low' }] };
const LAY: Ask = {
  type: 'lay',
  pairs: [
    { bottom: '2C', top: '3C' },
    { bottom: '3C', top: '2C' },
    { bottom: '3C', top: '4C' },
  ],
  laid: null,
};
const PASS: Ask = {
  type: 'pass',
  step: 'scatter',
  cards: CARDS,
  to: [
    { to: 1, count: 2 },
    { to: 2, count: 1 },
  ],
};
const CLAIM: Ask = { type: 'claim', card: 'WC' };
const BID: Ask = { type: 'bid', bids: [0, 2, 3] };
const SUIT: Ask = { type: 'bid', bids: ['C', 'D', 'S', 'H'] };
const BURY: Ask = { type: 'bury', cards: CARDS, count: 2 };
const CHARGE: Ask = { type: 'charge', cards: ['2C', '3C'] };
const MOON: Ask = {
  type: 'moon',
  options: [
    { name: 'shed', ...option },
    { name: 'burden', ...option },
  ],
};

test.each<[Ask, Act, readonly string[]]>([
  [PLAY, { play: '2C' }, ['0/3']],
  [PLAY, { play: 'WC', call: 'high' }, ['1/3']],
  [PLAY, { play: 'WC', call: 'low' }, ['2/3']],
  [{ type: 'play', plays: [{ card: '2C' }] }, { play: '2C' }, ['0/1']],
  [LAY, { lay: ['2C', '3C'] }, ['0/3']],
  [LAY, { lay: ['3C', '2C'] }, ['1/3']],
  [LAY, { lay: ['3C', '4C'] }, ['2/3']],
  [
    PASS,
    {
      pass: [
        ['3C', 1],
        ['5C', 2],
        ['2C', 1],
      ],
    },
    ['0/2', '1/4', '1/2', '2/3', '0/1', '0/2'],
  ],
  [
    PASS,
    {
      pass: [
        ['2C', 2],
        ['4C', 1],
        ['3C', 1],
      ],
    },
    ['1/2', '0/4', '0/1', '1/3', '0/1', '0/2'],
  ],
  [
    PASS,
    {
      pass: [
        ['5C', 1],
        ['4C', 1],
        ['3C', 2],
      ],
    },
    ['0/2', '3/4', '0/2', '2/3', '0/1', '1/2'],
  ],
  [CLAIM, { claim: false }, ['0/2']],
  [CLAIM, { claim: true }, ['1/2']],
  [BID, { bid: 0 }, ['0/3']],
  [BID, { bid: 3 }, ['2/3']],
  [SUIT, { bid: 'S' }, ['2/4']],
  [BURY, { bury: ['4C', '2C'] }, ['2/4', '0/3']],
  [CHARGE, { charge: [] }, ['0/3']],
  [CHARGE, { charge: ['3C'] }, ['1/3', '1/2']],
  [CHARGE, { charge: ['3C', '2C'] }, ['2/3', '1/2', '0/1']],
  [{ type: 'charge', cards: [] }, { charge: [] }, ['0/1']],
  [MOON, { moon: 'burden' }, ['1/2']],
])('%j is answered by %j', (ask, act, choices) => {
  comesBack<Act>(act, choices, (coder, known) => codedAct(coder, ask, known && { seat: 0, ...known }));
});

const OTHER = 'another question was answered';
const NUMBER = 'there are too many cards, or too few';
const NONE = 'it is none of the choices';

test.each<[Ask, Act, string]>([
  ...[PLAY, LAY, PASS, CLAIM, BID, BURY, CHARGE, MOON].map((ask): [Ask, Act, string] => [ask, {}, OTHER]),
  [BID, { claim: true }, OTHER],
  [{ type: 'bid', bids: [0] }, { play: '2C' }, OTHER],
  [PLAY, { play: '2C', call: 'low' }, NONE],
  [PLAY, { play: 'WC' }, NONE],
  [PLAY, { play: '3C', call: 'low' }, NONE],
  [{ type: 'play', plays: [{ card: '2C' }] }, { play: '3C' }, NONE],
  [LAY, { lay: ['2C', '4C'] }, NONE],
  [LAY, { lay: ['4C', '3C'] }, NONE],
  [
    PASS,
    {
      pass: [
        ['3C', 1],
        ['5C', 2],
      ],
    },
    NUMBER,
  ],
  [PASS, { pass: CARDS.map(card => [card, 1] as const) }, NUMBER],
  [PASS, { pass: CARDS.slice(1).map(card => [card, 1] as const) }, NONE],
  [PASS, { pass: CARDS.slice(1).map(card => [card, 3] as const) }, NONE],
  [
    PASS,
    {
      pass: [
        ['3C', 1],
        ['3C', 1],
        ['2C', 2],
      ],
    },
    NONE,
  ],
  [BID, { bid: 1 }, NONE],
  [SUIT, { bid: 0 }, NONE],
  [BURY, { bury: ['2C'] }, NUMBER],
  [BURY, { bury: ['2C', '3C', '4C'] }, NUMBER],
  [BURY, { bury: ['2C', '6C'] }, NONE],
  [CHARGE, { charge: ['2C', '2C'] }, NONE],
  [CHARGE, { charge: ['2C', '3C', '4C'] }, NONE],
  [MOON, { moon: 'keep' }, NONE],
])('%j is not answered by %j: %s', (ask, act, sentence) => {
  expect(() => choicesOf(coder => codedAct(coder, ask, { seat: 0, ...act }))).toThrow(new UncodableChoice(sentence));
});

test('cards come back in the order in which they lie, of two that are alike the first', () => {
  const cards: readonly Card[] = ['2C', '3C', '2C'];
  comesBack<readonly Card[]>(['2C', '2C', '3C'], ['0/3', '1/2', '0/1'], (coder, known) =>
    inOrder(coder, cards, 3, known),
  );
});
