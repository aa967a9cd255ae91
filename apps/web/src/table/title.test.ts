// The title of the browser tab says whose turn it is, and the line below the game's name which deal it is.

import { page as en } from '@moonshot/i18n/english';
import { expect, test } from 'vitest';
import { freshOf, staged } from '../../testing/stage.ts';
import { KEYS, type TableModel } from '../model/model.ts';
import { begin, update } from '../model/update.ts';
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

test.each([
  ['a match', 'staged', false, 'Deal 1 · Round 1'],
  ['the daily deal of this device', 'daily-2026-11-30', false, 'Daily deal · Round 1'],
  ['the daily deal of a server', 'staged', true, 'Daily deal · Round 1'],
])('the line below the name of the game says that this is %s', (_, id, isDaily, line) => {
  expect(subtitle(en, { ...table, view: { ...table.view, id } }, isDaily)).toBe(line);
});
