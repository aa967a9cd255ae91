// Tables of fixed deals: the same name and secret give the same cards and bots, and there is no undo.
import type { HeartsGame } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { calm, firstAnswer, playOn, rig, SECRET, specOf } from '../../testing/runner.ts';
import type { BotQuestion } from '../core/ports.ts';
import { checkLog } from '../records/check-log.ts';
import { open } from './runner.ts';

const DEALS = { deals: 'a contest', length: { deals: 3 } } as const;

/**
 * Plays for a while. Returns the hands of the first deal, the random seeds that bots were given for each
 * view, and the table.
 */
async function played(id: string, more: object, secret = SECRET) {
  const one = rig();
  const asked: BotQuestion[] = [];
  const thinkers = {
    think: (question: BotQuestion) => {
      asked.push(question);
      return Promise.resolve(firstAnswer(question.ask));
    },
  };
  const runner = await open({ ...one.ports, thinkers }, id, specOf('ricketts', 1, 4, more), secret);
  await calm();
  const game: HeartsGame = runner.hearts.game;
  const hands = [0, 1, 2, 3].map(seat => (game.view(runner.state().game, seat) as { readonly hand: unknown }).hand);
  await playOn(runner, 0, 20);
  return { hands, asked, runner, log: one.log.tables.get(id) ?? [] };
}

const chances = (asked: readonly BotQuestion[]) => asked.map(({ chance, view }) => [JSON.stringify(view), chance]);

test('two tables of one name and secret deal the same cards, and their bots think alike about the same view', async () => {
  const [one, two] = [await played('one', DEALS), await played('two', DEALS)];
  expect(one.hands).toEqual(two.hands);
  expect(chances(one.asked)).toEqual(chances(two.asked));
  expect(new Set(one.asked.map(({ chance }) => chance)).size).toBeGreaterThan(20); // a seed for each view
});

test.each([
  ['another name', { ...DEALS, deals: 'another' }, SECRET],
  ['another secret', DEALS, '77'.repeat(32)],
  ['no name', { length: DEALS.length }, SECRET],
] as const)('%s: other cards', async (_, more, secret) => {
  expect((await played('two', more, secret)).hands).not.toEqual((await played('one', DEALS)).hands);
});

test('without fixed deals the thinkers choose the bots’ seed', async () => {
  expect((await played('one', {})).asked.every(({ chance }) => chance === undefined)).toBe(true);
});

test('nothing is taken back, and the log is a table’s own', async () => {
  const { runner, log } = await played('one', DEALS);
  expect(runner.state().undo).toEqual([]);
  const number = (runner.state().answered[0]?.number ?? 0) + 1;
  expect(await runner.command({ type: 'undo', seat: 0, number })).toEqual({
    type: 'refused',
    refusal: { type: 'nothing-to-undo' },
  });
  expect(checkLog(JSON.parse(JSON.stringify(log)))).toMatchObject({ ok: true });
  expect(checkLog(JSON.parse(JSON.stringify(log).replaceAll('a contest', 'another')))).toMatchObject({ ok: false });
});
