// Fixed deals: the same cards and bot answers for everybody, one table per day, and a lesson that fits its
// texts.
import { careful, questionOf } from '@moonshot/bots';
import { worker as en } from '@moonshot/i18n/english';
import type { TableView } from '@moonshot/protocol';
import type { HeartsGame } from '@moonshot/rules';
import { type Card, SUITS, suitOf } from '@moonshot/rules/cards';
import { decide, evolve, heartsFor, openTable } from '@moonshot/table';
import { expect, test } from 'vitest';
import {
  type Bench,
  bench,
  isA,
  memoryShelf,
  type Page,
  page,
  playToEnd,
  step,
  waitFor,
  written,
} from '../../testing/worker.ts';
import { LESSON_NUMBER, lesson, lessonSecret } from './fixed-deals.ts';
import { specOf } from './table-orders.ts';

const NAMES = ['You', 'Ada', 'Bea', 'Cleo'];

async function atDaily(one: Page, date: string): Promise<TableView> {
  one.say({ type: 'daily', date, names: NAMES });
  await one.until(isA('snapshot'));
  return waitFor(() => (one.view().ask === null ? undefined : one.view()), one.received);
}

/** The plays in order. Passes are left out, because several seats pass at once, in any order. */
const playedIn = async (on: Bench, table: string): Promise<readonly unknown[]> =>
  (await written(on, table)).flatMap(one => (one.type === 'game' && one.event.type === 'played' ? [one.event] : []));

test('two browsers meet the same cards and the same answers on one day, and others on another', async () => {
  const [here, there] = [bench(memoryShelf(), 'here'), bench(memoryShelf(), 'there')];
  const pages = [page(here), page(there, 'other')] as const;
  const hands = await Promise.all(pages.map(async one => (await atDaily(one, '2026-11-21')).deal.hand));
  expect(hands[0]).toEqual(hands[1]);
  for (const one of pages) await playToEnd(one, 'same');
  const played = await playedIn(here, 'daily-2026-11-21');
  expect(played).toHaveLength(52);
  expect(await playedIn(there, 'daily-2026-11-21')).toEqual(played);
  const from = pages[0].received.length;
  pages[0].say({ type: 'daily', date: '2026-11-22', names: NAMES });
  expect((await pages[0].until(isA('snapshot'), from)).view.deal.hand).not.toEqual(hands[0]);
});

test('a day has one table: it is taken up where it was left, and nothing is taken back in it', async () => {
  const on = bench();
  const one = page(on);
  const { deal } = await atDaily(one, '2026-11-21');
  one.say({ type: 'undo', number: 1 });
  expect((await one.until(isA('rejected'))).sentence).toBe(en.trouble.oneTry);
  const from = one.received.length;
  one.say({ type: 'daily', date: '2026-11-21', names: NAMES });
  expect((await one.until(isA('snapshot'), from)).view.deal.hand).toEqual(deal.hand);
  expect(await on.storage.tables()).toHaveLength(1);
});

test('a finished day shows how it ended', async () => {
  const one = page(bench());
  await atDaily(one, '2026-11-21');
  await playToEnd(one);
  const { totals } = one.view().deal;
  one.say({ type: 'leave' });
  const from = one.received.length;
  one.say({ type: 'daily', date: '2026-11-21', names: NAMES });
  const { view } = await one.until(isA('snapshot'), from);
  expect(view.deal).toMatchObject({ phase: 'over', totals });
});

/** The start of a lesson: the newcomer's hand, the advised pass, and the leader. */
function lessonDeal(number: number): { hand: readonly Card[]; advised: readonly Card[]; leader: number } {
  const { id, order } = lesson(NAMES);
  const spec = specOf(order);
  const hearts = heartsFor(spec);
  const game: HeartsGame = hearts.game;
  let table = evolve(hearts, undefined, openTable(hearts, id, spec, lessonSecret(number)));
  for (let owed = game.owed(table.game); owed !== undefined; owed = game.owed(table.game)) {
    const verdict = decide(hearts, table, { type: 'supply', owed });
    if (!verdict.ok) throw new Error(`Cannot deal lesson ${number}: ${verdict.refusal.type}`);
    table = verdict.event.reduce((state, event) => evolve(hearts, state, event), table);
  }
  const view = game.view(table.game, 0);
  const ask = game.ask(table.game, 0);
  if (ask?.type !== 'pass') throw new Error(`Cannot read lesson ${number}: it asks for ${ask?.type}`);
  const action = careful.decide(questionOf(hearts, view, ask), { plays: 1 }, () => 0);
  const advised = action.type === 'pass' ? action.gifts.map(gift => gift.card) : [];
  return { hand: view.hand, advised, leader: (view.dealer + 1) % NAMES.length };
}

/**
 * Whether a deal fits the lesson: the hand has at least two cards of each suit, the queen of spades is passed
 * with a high heart, and seat 1 leads.
 */
function teaches(number: number): boolean {
  const { hand, advised, leader } = lessonDeal(number);
  const least = Math.min(...SUITS.map(suit => hand.filter(card => suitOf(card) === suit).length));
  return least >= 2 && leader === 1 && advised.includes('QS') && advised.some(card => /^[QKA]H$/.test(card));
}

test('the lesson is the first deal where the best pass has the queen and a high heart, and another seat leads', () => {
  const first = Array.from({ length: 500 }, (_, number) => number).find(teaches);
  expect(LESSON_NUMBER).toBe(first);
});

test('a lesson starts again each time, and is on no list', async () => {
  const on = bench();
  const one = page(on);
  const hands = [];
  for (const again of [false, true]) {
    const from = one.received.length;
    one.say({ type: 'lesson', names: NAMES });
    const { view } = await one.until(isA('snapshot'), from);
    expect(view).toMatchObject({ id: 'lesson', number: 0 });
    const asked = await waitFor(() => (one.view().ask === null ? undefined : one.view()), one.received);
    hands.push(asked.deal.hand);
    if (!again) await step(one, () => 0);
  }
  expect(hands[0]).toEqual(hands[1]);
  const from = one.received.length;
  one.say({ type: 'tables' });
  expect((await one.until(isA('tables'), from)).tables).toEqual([]);
  one.say({ type: 'leave' });
  one.say({ type: 'sheets' });
  await one.until(isA('sheets'), from);
  expect(await on.storage.tables()).toEqual([]);
});
