// Games with two packs: selecting, deselecting and playing one copy of a card at a time.

import type { Overrides } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { variantOf } from '@moonshot/rules/catalogue';
import { describe, expect, test } from 'vitest';
import { answers, asked, freshOf, type ReplayCursor, staged, viewOf } from '../../../testing/stage.ts';
import { lateUpdate } from '../late-update.ts';
import type { Message, Source, Target, UpdateResult } from '../message.ts';
import { type DraftAction, KEYS, type Model, type Setting, settingKey } from '../model.ts';
import { begin, update } from '../update.ts';

const SEEDS_MAX = 300;
const CANCELLATION = variantOf('cancellation')?.overrides ?? {};

const tap = (card: Card): Message => ({ type: 'tap', card });
const touch = (card: Card): Message => ({ type: 'tap', card, pointer: 'touch' });
const drop = (card: Card, on: Target, from?: Source): Message => ({
  type: 'drop',
  card,
  on,
  ...(from === undefined ? {} : { from }),
});

const after = (model: Model, ...messages: readonly Message[]): UpdateResult =>
  messages.reduce<UpdateResult>((step, message) => update(step.model, message, lateUpdate), { model, effects: [] });

function at(stage: ReplayCursor, settings: Partial<Record<Setting, string>> = {}): Model {
  const kept = new Map<string, string>([[KEYS.table, 'staged']]);
  for (const [name, value] of Object.entries(settings)) kept.set(settingKey(name as Setting), value);
  return after(begin(key => kept.get(key) ?? null).model, { type: 'received', message: freshOf(stage) }).model;
}

const draftOf = ({ model }: UpdateResult): DraftAction | undefined => model.table?.draft;
const acts = ({ effects }: UpdateResult): readonly unknown[] =>
  effects.flatMap(effect => (effect.type === 'send' && effect.message.type === 'act' ? [effect.message.action] : []));

interface Scene {
  readonly game: string;
  readonly seats: number;
  readonly overrides: Overrides;
  readonly ask: string;
  // whether the pair is accepted; accepts any by default
  readonly suits?: (card: Card, stage: ReplayCursor) => boolean;
}

const pairIn = (hand: readonly Card[], suits: (card: Card) => boolean): Card | undefined =>
  hand.find((card, i) => hand.indexOf(card) < i && suits(card));

/** The first decision of this kind in which the viewer holds an accepted pair of copies. */
function withPair({
  game,
  seats,
  overrides,
  ask,
  suits = () => true,
}: Scene): readonly [stage: ReplayCursor, card: Card] {
  for (let n = 0; n < SEEDS_MAX; n++) {
    const stage = staged(game, seats, `pair ${n}`, overrides);
    for (let turns = 0; turns < 4 * seats && viewOf(stage).ask?.type !== ask; turns++) {
      const [seat] = asked(stage);
      if (seat === undefined) break;
      answers(stage, seat);
    }
    const view = viewOf(stage);
    const card = view.ask?.type === ask ? pairIn(view.deal.hand, one => suits(one, stage)) : undefined;
    if (card !== undefined) return [stage, card];
  }
  throw new Error(`Cannot stage a pair for ${ask} of ${game}: no such deal in ${SEEDS_MAX} seeds`);
}

const legalAt = (stage: ReplayCursor): readonly Card[] => {
  const { ask } = viewOf(stage);
  return ask?.type === 'play' ? ask.plays.map(play => play.card) : [];
};

describe('a pair that may be played', () => {
  const playing = { game: 'classic', seats: 9, overrides: CANCELLATION, ask: 'play' };
  const among = withPair({ ...playing, suits: (card, stage) => legalAt(stage).includes(card) });
  const alone = withPair({ ...playing, suits: (card, stage) => legalAt(stage).every(one => one === card) });

  const ways: readonly [name: string, messages: (card: Card) => readonly Message[]][] = [
    ['by a key or a click', card => [tap(card)]],
    ['by two touches', card => [touch(card), touch(card)]],
    ['lifted, then by a touch of the table', card => [touch(card), { type: 'tap-table' }]],
    ['dragged or flicked', card => [drop(card, 'table')]],
  ];
  test.each(ways)('%s, among others and alone', (_, messages) => {
    for (const [stage, card] of [among, alone])
      expect(acts(after(at(stage), ...messages(card)))).toEqual([{ type: 'play', card }]);
  });

  test('the first tap lifts it and asks for no call', () => {
    for (const [stage, card] of [among, alone])
      expect(draftOf(after(at(stage), touch(card)))).toEqual({ kind: 'lift', card });
  });

  test('chosen early, it is played on the player’s turn', () => {
    const [stage, card] = among;
    const model = at(stage, { pace: 'instant' });
    const waiting: Model = { ...model, table: model.table && { ...model.table, early: card } };
    const view = viewOf(stage);
    const told: Message = { type: 'received', message: { type: 'events', from: view.version, events: [], view } };
    expect(acts(after(waiting, told))).toEqual([{ type: 'play', card }]);
  });

  test('wilds that are not jokers still need a call', () => {
    const wilds = { 'deck.packs': 2, 'deck.remove': [] };
    const scene = { game: 'wild-twist', seats: 7, overrides: wilds, ask: 'play' };
    const [stage, card] = withPair({
      ...scene,
      suits: (one, now) => one.startsWith('W') && legalAt(now).includes(one),
    });
    const step = after(at(stage), tap(card));
    expect([acts(step), draftOf(step)]).toEqual([[], { kind: 'call', card }]);
    expect(acts(after(step.model, { type: 'call', call: 'low' }))).toEqual([{ type: 'play', card, call: 'low' }]);
  });
});

const cardsIn = (draft: DraftAction | undefined): readonly unknown[] =>
  draft?.kind === 'pass'
    ? draft.gifts.map(({ card, to }) => `${card} to ${to}`)
    : draft?.kind === 'bury'
      ? draft.cards
      : draft?.kind === 'lay'
        ? [draft.bottom, draft.top]
        : [];

type Row = readonly [name: string, messages: readonly Message[], chosen: readonly unknown[]];

describe('passing a pair', () => {
  const overrides = { ...CANCELLATION, 'pass.cycle': ['scatter'] };
  const [stage, card] = withPair({ game: 'classic', seats: 6, overrides, ask: 'pass' });
  const ask = viewOf(stage).ask;
  const [a = 0, b = 0] = ask?.type === 'pass' ? ask.to.map(one => one.to) : [];
  const both = [`${card} to ${a}`, `${card} to ${b}`];
  const rows: readonly Row[] = [
    ['both by taps', [tap(card), tap(card)], both],
    ['a third tap takes one back', [tap(card), tap(card), tap(card)], [`${card} to ${b}`]],
    ['both dragged up', [drop(card, 'table'), drop(card, 'table')], both],
    ['both dragged to their seats', [drop(card, a), drop(card, b)], both],
    ['the one at a seat is taken back', [drop(card, a), drop(card, b), drop(card, 'hand', a)], [`${card} to ${b}`]],
    ['the other one is', [drop(card, a), drop(card, b), drop(card, 'hand', b)], [`${card} to ${a}`]],
    ['from one seat to another, it is moved', [drop(card, a), drop(card, b, a)], [`${card} to ${b}`]],
  ];
  test.each(rows)('%s', (_, messages, chosen) => {
    expect(cardsIn(draftOf(after(at(stage), ...messages)))).toEqual(chosen);
  });
});

describe('discarding a pair', () => {
  const overrides = { ...CANCELLATION, 'kitty.to': 'hand' };
  const [stage, card] = withPair({ game: 'classic', seats: 5, overrides, ask: 'bury' });
  const rows: readonly Row[] = [
    ['both by taps', [tap(card), tap(card)], [card, card]],
    ['both dragged up', [drop(card, 'table'), drop(card, 'table')], [card, card]],
    ['dragged up a third time, both stay', Array(3).fill(drop(card, 'table')), [card, card]],
    ['one is dragged back', [tap(card), tap(card), drop(card, 'hand')], [card]],
  ];
  test.each(rows)('%s', (_, messages, chosen) => {
    expect(cardsIn(draftOf(after(at(stage), ...messages)))).toEqual(chosen);
  });
});

describe('playing a pair in a bout', () => {
  const [stage, card] = withPair({
    game: 'capture',
    seats: 14,
    overrides: {},
    ask: 'lay',
    suits: (one, now) => {
      const { ask } = viewOf(now);
      return ask?.type === 'lay' && ask.pairs.some(pair => pair.bottom === one && pair.top === one);
    },
  });
  const rows: readonly Row[] = [
    ['both by taps', [tap(card), tap(card)], [card, card]],
    ['both dragged up', [drop(card, 'table'), drop(card, 'table')], [card, card]],
    ['both dragged to their places', [drop(card, 'shown'), drop(card, 'hidden')], [card, card]],
    ['the hidden one is taken back', [tap(card), tap(card), drop(card, 'hand', 'hidden')], [null, card]],
    ['the shown one is', [tap(card), tap(card), drop(card, 'hand', 'shown')], [card, null]],
    ['let go where it lay, both stay', [tap(card), tap(card), drop(card, 'hidden', 'hidden')], [card, card]],
    ['from one place to the other, it is moved', [drop(card, 'shown'), drop(card, 'hidden', 'shown')], [card, null]],
  ];
  test.each(rows)('%s', (_, messages, chosen) => {
    expect(cardsIn(draftOf(after(at(stage), ...messages)))).toEqual(chosen);
  });
});
