// Tests of deals with given cards, the cut for the dealer, and deals that are thrown in.
import { expect, test } from 'vitest';
import { seedOf } from '../cards/chance.ts';
import { type HeartsGame, type State, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { ricketts } from '../trick/sheets/ricketts.ts';
import { cutForDealer } from './beginning.ts';
import { findDealer } from './dealer.ts';
import type { ImposedDeal } from './game.ts';
import { settle } from './settle.ts';

const gameOf = (id: string, seats: number): HeartsGame => heartsOf(sheetOf(id), seats).game;

/** A match before its first deal. */
const opened = (game: HeartsGame): State => settle(game, undefined, game.open({ firstDealer: 0 })).state;

/** A deal of the game as its own shuffle makes it. */
function dealOf(game: HeartsGame): ImposedDeal {
  const event = game.supply(opened(game), { seed: seedOf('any') });
  if (event.type !== 'dealt') throw new Error('Cannot make a deal: none was owed');
  const cards = (seen: unknown) => (Array.isArray(seen) ? seen : []);
  const rest = 'kitty' in event ? { kitty: cards(event.kitty), stock: [] } : { kitty: [], stock: cards(event.stock) };
  return { hands: event.hands.map(cards), ...rest };
}

const moved = ({ hands, kitty, stock }: ImposedDeal): ImposedDeal => ({ hands, kitty: stock, stock: kitty });
const short = ({ hands, ...rest }: ImposedDeal): ImposedDeal => ({ ...rest, hands: hands.map(hand => hand.slice(1)) });
const doubled = ({ hands, ...rest }: ImposedDeal): ImposedDeal => ({ ...rest, hands: hands.map(() => hands[0] ?? []) });
const handLess = ({ hands, ...rest }: ImposedDeal): ImposedDeal => ({ ...rest, hands: hands.slice(1) });
const oneShort = ({ hands: [one = [], ...others], ...rest }: ImposedDeal): ImposedDeal => ({
  ...rest,
  hands: [one.slice(1), ...others],
});
const bare = (deal: ImposedDeal): ImposedDeal => ({ ...deal, hands: [] });
const stocked = (deal: ImposedDeal): ImposedDeal => ({ ...deal, stock: ['2C'] });
const withoutKitty = (deal: ImposedDeal): ImposedDeal => ({ ...deal, kitty: [] });

test.each([
  ['a kitty given as the stock', 'classic', 3, moved, /hands and kitty must be the 52 cards/],
  ['a stock given as the kitty', 'capture', 4, moved, /hands and stock must be the 52 cards/],
  ['hands that are too short', 'ricketts', 4, short, /4 hands of 13 are wanted, there are 12, 12, 12, 12/],
  ['one hand that is too short', 'ricketts', 4, oneShort, /4 hands of 13 are wanted, there are 12, 13, 13, 13/],
  ['a hand less', 'ricketts', 4, handLess, /4 hands of 13 are wanted, there are 13, 13, 13$/],
  ['no hand', 'ricketts', 4, bare, /4 hands of 13 are wanted, there are none/],
  ['a stock beside the kitty', 'classic', 3, stocked, /hands and kitty must be the 52 cards/],
  ['a kitty left out', 'classic', 3, withoutKitty, /hands and kitty must be the 52 cards/],
  ['a hand dealt to everybody', 'ricketts', 4, doubled, /must be the 52 cards/],
] as const)('%s is refused', (_, id, seats, spoil, reason) => {
  const game = gameOf(id, seats);
  const deal = dealOf(game);
  expect(settle(game, opened(game), game.supply(opened(game), { imposed: deal })).state.hands).toHaveLength(seats);
  expect(() => game.supply(opened(game), { imposed: spoil(deal) })).toThrow(reason);
});

test('a dealer is cut for from the seed, otherwise after every deal, and from no hands', () => {
  const { sheet, rules } = heartsOf(ricketts, 4, { 'dealer.first': 'cutHigh' });
  const seed = seedOf('cut');
  const found = (deals: number) => cutForDealer(sheet, rules.deck, 4, deals, { seed });
  expect(found(2)).toEqual({ type: 'dealer', ...findDealer(sheet, rules.deck, 4, seed, 'dealer 3') });
  expect(found(2)).not.toEqual(found(1));
  const hands = { hands: [], kitty: [], stock: [] };
  expect(() => cutForDealer(sheet, rules.deck, 4, 0, { imposed: hands })).toThrow(/a seed is needed, hands were given/);
});

/** The state after one scored deal. Its cards do not matter. */
function scored(game: HeartsGame, before: State): State {
  const result = {
    deal: 1,
    dealer: 0,
    step: 'left',
    taken: [[], [], [], []],
    moon: null,
    points: [0, 0, 0, 0],
    totals: [0, 0, 0, 0],
    wraps: [],
  } as const;
  return game.evolve(before, { type: 'scored', result, next: 'deal', dealer: 1, winners: [] });
}

test('a deal that was thrown in is dealt otherwise from its seed, and the deal after it as if nothing had been', () => {
  const game = gameOf('ricketts', 4);
  const seed = seedOf('again');
  const start = opened(game);
  const thrownIn = game.evolve(start, { type: 'misdealt', seat: 0, hand: [] });
  expect(game.supply(thrownIn, { seed })).not.toEqual(game.supply(start, { seed }));
  expect(game.supply(scored(game, thrownIn), { seed })).toEqual(game.supply(scored(game, start), { seed }));
});
