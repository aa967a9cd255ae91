// Hints in English: the reason and the comparison.
import { expect, test } from 'vitest';
import type { Advice } from './advise.ts';
import { aboutText, comparedText, whyText } from './sentence.ts';
import { en } from './words/en.ts';

const name = (seat: number): string => ['You', 'Vega', 'Io', 'Rhea'][seat] ?? '';

const advice = (change: Partial<Advice>): Advice => ({
  action: { type: 'play', card: '9S' },
  reasons: [{ kind: 'keeps-guard', guarded: 'QS', guards: 1 }],
  beside: { other: { type: 'play', card: 'KS' }, by: 1.23 },
  compared: [
    { other: { type: 'play', card: '8S' }, by: 0.02 },
    { other: { type: 'play', card: 'KS' }, by: 1.23 },
  ],
  wanted: false,
  ...change,
});

test.each<[name: string, change: Partial<Advice>, why: string, compared: string | undefined]>([
  [
    'points are bad',
    {},
    'It keeps a low card to guard Q♠; on average it costs 1.2 points less than K♠.',
    'Points compared: 8♠ = · K♠ +1.2',
  ],
  [
    'points are good',
    { wanted: true },
    'It keeps a low card to guard Q♠; on average it brings 1.2 points more than K♠.',
    'Points compared: 8♠ = · K♠ −1.2',
  ],
  [
    'another is as good',
    { beside: { other: { type: 'play', card: '8S' }, by: 0.02 }, compared: [] },
    'It keeps a low card to guard Q♠; 8♠ would do as well.',
    undefined,
  ],
  [
    'the search’s own reason',
    { reasons: [{ kind: 'shifts', seat: 3, points: 2.5, other: { type: 'play', card: 'KS' } }], compared: [] },
    'In the deals tried out, Rhea takes 2.5 points more than with K♠; on average it costs 1.2 points less than K♠.',
    undefined,
  ],
  [
    'and about the player',
    { reasons: [{ kind: 'shifts', seat: null, points: -1, other: { type: 'play', card: 'KS' } }], compared: [] },
    'In the deals tried out, you take 1 point less than with K♠; on average it costs 1.2 points less than K♠.',
    undefined,
  ],
  ['nothing was compared', { beside: undefined, compared: [] }, 'It keeps a low card to guard Q♠.', undefined],
])('%s', (_, change, why, compared) => {
  expect(whyText(en, advice(change), name)).toBe(why);
  expect(comparedText(en, advice(change))).toBe(compared);
});

test('a reason about all cards of an answer does not name them again', () => {
  const gifts = (['AD', 'QH', 'AH'] as const).map(card => ({ card, to: 1 }));
  const reason = (...cards: ('AD' | 'QH' | 'AH')[]) => ({ kind: 'parts-dear', cards }) as const;
  const text = (...cards: ('AD' | 'QH' | 'AH')[]): string =>
    aboutText(en, { type: 'pass', gifts }, reason(...cards), name);
  expect(text('AD', 'QH', 'AH')).toBe('A♦ Q♥ A♥: It rids you of these cards and the points.');
  expect(text('QH', 'AH')).toBe('A♦ Q♥ A♥: It rids you of Q♥ A♥ and the points.');
});
