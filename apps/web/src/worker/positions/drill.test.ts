// Pass training: every game with passing has hands, derived from the seed alone, and a pass at the table is
// judged. The tests judge passes by search.
import { careful, judge, type Question, quickDraws } from '@moonshot/bots';
import { isSame } from '@moonshot/bots/review';
import { drillTable, type ReviewStep } from '@moonshot/protocol';
import { heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { freshSample } from '../../../../../test/seeds.ts';
import { bench, isA, page, waitFor } from '../../../testing/worker.ts';
import { passAdvantage } from './clear-pass.ts';
import { playToPass } from './drill.ts';

const TABLES = SHEETS.flatMap(sheet =>
  [...new Set([sheet.seats.min, sheet.seats.best])].map(seats => [sheet.id, seats] as const),
);

test.each(TABLES)('%s at %i seats: a hand to pass from where cards are passed, and else none', (id, seats) => {
  const hearts = heartsOf(
    SHEETS.find(sheet => sheet.id === id),
    seats,
  );
  const passes = hearts.kind === 'tricks' && hearts.rules.passSteps.some(step => step !== 'hold');
  const deals = Array.from({ length: 4 }, (_, i) => playToPass(hearts, `seed ${i}`));
  expect(deals.map(one => one !== undefined)).toEqual(deals.map(() => passes));
  for (const [i, one] of deals.entries()) {
    expect(playToPass(hearts, `seed ${i}`)).toEqual(one);
    if (one === undefined) continue;
    expect(one.events.filter(event => event.type === 'scored')).toHaveLength(one.deal - 1);
    expect(one.events.at(-1)?.type).toBe('dealt');
  }
  if (passes) expect(new Set(deals.map(one => one?.deal)).size).toBeGreaterThan(1);
});

test('a pass at its table is judged: what it cost, what was best, and what others cost', async () => {
  const one = page(bench());
  const id = drillTable('ricketts', 'aa');
  one.say({ type: 'drill', game: 'ricketts', seed: 'aa', names: ['You', 'Vega', 'Tycho', 'Halley'] });
  const { view } = await one.until(isA('snapshot'), 0);
  expect(view).toMatchObject({ id, viewer: 0, ask: { type: 'pass' }, deal: { given: [] } });
  const { ask, deal } = view;
  if (ask?.type !== 'pass') throw new Error('nothing is to be passed');
  const receivers = ask.to.flatMap(({ to, count }) => Array<number>(count).fill(to));
  const gifts = receivers.map((to, i) => ({ card: deal.hand[i] as never, to }));
  one.say({ type: 'act', number: view.number + 1, action: { type: 'pass', gifts } });
  await one.until(isA('ack'), 0);
  const from = one.received.length;
  one.say({ type: 'review', table: id, seat: 0, deal: deal.deal, open: false });
  const judged = (): ReviewStep | undefined =>
    one.received.slice(from).flatMap(said => (said.type === 'reviewed' ? (said.shown?.steps ?? []) : []))[0];
  const step = await waitFor(judged, one.received);
  one.say({ type: 'review', table: 'none', seat: 0, deal: null, open: false }); // ends the refinement
  expect(step).toMatchObject({ asked: 'pass', judged: true, played: { action: { type: 'pass', gifts } } });
  expect(step.hands[0]).toHaveLength(13);
  expect(step.options.length).toBeGreaterThan(2);
  expect(step.cost > 0).toBe(step.sentences.length > 1 && step.played.name !== step.best.name);
});

/** The cost of a careful player's pass, computed independently of the search for hands. */
function usualCost(question: Question | undefined, name: string): number {
  if (question === undefined) return Number.NaN;
  const usual = careful.decide(question, { plays: 1 }, quickDraws(`usual ${name}`));
  const { options } = judge(question, { plays: 4000 }, quickDraws(`apart ${name}`), { also: [usual] });
  return options.find(({ action }) => isSame(action, usual))?.behind ?? Number.NaN;
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

test.each(freshSample('games of drills', ['ricketts', 'classic'], 1))(
  'hands of %s that are found have a pass that is clearly ahead of the usual one',
  async game => {
    const one = page(bench());
    const hearts = heartsOf(sheetOf(game), 4);
    const costs: number[] = [];
    for (const seed of ['a', 'b']) {
      const from = one.received.length;
      one.say({ type: 'find-drill', game, seed });
      const { seed: found } = await one.until(isA('drill-found'), from);
      const index = Number(found.slice(1));
      const hands = Array.from({ length: index + 1 }, (_, i) => playToPass(hearts, `${seed}${i}`));
      const ahead = hands.map((hand, i) => (hand === undefined ? 0 : passAdvantage(hand, `${seed}${i}`)));
      expect(ahead.at(-1)).toBeGreaterThanOrEqual(1.5);
      expect(ahead.slice(0, -1)).toEqual(Array(index).fill(0)); // all earlier hands were rejected
      costs.push(usualCost(hands.at(-1)?.question, found));
    }
    expect(mean(costs), 'judged anew').toBeGreaterThanOrEqual(1.5);
  },
);

test.each(['capture', 'no-such-game'])('a search in %s finds no pass and answers with its own seed', async game => {
  const one = page(bench());
  one.say({ type: 'find-drill', game, seed: 'a' });
  expect(await one.until(isA('drill-found'), 0)).toEqual({ type: 'drill-found', seed: 'a' });
});
