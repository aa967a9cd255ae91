// Sheets for the laws with other settlements, matches there and back, or partners.
import type { Overrides } from '@moonshot/rules';
import { type Part, row } from './part.ts';

const STOCK: Overrides = {
  'moon.needs': [],
  'deal.rest': 'stock',
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
  'opening.wild': 'never',
};

export const MECHANISMS: readonly Part[] = [
  row(
    'there and back',
    'at-play',
    3,
    {
      'match.kind': 'thereAndBack',
      'match.limit': 3,
      'match.offer': [],
      points: [{ cards: ['QC'], value: 1 }],
      'moon.needs': [],
    },
    undefined,
  ),
  row(
    'lives, in three deals at most',
    'ricketts',
    4,
    {
      'match.kind': 'limitOrDeals',
      'match.limit': 0,
      'match.cmp': '<=',
      'match.deals': 3,
      'match.winner': 'highest',
      'score.start': 3,
      'score.sign': 'minus',
      'settle.as': 'lives',
      'settle.lifeAt': 6,
    },
    undefined,
  ),
  row('partners together, and what must be thrown', 'ricketts', 4, {
    'teams.seating': 'opposite',
    'teams.score': 'pooled',
    'teams.moon': 'team',
    'discard.must': ['QS', 'TD'],
    'match.tie': 'extraDeal',
  }),
  row('three pairs, each its own points', 'classic', 6, { 'teams.seating': 'opposite', 'discard.must': ['QS'] }),
  row('equal cards cancel, two packs', 'classic', 7, { 'deck.packs': 2, 'trick.cancel': 'identical' }),
  row('cards of one rank and colour cancel, under trumps', 'at-play', 5, { 'trick.cancel': 'alike' }),
  row('a pool, and points for tricks', 'classic', 4, {
    'settle.as': 'pool',
    'match.kind': 'deals',
    'match.offer': [],
    'moon.needs': [],
    'trickPoints.first': 1,
    'trickPoints.last': 1,
    'trickPoints.all': 1,
  }),
  row('every trick costs, the last but one and the last more', 'classic', 4, {
    points: [],
    'moon.needs': [],
    'moon.options': [],
    'trickPoints.each': 2,
    'trickPoints.lastButOne': 3,
    'trickPoints.last': 5,
  }),
  row('each deal has a contract of its own', 'classic', 4, {
    points: [],
    'moon.needs': [],
    'moon.options': [],
    contracts: [
      { name: 'Tricks', points: [], each: 2, lastButOne: 0, last: 0, closed: [] },
      { name: 'King', points: [{ cards: ['KH'], value: 20 }], each: 0, lastButOne: 0, last: 0, closed: ['H*'] },
      {
        name: 'End',
        points: [
          { cards: ['K*'], value: 'pips' },
          { cards: ['Q*'], value: 'pipsFace10' },
          { cards: ['J*'], value: 'low' },
          { cards: ['T*'], value: 'tens' },
        ],
        each: 0,
        lastButOne: 3,
        last: 5,
        closed: [],
      },
    ],
  }),
  row('a trump is turned up', 'classic', 5, { 'trick.trump': 'turned', 'opening.card': 'thatCard' }),
  row('the king is high, the ace under the jack', 'classic', 6, {
    'deck.ranks': 'KQJAT98765432',
    'dealer.first': 'cutLow',
    'opening.card': 'thatCard',
    'opening.leader': 'lowest:D',
  }),
  row('the later of two like cards is the higher', 'classic', 6, { 'deck.packs': 2, 'trick.identical': 'last' }),
  row('hearts must be thrown, else a queen', 'classic', 5, {
    'discard.must': ['H*', 'Q*', 'Q*', 'W*'],
    'discard.order': 'listed',
  }),
  row('tricks go round again', 'classic', 5, { 'trick.extend': ['9*', '2*'], 'kitty.to': 'hand' }),
  row('a stock that is drawn from after each trick, and runs out unevenly', 'classic', 3, {
    ...STOCK,
    'deal.hand': 9,
    'stock.draw': 'afterTrick',
    'trickPoints.last': 2,
  }),
  row('a stock that is drawn from to follow, two packs', 'classic', 5, {
    ...STOCK,
    'deck.packs': 2,
    'deal.hand': 8,
    'stock.draw': 'toFollow',
    'trick.cancel': 'identical',
    'trickPoints.last': 2,
  }),
  row('cards are charged, and whoever took the queen leads', 'ricketts', 4, {
    'charge.cards': [
      { shown: 'AH', doubles: ['H*'] },
      { shown: 'QS', doubles: ['QS'] },
      { shown: 'TC', doubles: ['TC'] },
    ],
    points: [
      { cards: ['H*'], value: 'tens' },
      { cards: ['QS'], value: 13 },
    ],
    modifiers: [{ card: 'TC', doubles: 'others' }],
    'opening.later': 'took:QS',
    'moon.options': [{ name: 'turn', self: 0, others: 0 }],
    'moon.choose': 'fixed',
  }),
  row('a suit is bid for, that breaks and is banned as hearts were', 'ricketts', 4, {
    'auction.prize': 'suit',
    'auction.most': 4,
    'settle.shareMax': 2,
    'opening.leader': 'bidder',
  }),
  row('a suit is bid for after charging, the holder of a card leads', 'wild-twist', 5, {
    'auction.prize': 'suit',
    'charge.cards': [{ shown: '2C', doubles: ['H*'] }],
  }),
  row('a wild makes its suit trumps and is paid for', 'classic', 4, {
    'deck.wilds': ['S'],
    'deck.remove': ['2S'],
    'wild.rank': 'overTen',
    'wild.play': 'underHigher',
    'wild.pays': 'whoShedIt',
    'settle.as': 'difference',
    'match.kind': 'deals',
    'match.cmp': '<=',
  }),
  row('cards are charged after the claim is due, with wild cards', 'wild-twist', 5, {
    'charge.cards': [
      { shown: 'WS', doubles: ['QS'] },
      { shown: '2C', doubles: ['H*'] },
    ],
  }),
  row(
    'cards are mixed, and where nobody charges',
    'classic',
    5,
    { 'pass.cycle': ['mix', 'mix-if-uncharged'], 'pass.count': 2, 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] },
    { deals: 2 },
  ),
  row('differences', 'classic', 5, { 'settle.as': 'difference', 'match.kind': 'deals', 'match.offer': [] }),
];
