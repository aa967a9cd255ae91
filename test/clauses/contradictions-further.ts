// Contradictory sheets for the catalogue's features: stock, charging, mixing, double tricks; and for
// Capture's match.
import type { Overrides } from '@moonshot/rules';
import type { Row } from './contradictions.ts';

const charge = (shown: string, ...doubles: string[]): Overrides => ({ 'charge.cards': [{ shown, doubles }] });

const CHARGES: readonly Row[] = [
  [
    'charging a card that is not there',
    'classic',
    4,
    charge('WS', 'QS'),
    'charge.cards[0].shown',
    'WS',
    'a card that the deck has once',
  ],
  [
    'charging a card that is there twice',
    'classic',
    6,
    { 'deck.packs': 2, ...charge('QS', 'QS') },
    'charge.cards[0].shown',
    'QS',
    'once',
  ],
  [
    'charging a card twice',
    'classic',
    4,
    { 'charge.cards': [...(charge('QS', 'QS')['charge.cards'] as []), ...(charge('QS', 'QS')['charge.cards'] as [])] },
    'charge.cards[1].shown',
    'QS',
    'each card once',
  ],
  [
    'doubling what counts nothing',
    'classic',
    4,
    charge('QS', '2C'),
    'charge.cards[0].doubles',
    ['2C'],
    'cards of the deck that count something',
  ],
  [
    'a leader for what counts nothing',
    'classic',
    4,
    { 'opening.later': 'took:2C' },
    'opening.later',
    'took:2C',
    'a card of the deck with points',
  ],
  [
    'a leader who would have to hold the card that opens',
    'classic',
    4,
    { 'opening.later': 'took:QS', 'opening.card': 'thatCard' },
    'opening.card',
    'thatCard',
    'any: who leads need not hold',
  ],
  [
    'a leader whom a wild could come before',
    'wild-twist',
    4,
    { 'opening.later': 'took:QS', 'opening.card': 'any' },
    'opening.wild',
    'holderMay',
    'never: who leads is known',
  ],
  [
    'mixing where nobody can charge',
    'at-play',
    4,
    { 'pass.cycle': ['mix-if-uncharged'] },
    'pass.cycle[0]',
    'mix-if-uncharged',
    'no card can be charged',
  ],
  [
    'seeing what lies in the middle',
    'at-play',
    4,
    { 'pass.cycle': ['mix'], 'pass.see': 'beforeChoosing' },
    'pass.see',
    'beforeChoosing',
    'afterChoosing: nobody sees',
  ],
  [
    'a scatter of more cards than a hand has',
    'at-play',
    5,
    { 'pass.cycle': ['scatter'], 'deal.hand': 3, 'deal.rest': 'kitty' },
    'pass.cycle[0]',
    'scatter',
    'a scatter takes 4 cards, a hand has 3',
  ],
];

const STOCK: Overrides = {
  'deal.rest': 'stock',
  'deal.hand': 9,
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
  'opening.wild': 'never',
  'moon.needs': [],
};

/** A row for a setting that conflicts with a stock. */
const against = (path: string, value: unknown, besides: Overrides, expected: string): Row => [
  `a stock against ${path}`,
  'wild-twist',
  4,
  { ...STOCK, ...besides, [path]: value },
  path,
  value,
  expected,
];

const STOCKS: readonly Row[] = [
  against(
    'deal.rest',
    'stock',
    { 'deal.hand': 13, 'deck.wilds': [] },
    'none: the hands leave no cards over for a stock',
  ),
  against('deal.hand', 1, {}, 'at least 2 cards for each seat'),
  against('opening.leader', 'holder:2C', {}, 'the card that opens may lie in the stock'),
  against('lead.exempt', 'passLead', {}, 'with a stock leads do not pass'),
  against('trick.extend', ['9*'], {}, 'hands run out at different times'),
  against('firstTrick.exempt', 'misdeal', { 'firstTrick.ban': ['H*'] }, 'no hand is thrown in for its first card'),
  against('wild.play', 'anyTime', { 'stock.draw': 'toFollow' }, 'and would never draw'),
];

const OTHERS: readonly Row[] = [
  [
    'a trick that goes round twice among many',
    'classic',
    9,
    { 'seats.max': 9, 'deck.packs': 2, 'deck.remove': [], 'deck.wilds': [], 'pass.cycle': [], 'trick.extend': ['9*'] },
    'trick.extend',
    ['9*'],
    'none: with more than 8 seats',
  ],
  [
    'hearts that are taken off',
    'capture',
    4,
    { 'score.sign': 'minus' },
    'score.sign',
    'minus',
    'plus: hearts.captured',
  ],
  [
    'a match of hearts that runs from its limit',
    'capture',
    4,
    { 'match.kind': 'limit', 'match.cmp': '<=', 'match.limit': -25 },
    'match.cmp',
    '<=',
    'with these hearts totals rise',
  ],
];

const TRUMPING = { 'deck.wilds': ['H'], 'deck.remove': ['2H'], 'wild.rank': 'overTen' };
const CHIPS = {
  'settle.as': 'difference',
  'match.kind': 'deals',
  'match.cmp': '<=',
  'match.limit': -100,
  'score.sign': 'minus',
};

const BIDS: readonly Row[] = [
  [
    'a contract in which nothing costs points',
    'black-lady',
    4,
    {
      'moon.needs': [],
      'moon.options': [],
      points: [],
      contracts: [{ name: 'None', points: [], each: 0, lastButOne: 0, last: 0, closed: [] }],
    },
    'contracts[0].points',
    [],
    'one trick, that costs points',
  ],
  [
    'a trump turned up of cards that are all dealt',
    'black-lady',
    4,
    { 'trick.trump': 'turned' },
    'trick.trump',
    'turned',
    'no card left over',
  ],
  [
    'two wilds that make trumps',
    'black-lady',
    4,
    { ...TRUMPING, 'deck.wilds': ['H', 'S'], 'deck.remove': ['2H', '2S'] },
    'deck.wilds',
    ['H', 'S'],
    'one wild',
  ],
  [
    'a wild that makes trumps beside others',
    'black-lady',
    4,
    { ...TRUMPING, 'trick.trump': 'S' },
    'trick.trump',
    'S',
    'none: the wild makes',
  ],
  [
    'a trick that goes with the next where there is a stock',
    'at-play',
    4,
    {
      'deal.rest': 'stock',
      'deal.hand': 9,
      'opening.leader': 'leftOfDealer',
      'opening.card': 'any',
      'trick.cancel': 'alike',
      'trick.allCancelled': 'next',
    },
    'trick.allCancelled',
    'next',
    'leader',
  ],
  [
    'a wild that makes trumps where cards cancel',
    'black-lady',
    4,
    { ...TRUMPING, 'trick.cancel': 'alike' },
    'trick.cancel',
    'alike',
    'makes no trumps',
  ],
  [
    'a joker under a higher card',
    'black-lady',
    4,
    { ...TRUMPING, 'wild.rank': 'none', 'wild.play': 'underHigher' },
    'wild.play',
    'underHigher',
    'another way',
  ],
  [
    'two wilds that are paid for',
    'black-lady',
    4,
    {
      ...TRUMPING,
      ...CHIPS,
      'deck.wilds': ['H', 'S'],
      'deck.remove': ['2H', '2S'],
      'wild.rank': 'none',
      'wild.pays': 'whoShedIt',
    },
    'deck.wilds',
    ['H', 'S'],
    'who shed which',
  ],
  [
    'a wild paid for in points',
    'black-lady',
    4,
    { ...TRUMPING, 'wild.pays': 'whoShedIt' },
    'wild.pays',
    'whoShedIt',
    'nobody pays',
  ],
  [
    'a bidder where nobody bids',
    'black-lady',
    4,
    { 'opening.leader': 'bidder', 'opening.card': 'any' },
    'opening.leader',
    'bidder',
    'nobody bids',
  ],
  [
    'a bid in lives',
    'black-lady',
    4,
    { ...CHIPS, 'match.kind': 'limit', 'auction.prize': 'suit', 'settle.as': 'lives' },
    'settle.as',
    'lives',
    'not in lives',
  ],
  [
    'a bid on the way back',
    'black-lady',
    4,
    { 'auction.prize': 'suit', 'match.kind': 'thereAndBack' },
    'match.kind',
    'thereAndBack',
    'would be a gain',
  ],
];

const CHANGES: readonly Row[] = [
  [
    'more changes than there may be',
    'ricketts',
    4,
    Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`name.${i}`, 1])),
    'overrides',
    65,
    'at most 64 changed fields',
  ],
  [
    'longer changes than there may be',
    'ricketts',
    4,
    { name: 'x'.repeat(4096) },
    'overrides',
    4107,
    'changes of at most 4096 letters',
  ],
];

export const further: readonly Row[] = [...CHARGES, ...STOCKS, ...OTHERS, ...BIDS, ...CHANGES];
