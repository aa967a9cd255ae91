// Tests the contents of bench/clicks.jsonl: every table was played to its end, and every kind of question was
// answered.
import { expect, test } from 'vitest';
import type { Question } from '../../test/browser/clicker.ts';
import { clickedSoFar } from './clicks.ts';

const QUESTIONS: Readonly<Record<Question, true>> = {
  pass: true,
  charge: true,
  bid: true,
  claim: true,
  play: true,
  call: true,
  bury: true,
  moon: true,
  lay: true,
};

const results = [...clickedSoFar().values()];

test('no table had a fault', () => {
  expect(results.filter(({ fault }) => fault !== undefined)).toEqual([]);
  expect(results.filter(({ deals }) => deals === 0)).toEqual([]);
});

test.each(Object.keys(QUESTIONS) as Question[])('%s was answered', question => {
  expect(results.some(({ answers }) => (answers[question] ?? 0) > 0)).toBe(true);
});
