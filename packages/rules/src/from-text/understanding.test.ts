// Tests what was understood of a text: each rule with its sentences, the questions, and the sentences that
// were not understood.
import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { understand } from './understanding.ts';

const FAMILY = `Hearts at Grandma's
We need four people.
First hand you pass 3 cards to the left, second hand you pass 3 to the right, third hand nobody passes.
Whoever has the 2 of clubs leads it to the first trick.
You must follow suit if you can.
Hearts may be led at any time.
You may not lead hearts until a heart has been played.
Each heart is 1 point, the queen of spades is 13 points, and the jack of diamonds is -10 points.
The game lasts 2 hands. Lowest score wins.
Aunt Mary keeps score with her green pencil.`;

const found = understand(FAMILY, {}, en);
const saidFor = (start: string): readonly string[] | undefined =>
  found.rules.find(({ sentence }) => sentence?.startsWith(start))?.said;

test.each([
  ['For 4 players.', ['We need four people.']],
  ['You must follow suit', ['You must follow suit if you can.']],
  ['Each heart counts', [FAMILY.split('\n')[7]]],
  ['The match lasts two deals.', ['The game lasts 2 hands.']],
  ['The lowest total wins', ['Lowest score wins.']],
])('beside "%s" stands what says so', (start, said) => expect(saidFor(start)).toEqual(said));

test('the sum of the points belongs to the rule of the points', () =>
  expect(found.rules.filter(({ sentence }) => sentence?.includes('Together'))).toMatchObject([
    { sentence: expect.stringMatching(/^Each heart counts .* Together the cards of a deal count 16 points\.$/) },
  ]));

test('what a sentence does not decide is taken as usual', () =>
  expect(found.usual).toContain('You choose what to pass before you see what is passed to you.'));

test('what nobody understands is listed', () =>
  expect(found.unread).toEqual(['Aunt Mary keeps score with her green pencil.']));

test('where sentences disagree, both answers stand beside their sentences, and none is usual', () =>
  expect(found.questions[0]).toMatchObject({
    path: 'lead.restrict',
    usual: null,
    answers: [
      { change: { 'lead.restrict': [] }, said: ['Hearts may be led at any time.'] },
      { change: { 'lead.restrict': ['H*'] }, said: ['You may not lead hearts until a heart has been played.'] },
    ],
  }));

test('an answer changes the rules', () => {
  const { overrides } = understand(FAMILY, { 'match.tie': 'extraDeal' }, en);
  expect([found.overrides['match.tie'], overrides['match.tie']]).toEqual([undefined, 'extraDeal']);
});

test.each([
  ['The highest card of the suit led takes the trick, and its winner leads next.', 'The highest card of the suit led'],
  ['Each player in turn must play a card of that suit.', 'You must follow suit'],
  ['Others must follow suit if able.', 'You must follow suit'],
  ['Winner of a trick: the highest card of the led suit.', 'The highest card of the suit led'],
])('what holds in every game is understood: %s', (text, start) => {
  const { rules, unread } = understand(text, {}, en);
  expect({ sentence: rules[0]?.sentence?.slice(0, start.length), unread }).toEqual({ sentence: start, unread: [] });
});
