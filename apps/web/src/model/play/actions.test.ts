// Taps and drags on a card: by pointer type and setting, by question, and before the viewer's turn.

import type { TableToPage } from '@moonshot/protocol';
import type { Card } from '@moonshot/rules/cards';
import { describe, expect, test } from 'vitest';
import { answers, asked, freshOf, type ReplayCursor, staged, viewOf } from '../../../testing/stage.ts';
import { lateUpdate } from '../late-update.ts';
import type { Message, Pointer, Target, UpdateResult } from '../message.ts';
import { type DraftAction, KEYS, type Model, type Setting, settingKey, type TableModel } from '../model.ts';
import { begin, update } from '../update.ts';

const heard = (message: TableToPage): Message => ({ type: 'received', message });
const tap = (card: Card, pointer?: Pointer): Message => ({ type: 'tap', card, ...(pointer && { pointer }) });
const drop = (card: Card, on: Target): Message => ({ type: 'drop', card, on });
const TABLE: Message = { type: 'tap-table' };

function after(model: Model, ...messages: readonly Message[]): UpdateResult {
  return messages.reduce<UpdateResult>((step, message) => update(step.model, message, lateUpdate), {
    model,
    effects: [],
  });
}

function at(stage: ReplayCursor, settings: Partial<Record<Setting, string>> = {}): Model {
  const kept = new Map<string, string>([[KEYS.table, 'staged']]);
  for (const [name, value] of Object.entries(settings)) kept.set(settingKey(name as Setting), value);
  return after(begin(key => kept.get(key) ?? null).model, heard(freshOf(stage))).model;
}

const tableOf = ({ model }: Pick<UpdateResult, 'model'>): TableModel => {
  if (model.table === null) throw new Error('Cannot read the table: the page is not at one');
  return model.table;
};
const acts = ({ effects }: UpdateResult): readonly unknown[] =>
  effects.flatMap(effect => (effect.type === 'send' && effect.message.type === 'act' ? [effect.message.action] : []));

/** Lets bots answer until the viewer is asked. Returns the messages sent meanwhile. */
function untilAsked(stage: ReplayCursor): readonly Message[] {
  const messages: Message[] = [];
  for (let [seat] = asked(stage); seat !== undefined && seat !== 0; [seat] = asked(stage))
    messages.push(heard(answers(stage, seat)));
  return messages;
}

interface Turn {
  readonly stage: ReplayCursor;
  readonly legal: readonly Card[];
  readonly illegal: readonly Card[];
}

/** The viewer's first question in play, in a deal in which it has several legal and several illegal cards. */
function onTurn(): Turn {
  for (let n = 0; n < 50; n++) {
    const stage = staged('ricketts', 4, `turn ${n}`);
    for (const seat of [0, 1, 2, 3]) answers(stage, seat);
    untilAsked(stage);
    const { deal, ask } = viewOf(stage);
    const legal = ask?.type === 'play' ? ask.plays.map(play => play.card) : [];
    const illegal = deal.hand.filter(card => !legal.includes(card));
    if (legal.length > 1 && illegal.length > 1) return { stage, legal, illegal };
  }
  throw new Error('Cannot stage a turn: no deal has one');
}

const { stage, legal, illegal } = onTurn();
const [a, b] = legal as [Card, Card];
const [wrong] = illegal as [Card];

const touches: readonly [taps: string, pointer: Pointer | undefined, plays: boolean][] = [
  ['auto', 'mouse', true],
  ['auto', 'touch', false],
  ['auto', 'pen', false],
  ['auto', undefined, true],
  ['once', 'touch', true],
  ['twice', 'mouse', false],
  ['twice', undefined, true],
];

describe('a touch of a card that may be played', () => {
  test.each(touches)('set to %s, by %s', (taps, pointer, plays) => {
    const step = after(at(stage, { taps }), tap(a, pointer));
    expect(acts(step)).toEqual(plays ? [{ type: 'play', card: a }] : []);
    expect(tableOf(step).draft).toEqual(plays ? { kind: 'nothing' } : { kind: 'lift', card: a });
  });

  const lifted = after(at(stage), tap(a, 'touch')).model;
  const seconds: readonly [name: string, second: Message, played: Card | undefined, draft: DraftAction['kind']][] = [
    ['a second touch plays it', tap(a, 'touch'), a, 'nothing'],
    ['a touch of the table plays it', TABLE, a, 'nothing'],
    ['a key plays what it is on', tap(b), b, 'nothing'],
    ['a touch of another moves the choice', tap(b, 'touch'), undefined, 'lift'],
    ['put back, it rests', { type: 'put-back' }, undefined, 'nothing'],
    ['dragged back, it rests', drop(a, 'hand'), undefined, 'nothing'],
    ['another dragged back leaves it', drop(b, 'hand'), undefined, 'lift'],
  ];
  test.each(seconds)('%s', (_, second, played, kind) => {
    const step = after(lifted, second);
    expect(acts(step)).toEqual(played === undefined ? [] : [{ type: 'play', card: played }]);
    expect(tableOf(step).draft.kind).toBe(kind);
  });

  test('a card that a rule refuses is sent at once, and the lifted one stays so', () => {
    const step = after(lifted, tap(wrong, 'touch'));
    expect(acts(step)).toEqual([{ type: 'play', card: wrong }]);
    expect(tableOf(step)).toMatchObject({ flight: { sure: false }, draft: { kind: 'lift', card: a } });
  });

  test('a touch of the table means nothing while no card is lifted', () => {
    expect(acts(after(at(stage), TABLE))).toEqual([]);
  });
});

const drops: readonly [name: string, card: Card, on: Target, sent: readonly unknown[]][] = [
  ['on the table is played', a, 'table', [{ type: 'play', card: a }]],
  ['on the table is refused by its rule', wrong, 'table', [{ type: 'play', card: wrong }]],
  ['in the hand is not', a, 'hand', []],
  ['at a seat is not', a, 2, []],
  ['in a place of a bout is not', a, 'hidden', []],
];

test.each(drops)('on the viewer’s turn a card let go %s', (_, card, on, sent) => {
  const step = after(at(stage), drop(card, on));
  expect(acts(step)).toEqual(sent);
  expect(tableOf(step).view.deal.hand).toContain(card);
});

describe('a card that may not be passed', () => {
  const stage = staged('ricketts', 4, 'stage', { 'pass.keep': ['C*', 'D*'] });
  const { deal, ask } = viewOf(stage);
  const may = ask?.type === 'pass' ? ask.cards : [];
  const [kept] = deal.hand.filter(card => !may.includes(card)) as [Card];
  const sent = [{ type: 'pass', gifts: [{ card: kept, to: 0 }] }];
  const ways: readonly [name: string, message: Message][] = [
    ['tapped', tap(kept)],
    ['dragged up', drop(kept, 'table')],
    ['dragged to its receiver', drop(kept, 1)],
  ];
  test.each(ways)('%s, it is not chosen, and the table says why', (_, message) => {
    const step = after(at(stage), message);
    expect([acts(step), tableOf(step).draft.kind]).toEqual([sent, 'nothing']);
  });
});

describe('passing by dragging', () => {
  const passing = staged('ricketts', 4);
  const [p, q, r, s] = viewOf(passing).deal.hand as [Card, Card, Card, Card];
  const to = 1;
  const rows: readonly [name: string, moves: readonly (readonly [Card, Target])[], left: readonly Card[]][] = [
    ['up, it is chosen', [[p, 'table']], [p]],
    [
      'up twice, it stays chosen',
      [
        [p, 'table'],
        [p, 'table'],
      ],
      [p],
    ],
    [
      'back, it is not',
      [
        [p, 'table'],
        [q, 'table'],
        [p, 'hand'],
      ],
      [q],
    ],
    [
      'beyond the number, it is not',
      [
        [p, 'table'],
        [q, 'table'],
        [r, 'table'],
        [s, 'table'],
      ],
      [p, q, r],
    ],
    [
      'at the receiver beyond the number, it takes the last one’s place',
      [
        [p, to],
        [q, to],
        [r, to],
        [s, to],
      ],
      [p, q, s],
    ],
  ];
  test.each(rows)('%s', (_, moves, left) => {
    const { draft } = tableOf(after(at(passing), ...moves.map(([card, on]) => drop(card, on))));
    expect(draft.kind === 'pass' ? draft.gifts.map(gift => gift.card) : []).toEqual(left);
  });
});

describe('laying by dragging', () => {
  const laying = staged('capture', 4);
  const { ask } = viewOf(laying);
  const pairs = ask?.type === 'lay' ? ask.pairs : [];
  const { bottom, top } = pairs[0] as { bottom: Card; top: Card };
  const rows: readonly [name: string, moves: readonly (readonly [Card, Target])[], draft: DraftAction][] = [
    [
      'each to its place',
      [
        [bottom, 'hidden'],
        [top, 'shown'],
      ],
      { kind: 'lay', bottom, top },
    ],
    [
      'the shown one first',
      [
        [top, 'shown'],
        [bottom, 'hidden'],
      ],
      { kind: 'lay', bottom, top },
    ],
    [
      'from one place to the other',
      [
        [top, 'hidden'],
        [top, 'shown'],
      ],
      { kind: 'lay', bottom: null, top },
    ],
    [
      'back to the hand, the other stays',
      [
        [bottom, 'hidden'],
        [top, 'shown'],
        [bottom, 'hand'],
      ],
      { kind: 'lay', bottom: null, top },
    ],
    [
      'back to the hand, none is left',
      [
        [bottom, 'hidden'],
        [bottom, 'hand'],
      ],
      { kind: 'nothing' },
    ],
    [
      'up, the hidden place is the first',
      [
        [bottom, 'table'],
        [bottom, 'table'],
      ],
      { kind: 'lay', bottom, top: null },
    ],
  ];
  test.each(rows)('%s', (_, moves, draft) => {
    expect(tableOf(after(at(laying), ...moves.map(([card, on]) => drop(card, on)))).draft).toEqual(draft);
  });
});

test('a laid pair that may be changed gives its hidden card back, and keeps its choice while others lay', () => {
  const open = staged('capture', 4, 'change', { commit: 'revocable' });
  const before = viewOf(open);
  const pairs = before.ask?.type === 'lay' ? before.ask.pairs : [];
  const { bottom, top } = pairs[0] as { bottom: Card; top: Card };
  answers(open, 0, { type: 'lay', bottom, top });
  const other = pairs.find(pair => pair.top === top && pair.bottom !== bottom)?.bottom as Card;
  const changing = after(at(open), { type: 'slot', slot: 'hidden' });
  expect(tableOf(changing).draft).toEqual({ kind: 'lay', bottom: null, top });
  const chosen = after(changing.model, heard(answers(open, 1)), tap(other));
  expect(tableOf(chosen).draft).toEqual({ kind: 'lay', bottom: other, top });
  expect(acts(after(chosen.model, { type: 'confirm' }))).toEqual([{ type: 'lay', bottom: other, top }]);
});

/** The start of play in a deal in which another seat leads, so that the viewer is asked nothing. */
function betweenTurns(): { readonly between: ReplayCursor; readonly rest: readonly Message[] } {
  for (let n = 0; n < 50; n++) {
    const between = staged('ricketts', 4, `between ${n}`);
    for (const seat of [0, 1, 2, 3]) answers(between, seat);
    const { deal, ask } = viewOf(between);
    if (ask === null && deal.kind === 'tricks' && deal.phase === 'play') return { between, rest: [] };
  }
  throw new Error('Cannot stage a wait: the viewer always opens');
}

describe('a card chosen before the turn', () => {
  const { between } = betweenTurns();
  const before = at(between, { pace: 'instant' });
  const rest = untilAsked(between);
  const { deal, ask } = viewOf(between);
  const free = ask?.type === 'play' ? ask.plays.map(play => play.card) : [];
  const good = free[0] as Card;
  const bad = deal.hand.find(card => !free.includes(card)) as Card;

  test('is played when the turn comes', () => {
    const marked = after(before, tap(good, 'mouse')).model;
    expect(tableOf({ model: marked }).early).toBe(good);
    const step = after(marked, ...rest);
    expect(acts(step)).toEqual([{ type: 'play', card: good }]);
    expect(tableOf(step)).toMatchObject({ early: null, flight: { sure: true, early: true } });
  });

  test('an illegal card shows the rule, and no card waits any more', () => {
    const asking = after(before, tap(bad), ...rest);
    expect(acts(asking)).toEqual([{ type: 'play', card: bad }]);
    const number = tableOf(asking).flight?.number ?? 0;
    const step = after(
      asking.model,
      heard({ type: 'rejected', number, code: 'not-owed', sentence: 'You must follow.', fields: [] }),
    );
    expect(step.model.toast).toMatchObject({ kind: 'refused', early: true, sentence: 'You must follow.' });
    expect(tableOf(step)).toMatchObject({ early: null, flight: null });
  });

  const other = deal.hand.find(card => card !== good && card !== bad) as Card;
  const marks: readonly [name: string, messages: readonly Message[], early: Card | null][] = [
    ['a second touch takes it back', [tap(good), tap(good)], null],
    ['another takes its place', [tap(good), tap(other)], other],
    ['dragged up, it waits', [drop(good, 'table')], good],
    ['dragged up twice, it waits', [drop(good, 'table'), drop(good, 'table')], good],
    ['dragged back, it does not', [tap(good), drop(good, 'hand')], null],
    ['a view anew forgets it', [tap(good), heard(freshOf(between))], null],
  ];
  test.each(marks)('%s', (_, messages, early) => {
    expect(tableOf(after(before, ...messages)).early).toBe(early);
  });

  test('an undo forgets it', () => {
    const undone = heard({
      type: 'events',
      from: 1,
      events: [{ type: 'undone' }],
      view: tableOf({ model: before }).view,
    });
    expect(tableOf(after(before, tap(good), undone)).early).toBeNull();
  });

  test('a wild does not wait, as it has to be called', () => {
    const { view } = tableOf({ model: before });
    const { rules } = tableOf({ model: before });
    const held = { ...view, deal: { ...view.deal, hand: ['WC', ...view.deal.hand] } } as typeof view;
    const step = after(before, heard({ type: 'snapshot', view: held, rules }), tap('WC', 'mouse'));
    expect(tableOf(step).early).toBeNull();
    expect(step.model.toast).toMatchObject({ news: { type: 'call-later' } });
  });

  test('in a pause no card begins to wait, and one that waits can be taken back', () => {
    const { view, rules } = tableOf({ model: before });
    const online = { paused: true } as NonNullable<typeof view.online>;
    const paused = after(before, heard({ type: 'snapshot', view: { ...view, online }, rules })).model;
    const step = after(paused, tap(good, 'mouse'));
    expect(tableOf(step).early).toBeNull();
    expect(step.model.toast).toMatchObject({ news: { type: 'paused' } });
    const waiting: Model = { ...paused, table: { ...tableOf({ model: paused }), early: good } };
    expect(tableOf(after(waiting, tap(good, 'mouse'))).early).toBeNull();
  });

  test('nothing waits while passing, and a card of Capture never does', () => {
    for (const quiet of [staged('ricketts', 4), staged('capture', 4)]) {
      answers(quiet, 0);
      const [card] = viewOf(quiet).deal.hand as [Card];
      const step = after(at(quiet), tap(card));
      expect(tableOf(step).early).toBeNull();
      expect(step.model.toast).toMatchObject({ news: { type: 'not-asked' } });
    }
  });
});

test('the cards of the exchange keep their givers for the whole deal', () => {
  const scattered = staged('ricketts', 4);
  const messages = [0, 1, 2, 3].map(seat => heard(answers(scattered, seat)));
  const fresh = at(staged('ricketts', 4));
  const step = after(fresh, ...messages);
  const got = tableOf(step).got;
  expect(got).toHaveLength(3);
  expect(new Set(got.map(one => one.from))).toEqual(new Set([3]));
  const later = after(step.model, { type: 'go-on' }, ...untilAsked(scattered), heard(answers(scattered, 0)));
  expect(tableOf(later).got).toEqual(got);
  expect(tableOf({ model: at(scattered) }).got.map(one => one.from)).toEqual([3, 3, 3]);
});
