// Hints: an automatic hint comes once per question, and not while the setting is off. No hint selects cards.

import type { TableToPage } from '@moonshot/protocol';
import type { Action } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { answers, asked, freshOf, type ReplayCursor, staged, viewOf } from '../../../testing/stage.ts';
import { actCards, shownHand } from '../../table/hand/shown-hand.ts';
import type { Message, UpdateResult } from '../message.ts';
import { KEYS, type Model, settingKey } from '../model.ts';
import { begin, update } from '../update.ts';

const heard = (message: TableToPage): Message => ({ type: 'received', message });

function after(model: Model, ...messages: readonly Message[]): UpdateResult {
  return messages.reduce<UpdateResult>((step, message) => update(step.model, message), { model, effects: [] });
}

const page = (hints: 'on' | 'off'): Model => {
  const kept: Record<string, string> = {
    [KEYS.table]: 'staged',
    [settingKey('pace')]: 'instant',
    [settingKey('hints')]: hints,
  };
  return begin(key => kept[key] ?? null).model;
};

const hintsAsked = ({ effects }: UpdateResult): number =>
  effects.filter(effect => effect.type === 'later' && effect.message.type === 'advise').length;
const hintsSent = ({ effects }: UpdateResult): number =>
  effects.filter(effect => effect.type === 'send' && effect.message.type === 'hint' && effect.message.quiet).length;
/** Runs the delayed messages at once and counts what they send. */
const sentBy = ({ model, effects }: UpdateResult): number =>
  effects
    .flatMap(effect => (effect.type === 'later' ? [effect.message] : []))
    .reduce((sum, message) => sum + hintsSent(update(model, message)), 0);

const passOf = (stage: ReplayCursor): Action => {
  const { ask, deal } = viewOf(stage);
  const to = ask?.type === 'pass' ? (ask.to[0]?.to ?? 0) : 0;
  return { type: 'pass', gifts: deal.hand.slice(0, 3).map(card => ({ card, to })) };
};
/** The messages that select three cards and pass them. */
const passing = (stage: ReplayCursor): readonly Message[] => [
  ...viewOf(stage)
    .deal.hand.slice(0, 3)
    .map((card): Message => ({ type: 'tap', card })),
  { type: 'confirm' },
];
const hintOf = (action: Action, quiet = true): Message =>
  heard({ type: 'hint', action, sentence: 'Do this.', compared: null, quiet });

test('each question is answered with one hint, also while others act', () => {
  const stage = staged('ricketts', 4);
  const fresh = update(page('on'), heard(freshOf(stage)));
  expect([hintsAsked(fresh), hintsSent(fresh), sentBy(fresh)]).toEqual([1, 0, 1]);
  const others = after(fresh.model, heard(answers(stage, 1)), heard(answers(stage, 2)));
  expect(hintsAsked(others)).toBe(0);
  const messages = [heard(answers(stage, 0)), heard(answers(stage, 3))];
  while (!asked(stage).includes(0)) messages.push(heard(answers(stage, asked(stage)[0] ?? 0)));
  expect(hintsAsked(after(others.model, ...messages))).toBe(1);
});

test('hints are requested as soon as they are on, and not before', () => {
  const stage = staged('ricketts', 4);
  const fresh = update(page('off'), heard(freshOf(stage)));
  expect(hintsAsked(fresh)).toBe(0);
  const on = update(fresh.model, { type: 'set', settings: { hints: 'on' } });
  expect(hintsAsked(on)).toBe(1);
  const off = after(on.model, hintOf(passOf(stage)), { type: 'set', settings: { hints: 'off' } });
  expect(off.model.table).toMatchObject({ hint: null, advice: null });
});

test('advice is requested again in another language, and the selection stays', () => {
  const stage = staged('ricketts', 4);
  const [card] = viewOf(stage).deal.hand as [Card];
  const advised = after(page('on'), heard(freshOf(stage)), hintOf(passOf(stage)), { type: 'tap', card }).model;
  const spoken = update(advised, { type: 'set', settings: { language: 'de' } });
  expect(hintsAsked(spoken)).toBe(1);
  expect(spoken.model.table).toMatchObject({ advice: null, draft: advised.table?.draft });
});

const layOf = (stage: ReplayCursor): Action => {
  const { ask } = viewOf(stage);
  const pair = ask?.type === 'lay' ? ask.pairs[0] : undefined;
  if (pair === undefined) throw new Error('Cannot test a bout: nothing may be laid');
  return { type: 'lay', ...pair };
};

test.each([
  ['ricketts', passOf, true],
  ['ricketts', passOf, false],
  ['capture', layOf, true],
  ['capture', layOf, false],
] as const)('in %s a hint marks cards and chooses none, unasked: %s', (game, actionOf, quiet) => {
  const stage = staged(game, 4);
  const { model } = update(page('on'), heard(freshOf(stage)));
  const action = actionOf(stage);
  const told = update(model, hintOf(action, quiet)).model;
  expect(told.table).toMatchObject({ draft: { kind: 'nothing' }, hint: action, advice: 'Do this.' });
  expect(told.toast?.kind).toBe(quiet ? undefined : 'hint');
  const marked = told.table === null ? [] : shownHand(told.table).filter(one => one.hinted);
  expect(marked.map(one => one.card).sort()).toEqual([...actCards(action)].sort());
});

test('with a hint on show, as many other cards are chosen as without one', () => {
  const stage = staged('ricketts', 4);
  const others = viewOf(stage).deal.hand.slice(3, 6);
  const taps = others.map((card): Message => ({ type: 'tap', card, pointer: 'mouse' }));
  const { model } = after(page('on'), heard(freshOf(stage)), hintOf(passOf(stage)), ...taps);
  expect(model.table?.draft).toMatchObject({ kind: 'pass', gifts: others.map(card => ({ card })) });
  expect(update(model, hintOf(passOf(stage))).model.table?.draft).toBe(model.table?.draft);
});

test('no hint is judged for a question that was answered before its time came, nor where one was asked for', () => {
  const stage = staged('ricketts', 4);
  const fresh = update(page('on'), heard(freshOf(stage)));
  const hint = hintOf(passOf(stage), false);
  expect(sentBy({ ...fresh, model: after(fresh.model, hint).model })).toBe(0);
  const answered = after(fresh.model, hint, ...passing(stage)).model;
  expect(sentBy({ ...fresh, model: answered })).toBe(0);
});

test('a hint that comes too late is dropped', () => {
  const stage = staged('ricketts', 4);
  const action = passOf(stage);
  const sent = after(page('on'), heard(freshOf(stage)), hintOf(action), ...passing(stage)).model;
  expect(sent.table?.flight).not.toBeNull();
  expect(update(sent, hintOf(action)).model).toBe(sent);
});

test('a requested hint stays while others act, and goes when the viewer has acted', () => {
  const stage = staged('ricketts', 4);
  const shown = after(page('on'), heard(freshOf(stage)), hintOf(passOf(stage), false), heard(answers(stage, 1))).model;
  expect(shown.toast?.kind).toBe('hint');
  expect(update(shown, heard(answers(stage, 0))).model.toast).toBeNull();
});
