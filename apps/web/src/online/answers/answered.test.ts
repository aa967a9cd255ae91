// What is said about cards that the table or a bot passed and played for the viewer.
import { online as en } from '@moonshot/i18n/english';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { type Answerable, answeredBetween, answeredText } from './answered.ts';

interface Seen {
  readonly hand: readonly Card[];
  readonly deal?: number;
  readonly phase?: string;
  readonly given?: readonly Card[];
  readonly viewer?: number | 'watcher';
}

const seen = ({ hand, deal = 1, phase = 'play', given = [], viewer = 0 }: Seen): Answerable => ({
  id: 'match',
  viewer,
  ask: {},
  deal: { deal, phase, hand, given: given.map(card => ({ card })) },
});

/** The sentences, with cards by their short names. */
function told(before: Seen | null, after: Seen, why: 'time' | 'away'): string | null {
  const what = answeredBetween(before && seen(before), seen(after), why);
  return what && answeredText(en, what, card => card);
}

const PASSING: Seen = { hand: ['2C', '3C', 'KH'], phase: 'pass' };
const PLAYING: Seen = { hand: ['2C', '3C', 'KH'] };

test.each([
  ['a card', PLAYING, { hand: ['2C', 'KH'] }, 'time', 'Your time is up. Played for you: 3C.'],
  ['a pass', PASSING, { hand: ['2C'], given: ['3C', 'KH'] }, 'time', 'Your time is up. Passed for you: 3C KH.'],
  ['a pass after which cards came', PASSING, { hand: ['2C', 'AS', 'KS'], given: ['3C', 'KH'] }, 'time', /: 3C KH\.$/],
  ['a bid', PLAYING, PLAYING, 'time', 'Your time is up. The table answered for you.'],
  ['cards while away', PLAYING, { hand: ['2C'] }, 'away', /while you were away\. Played for you: 3C KH\.$/],
  [
    'a pass and a card',
    PASSING,
    { hand: [], given: ['3C', 'KH'] },
    'away',
    /Passed for you: 3C KH\. Played for you: 2C\.$/,
  ],
  ['the rest of a deal', PLAYING, { hand: ['AS'], deal: 2 }, 'away', 'A bot played for you while you were away.'],
] as const)('it says what was answered for the viewer: %s', (_, before, after, why, text) => {
  const sentences = told(before, after, why);
  if (typeof text === 'string') expect(sentences).toBe(text);
  else expect(sentences).toMatch(text);
});

test.each([
  ['nothing was played', PLAYING, PLAYING],
  ['nothing was seen before', null, PLAYING],
  ['the viewer had no cards left', { hand: [] }, { hand: ['AS'], deal: 2 }],
  ['somebody else looks', { ...PLAYING, viewer: 1 }, { hand: ['2C'] }],
] as const)('it says nothing if %s', (_, before, after) => {
  expect(told(before, after, 'away')).toBeNull();
});

test.each(['over', 'deal'])('the end of the time for the scores answers nothing, in phase %s', phase => {
  expect(told({ hand: [], phase }, { hand: [], phase }, 'time')).toBeNull();
});
