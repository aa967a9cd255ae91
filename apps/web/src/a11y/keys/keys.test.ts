// What keys do in each scene, and how the focus moves along the hand.

import { page } from '@moonshot/i18n/english';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import type { Model, Panel, TableModel } from '../../model/model.ts';
import { begin } from '../../model/update.ts';
import type { HandCard, Look } from '../../table/hand/shown-hand.ts';
import { type Move, placeAfter } from './hand-focus.ts';
import { keyActionOf, ROWS } from './key-table.ts';
import { pressOf } from './press.ts';
import type { KeyContext, KeyPlace } from './scene.ts';
import { NOTHING_TYPED, type Typed, typing } from './typed-card.ts';

const LOOKS: Readonly<Record<string, Look>> = { '+': 'legal', '-': 'illegal', '': 'rest' };

/** Parses a hand such as `4C- QS+`: `+` marks a legal card, and `-` marks an illegal one. */
const handOf = (text: string): readonly HandCard[] =>
  text.split(' ').map(one => ({
    card: one.slice(0, 2) as Card,
    key: one,
    look: LOOKS[one.slice(2)] ?? 'rest',
    received: false,
    hinted: false,
    choosable: false,
  }));

const HAND = '4C- 9C- 2D+ QD+ 5S- KH-';

test.each<[name: string, at: number | undefined, move: Move, place: number | undefined]>([
  ['a step to the right', 1, { by: 'step', step: 1 }, 2],
  ['a step to the left', 1, { by: 'step', step: -1 }, 0],
  ['a step around the end', 5, { by: 'step', step: 1 }, 0],
  ['a step around the beginning', 0, { by: 'step', step: -1 }, 5],
  ['into the hand from its left', undefined, { by: 'step', step: 1 }, 0],
  ['into the hand from its right', undefined, { by: 'step', step: -1 }, 5],
  ['to the next legal card', 3, { by: 'legal', step: 1 }, 2],
  ['to the legal card before', 5, { by: 'legal', step: -1 }, 3],
  ['to the first', 3, { by: 'end', end: 'first' }, 0],
  ['to the last', 3, { by: 'end', end: 'last' }, 5],
  ['to a suit: its first legal card', 0, { by: 'suit', suit: 'D' }, 2],
  ['to a suit without a legal card', 3, { by: 'suit', suit: 'C' }, 0],
  ['within a suit: to its next card', 0, { by: 'suit', suit: 'C' }, 1],
  ['to a named card', 0, { by: 'card', card: 'KH' }, 5],
  ['to a card that is not held', 0, { by: 'card', card: 'AH' }, undefined],
])('%s', (_, at, move, place) => {
  expect(placeAfter(handOf(HAND), at, move)).toBe(place);
});

test.each<[typed: string, card: string]>([
  ['qs', 'QS'],
  ['10h', 'TH'],
  ['th', 'TH'],
  ['2c', '2C'],
  ['ws', 'WS'],
  ['s', ''],
  ['q h', ''],
  ['1h', ''],
  ['0h', ''],
  ['kqs', 'QS'],
])('typing %s finds %s', (text, wanted) => {
  let typed: Typed = NOTHING_TYPED;
  let found = '';
  for (const [i, key] of [...text].entries()) {
    const step = typing(typed, key, 1000 + i * 200);
    typed = step.typed;
    found = step.card ?? found;
  }
  expect(found).toBe(wanted);
});

test('two signs that come too far apart name no card', () => {
  const { typed } = typing(NOTHING_TYPED, 'q', 1000);
  expect(typing(typed, 's', 3000).card).toBeUndefined();
});

const MODEL = begin(() => null).model;

/** A scene with the parts of a table that the keys depend on. */
function scene(
  place: KeyPlace,
  parts: Partial<KeyContext> = {},
  table: object = {},
  panel: Panel | null = null,
): KeyContext {
  const view = { ask: null, mayUndo: true, version: 1, viewer: 0, ready: [], deal: {} };
  const whole = { view, draft: { kind: 'nothing' }, pause: null };
  const model: Model = { ...MODEL, panel, table: { ...whole, ...table } as unknown as TableModel };
  return { model, place, hand: handOf(HAND), at: undefined, aimed: false, free: true, ...parts };
}

const told = (model: Model): Model => ({ ...model, toast: { kind: 'rule', sentence: 'A rule.', id: 7 } });

const asking = (ask: object): object => ({ view: { ask, mayUndo: true, version: 1, deal: {} } });
const PLAY = asking({ type: 'play', plays: [{ card: '2D' }, { card: 'QD' }] });
const PASS = asking({ type: 'pass' });

const offering = (mayFinish: string | null): object => ({
  view: { ask: null, mayFinish, deal: { deal: 1 } },
  flight: null,
  playOn: null,
});

const press = (text: string) => {
  const parts = text.split('+');
  const key = parts.at(-1) ?? '';
  const shift = parts.includes('Shift') || key === '?';
  return { key, alt: parts.includes('Alt'), ctrl: parts.includes('Ctrl'), shift, again: parts.includes('held') };
};

const tap = (card: string): object => ({ message: { type: 'tap', card } });
const sends = (type: string, more: object = {}): object => ({ message: { type, ...more } });

test.each<[name: string, key: string, scene: KeyContext, deed: object | undefined]>([
  ['Space plays the first legal card', ' ', scene('table', {}, PLAY), tap('2D')],
  ['also when the focus happens to be on another', ' ', scene('table', { at: 3 }, PLAY), tap('2D')],
  ['but the one that was chosen by keys', ' ', scene('table', { at: 3, aimed: true }, PLAY), tap('QD')],
  ['and the one that is lifted', ' ', scene('table', {}, { ...PLAY, draft: { kind: 'lift', card: 'QD' } }), tap('QD')],
  ['Space chooses the focused card in a pass', ' ', scene('table', { at: 5 }, PASS), tap('KH')],
  ['Space without a focus chooses nothing in a pass', ' ', scene('table', {}, PASS), undefined],
  ['Space is a button’s own', ' ', scene('table', { free: false }, PLAY), undefined],
  ['Space ends what is on show', ' ', scene('table', {}, { ...PASS, pause: { kind: 'received' } }), sends('go-on')],
  ['X exchanges', 'x', scene('table', {}, PASS), sends('confirm')],
  ['F ends a settled deal', 'f', scene('table', {}, offering('settled')), sends('finish')],
  ['F claims the rest', 'f', scene('table', {}, offering('rest')), sends('finish')],
  ['but not while a trick is on show', 'f', scene('table', {}, { ...offering('rest'), pause: {} }), undefined],
  ['F does nothing where nothing is offered', 'f', scene('table', {}, offering(null)), undefined],
  ['nor once the person plays on', 'f', scene('table', {}, { ...offering('settled'), playOn: 1 }), undefined],
  ['X does nothing in play', 'x', scene('table', {}, PLAY), undefined],
  [
    'U takes the hidden card back',
    'u',
    scene('table', {}, { draft: { kind: 'lay' } }),
    sends('slot', { slot: 'hidden' }),
  ],
  ['U does nothing elsewhere', 'u', scene('table', {}, PLAY), undefined],
  [
    '1 calls highest',
    '1',
    scene('choice', {}, { draft: { kind: 'call', card: 'WH' } }),
    sends('call', { call: 'high' }),
  ],
  ['2 calls lowest', '2', scene('choice', {}, { draft: { kind: 'call', card: 'WH' } }), sends('call', { call: 'low' })],
  ['1 declines the opening', '1', scene('choice', {}, asking({ type: 'claim' })), sends('claim', { claim: false })],
  ['2 claims it', '2', scene('choice', {}, asking({ type: 'claim' })), sends('claim', { claim: true })],
  ['3 claims nothing', '3', scene('choice', {}, asking({ type: 'claim' })), undefined],
  [
    '2 is the second choice of the moon',
    '2',
    scene('choice', {}, asking({ type: 'moon', options: [{ name: 'shed' }, { name: 'burden' }] })),
    sends('moon', { option: 'burden' }),
  ],
  ['1 goes to clubs', '1', scene('table'), { move: { by: 'suit', suit: 'C' } }],
  ['L looks at the last trick', 'l', scene('table'), { type: 'look', panel: 'last' }],
  ['S opens the scores', 's', scene('table'), sends('open', { panel: 'scores' })],
  ['S closes them', 's', scene('scores', {}, {}, 'scores'), sends('close')],
  ['N goes on to the next deal', 'n', scene('scores'), sends('next')],
  ['N says it once', 'n', scene('scores', {}, { view: { viewer: 0, ready: [0], deal: {} } }), undefined],
  ['Ctrl and Z takes back', 'Ctrl+z', scene('table'), sends('undo')],
  ['Z alone does nothing', 'z', scene('table'), undefined],
  ['M turns the sound off', 'm', scene('table'), sends('set', { settings: { sound: 'off' } })],
  ['Esc asks whether to leave', 'Escape', scene('table'), sends('open', { panel: 'leave' })],
  [
    'Esc removes a message first',
    'Escape',
    { ...scene('table'), model: told(scene('table').model) },
    sends('toast-over', { id: 7 }),
  ],
  ['Esc puts a wild back', 'Escape', scene('choice', {}, { draft: { kind: 'call', card: 'WH' } }), sends('put-back')],
  ['Esc closes the scores', 'Escape', scene('scores', {}, {}, 'scores'), sends('close')],
  ['? shows the keys', '?', scene('table'), sends('open', { panel: 'keys' })],
  ['? shows them at home', '?', scene('home'), sends('open', { panel: 'keys' })],
  ['a dialog keeps its keys', 'h', scene('dialog'), undefined],
  ['a letter held down does nothing more', 'held+h', scene('table'), undefined],
  ['an arrow held down goes on', 'held+ArrowRight', scene('table'), { move: { by: 'step', step: 1 } }],
  ['T says the table', 't', scene('table'), { type: 'say', what: 'table' }],
  ['Alt and H says the hand', 'Alt+h', scene('table'), { type: 'say', what: 'hand' }],
  ['also in a dialog', 'Alt+w', scene('dialog'), { type: 'say', what: 'turn' }],
  ['Alt and a letter without a meaning is the browser’s', 'Alt+d', scene('table'), undefined],
  ['Ctrl and R is the browser’s', 'Ctrl+r', scene('table'), undefined],
])('%s', (_, key, at, deed) => {
  const done = keyActionOf(at, press(key));
  if (deed === undefined) expect(done).toBeUndefined();
  else expect(done).toMatchObject(deed);
});

test('with the letter and digit keys turned off, only the other keys work', () => {
  const before = scene('table', {}, PLAY);
  const off = {
    ...before,
    model: { ...before.model, settings: { ...before.model.settings, reviewKeys: 'off' as const } },
  };
  expect(['h', '1', '?', 's'].map(key => keyActionOf(off, press(key)))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(keyActionOf(off, press(' '))).toMatchObject(tap('2D'));
});

test('a letter that Alt turns into another sign is known by its place', () => {
  const plain = { altKey: true, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false };
  expect(pressOf({ ...plain, key: '˙', code: 'KeyH' }).key).toBe('h');
  expect(pressOf({ ...plain, key: 'H', code: 'KeyJ' }).key).toBe('h');
});

test('every key is explained, and no two do different things in one place', () => {
  expect(ROWS.map(row => row.name).toSorted()).toEqual(Object.keys(page.keys.does).toSorted());
  const held = ROWS.flatMap(row =>
    row.places.flatMap(place =>
      row.keys.map(key => `${place} ${row.ctrl ?? ''} ${row.shift ?? ''} ${row.alt ?? ''} ${key}`),
    ),
  );
  expect(new Set(held).size).toBe(held.length);
});
