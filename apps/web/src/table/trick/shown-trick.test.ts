// Which cards of a trick are marked as cancelled, which rule decides between identical cards, and that no
// seat takes a trick whose cards go to the winner of the next trick.
import { page } from '@moonshot/i18n/english';
import type { Card } from '@moonshot/rules/cards';
import { variantOf } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { freshOf, staged } from '../../../testing/stage.ts';
import { KEYS, type Pause, type TableModel } from '../../model/model.ts';
import { begin, update } from '../../model/update.ts';
import { promptFor } from '../prompt.ts';
import { cancelledAmong, twinRule } from './shown-trick.ts';

test.each([
  ['equal cards of two packs', 'identical', '7D KS 7D 2D', '7D'],
  ['three equal cards', 'identical', '7D 7D 7D KD', '7D'],
  ['cards of one rank and colour', 'alike', '7D 7H 7S KD', '7D 7H'],
  ['a red and a black card of one rank', 'alike', '7D 7S', ''],
  ['equal cards where none cancel', undefined, '7D 7D', ''],
] as const)('%s', (_, cancels, trick, cancelled) => {
  const rules = cancels === undefined ? {} : { cancels };
  expect([...cancelledAmong(rules, trick.split(' ') as Card[])].join(' ')).toBe(cancelled);
});

/** A table of eight with two packs. */
function twoPacks(changes: Readonly<Record<string, string>>): TableModel {
  const { base = '', overrides = {} } = variantOf('cancellation') ?? {};
  const message = freshOf(staged(base, 8, 'twins', { ...overrides, ...changes }));
  const opened = begin(key => (key === KEYS.table ? 'staged' : null)).model;
  return update(opened, { type: 'received', message }).model.table as TableModel;
}

const FIRST = { 'trick.cancel': 'none' };
const LAST = { ...FIRST, 'trick.identical': 'last' };

test.each([
  ['the first of two wins', FIRST, 'KD 7D KD', 0, /played first is the higher/],
  ['the last of two wins', LAST, 'KD 7D KD', 2, /played last is the higher/],
  ['two equal cards lose to another', FIRST, '7D 7D KD', 2, undefined],
  ['all cards differ', FIRST, '7D 8D KD', 2, undefined],
  ['equal cards cancel each other', {}, 'KD 7D KD', 1, undefined],
] as const)('%s', (_, changes, trick, winner, rule) => {
  const plays = trick.split(' ').map((card, seat) => ({ seat, card: card as Card }));
  const told = twinRule(twoPacks(changes), plays, winner);
  if (rule === undefined) expect(told).toBeUndefined();
  else expect(told).toMatch(rule);
});

test.each([
  ['taken', {}, 'Bot 1 takes the trick'],
  ['that goes with the next', { cancelled: true }, ''],
] as const)('the prompt during a trick %s', (_, more, text) => {
  const { model } = begin(key => (key === KEYS.table ? 'staged' : null));
  const { table } = update(model, { type: 'received', message: freshOf(staged('ricketts', 4)) }).model;
  if (table === null) throw new Error('Cannot stage a trick: there is no table');
  const trick = { leader: 1, plays: [], winner: 1, kitty: [], ...more };
  const pause = { id: 1, kind: 'trick', trick, points: 0, ms: 0 } as Pause;
  expect(promptFor(page, { ...table, pause }).text).toBe(text);
});
