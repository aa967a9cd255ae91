// The update function, for messages at a table and on other screens.

import type { TableToPage } from '@moonshot/protocol';
import type { Event } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { answers, asked, freshOf, type ReplayCursor, staged, viewOf } from '../../testing/stage.ts';
import { soFar } from '../table/seats/taken.ts';
import { lateUpdate } from './late-update.ts';
import type { Effect, Message } from './message.ts';
import { type GoodImport, KEYS, type Model, settingKey, type TableModel } from './model.ts';
import { begin, update } from './update.ts';

const heard = (message: TableToPage): Message => ({ type: 'received', message });

/** The page after several messages, with the effects of the last one. */
function after(model: Model, ...messages: readonly Message[]): { model: Model; effects: readonly Effect[] } {
  return messages.reduce<{ model: Model; effects: readonly Effect[] }>(
    (step, message) => update(step.model, message, lateUpdate),
    {
      model,
      effects: [],
    },
  );
}

/** A page at the staged table. */
function at(stage: ReplayCursor, pace = 'normal'): Model {
  const kept: Record<string, string> = { [KEYS.table]: 'staged', [settingKey('pace')]: pace };
  return after(begin(key => kept[key] ?? null).model, heard(freshOf(stage))).model;
}

const tableOf = (model: Model): TableModel => {
  if (model.table === null) throw new Error('Cannot read the table: the page is not at one');
  return model.table;
};
const sent = (effects: readonly Effect[]): readonly unknown[] =>
  effects.flatMap(effect => (effect.type === 'send' ? [effect.message] : []));
const tap = (card: Card): Message => ({ type: 'tap', card });

test('a page joins the table that was left open, and only then', () => {
  const joins = (key: string | null): boolean =>
    sent(begin(one => (one === KEYS.table ? key : null)).effects).some(
      message => (message as { type: string }).type === 'join',
    );
  expect([joins('t1'), joins(null)]).toEqual([true, false]);
});

test('nonsense that was kept is passed over', () => {
  const { model } = begin(key => ({ [settingKey('pace')]: 'frantic', [KEYS.pick]: '<b>' })[key] ?? null);
  expect(model).toMatchObject({ settings: { pace: 'normal' }, pick: { game: null } });
});

test('a table that nobody asked for is not shown', () => {
  const { model } = begin(() => null);
  expect(after(model, heard(freshOf(staged('ricketts', 4)))).model.table).toBeNull();
});

test.each([
  ['a new table shows how it is dealt', null, 'normal', 'deal'],
  ['at an instant pace it takes no time', null, 'instant', undefined],
  ['a table that is taken up again lies there', 'staged', 'normal', undefined],
] as const)('%s', (_, table, pace, kind) => {
  const stage = staged('ricketts', 4);
  const kept: Record<string, string | null> = { [KEYS.table]: table, [settingKey('pace')]: pace };
  const { model } = begin(key => kept[key] ?? null);
  const opening = table === null ? { ...model, opening: 'new' } : model;
  expect(tableOf(after(opening, heard(freshOf(stage))).model).pause?.kind).toBe(kind);
});

test('a table that does not open leads home, and is not tried again', () => {
  const { model } = begin(key => (key === KEYS.table ? 'gone' : null));
  const step = after(model, heard({ type: 'trouble', sentence: 'There is no such table.' }));
  expect(step.model).toMatchObject({ opening: null, trouble: 'There is no such table.' });
  expect(step.effects).toContainEqual({ type: 'keep', key: KEYS.table, value: null });
});

test('a server’s table that does not open is tried again at the next visit', () => {
  const { model } = begin(key => (key === KEYS.table ? '@far' : null));
  const step = after(model, heard({ type: 'trouble', sentence: 'A part of the page is missing.' }));
  expect(step.model.opening).toBeNull();
  expect(step.effects).not.toContainEqual({ type: 'keep', key: KEYS.table, value: null });
});

test('a rematch that is requested twice opens once', () => {
  const first = after(at(staged('ricketts', 4)), { type: 'again' });
  expect(sent(first.effects)).toMatchObject([{ type: 'open' }]);
  expect(after(first.model, { type: 'again' }).effects).toEqual([]);
});

test('three cards are chosen to pass; a fourth is not, a second touch takes one back', () => {
  const stage = staged('ricketts', 4);
  const [a, b, c, d] = viewOf(stage).deal.hand as [Card, Card, Card, Card];
  const three = after(at(stage), tap(a), tap(b), tap(c)).model;
  expect(tableOf(three).draft).toMatchObject({ kind: 'pass', gifts: [{ card: a, to: 1 }, { card: b }, { card: c }] });
  expect(after(three, tap(d)).model.toast).toMatchObject({ news: { type: 'full', count: 3 } });
  expect(tableOf(after(three, tap(b), tap(d)).model).draft).toMatchObject({
    gifts: [{ card: a }, { card: c }, { card: d }],
  });
  expect(sent(after(three, { type: 'confirm' }).effects)).toMatchObject([
    { type: 'act', number: 1, action: { type: 'pass' } },
  ]);
});

test('a message about a question goes when the question is answered; news of the table stay', () => {
  const stage = staged('ricketts', 4);
  const full = after(at(stage), ...viewOf(stage).deal.hand.slice(0, 4).map(tap)).model;
  expect(full.toast).toMatchObject({ news: { type: 'full' } });
  const passed = heard(answers(stage, 0));
  expect(after(full, passed).model.toast).toBeNull();
  const broken = { ...full, toast: { kind: 'news', id: 1, news: { type: 'broken' } } } as const;
  expect(after(broken, passed).model.toast).toBe(broken.toast);
});

test('what is incomplete is not sent', () => {
  const stage = staged('ricketts', 4);
  const step = after(at(stage), tap(viewOf(stage).deal.hand[0] as Card), { type: 'confirm' });
  expect(sent(step.effects)).toEqual([]);
  expect(step.model.toast).toMatchObject({ news: { type: 'incomplete' } });
});

/** Advances the staged deal to the viewer's first question in play. */
function playing(stage: ReplayCursor): void {
  for (const seat of [0, 1, 2, 3]) answers(stage, seat);
  for (let [seat] = asked(stage); seat !== undefined && seat !== 0; [seat] = asked(stage)) answers(stage, seat);
}

test('a card that no rule lets through is sent all the same, and the answer says why', () => {
  const stage = staged('ricketts', 4);
  playing(stage);
  const { deal, ask } = viewOf(stage);
  const legal = ask?.type === 'play' ? ask.plays.map(play => play.card) : [];
  const wrong = deal.hand.find(card => !legal.includes(card)) as Card;
  const step = after(at(stage), tap(wrong));
  expect(sent(step.effects)).toMatchObject([{ type: 'act', action: { type: 'play', card: wrong } }]);
  const refusal = heard({ type: 'rejected', number: 2, code: 'not-owed', sentence: 'You must follow.', fields: [] });
  const { model } = after(step.model, refusal);
  expect(model.toast).toMatchObject({ kind: 'refused', sentence: 'You must follow.' });
  expect(tableOf(model).flight).toBeNull();
});

test('a card on its way holds back every other', () => {
  const stage = staged('ricketts', 4);
  playing(stage);
  const { ask } = viewOf(stage);
  const card = ask?.type === 'play' ? (ask.plays[0]?.card as Card) : '2C';
  const flying = after(at(stage), tap(card)).model;
  expect(tableOf(flying).flight).toMatchObject({ sure: true });
  expect(sent(after(flying, tap(card)).effects)).toEqual([]);
});

/**
 * Plays from the viewer's answer to the viewer's next question, past the end of a trick. Returns all
 * messages.
 */
function trickTaken(stage: ReplayCursor): readonly TableToPage[] {
  const messages: TableToPage[] = [answers(stage, 0)];
  for (let [seat] = asked(stage); seat !== undefined && seat !== 0; [seat] = asked(stage))
    messages.push(answers(stage, seat));
  return messages;
}

test('a taken trick stays visible while play continues, until a tap', () => {
  const stage = staged('ricketts', 4);
  playing(stage);
  const before = at(stage);
  const messages = trickTaken(stage).map(heard);
  const { model } = after(before, ...messages);
  expect(tableOf(model).pause).toMatchObject({ kind: 'trick' });
  const end = viewOf(stage);
  expect(tableOf(after(model, { type: 'go-on' }).model).view).toEqual(end);
  const id = tableOf(model).pause?.id ?? 0;
  expect(tableOf(after(model, { type: 'pause-over', id: id - 1 }).model).pause?.id).toBe(id);
  expect(tableOf(after(model, { type: 'pause-over', id }).model).view).toEqual(end);
});

test('points of a trick and of an open kitty count when the trick is swept away', () => {
  const stage = staged('classic', 5, 'stage', {
    'kitty.visible': 'all',
    points: [{ cards: ['C*', 'D*', 'H*', 'S*'], value: 1 }],
  });
  playing(stage);
  const before = at(stage);
  const { model } = after(before, ...trickTaken(stage).map(heard));
  const { pause } = tableOf(model);
  if (pause?.kind !== 'trick') throw new Error('No trick is shown');
  const points = (now: Model): number => soFar(tableOf(now), pause.trick.winner).points;
  expect(pause.trick.kitty).toHaveLength(2);
  expect(points(model)).toBe(points(before));
  expect(points(after(model, { type: 'pause-over', id: pause.id }).model)).toBe(points(before) + pause.points);
});

test('at an instant pace nothing stays on show', () => {
  const stage = staged('ricketts', 4);
  playing(stage);
  const before = at(stage, 'instant');
  const { model } = after(before, ...trickTaken(stage).map(heard));
  expect(tableOf(model)).toMatchObject({ pause: null, waiting: [], view: viewOf(stage) });
});

test('received cards stand out until the first card is played', () => {
  const stage = staged('ricketts', 4);
  const before = at(stage);
  const messages = [0, 1, 2, 3].map(seat => heard(answers(stage, seat)));
  const { model } = after(before, ...messages);
  expect(tableOf(model)).toMatchObject({ pause: { kind: 'received' } });
  expect(tableOf(model).raised).toHaveLength(3);
  const rest: Message[] = [];
  while (!asked(stage).includes(0)) rest.push(heard(answers(stage, asked(stage)[0] ?? 0)));
  rest.push(heard(answers(stage, 0)));
  expect(tableOf(after(model, { type: 'go-on' }, ...rest).model).raised).toEqual([]);
});

test('who uncovers a hand sees the cards that came meanwhile, until they play', () => {
  const stage = staged('ricketts', 4);
  for (const seat of [0, 1, 2, 3]) answers(stage, seat);
  while (!asked(stage).includes(0)) answers(stage, asked(stage)[0] ?? 0);
  const uncovered = freshOf(stage);
  if (uncovered.type !== 'snapshot') throw new Error('No snapshot is sent');
  const covered = { ...uncovered, view: { ...uncovered.view, covered: 0 } };
  const kept: Record<string, string> = { [KEYS.table]: 'staged', [settingKey('pace')]: 'normal' };
  const before = after(begin(key => kept[key] ?? null).model, heard(covered)).model;
  const { pause, raised } = tableOf(after(before, heard(uncovered)).model);
  expect(pause).toMatchObject({ kind: 'received', cards: raised });
  expect(raised).toHaveLength(3);
  answers(stage, 0);
  expect(tableOf(after(before, heard(freshOf(stage))).model).pause).toBeNull();
});

test('a hidden card and a shown one are laid in this order, and the hidden one takes both back', () => {
  const stage = staged('capture', 4);
  const { ask } = viewOf(stage);
  const { bottom, top } = (ask?.type === 'lay' ? ask.pairs[0] : undefined) as { bottom: Card; top: Card };
  const both = after(at(stage), tap(bottom), tap(top)).model;
  expect(tableOf(both).draft).toEqual({ kind: 'lay', bottom, top });
  expect(tableOf(after(both, { type: 'slot', slot: 'shown' }).model).draft).toEqual({ kind: 'lay', bottom, top: null });
  expect(tableOf(after(both, { type: 'slot', slot: 'hidden' }).model).draft).toEqual({ kind: 'nothing' });
  expect(sent(after(both, { type: 'confirm' }).effects)).toEqual([
    { type: 'act', number: 1, action: { type: 'lay', bottom, top } },
  ]);
});

test('going home leaves the table and forgets that it was open', () => {
  const { model, effects } = after(at(staged('classic', 4)), { type: 'home' });
  expect(model.table).toBeNull();
  expect(effects).toContainEqual({ type: 'send', message: { type: 'leave' } });
  expect(effects).toContainEqual({ type: 'keep', key: KEYS.table, value: null });
});

test('back leaves the table to the history, which knows what opened it', () => {
  const model = at(staged('classic', 4));
  const { model: same, effects } = after(model, { type: 'back' });
  expect(same.table).toBe(model.table);
  expect(effects).toEqual([{ type: 'go-back' }]);
});

test('what happened in one deal is no news in the next, nor at another table', () => {
  const news = { kind: 'news', id: 7, news: { type: 'broken' } } as const;
  const model: Model = { ...at(staged('classic', 4), 'instant'), toast: news };
  const { view } = tableOf(model);
  const told = (event: Event): Model['toast'] =>
    after(model, heard({ type: 'events', from: view.version, events: [{ type: 'game', event }], view })).model.toast;
  const dealt = { type: 'dealt', deal: 2, dealer: 0, hands: [], kitty: [] } as const;
  expect(told({ ...dealt, step: 'left' })).toBeNull();
  expect(told({ ...dealt, step: 'hold' })).toMatchObject({ news: { type: 'hold' } });
  const result = {
    deal: 1,
    dealer: 0,
    step: 'left',
    taken: [],
    moon: null,
    points: [],
    totals: [],
    wraps: [],
  } as const;
  expect(told({ type: 'scored', result, next: 'deal', dealer: 1, winners: [] })).toBeNull();
  const elsewhere = { ...model, opening: 'other' };
  const fresh = freshOf(staged('ricketts', 4)) as Extract<TableToPage, { type: 'snapshot' }>;
  expect(after(elsewhere, heard({ ...fresh, view: { ...fresh.view, id: 'other' } })).model.toast).toBeNull();
});

test('rules that are read before a table is opened are asked for again with the list that another language brings', () => {
  const stage = staged('ricketts', 4);
  const { rules } = tableOf(at(stage));
  const model: Model = { ...begin(() => null).model, reading: rules };
  const sheets = [
    { ...rules.sheet, lengths: { kind: 'target', usual: 100, offer: [] }, seats: { min: 4, max: 4, best: 4 } },
  ];
  const message = { type: 'sheets', sheets } as unknown as TableToPage;
  expect(sent(after(model, heard(message)).effects)).toEqual([
    { type: 'rules', game: 'ricketts', overrides: {}, seats: 4 },
  ]);
  expect(sent(after({ ...model, reading: null }, heard(message)).effects)).toEqual([]);
});

test.each([
  ['Ada', 'Ada'],
  [`${'a'.repeat(39)}🦊`, 'a'.repeat(39)],
  ['🦊'.repeat(30), '🦊'.repeat(20)],
])('of the name %j whole characters are kept: %j', (name, kept) => {
  const { model } = begin(key => (key === KEYS.name ? name : null));
  expect([model.name, after(model, { type: 'name', name }).model.name]).toEqual([kept, kept]);
});

test.each([
  ['', []],
  ['expert casual', ['expert', 'casual']],
])('the stored bots %j are %j', (text, bots) => {
  expect(begin(key => (key === KEYS.bots ? text : null)).model.bots).toEqual(bots);
});

const IMPORTED: GoodImport = {
  ...{ ok: true, tables: 0, deals: 0, houses: 0, untitled: [], refused: [], settings: {} },
  page: { texts: { 'moonshot.name': 'Ana' } },
};

test('the page adds its part of an import even if statistics were closed meanwhile', () => {
  const { model, effects } = after(
    begin(() => null).model,
    { type: 'open', panel: 'statistics' },
    { type: 'keeping', wish: { type: 'import', text: '{}' } },
    { type: 'close' },
    heard({ type: 'imported', ...IMPORTED }),
  );
  expect(effects).toContainEqual({ type: 'add-page-data', imported: expect.objectContaining(IMPORTED) });
  const outcome = { ...IMPORTED, pads: 0, changed: true, stored: true };
  expect(after(model, { type: 'keeping', wish: { type: 'imported', outcome } }).model.brought).toEqual(outcome);
});
