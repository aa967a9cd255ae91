// Reviews: the verdicts on a deal, the order in which deals are judged, and tables that continue from a
// decision. The tests judge whole deals by search.
import { isBrief, isPlayOut, type ReviewedDeal } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import proof from '../../../../../fixtures/proof.json' with { type: 'json' };
import { freshSample } from '../../../../../test/seeds.ts';
import { bench, isA, opened, type Page, page, playToEnd, waitFor } from '../../../testing/worker.ts';

/** The first judged deal among the messages since number `from`. */
const judged = ({ received }: Page, from: number): ReviewedDeal | undefined =>
  received.slice(from).flatMap(message => (message.type === 'reviewed' ? (message.shown ?? []) : []))[0];

test('a deal of tricks is judged decision by decision, and played out from one of them', async () => {
  const one = page(bench());
  const { id } = await opened(one, 'wild-twist', 7, { length: { deals: 1 } });
  await playToEnd(one);
  const from = one.received.length;
  one.say({ type: 'review', table: id, seat: 0, deal: 1, open: false });
  const { steps, curve, got } = await waitFor(() => judged(one, from), one.received);
  expect(steps.filter(step => step.asked === 'play')).toHaveLength(8);
  expect(curve).toHaveLength(9);
  expect(curve.at(-1)).toBe(got);
  expect(steps.every(step => step.cost >= 0 && step.sentences.length <= 3)).toBe(true);
  one.say({ type: 'review', table: 'none', seat: 0, deal: null, open: false }); // ends the refinement
  const third = steps.filter(step => step.asked === 'play')[2];
  one.say({ type: 'fork', table: id, seat: 0, at: third?.at ?? 0 });
  const { view } = await one.until(isA('snapshot'), from);
  expect([view.id === id, isPlayOut(view.id)]).toEqual([false, true]);
  expect(view).toMatchObject({ version: third?.at, length: { deals: 1 }, ask: { type: 'play' } });
  expect(view.deal).toMatchObject({ tricks: { length: 2 }, hand: third?.hands[0] });
});

const PLAYS_MS = 60_000;

const forked: readonly (readonly [game: string, seats: number])[] = [
  ['ricketts', 4],
  ['classic', 5],
];

test.each(freshSample('deals played out', forked, 1))(
  'a deal of %s at %i seats is played out from any point that stands beside its decisions: what lay there lies there again',
  async (game, seats) => {
    const one = page(bench());
    const { id } = await opened(one, game, seats, { length: { deals: 1 } });
    await playToEnd(one);
    const from = one.received.length;
    one.say({ type: 'review', table: id, seat: 0, deal: 1, open: false });
    const { steps } = await waitFor(() => judged(one, from), one.received);
    one.say({ type: 'review', table: 'none', seat: 0, deal: null, open: false });
    const plays = steps.filter(step => step.asked === 'play');
    expect(plays.map(({ points }) => points.map(({ after }) => after))).toEqual(
      plays.map(({ whole }) => [null, ...whole.map(({ seat }) => seat)]),
    );
    expect(plays.at(-1)?.points.at(-1)?.at, 'nothing is asked after the last card').toBeNull();
    for (const step of plays.slice(0, -1).filter((_, i) => i % 4 === 1)) {
      for (const [i, { at }] of step.points.entries()) {
        if (at === null) throw new Error(`point ${i} of trick ${step.trick} is none`);
        const since = one.received.length;
        one.say({ type: 'fork', table: id, seat: 0, at });
        const { view } = await one.until(isA('snapshot'), since);
        const lies = view.deal.kind === 'tricks' ? [...view.deal.tricks, view.deal.trick][step.trick - 1]?.plays : [];
        expect(lies?.slice(0, i)).toMatchObject(step.whole.slice(0, i));
        expect(view.version).toBeGreaterThanOrEqual(at);
      }
    }
  },
  PLAYS_MS,
);

test('a reviewed deal is only sampled further: there is no progress bar, and a requested deal comes first', async () => {
  const one = page(bench());
  const { id } = await opened(one, 'wild-twist', 7, { length: { deals: 2 } });
  await playToEnd(one);
  const review = async (deal: number): Promise<number> => {
    const from = one.received.length;
    one.say({ type: 'review', table: id, seat: 0, deal, open: false });
    await waitFor(() => judged(one, from), one.received);
    return from;
  };
  await review(1);
  await review(2);
  const from = await review(1);
  const told = one.received.slice(from).flatMap(said => (said.type === 'reviewed' ? [said] : []));
  expect(told.filter(({ shown }) => shown === null)).toEqual([]);
  expect(told[0]?.shown).toMatchObject({ deal: 1, whole: false });
  await waitFor(
    () => one.received.slice(from).find(said => said.type === 'reviewed' && said.shown?.whole),
    one.received,
  );
  const refined = one.received.flatMap(said =>
    said.type === 'reviewed' && said.shown?.whole ? [said.shown.deal] : [],
  );
  expect(refined).toEqual([1]);
});

test('a deal of Capture is judged by the cards as they lay', async () => {
  const one = page(bench());
  const { id } = await opened(one, 'capture', 3, { length: { deals: 1 } });
  await playToEnd(one);
  const from = one.received.length;
  one.say({ type: 'review', table: id, seat: 0, deal: 1, open: true });
  const { steps, got } = await waitFor(() => judged(one, from), one.received);
  one.say({ type: 'review', table: 'none', seat: 0, deal: null, open: false });
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.filter(step => !step.judged)).toEqual([]);
  expect(steps.at(-1)?.whole).toHaveLength(3);
  expect(got).toBeGreaterThanOrEqual(0);
});

test('a match from elsewhere is reviewed from its text, and other text is refused', async () => {
  const one = page(bench());
  const text = JSON.stringify(proof);
  const wish = { type: 'review', table: 'example-1', seat: 2, deal: null, open: false } as const;
  one.say({ ...wish, record: text });
  const { steps, got } = await waitFor(() => judged(one, 0), one.received);
  expect({ got, steps: steps.length, first: steps[0]?.asked }).toEqual({ got: 4, steps: 14, first: 'pass' });
  const names = ['Seat 0', 'Seat 1', 'Seat 2', 'Seat 3'];
  const title = 'Ricketts House Hearts';
  expect(one.received.find(isA('reviewed'))).toMatchObject({ table: 'example-1', title, names, deals: [1] });
  one.say({ type: 'review', table: 'none', seat: 0, deal: null, open: false }); // ends the refinement
  const [, , , step] = steps;
  for (const at of [step?.at, ...(step?.points ?? []).map(point => point.at)]) {
    const since = one.received.length;
    one.say({ type: 'fork', table: 'example-1', seat: 2, at: at ?? 0, record: text });
    const { view } = await one.until(isA('snapshot'), since);
    expect(view).toMatchObject({ viewer: 2, length: { deals: 1 }, deal: { deal: 1 } });
    expect(isBrief(view.id), 'it was played elsewhere, and counts nowhere').toBe(true);
    if (view.deal.kind !== 'tricks') throw new Error('expected a deal of tricks');
    const lies = [...view.deal.tricks, view.deal.trick].flatMap(trick => trick.plays);
    const before = steps.slice(0, 3).flatMap(one => one.whole);
    expect(lies.slice(0, before.length)).toMatchObject(before);
  }
  const from = one.received.length;
  one.say({ ...wish, record: text.replace('[2,"5C"]', '[2,"AS"]') });
  await one.until(isA('trouble'), from);
});
