// Tests that the answer is recovered from an event, and that it is undefined if the viewer saw too little of
// the event.
import type { Action, Event } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { actionOf } from './answer.ts';

const gifts = [{ card: 'QS', to: 1 }] as const;
const pair = { bottom: 'KH', top: '2S' } as const;

test.each<readonly [name: string, event: Event, action: Action | undefined]>([
  ['cards passed', { type: 'passed', seat: 0, gifts }, { type: 'pass', gifts }],
  ['so many cards passed by another', { type: 'passed', seat: 0, gifts: 3 }, undefined],
  ['chips bid', { type: 'bid', seat: 0, bid: 3 }, { type: 'bid', bid: 3 }],
  ['cards charged', { type: 'charged', seat: 0, cards: ['QS'] }, { type: 'charge', cards: ['QS'] }],
  ['no cards charged', { type: 'charged', seat: 0, cards: [] }, { type: 'charge', cards: [] }],
  ['what another charges', { type: 'charged', seat: 0, cards: null }, undefined],
  ['a card', { type: 'played', seat: 0, card: '2C', broke: false }, { type: 'play', card: '2C' }],
  [
    'a wild and its call',
    { type: 'played', seat: 0, card: 'WH', call: 'low', broke: false },
    { type: 'play', card: 'WH', call: 'low' },
  ],
  ['cards buried', { type: 'buried', seat: 0, cards: ['AH'] }, { type: 'bury', cards: ['AH'] }],
  ['so many cards buried by another', { type: 'buried', seat: 0, cards: 1 }, undefined],
  ['a moon chosen', { type: 'chose', seat: 0, option: 'shed' }, { type: 'moon', option: 'shed' }],
  ['a pair laid', { type: 'laid', seat: 0, pair }, { type: 'lay', ...pair }],
  ['a pair laid by another', { type: 'laid', seat: 0, pair: null }, undefined],
  ['what nobody answered', { type: 'shot', seat: 0 }, undefined],
] as const)('%s', (_, event, action) => {
  expect(actionOf(event)).toStrictEqual(action);
});
