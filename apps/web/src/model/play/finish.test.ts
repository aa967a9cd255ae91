// Ending deals early: offers, playing on, and forced cards that play themselves unless the player took them
// back.

import type { FinishReason } from '@moonshot/protocol';
import { describe, expect, test } from 'vitest';
import { answers, asked, freshOf, type ReplayCursor, staged, viewOf } from '../../../testing/stage.ts';
import type { Message, UpdateResult } from '../message.ts';
import { KEYS, type Model, type Settings, settingKey, type TableModel } from '../model.ts';
import { begin, update } from '../update.ts';
import { finishOffer } from './finish.ts';

const after = (model: Model, ...messages: readonly Message[]): UpdateResult =>
  messages.reduce<UpdateResult>((step, message) => update(step.model, message), { model, effects: [] });

function at(stage: ReplayCursor, settings: Partial<Settings> = {}, why: FinishReason | null = null): UpdateResult {
  const kept = new Map<string, string>([[KEYS.table, 'staged']]);
  for (const [name, value] of Object.entries(settings)) kept.set(settingKey(name as keyof Settings), value);
  const fresh = freshOf(stage);
  const told = fresh.type === 'snapshot' ? { ...fresh, view: { ...fresh.view, mayFinish: why } } : fresh;
  return after(begin(key => kept.get(key) ?? null).model, { type: 'received', message: told });
}

const tableOf = ({ model }: UpdateResult): TableModel => {
  if (model.table === null) throw new Error('Cannot read the table: the page is not at one');
  return model.table;
};
const sent = ({ effects }: UpdateResult): readonly unknown[] =>
  effects.flatMap(effect => (effect.type === 'send' && effect.message.type !== 'hint' ? [effect.message] : []));
const timers = ({ effects }: UpdateResult): readonly unknown[] =>
  effects.flatMap(effect =>
    effect.type === 'later' && effect.message.type === 'play-forced' ? [[effect.ms, effect.message]] : [],
  );

/** A deal in which seat 0 is asked while holding `count` cards. */
function withCards(count: number, is: (stage: ReplayCursor) => boolean = () => true): ReplayCursor {
  for (let n = 0; n < 60; n++) {
    const stage = staged('at-play', 4, `cards ${n}`);
    for (let [seat] = asked(stage); seat !== undefined; [seat] = asked(stage)) {
      if (seat === 0 && viewOf(stage).deal.hand.length === count && is(stage)) return stage;
      answers(stage, seat);
    }
  }
  throw new Error(`Cannot stage a hand of ${count} cards`);
}

const free = (stage: ReplayCursor): number => {
  const { ask } = viewOf(stage);
  return ask?.type === 'play' ? ask.plays.length : 0;
};

describe('offers', () => {
  const stage = withCards(3);

  test.each(['rest', 'settled'] as const)('%s is sent under the next number', why => {
    const { model } = at(stage, {}, why);
    expect(finishOffer(tableOf({ model, effects: [] }))).toBe(why);
    expect(sent(after(model, { type: 'finish' }))).toEqual([{ type: 'finish', number: stage.number + 1, why }]);
  });

  test('nothing is sent without an offer', () => {
    expect(sent(after(at(stage).model, { type: 'finish' }))).toEqual([]);
  });

  test('a player who plays on is not asked again in this deal, but a claim stays on offer', () => {
    const settled = after(at(stage, {}, 'settled').model, { type: 'play-on' });
    expect(finishOffer(tableOf(settled))).toBeNull();
    expect(sent(after(settled.model, { type: 'finish' }))).toEqual([]);
    expect(finishOffer(tableOf(after(at(stage, {}, 'rest').model, { type: 'play-on' })))).toBe('rest');
    const table = tableOf(settled);
    const { deal } = table.view;
    const next = { ...table, view: { ...table.view, deal: { ...deal, deal: deal.deal + 1 } } };
    expect(finishOffer(next)).toBe('settled');
  });

  test('nothing is offered while an act is on its way', () => {
    const table = tableOf(at(stage, {}, 'settled'));
    expect(
      finishOffer({ ...table, flight: { number: 1, action: { type: 'claim', claim: true }, sure: true } }),
    ).toBeNull();
  });
});

describe('forced cards', () => {
  const last = withCards(1);
  const choice = withCards(2, stage => free(stage) === 2);
  const one = withCards(2, stage => free(stage) === 1);
  const early = withCards(7, stage => free(stage) === 1);

  test.each([
    ['the last card', 'last', true, last],
    ['the last card', 'always', true, last],
    ['the last card', 'never', false, last],
    ['one of two cards', 'last', true, one],
    ['either of two cards', 'last', false, choice],
    ['either of two cards', 'always', false, choice],
    ['the only free card of seven', 'last', false, early],
    ['the only free card of seven', 'always', true, early],
  ] as const)('%s, with %s: %s', (_, forced, goes, stage) => {
    const step = at(stage, { forced });
    const { version } = viewOf(stage);
    expect(timers(step)).toEqual(goes ? [[300, { type: 'play-forced', version }]] : []);
    expect(sent(after(step.model, { type: 'play-forced', version }))).toHaveLength(goes ? 1 : 0);
  });

  test('at an instant pace it waits for nothing', () => {
    expect(timers(at(last, { pace: 'instant' }))).toMatchObject([[0, {}]]);
  });

  test('it is set on its way once, and a touch meanwhile comes first', () => {
    const { model } = at(last);
    expect(timers(after(model, { type: 'open', panel: 'menu' }))).toEqual([]);
    const card = viewOf(last).deal.hand[0];
    const tapped = after(model, { type: 'tap', card: card ?? '2C' });
    expect(sent(tapped)).toHaveLength(1);
    expect(sent(after(tapped.model, { type: 'play-forced', version: viewOf(last).version }))).toEqual([]);
  });

  test('a bell for an older question rings in vain', () => {
    expect(sent(after(at(last).model, { type: 'play-forced', version: viewOf(last).version - 1 }))).toEqual([]);
  });

  test('a card that was taken back waits for its player', () => {
    const { model } = at(last);
    const view = { ...viewOf(last), version: viewOf(last).version + 9, number: last.number + 2 };
    const back = after(model, {
      type: 'received',
      message: { type: 'events', from: 0, events: [{ type: 'undone' }], view },
    });
    expect(timers(back)).toEqual([]);
    expect(timers(after(back.model, { type: 'close' }))).toEqual([]);
    expect(sent(after(back.model, { type: 'tap', card: view.deal.hand[0] ?? '2C' }))).toHaveLength(1);
  });
});

test('the tricks of a deal that the table plays out go by quickly, and others hear who claimed', () => {
  const stage = withCards(2, ({ state }) => 'trick' in state && state.trick.plays.length === 3);
  const { model } = at(stage, { forced: 'never' });
  const message = answers(stage, 0);
  if (message.type !== 'events') throw new Error('Cannot tell: nothing was');
  const events = [{ type: 'finishing', seat: 2, why: 'rest' } as const, ...message.events];
  const view = { ...message.view, finish: { why: 'rest', seats: [2] } as const, ask: null };
  const step = after(model, { type: 'received', message: { ...message, events, view } });
  expect(tableOf(step).pause).toMatchObject({ kind: 'trick', ms: expect.any(Number) });
  const { pause } = tableOf(step);
  expect(pause?.kind === 'trick' && pause.ms).toBeLessThan(500);
  expect(step.model.toast).toMatchObject({ news: { type: 'finishing', seat: 2, why: 'rest' } });
});
