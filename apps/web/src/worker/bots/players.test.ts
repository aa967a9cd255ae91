// Which bots are preloaded when a table is opened, and the careful bot as fallback for search bots.

import { careful } from '@moonshot/bots';
import { matchQuestions } from '@moonshot/bots/arena';
import { heartsOf, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { bench, isA, orderOf, page } from '../../../testing/worker.ts';
import type { BotWorker } from './bot-client.ts';
import { botPlayers } from './players.ts';

const nobody: BotWorker = {
  warm: () => undefined,
  think: () => Promise.resolve(undefined),
  advise: () => Promise.resolve(undefined),
  drop: () => undefined,
};

/** Opens a table with these bots. Returns what was preloaded and how often the bot worker was started. */
async function openedWith(players: readonly string[]): Promise<{ begun: number; warmed: (readonly string[])[] }> {
  const heard = { begun: 0, warmed: [] as (readonly string[])[] };
  const apart: BotWorker = {
    ...nobody,
    warm: all => void heard.warmed.push(all.map(({ name }) => name)),
    think: () => new Promise(() => undefined),
  };
  const begin = (): Promise<BotWorker> => {
    heard.begun += 1;
    return Promise.resolve(apart);
  };
  const one = page({ ...bench(), thinkers: botPlayers(() => 0, begin) });
  const sitters = [
    { kind: 'person' as const, name: 'You' },
    ...players.map(player => ({ kind: 'bot' as const, name: player, player })),
  ];
  one.say({ type: 'open', order: orderOf('ricketts', 4, { sitters }), seat: 0 });
  await one.until(isA('snapshot'));
  one.say({ type: 'leave' });
  await new Promise(over => setTimeout(over));
  return heard;
}

test('players that look ahead are made ready as soon as their table is shown', async () => {
  const players = ['careful', 'master', 'beginner'];
  expect(await openedWith(players)).toEqual({ begun: 1, warmed: [['You', ...players]] });
});

test('nothing is begun for those that follow rules', async () => {
  expect(await openedWith(['careful', 'random', 'careful'])).toEqual({ begun: 0, warmed: [] });
});

test.each([
  ['does not come', () => Promise.reject(new Error('without a network'))],
  ['has failed, or was late', () => Promise.resolve(nobody)],
])('careful plays where what others think in %s', async (_, begin) => {
  const hearts = heartsOf(sheetOf('at-play'), 3);
  const first = matchQuestions({ hearts, seed: 's', match: 'm' }, () => false).next().value;
  if (first === undefined || !('question' in first)) throw new Error('nobody is asked');
  const { seat, question } = first;
  const { view, ask } = question;
  const answer = await botPlayers(() => 0, begin).think({
    table: 't',
    hearts,
    seat,
    player: 'master',
    view,
    ask,
    paceMs: 0,
  });
  expect(answer).toEqual(careful.decide(question, { plays: 1 }, () => 0));
});
