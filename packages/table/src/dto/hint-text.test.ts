// Tests the sentence of a hint for every kind of answer.
import type { Action } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { hintSentence } from './hint-text.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

const pass = (...gifts: readonly (readonly [card: string, to: number])[]) =>
  ({ type: 'pass', gifts: gifts.map(([card, to]) => ({ card, to })) }) as Action;

test.each<readonly [sentence: string, action: Action]>([
  ['Play the Q♠.', { type: 'play', card: 'QS' }],
  ['Play the wild ♠ and call it low.', { type: 'play', card: 'WS', call: 'low' }],
  ['Pass Q♠ K♠ to Ben and 2♣ to Cleo.', pass(['QS', 1], ['2C', 2], ['KS', 1])],
  ['Pass Q♠ to 3.', pass(['QS', 3])],
  ['Put Q♠ K♠ into the middle.', pass(['QS', 0], ['KS', 0])],
  ['Charge Q♠.', { type: 'charge', cards: ['QS'] }],
  ['Charge nothing.', { type: 'charge', cards: [] }],
  ['Bid 3 chips.', { type: 'bid', bid: 3 }],
  ['Bid nothing.', { type: 'bid', bid: 0 }],
  ['Name spades.', { type: 'bid', bid: 'S' }],
  ['Claim the opening lead.', { type: 'claim', claim: true }],
  ['Leave the opening lead to the others.', { type: 'claim', claim: false }],
  ['Bury A♥.', { type: 'bury', cards: ['AH'] }],
  ['Take the points off your own score.', { type: 'moon', option: 'shed' }],
  ['Lay K♥ hidden, with 2♠ on top.', { type: 'lay', bottom: 'KH', top: '2S' }],
])('%s', (sentence, action) => {
  expect(hintSentence(en.hint, action, NAMES, 0)).toBe(sentence);
});
