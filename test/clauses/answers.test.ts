// Refused answers: to a question that is not asked, by a seat that is not asked, with cards not held, too
// many or wrongly called.

import type { TrickAsk as Ask, CaptureState as BoutState, HeartsGame, TrickState as State } from '@moonshot/rules';
import { expect, test } from 'vitest';
import type { Refusal as BoutRefusal } from '../../packages/rules/src/capture/action.ts';
import type { Action, Refusal } from '../../packages/rules/src/trick/state/action.ts';
import { allBouts, type Bouts, bouts, dealBouts, lay } from './bout-table.ts';
import {
  act,
  cards,
  deal,
  heartsOnly,
  line,
  type Position,
  pass,
  position,
  scored,
  start,
  type Tricks,
  tricks,
  variant,
} from './table.ts';

const ricketts = tricks('ricketts');
const gongZhu = variant('gong-zhu');
const auction = variant('auction');
const wild = tricks('wild-twist');
const toHand = tricks('classic', 3, { 'pass.cycle': ['hold'], 'kitty.to': 'hand' });

const HANDS = ['QS 4C 5C', '6C 7C 8C'];
const passing = deal(ricketts, start(ricketts), { hands: HANDS });
const leading: Position = { hands: ['9C QS 3D', '8C AH', '7C', '6C'], piles: ['2C'] };
const opened = deal(toHand, start(toHand), { hands: ['2C', '3C', 'AC'], kitty: '6H' });
const burying = line(toHand, opened, '2C 3C AC');

/** A question, and a state in which one seat is asked it and another is asked nothing. */
type Question = readonly [type: Ask['type'], table: Tricks, state: State, asked: number, unasked: number];
const questions: readonly Question[] = [
  ['pass', ricketts, pass(ricketts, passing, ['QS 4C 5C']), 1, 0],
  ['charge', gongZhu, act(gongZhu, deal(gongZhu, start(gongZhu)), 0, { type: 'charge', cards: [] }), 1, 0],
  ['bid', auction, deal(auction, start(auction)), 1, 0],
  ['claim', wild, deal(wild, start(wild), { hands: ['2C', '', 'WC'] }), 2, 0],
  ['play', ricketts, position(ricketts, leading), 0, 1],
  ['bury', toHand, burying, 2, 0],
  ['moon', ricketts, scored(ricketts, { piles: [`${heartsOnly} QS`, '2C', '3C', '4C'] }, 'ask'), 0, 1],
];

/** One answer of every type, given by a seat. */
const answersOf = ({ hands }: State, seat: number): readonly Action[] => [
  { type: 'pass', gifts: [] },
  { type: 'charge', cards: [] },
  { type: 'bid', bid: 0 },
  { type: 'claim', claim: true },
  { type: 'play', card: hands[seat]?.[0] ?? 'AC' },
  { type: 'bury', cards: [] },
  { type: 'moon', option: 'shed' },
];

test.each(questions)('a player asked to %s is refused every other answer', (type, { game }, state, asked) => {
  const others = answersOf(state, asked).filter(answer => answer.type !== type);
  expect(game.ask(state, asked)?.type).toBe(type);
  expect(others.map(answer => game.decide(state, asked, answer))).toEqual(
    others.map(() => ({ ok: false, refusal: { type: 'other-question', asked: type } })),
  );
});

test.each(questions)(
  'while another is asked to %s a seat is refused every answer',
  (_, { game }, state, __, unasked) => {
    const all = answersOf(state, unasked);
    expect(game.ask(state, unasked)).toBeUndefined();
    expect(all.map(answer => game.decide(state, unasked, answer))).toEqual(
      all.map(() => ({ ok: false, refusal: { type: 'not-asked' } })),
    );
  },
);

const gifts = (text: string, ...to: readonly number[]): Action => ({
  type: 'pass',
  gifts: cards(text).map((card, i) => ({ card, to: to[i] ?? 1 })),
});
const wanted = [{ to: 1, count: 3 }];
const opening = position(wild, { hands: ['WC 2C 4D', '3C', '4C', '5C'] });
const later = position(wild, { hands: ['WS 4D', '3C', '4C', '5C'], piles: ['2C'] });

type Row = readonly [name: string, table: Tricks, state: State, seat: number, action: Action, refusal: Refusal];
const rows: readonly Row[] = [
  ['a gift that is not held', ricketts, passing, 0, gifts('QS 4C 6C'), { type: 'not-held', card: '6C' }],
  ['a gift too few', ricketts, passing, 0, gifts('QS 4C'), { type: 'wrong-gifts', wanted }],
  [
    'a gift to somebody else besides those that are due',
    ricketts,
    deal(ricketts, start(ricketts), { hands: ['QS 4C 5C 6C'] }),
    0,
    gifts('QS 4C 5C 6C', 1, 1, 1, 2),
    { type: 'wrong-gifts', wanted },
  ],
  [
    'a card that another holds',
    ricketts,
    position(ricketts, leading),
    0,
    { type: 'play', card: '8C' },
    { type: 'not-held', card: '8C' },
  ],
  [
    'a plain card that is called',
    ricketts,
    position(ricketts, leading),
    0,
    { type: 'play', card: '9C', call: 'low' },
    { type: 'call-wrong', card: '9C', legal: [{ card: '9C' }] },
  ],
  ['a wild that is not called', wild, later, 0, { type: 'play', card: 'WS' }, { type: 'call-missing', card: 'WS' }],
  [
    'the wild that opens called high',
    wild,
    opening,
    0,
    { type: 'play', card: 'WC', call: 'high' },
    { type: 'call-wrong', card: 'WC', legal: [{ card: 'WC', call: 'low' }] },
  ],
  [
    'a card laid away that is not held',
    toHand,
    burying,
    2,
    { type: 'bury', cards: cards('2C') },
    { type: 'not-held', card: '2C' },
  ],
  [
    'a card too many laid away',
    toHand,
    burying,
    2,
    { type: 'bury', cards: burying.hands[2]?.slice(0, 2) ?? [] },
    { type: 'wrong-count', wanted: 1, given: 2 },
  ],
];
test.each(rows)('%s is refused', (_, { game }, state, seat, action, refusal) => {
  expect(game.decide(state, seat, action)).toEqual({ ok: false, refusal });
});

test('a card that is called nothing stands in the event and in the trick without a call', () => {
  const state = position(ricketts, leading);
  const verdict = ricketts.game.decide(state, 0, { type: 'play', card: '9C' });
  expect(verdict).toStrictEqual({ ok: true, event: { type: 'played', seat: 0, card: '9C', broke: false } });
  expect(line(ricketts, state, '9C').trick.plays).toStrictEqual([{ seat: 0, card: '9C' }]);
});

test('before it is settled who opens, nobody is asked to claim what has to be led', () => {
  const table = tricks('wild-twist', 4, { 'opening.wild': 'must' });
  const before = { ...position(table, { hands: ['2C', '', 'WC'] }), phase: 'opening' as const };
  expect([0, 1, 2, 3].map(seat => table.game.ask(before, seat))).toEqual(Array(4).fill(undefined));
});

const hearts = bouts(2);
const laying = dealBouts(hearts, { hands: ['2H 5S 6S', '3H'] });
const legal = laying.hands[0]?.filter(card => !card.endsWith('H')) ?? [];

type BoutRow = readonly [name: string, pair: string, refusal: BoutRefusal];
const boutRows: readonly BoutRow[] = [
  ['a hidden card that another holds', '3H 5S', { type: 'not-held', card: '3H' }],
  ['a shown card that another holds', '5S 3H', { type: 'not-held', card: '3H' }],
  ['one card laid as two', '5S 5S', { type: 'not-held', card: '5S' }],
  ['a heart shown by a hand that has other cards', '5S 2H', { type: 'top-banned', card: '2H', legal }],
];
test.each(boutRows)('%s is refused', (_, pair, refusal) => {
  const [bottom = 'AC', top = 'AC'] = cards(pair);
  expect(hearts.game.decide(laying, 0, { type: 'lay', bottom, top })).toEqual({ ok: false, refusal });
});

test('a player asked to lay is refused every answer of the games of tricks', () => {
  const game: HeartsGame = hearts.game;
  const given = questions.flatMap(([, , state, asked]) => answersOf(state, asked));
  expect(given.map(answer => game.decide(laying, 0, answer))).toEqual(
    given.map(() => ({ ok: false, refusal: { type: 'not-asked' } })),
  );
});

const revocable = bouts(2, { commit: 'revocable' });
const dealOver =
  allBouts(hearts, dealBouts(hearts, {}, { length: { deals: 2 } })).at(-1) ?? expect.fail('Nothing is played');
const unasked: readonly [name: string, table: Bouts, state: BoutState][] = [
  ['that has laid', hearts, lay(hearts, laying, 0, '2H>5S')],
  ['between two deals', hearts, dealOver],
  ['between two deals, even if pairs may be changed,', revocable, dealOver],
];
test.each(unasked)('a seat %s is refused another pair', (_, { game }, state) => {
  const pair = { type: 'lay', bottom: '5S', top: '6S' } as const;
  expect(game.ask(state, 0)).toBeUndefined();
  expect(game.decide(state, 0, pair)).toEqual({ ok: false, refusal: { type: 'not-asked' } });
});
