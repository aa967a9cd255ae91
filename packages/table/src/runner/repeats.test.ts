// Tests of repeated numbers: which command counts as a repeat of an event in the log, and which differs from
// it.
import type { Action, Event as GameEvent } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { calm, rig, SECRET, specOf } from '../../testing/runner.ts';
import type { Command } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { repeatedReply } from './repeats.ts';
import { open } from './runner.ts';
import type { RunnerState } from './runner-state.ts';

const cause = { seat: 0, number: 1 } as const;
const act = (action: Action): Command => ({ type: 'act', ...cause, action });
const game = (event: GameEvent): Event => ({ type: 'game', event, cause });
const finish = (why: 'rest' | 'settled'): Command => ({ type: 'finish', ...cause, why });
const opening = (claimed?: true) => game({ type: 'opening', leader: 0, ...(claimed && { claimed }) });
const played = (call?: 'low') => game({ type: 'played', seat: 0, card: 'WC', broke: false, ...(call && { call }) });

const CLAIMS = act({ type: 'claim', claim: true });
const DECLINES = act({ type: 'claim', claim: false });
const BURIED = game({ type: 'buried', seat: 0, cards: ['2C', '3C'] });
const CHARGED = game({ type: 'charged', seat: 0, cards: ['QS', 'AH'] });
const PASSED = game({ type: 'passed', seat: 0, gifts: [{ card: '2C', to: 1 }] });
const LAID = game({ type: 'laid', seat: 0, pair: { bottom: '2C', top: '3C' } });
const FINISHING: Event = { type: 'finishing', seat: 0, why: 'rest', order: [], cause };
const READY: Event = { type: 'ready', seat: 0, cause };
const UNDONE: Event = { type: 'undone', to: 3, cause };

/** The type of the reply to this command, where every event in the log is this event with the same number. */
async function answer(command: Command, event: Event): Promise<string | undefined> {
  const { ports } = rig();
  const { state } = await open(ports, 't', specOf('ricketts', 4, 4), SECRET);
  await calm();
  const { version } = state();
  const log = { ...ports.log, read: async () => Array.from({ length: version + 1 }, () => event) };
  const answered = [{ number: 1, version, earlier: [] }, null, null, null];
  const runner = { ports: { ...ports, log }, state: { ...state(), answered } } as unknown as RunnerState;
  return (await repeatedReply(runner, command))?.type;
}

test.each([
  ['a claim', CLAIMS, opening(true)],
  ['a claim that was declined', DECLINES, opening()],
  ['a bury in another order', act({ type: 'bury', cards: ['3C', '2C'] }), BURIED],
  ['charged cards in another order', act({ type: 'charge', cards: ['AH', 'QS'] }), CHARGED],
  ['a pass', act({ type: 'pass', gifts: [{ card: '2C', to: 1 }] }), PASSED],
  ['a play without a call', act({ type: 'play', card: 'WC' }), played()],
  ['a play with its call', act({ type: 'play', card: 'WC', call: 'low' }), played('low')],
  ['a pair', act({ type: 'lay', bottom: '2C', top: '3C' }), LAID],
  ['a finish', finish('rest'), FINISHING],
  ['a wish for the next deal', { type: 'ready', ...cause }, READY],
  ['a play taken back', { type: 'undo', ...cause }, UNDONE],
] as const)('%s is the same again', async (_, command, event) => {
  expect(await answer(command, event)).toBe('done');
});

test.each([
  ['a claim for one that was declined', CLAIMS, opening()],
  ['a declined claim for one that was made', DECLINES, opening(true)],
  ['a claim for a play', CLAIMS, played()],
  ['a declined claim for a play', DECLINES, played()],
  ['a play for a claim', act({ type: 'play', card: 'WC' }), opening(true)],
  ['other cards that are buried', act({ type: 'bury', cards: ['2C', '4C'] }), BURIED],
  ['other cards that are charged', act({ type: 'charge', cards: ['AH'] }), CHARGED],
  ['cards that are buried for charged ones', act({ type: 'bury', cards: ['QS', 'AH'] }), CHARGED],
  ['a pass of another card', act({ type: 'pass', gifts: [{ card: '3C', to: 1 }] }), PASSED],
  ['a pass to somebody else', act({ type: 'pass', gifts: [{ card: '2C', to: 2 }] }), PASSED],
  ['a play with another call', act({ type: 'play', card: 'WC', call: 'high' }), played('low')],
  ['another card', act({ type: 'play', card: '2C' }), played()],
  ['a pair turned around', act({ type: 'lay', bottom: '3C', top: '2C' }), LAID],
  ['another finish', finish('settled'), FINISHING],
  ['a finish for a play', finish('rest'), played()],
  ['a play for a wish for the next deal', act({ type: 'play', card: 'WC' }), READY],
  ['a wish for the next deal for a play taken back', { type: 'ready', ...cause }, UNDONE],
  ['a play taken back for a wish for the next deal', { type: 'undo', ...cause }, READY],
] as const)('%s is something else', async (_, command, event) => {
  expect(await answer(command, event)).toBe('refused');
});
