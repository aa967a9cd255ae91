// A command from a player who has left the seat is refused. Commands of the seat's new player are valid.
import { expect, test } from 'vitest';
import { calm, rig, SECRET, sealOf, specOf } from '../../testing/runner.ts';
import { open } from './runner.ts';
import type { RunnerCommand } from './runner-state.ts';
import type { SeatSeal } from './seal-windows.ts';

const BOT = { kind: 'bot', name: 'Vega', player: 'first' } as const;

/** A table that waits for seals, where P0 has left and Ada has taken the seat. */
async function handedOn() {
  const one = rig();
  const runner = await open(one.ports, 't', specOf('ricketts', 3, 4, { sealed: 2 }), SECRET);
  await calm();
  await runner.command({ type: 'stand', seat: 0, number: null, player: 'P0', bot: BOT });
  await runner.command({ type: 'sit', seat: 0, player: 'Ada' });
  return { runner, length: () => one.log.tables.get('t')?.length };
}

const { bytes, commitment } = sealOf('t', 1, 0);

const SAID: readonly (RunnerCommand | SeatSeal)[] = [
  { type: 'act', seat: 0, number: 1, action: { type: 'play', card: '2C' } },
  { type: 'ready', seat: 0, number: 1 },
  { type: 'undo', seat: 0, number: 1 },
  { type: 'finish', seat: 0, number: 1, why: 'settled' },
  { type: 'vote', seat: 0, number: null, on: 'pause', yes: true },
  { type: 'back', seat: 0, number: null },
  { type: 'away', seat: 0 },
  { type: 'commitSeal', seat: 0, deal: 1, commitment },
  { type: 'openSeal', seat: 0, deal: 1, bytes },
];

const isSeal = (said: RunnerCommand | SeatSeal): said is SeatSeal =>
  said.type === 'commitSeal' || said.type === 'openSeal';

test.each(SAID)('$type: refused from the seat’s former player', async said => {
  const { runner, length } = await handedOn();
  const before = length();
  const say = (by: string) => (isSeal(said) ? runner.seal({ ...said, by }) : runner.command({ ...said, by }));
  const refused = { type: 'refused', refusal: { type: 'not-seated' } };
  expect(await say('P0')).toEqual(refused);
  expect(length()).toBe(before);
  expect(await say('Ada')).not.toEqual(refused);
});

test('a number is never valid at a bot’s seat', async () => {
  const { runner } = await handedOn();
  const refused = { type: 'refused', refusal: { type: 'not-seated' } };
  expect(await runner.command({ type: 'ready', seat: 3, number: 1 })).toEqual(refused);
  expect(await runner.command({ type: 'ready', seat: 3, number: 1, by: 'Vega' })).toEqual(refused);
});
