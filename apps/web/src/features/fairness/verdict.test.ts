// The text of each verdict and of each noticed problem claims no more than was checked.
import { fairnessWords } from '@moonshot/i18n/features';
import { inEveryLanguage } from '@moonshot/i18n/testing';
import type { VerificationReport, Verified } from '@moonshot/verify';
import { expect, test } from 'vitest';
import type { SealWarning } from '../../online/seals/seal-watch.ts';
import type { FairnessStatus } from './fairness.ts';
import { sealNotice } from './noticed.ts';
import { verdictOf } from './verdict.ts';

const LANGUAGES = await inEveryLanguage(fairnessWords);
const en = await fairnessWords('en');
const report = {} as VerificationReport; // its content is not used
const verified = (players: number): Verified => ({ type: 'verified', players, report });
const alone = (...deals: number[]): Verified => ({ type: 'server-only', deals, report });

test.each<readonly [FairnessStatus, Verified | undefined, string, RegExp | null]>([
  ['verified', verified(3), 'Verified, with the secrets of 3 players.', /only if all of these players helped/],
  ['verified', verified(1), 'Verified, with the secret of 1 player.', /each draw is counted/],
  ['verified', verified(0), 'Verified. No cards were dealt.', null],
  [
    'server-only',
    alone(2),
    'Consistent, but only the server’s secret counted.',
    /In deal 2 .* server alone could choose/,
  ],
  ['server-only', alone(2, 5), 'Consistent, but only the server’s secret counted.', /In deals 2, 5 /],
  ['old-protocol', { type: 'old-protocol', report }, 'Old protocol: the cards fit the seal.', /choose among several/],
  ['broken', { type: 'broken', report }, 'Broken: the cards do not match the seal.', /changed/],
  ['sealed', undefined, 'This deal is sealed.', /when the match is over/i],
  ['empty', undefined, 'Check how the cards were dealt.', /whose secrets made the cards/],
])('%s: %j', (standing, checked, title, lead) => {
  const said = verdictOf(en, standing, checked);
  expect(said.title).toBe(title);
  if (lead === null) expect(said.lead).toBeNull();
  else expect(said.lead).toMatch(lead);
});

const at = { deal: 4, attempt: 1 } as const;
const WARNINGS: readonly SealWarning[] = [
  { ...at, what: 'not-asked' },
  { ...at, what: 'early-round' },
  { ...at, what: 'late-void' },
  { ...at, what: 'left-out', sure: false },
  { ...at, what: 'left-out', sure: true },
  { ...at, what: 'not-opened', sure: false },
  { ...at, what: 'not-opened', sure: true },
  { ...at, what: 'altered', seen: '', told: '' },
  { ...at, what: 'server', seen: '', told: '' },
  { ...at, what: 'redraws', attempts: 6, odd: 3 },
];

test.each(LANGUAGES)('each warning is one sentence, and names the deal or the figures: %s', (_, words) => {
  const said = WARNINGS.map(one => sealNotice(words, one));
  for (const { sentence } of said) expect(sentence).toMatch(/^[^.]*(4|3.*6)[^.]*\.$/);
  // two of the server's problems share a sentence
  expect(new Set(said.map(({ sentence }) => sentence)).size).toBe(9);
  expect(said.filter(({ note }) => note !== null)).toHaveLength(5); // problems that may have a harmless cause
});
