// The sentences of hints. Every reason has a sentence in every language, with the facts that `REASONS` lists.
import type { HintWords } from '@moonshot/bots/hint';
import { type ReviewedDecision, verdictTexts } from '@moonshot/bots/review';
import { expect, test } from 'vitest';
import { inEveryLanguage } from '../testing/index.ts';
import { hintWords } from './games.ts';

type Reasons = HintWords['reasons'];
type Reason = Parameters<Reasons[keyof Reasons]>[0];

const name = (seat: number): string => ['You', 'Vega', 'Io', 'Rhea'][seat] ?? '';

/** The sentence for a reason, made by the function for its kind. */
const reasonText = (say: HintWords, reason: Reason): string =>
  (say.reasons[reason.kind] as (reason: Reason, of: typeof name) => string)(reason, name);

/** Every kind of reason, with the texts that its sentence must contain in every language. */
const REASONS: { readonly [K in Reason['kind']]: readonly [Extract<Reason, { kind: K }>, ...string[]] } = {
  forced: [{ kind: 'forced' }],
  called: [{ kind: 'called', card: 'WS', call: 'low' }, '♠'],
  under: [{ kind: 'under', card: '9S', best: 'QS', seat: 3 }, '9♠', 'Q♠', 'Rhea'],
  'takes-free': [{ kind: 'takes-free', card: 'KC' }, 'K♣'],
  'takes-last': [{ kind: 'takes-last', card: 'KH', points: 3 }, 'K♥', '3'],
  'takes-good': [{ kind: 'takes-good', card: 'JD', points: 10 }, 'J♦', '10'],
  exposed: [{ kind: 'exposed', card: 'JC', above: 1, behind: 2, kept: ['4C'] }, '4♣', '1', '2'],
  sheds: [{ kind: 'sheds', card: 'QS', points: 13, to: 2 }, 'Q♠', '13', 'Io'],
  throws: [{ kind: 'throws', card: 'AD' }, 'A♦'],
  empties: [{ kind: 'empties', suit: 'D' }],
  'keeps-guard': [{ kind: 'keeps-guard', guarded: 'QS', guards: 2 }, 'Q♠', '2'],
  bares: [{ kind: 'bares', guarded: 'QS' }, 'Q♠'],
  'spends-low': [{ kind: 'spends-low', card: '4S', suit: 'S', next: '9S' }, '9♠'],
  'stops-moon': [{ kind: 'stops-moon', seat: 2 }, 'Io'],
  withholds: [{ kind: 'withholds', seat: 1 }, 'Vega'],
  shoots: [{ kind: 'shoots' }],
  'leads-low': [{ kind: 'leads-low', card: '3C', above: 9 }, '9'],
  'leads-between': [{ kind: 'leads-between', card: '8C', above: 3, below: 4 }, '3', '4'],
  highest: [{ kind: 'highest', card: 'KC' }, 'K♣'],
  'leads-top': [{ kind: 'leads-top', card: 'AC' }, 'A♣'],
  'draws-out': [{ kind: 'draws-out', card: '5S', dear: 'QS' }, 'Q♠'],
  'risks-dear': [{ kind: 'risks-dear', card: 'KS', dear: 'QS' }, 'K♠', 'Q♠'],
  invites: [{ kind: 'invites', card: 'AC', suit: 'C', seat: 2 }, 'A♣', 'Io'],
  'parts-dear': [{ kind: 'parts-dear', cards: ['QS'] }, 'Q♠'],
  'parts-high': [{ kind: 'parts-high', cards: ['AH', 'KD'] }, 'A♥', 'K♦'],
  opens: [{ kind: 'opens' }],
  'keeps-wild': [{ kind: 'keeps-wild' }],
  names: [{ kind: 'names', suit: 'D', held: 3, high: 1 }, '3', '1'],
  'names-none': [{ kind: 'names-none' }],
  'wins-match': [{ kind: 'wins-match' }],
  ahead: [{ kind: 'ahead', by: -7 }, '7'],
  covered: [{ kind: 'covered', heart: '9H', top: 'AS', above: 4 }, '9♥', 'A♠', '4'],
  'bare-top': [{ kind: 'bare-top', top: '4C', above: 4 }, '4♣', '4'],
  shifts: [{ kind: 'shifts', seat: 2, points: 3, other: { type: 'play', card: 'KS' } }, 'Io', '3', 'K♠'],
  judged: [{ kind: 'judged' }],
};

const LANGUAGES = await inEveryLanguage(hintWords);

test.each(LANGUAGES)('%s: every reason has a sentence with its facts', (_, say) => {
  const said = Object.values(REASONS).map(([reason, ...facts]) => {
    const text = reasonText(say, reason);
    expect(text).toMatch(/^\p{Lu}|^\d/u);
    expect(text).not.toMatch(/undefined|NaN|null|[.!?]$/);
    for (const fact of facts) expect(text).toContain(fact);
    return text;
  });
  expect(new Set(said).size).toBe(said.length);
});

test('no language says what another one says', () => {
  const texts = LANGUAGES.map(([, say]) => Object.values(REASONS).map(([reason]) => reasonText(say, reason)));
  for (const i of Object.values(REASONS).keys())
    expect(new Set(texts.map(list => list[i])).size).toBe(LANGUAGES.length);
});

test.each(LANGUAGES)('%s: a hint has at most three sentences', (_, say) => {
  const weighed = (card: 'KS' | '6S') =>
    ({ action: { type: 'play', card }, points: [], worth: 0, behind: 0, error: 0 }) as const;
  const verdict: Omit<ReviewedDecision, 'made'> = {
    played: weighed('KS'),
    best: weighed('6S'),
    cost: 12.3,
    options: [],
    for: { kind: 'draws-out', card: '6S', dear: 'QS' },
    against: { kind: 'risks-dear', card: 'KS', dear: 'QS' },
  };
  const texts = verdictTexts(say, verdict, name);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toMatch(/^K♠.*12[.,]3.*\.$/);
  expect(texts[2]).toMatch(/^6♠/);
  expect(verdictTexts(say, { ...verdict, cost: 0 }, name)).toHaveLength(2);
  expect(verdictTexts(say, { ...verdict, cost: 0, for: { kind: 'judged' } }, name)).toHaveLength(1);
});
