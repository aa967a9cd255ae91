// Changed rules about cards that are left over: a stock, cards out of the deal, cards dealt after the pass.
import type { Overrides } from '@moonshot/rules';
import { type ChangedGame, row } from './changed-charges.ts';

export const NO_MOON: Overrides = { 'moon.needs': [], 'moon.options': [] };

const STOCK: Overrides = {
  ...NO_MOON,
  'deal.rest': 'stock',
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
};

export const LEFT_OVER: readonly ChangedGame[] = [
  row('a card from the stock after each trick', 'ricketts', 4, {
    ...STOCK,
    'deal.hand': 7,
    'stock.draw': 'afterTrick',
  }),
  row('the stock runs out unevenly', 'at-play', 3, { ...STOCK, 'deal.hand': 8, 'stock.draw': 'afterTrick' }),
  row('drawing until able to follow', 'at-play', 5, { ...STOCK, 'deal.hand': 6, 'stock.draw': 'toFollow' }),
  row('cards left over are dealt too', 'classic', 5, { 'deal.rest': 'dealt', 'trickPoints.last': 2 }),
  row('so they are after a pass, with the lowest heart to open', 'ricketts', 3, {
    ...NO_MOON,
    'seats.min': 3,
    'pass.cycle': ['left', 'hold'],
    'deal.rest': 'dealt',
    'opening.leader': 'lowest:H',
    'lead.restrict': ['S*'],
    'trick.cancel': 'alike',
  }),
  row('cards left over are out of the deal', 'classic', 5, { 'deal.rest': 'out', 'trickPoints.all': 3 }),
  row('they lie open', 'classic', 3, {
    'deck.remove': [],
    'deal.hand': 16,
    'deal.rest': 'outShown',
    'opening.leader': 'lowest:H',
    'trickPoints.all': 3,
    'teams.moon': 'seat',
  }),
];
