// The title of the browser tab says whose turn it is, the line below the game's name which deal it is, and
// the prompt what the table waits for.

import { page as en } from '@moonshot/i18n/english';
import type { OnlineView } from '@moonshot/protocol';
import type { CaptureView } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { freshOf, staged } from '../../testing/stage.ts';
import { KEYS, type TableModel } from '../model/model.ts';
import { begin, update } from '../model/update.ts';
import { promptFor } from './prompt.ts';
import { subtitle } from './subtitle.ts';
import { titleFor } from './title.ts';

const opened = begin(key => (key === KEYS.table ? 'staged' : null)).model;
const table = update(opened, { type: 'received', message: freshOf(staged('capture', 2)) }).model.table as TableModel;
const { ask } = table.view;
if (ask?.type !== 'lay') throw new Error('Cannot lay a pair: the viewer is not asked for one');
const [pair = null] = ask.pairs;

test.each([
  ['is to lay a pair', ask, 'Your turn'],
  ['has laid it, and others lay theirs', { ...ask, laid: pair }, 'Waiting for Bot 1'],
])('the viewer %s', (_, now, title) => {
  const view = { ...table.view, ask: now };
  expect(titleFor(en, { ...table, view, pause: null })).toMatch(new RegExp(`^${title}`));
});

const ONLINE: OnlineView = {
  seal: null,
  clock: null,
  standIns: [],
  paused: false,
  ended: false,
  votes: null,
  hands: null,
};

test.each<[string, Partial<CaptureView>, boolean, string]>([
  ['before the cards come', { phase: 'deal', asked: [] }, false, 'Dealing'],
  ['while somebody else is asked', { asked: [1] }, false, 'Waiting for Bot 1'],
  ['in a pause while somebody else is asked', { asked: [1] }, true, ''],
  ['in a pause while the viewer is asked', { asked: [0] }, true, ''],
  ['while a claim is played out', { asked: [0] }, false, ''],
])('the prompt %s', (_, change, paused, text) => {
  const { view } = table;
  if (view.deal.kind !== 'commit-reveal') throw new Error('Cannot change the deal: it is not one of Capture');
  const changed = { ...view, ask: null, deal: { ...view.deal, ...change }, online: { ...ONLINE, paused } };
  expect(promptFor(en, { ...table, view: changed, pause: null }).text).toBe(text);
});

test.each([
  ['a match', 'staged', false, 'Deal 1 · Round 1'],
  ['the daily deal of this device', 'daily-2026-11-30', false, 'Daily deal · Round 1'],
  ['the daily deal of a server', 'staged', true, 'Daily deal · Round 1'],
])('the line below the name of the game says that this is %s', (_, id, isDaily, line) => {
  expect(subtitle(en, { ...table, view: { ...table.view, id } }, isDaily)).toBe(line);
});
