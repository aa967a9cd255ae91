// Reviews by the worker: what is told of a deal, the worst first, and a table that is forked from one of its decisions.
import type { ReviewedDeal } from '@moonshot/wire/review';
import { expect, test } from 'vitest';
import proof from '../../../../fixtures/proof.json' with { type: 'json' };
import { bench, isA, opened, type Page, page, playToEnd, waitFor } from './rig.ts';

/** The deal that a review has shown since. */
const judged = ({ heard }: Page, from: number): ReviewedDeal | undefined =>
  heard.slice(from).flatMap(message => (message.type === 'reviewed' ? (message.shown ?? []) : []))[0];

test('a deal of tricks is judged decision by decision, and played out from one of them', async () => {
  const one = page(bench());
  const { id } = await opened(one, 'wild-twist', 7, { length: { deals: 1 } });
  await playToEnd(one);
  const from = one.heard.length;
  one.say({ type: 'review', table: id, seat: 0, deal: 1, open: false });
  const { steps, curve, got } = await waitFor(() => judged(one, from), one.heard);
  expect(steps.filter(step => step.asked === 'play')).toHaveLength(8);
  expect(curve).toHaveLength(9);
  expect(curve.at(-1)).toBe(got);
  expect(steps.every(step => step.cost >= 0 && step.sentences.length <= 3)).toBe(true);
  one.say({ type: 'review', table: 'none', seat: 0, deal: null, open: false }); // ends the refining
  const third = steps.filter(step => step.asked === 'play')[2];
  one.say({ type: 'fork', table: id, seat: 0, at: third?.at ?? 0 });
  const { view } = await one.until(isA('fresh'), from);
  expect(view.id).not.toBe(id);
  expect(view).toMatchObject({ version: third?.at, length: { deals: 1 }, ask: { type: 'play' } });
  expect(view.deal).toMatchObject({ tricks: { length: 2 }, hand: third?.hands[0] });
});

test('a deal of Capture is judged by the cards as they lay', async () => {
  const one = page(bench());
  const { id } = await opened(one, 'capture', 3, { length: { deals: 1 } });
  await playToEnd(one);
  const from = one.heard.length;
  one.say({ type: 'review', table: id, seat: 0, deal: 1, open: true });
  const { steps, got } = await waitFor(() => judged(one, from), one.heard);
  one.say({ type: 'review', table: 'none', seat: 0, deal: null, open: false });
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.filter(step => !step.judged)).toEqual([]);
  expect(steps.at(-1)?.whole).toHaveLength(3);
  expect(got).toBeGreaterThanOrEqual(0);
});

test('a match that was played elsewhere is judged by its text, and what is none is said to be none', async () => {
  const one = page(bench());
  const text = JSON.stringify(proof);
  const wish = { type: 'review', table: 'example-1', seat: 2, deal: null, open: false } as const;
  one.say({ ...wish, record: text });
  const { steps, got } = await waitFor(() => judged(one, 0), one.heard);
  expect({ got, steps: steps.length, first: steps[0]?.asked }).toEqual({ got: 4, steps: 14, first: 'pass' });
  const names = ['Seat 0', 'Seat 1', 'Seat 2', 'Seat 3'];
  const title = 'Ricketts House Hearts';
  expect(one.heard.find(isA('reviewed'))).toMatchObject({ table: 'example-1', title, names, deals: [1] });
  const from = one.heard.length;
  one.say({ ...wish, record: text.replace('[2,"5C"]', '[2,"AS"]') });
  await one.until(isA('trouble'), from);
});
