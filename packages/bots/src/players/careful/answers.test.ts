// The careful player's other answers: passes, claims, buried cards, the moon, and pairs.

import {
  type Action,
  type Ask,
  type Hearts,
  type HeartsGame,
  heartsOf,
  type MoonPreview,
  type Overrides,
  type State,
  sheetOf,
} from '@moonshot/rules';
import { type Card, withoutAll } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { questionOf } from '../../core/player.ts';
import { careful } from '../careful.ts';

const cards = (text: string): readonly Card[] => text.split(' ') as Card[];

/** The state after a deal in which seat 0 has these cards and the others have the remaining ones. */
function dealt(hearts: Hearts, hand: string, totals?: readonly number[]): State {
  const game: HeartsGame = hearts.game;
  const opened = game.evolve(undefined, game.open({ firstDealer: 0 }));
  const own = cards(hand);
  const rest = withoutAll(hearts.rules.deck, own);
  const others = Array.from({ length: game.seats - 1 }, (_, i) => rest.slice(i * own.length, (i + 1) * own.length));
  const left = rest.slice(own.length * (game.seats - 1));
  const middle = hearts.kind === 'tricks' ? { kitty: left, stock: [] } : { kitty: [], stock: left };
  const state = game.evolve(opened, game.supply(opened, { imposed: { hands: [own, ...others], ...middle } }));
  return totals === undefined ? state : ({ ...state, totals } as State);
}

function answerOf(hearts: Hearts, state: State, asked?: Ask): Action {
  const game: HeartsGame = hearts.game;
  const ask = asked ?? game.ask(state, 0);
  if (ask === undefined) throw new Error(`Cannot ask seat 0 in phase ${state.phase}`);
  return careful.decide(questionOf(hearts, game.view(state, 0), ask), { plays: 1 }, () => 99);
}

const passes: readonly (readonly [name: string, hand: string, gives: string, keeps: string])[] = [
  ['a queen with guards stays', '2S 3S 5S 7S QS AD KD QD 9C 8C 6H 5H 2H', 'KD QD AD', '2S 3S 5S 7S QS'],
  ['a queen almost alone goes', '2S QS 2C 3C 5C 7C 9C 2D 4D 6D 8D 3H 5H', 'QS', '2S 2C 2D'],
  ['short king and ace of spades go', 'AS KS 3C 4C 6C 8C 2D 4D 6D 8D 2H 4H 5H', 'AS KS', '2D 2H 3C'],
  ['high hearts go before low ones', 'AH KH QH 2H 3H 2S 3S 4S 2C 3C 2D 3D 4D', 'AH KH QH', '2H 3H'],
];

test.each(passes)('passing: %s', (_, hand, gives, keeps) => {
  const hearts = heartsOf(sheetOf('ricketts'), 4);
  const action = answerOf(hearts, dealt(hearts, hand));
  const given = action.type === 'pass' ? action.gifts.map(gift => gift.card) : [];
  expect(given).toHaveLength(3);
  expect(given).toEqual(expect.arrayContaining([...cards(gives)]));
  expect(given.filter(card => cards(keeps).includes(card))).toEqual([]);
});

test('a scatter gives its worst card to the leader of the match', () => {
  const hearts = heartsOf(sheetOf('ricketts'), 4, { 'pass.cycle': ['scatter'] });
  const state = dealt(hearts, '2S QS 2C 3C 5C 7C 9C 2D 4D 6D 8D 3H 5H', [40, 30, 20, 60]);
  expect(answerOf(hearts, state)).toMatchObject({ gifts: expect.arrayContaining([{ card: 'QS', to: 2 }]) });
});

test('the opening is not claimed: the wild can still go to the first trick', () => {
  const hearts = heartsOf(sheetOf('wild-twist'), 4);
  const state = dealt(hearts, 'WC KC QC AD KD QD JD 5S 6S 7S 8S 5H 6H 7H');
  expect(answerOf(hearts, state)).toEqual({ type: 'claim', claim: false });
});

test('what is buried costs nothing, and is high', () => {
  const hearts = heartsOf(sheetOf('classic'), 5, { 'kitty.to': 'hand' });
  const state = dealt(hearts, 'QS AD KD 3D 4C 5C 6C 7C 2S 3S');
  const action = answerOf(hearts, state, { type: 'bury', cards: cards('QS AD KD 3D 4C 5C 6C 7C 2S 3S'), count: 2 });
  expect(action).toMatchObject({ type: 'bury', cards: expect.arrayContaining(['AD', 'KD']) });
});

const preview = (
  name: MoonPreview['name'],
  totals: readonly number[],
  winners: readonly number[] = [],
): MoonPreview => ({
  name,
  points: totals,
  totals,
  ends: winners.length > 0,
  winners,
});

const moons: readonly (readonly [name: string, chosen: string, options: readonly MoonPreview[], rules: Overrides])[] = [
  [
    'what wins the match',
    'burden',
    [preview('shed', [24, 70, 80, 90]), preview('burden', [50, 96, 106, 116], [0])],
    {},
  ],
  [
    'not what lets another win',
    'shed',
    [preview('shed', [24, 60, 78, 99]), preview('burden', [50, 86, 0, 125], [2])],
    {},
  ],
  ['the larger lead', 'shed', [preview('burden', [10, 0, 76, 86]), preview('shed', [-16, 78, 50, 60])], {}],
  [
    'the larger lead where totals fall',
    'burden',
    [preview('keep', [-30, -40, -50, -60]), preview('burden', [-30, -66, -76, -86])],
    { 'match.winner': 'highest' },
  ],
];

test.each(moons)('the moon: %s', (_, chosen, options, rules) => {
  const hearts = heartsOf(sheetOf('ricketts'), 4, rules);
  const state = dealt(hearts, '2S QS 2C 3C 5C 7C 9C 2D 4D 6D 8D 3H 5H');
  expect(answerOf(hearts, state, { type: 'moon', options })).toEqual({ type: 'moon', option: chosen });
});

/**
 * Lays a pair from this hand. The others hold the same number of cards, and there are `stock` cards in the
 * stock.
 */
function laidFrom(hand: string, stock: number): Action {
  const hearts = heartsOf(sheetOf('capture'), 4);
  const state = dealt(hearts, '2C 3C 4C 5C 6C 7C 8C');
  const rest = withoutAll(hearts.rules.deck, cards(hand));
  const size = cards(hand).length;
  const hands = [cards(hand), ...[0, 1, 2].map(i => rest.filter((_, j) => j % 9 === i).slice(0, size))];
  return answerOf(hearts, { ...state, hands, stock: withoutAll(rest, hands.slice(1).flat()).slice(0, stock) } as State);
}

const lays: readonly (readonly [name: string, hand: string, stock: number, laid: object])[] = [
  ['the heart lies under the ace', 'AD KH 3C', 0, { bottom: 'KH', top: 'AD' }],
  ['no heart stays in hand at the end', '2H 3C 4S', 0, { bottom: '2H' }],
  ['of two hearts one goes now and one with the last bout', 'AH 2H AD KS 3C', 0, { bottom: 'AH', top: 'AD' }],
  ['nothing good lies under a weak top while there is time', '9H 2C 3C 4S 5D 6S 3D', 24, { bottom: '2C' }],
];

test.each(lays)('laying: %s', (_, hand, stock, laid) => {
  expect(laidFrom(hand, stock)).toMatchObject(laid);
});
