// The claim window does not reveal who declined, and every reply arrives.
import type { Action } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { askOf, calm, firstAnswer, type Rig, rig, specOf } from '../../testing/runner.ts';
import type { Ports } from '../core/ports.ts';
import { show } from '../core/view.ts';
import { open, type TableRunner } from './runner.ts';

/** A table at which seat 0 may claim the lead. Its secret is found by trying. */
async function tableWhereSeat0MayClaim(
  people: number,
  more: Partial<Ports> = {},
): Promise<{ runner: TableRunner; rig: Rig }> {
  for (let n = 0; n < 200; n++) {
    const one = rig();
    const ports = { ...one.ports, ...more };
    const runner = await open(ports, 't', specOf('wild-twist', people, 4), n.toString(16).padStart(64, '0'));
    await calm();
    if (askOf(runner, 0)?.type === 'claim') return { runner, rig: one };
    runner.close();
  }
  throw new Error('Cannot find a deal where seat 0 may claim');
}

test.each([
  ['claims', true],
  ['declines', false],
  ['says nothing', undefined],
] as const)('with several people the window closes by the clock when its holder %s', async (_, claim) => {
  const { runner, rig: one } = await tableWhereSeat0MayClaim(2);
  const length = one.log.tables.get('t')?.length;
  const reply =
    claim === undefined
      ? undefined
      : runner.command({ type: 'act', seat: 0, number: 1, action: { type: 'claim', claim } });
  await calm();
  // nothing is written or published before the window closes
  expect(one.log.tables.get('t')).toHaveLength(length ?? -1);
  expect(one.windows).toHaveLength(1);
  one.windows[0]?.();
  if (reply !== undefined) expect((await reply).type).toBe('done');
  await calm();
  const opening = one.log.tables.get('t')?.at(length ?? 0);
  expect(opening?.type === 'game' && opening.event.type).toBe('opening');
  const shown = opening && show(runner.hearts, opening, 3);
  const leader = opening?.type === 'game' && opening.event.type === 'opening' ? opening.event.leader : -1;
  expect(shown).toEqual({
    type: 'game',
    event: leader === 3 ? { type: 'opening', leader, claimed: false } : { type: 'opening', leader },
  });
  expect(leader === 0).toBe(claim === true);
});

test('alone with bots there is no window: the answer opens the deal immediately', async () => {
  const { runner, rig: one } = await tableWhereSeat0MayClaim(1);
  expect(one.windows).toHaveLength(0);
  expect((await runner.command({ type: 'act', seat: 0, number: 1, action: { type: 'claim', claim: true } })).type).toBe(
    'done',
  );
  expect(askOf(runner, 0)).toEqual({ type: 'play', plays: [{ card: 'WC', call: 'low' }] });
});

const claims = (claim: boolean) => ({ type: 'act', seat: 0, action: { type: 'claim', claim } }) as const;

test('a claim that skips a number gets a gap reply without waiting', async () => {
  const { runner, rig: one } = await tableWhereSeat0MayClaim(2);
  expect(await runner.command({ ...claims(true), number: 9 })).toEqual({ type: 'gap', expected: 1 });
  one.windows[0]?.();
  await calm();
  expect(runner.state().answered[0]).toBeNull();
});

test('a claim of a player who leaves before the window closes is refused', async () => {
  const { runner, rig: one } = await tableWhereSeat0MayClaim(2);
  const reply = runner.command({ ...claims(true), number: 1, by: 'P0' });
  const bot = { kind: 'bot', name: 'Vega', player: 'first' } as const;
  await runner.command({ type: 'stand', seat: 0, number: null, player: 'P0', bot });
  one.windows[0]?.();
  expect(await reply).toEqual({ type: 'refused', refusal: { type: 'not-seated' } });
  await calm();
  const opening = one.log.tables.get('t')?.find(event => event.type === 'game' && event.event.type === 'opening');
  expect(opening).toMatchObject({ cause: null, event: { claimed: false } });
});

test('claims that wait for the window get a reply when the table is closed', async () => {
  const { runner } = await tableWhereSeat0MayClaim(2);
  const reply = runner.command({ ...claims(true), number: 1 });
  await calm();
  runner.close();
  expect(await reply).toEqual({ type: 'closed' });
});

/**
 * Opens a table of one person with bots, with a secret that is made from `n`. `asked` is the seat that is
 * asked whether to claim the lead.
 */
const askedUnder = async (n: number, pace: () => Promise<void>) => {
  const one = rig();
  const ports: Ports = { ...one.ports, alarms: { after: pace } };
  const runner = await open(ports, 't', specOf('wild-twist', 1, 4), n.toString(16).padStart(64, '0'));
  await calm();
  return { runner, rig: one, asked: [0, 1, 2, 3].find(seat => askOf(runner, seat)?.type === 'claim') };
};

test.each([
  ['a bot may claim', 1],
  ['nobody may', 0],
] as const)('alone with bots the opening comes one bot’s delay later when %s', async (_, bots) => {
  for (let n = 0; n < 200; n++) {
    const bells: (() => void)[] = [];
    const { runner, rig: one, asked } = await askedUnder(n, () => new Promise(resolve => void bells.push(resolve)));
    if (asked === 0 || (asked === undefined) !== (bots === 0)) continue;
    const length = one.log.tables.get('t')?.length;
    expect([bells.length, runner.state().game.phase]).toEqual([1, 'opening']);
    bells[0]?.();
    await calm();
    expect(one.log.tables.get('t')).toHaveLength((length ?? 0) + 1);
    return;
  }
  throw new Error('Cannot find such a deal');
});

test('a claim from a seat that is not asked, or with a used number, is refused before the window closes', async () => {
  const { runner, rig: one } = await tableWhereSeat0MayClaim(2);
  const notAsked = { ...claims(true), seat: 1, number: 1 };
  expect((await runner.command(notAsked)).type).toBe('refused');
  await runner.command({ type: 'vote', seat: 0, number: 1, on: 'pause', yes: true });
  const refusal = { type: 'said-otherwise' };
  expect(await runner.command({ ...claims(true), number: 1 })).toEqual({ type: 'refused', refusal });
  expect(one.windows).toHaveLength(1);
});

test.each([
  ['claims themselves and is heard', true],
  ['says nothing and is waited for: what the stand-in thought does not count', false],
])('alone at a table, who was away when the window opened and is back before it closes %s', async (_, claimed) => {
  const bells: (() => void)[] = [];
  const alarms: Ports['alarms'] = { after: () => new Promise(resolve => void bells.push(resolve)) };
  const { runner, rig: one } = await tableWhereSeat0MayClaim(1, { alarms });
  await runner.command({ type: 'away', seat: 0 });
  await calm();
  expect(bells).toHaveLength(1); // no present player may claim, so a window is open
  await runner.command({ type: 'back', seat: 0, number: null });
  const length = one.log.tables.get('t')?.length ?? -1;
  const reply = claimed ? runner.command({ ...claims(true), number: 1 }) : undefined;
  bells[0]?.();
  await calm();
  const written = one.log.tables.get('t')?.slice(length);
  const cause = { seat: 0, number: 1 };
  const opening = { type: 'game', event: { type: 'opening', leader: 0, claimed: true }, cause };
  expect(written).toEqual(claimed ? [opening] : []);
  const answer = reply ?? runner.command({ ...claims(false), number: 1 });
  expect((await answer).type).toBe('done');
});

/** A table of one person with bots at which a bot may claim the lead and gives this answer. */
async function tableWhereABotMayClaim(answer: Action) {
  for (let n = 0; n < 200; n++) {
    const one = rig(({ ask }) => (ask.type === 'claim' ? answer : firstAnswer(ask)));
    const bells: (() => void)[] = [];
    const alarms: Ports['alarms'] = { after: () => new Promise(resolve => void bells.push(resolve)) };
    const runner = await open(
      { ...one.ports, alarms },
      't',
      specOf('wild-twist', 1, 4),
      n.toString(16).padStart(64, '0'),
    );
    await calm();
    const asked = [1, 2, 3].find(seat => askOf(runner, seat)?.type === 'claim');
    if (asked !== undefined) return { runner, rig: one, asked, bells };
  }
  throw new Error('Cannot find such a deal');
}

test('a bot’s claim counts when the window closes', async () => {
  const { rig: one, asked, bells } = await tableWhereABotMayClaim({ type: 'claim', claim: true });
  bells[0]?.();
  await calm();
  const opening = { type: 'opening', leader: asked, claimed: true };
  expect(one.log.tables.get('t')?.at(-1)).toEqual({ type: 'game', event: opening, cause: null });
});

test('a bot that claims what the rules refuse stops the table', async () => {
  const { rig: one, asked } = await tableWhereABotMayClaim({ type: 'play', card: 'WC' });
  expect(one.stopped).toEqual([`Cannot go on: the bot at seat ${asked} claimed where the rules refuse it`]);
});
