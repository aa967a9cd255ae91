// Relatives of Hearts and games that are known by little more than their names: other packs, trumps, other cards to avoid.
import type { Overrides } from '../games.ts';
import {
  bonus,
  burden,
  FOSTER,
  FREE,
  HEARTS_AND_QUEEN,
  HOWELL,
  heart,
  NO_MOON,
  NO_PASS,
  type Variant,
  variant,
  worth,
} from './variant.ts';

const INVENTED = 'Pagat, invented games';

/** Every card of some ranks. */
const allOf = (ranks: string): readonly string[] => [...ranks].flatMap(rank => [...'CDSH'].map(suit => rank + suit));

const PARTNERS: Overrides = { 'teams.seating': 'opposite' };

const SHORT_PACK = allOf('65432'); // what is taken out to leave 32 cards

export const RELATIVES: readonly Variant[] = [
  variant('hope', {
    name: 'Two-player Hearts',
    seats: [2, 2, 2],
    source: `${INVENTED}: by Hope`,
    doubt: 'what the queen counts in the short pack, and the target',
    changes: {
      'deck.remove': allOf('KJ9753'),
      'deal.hand': 13,
      'deal.rest': 'kitty',
      'pass.cycle': ['left', 'hold'],
      'pass.count': 1,
      points: [heart(1), worth('QS', 7)],
      'moon.options': burden(14),
      'match.limit': 50,
    },
  }),
  variant('trumps', {
    name: 'Trump Hearts',
    seats: [4, 4, 4],
    source: `${INVENTED}: the name`,
    doubt: 'all but that hearts are trumps',
    changes: { 'trick.trump': 'H' },
  }),
  variant('ten-of-hearts', {
    name: 'Ten of Hearts',
    seats: [3, 6, 4],
    source: `${INVENTED}: the name, and that the ten counts 10`,
    doubt: 'everything else',
    changes: { points: [...HEARTS_AND_QUEEN, worth('TH', 10)], 'moon.options': burden(35) },
  }),
  variant('polignac', {
    name: 'Polignac',
    seats: [4, 4, 4],
    source: 'common knowledge of the game',
    doubt: 'the target, and that nobody announces to take all',
    changes: {
      ...FREE,
      ...NO_PASS,
      ...NO_MOON,
      'deck.remove': SHORT_PACK,
      points: [{ cards: ['J*'], value: 1 }, worth('JS', 2)],
      'match.limit': 10,
      'match.offer': [10, 20],
    },
  }),
  variant('howell', {
    name: 'Howell Hearts',
    seats: [3, 6, 4],
    source: FOSTER,
    doubt: 'how many deals are played',
    changes: { ...FREE, ...NO_PASS, ...NO_MOON, ...HOWELL, points: [heart(1)] },
  }),
  variant('danger', {
    name: 'Danger Hearts',
    seats: [4, 4, 4],
    source: 'a reader’s game: three lives, ten deals',
    doubt: 'who wins when several have lives left: here they win together',
    changes: {
      'settle.as': 'lives',
      'settle.lifeAt': 15,
      'score.start': 3,
      'score.sign': 'minus',
      'match.kind': 'limitOrDeals',
      'match.limit': 0,
      'match.cmp': '<=',
      'match.deals': 10,
      'match.winner': 'highest',
      'match.offer': [],
    },
  }),
  variant('hartenjagen', {
    name: 'Hartenjagen',
    seats: [4, 4, 4],
    source: 'the Dutch game, as its players tell it',
    doubt: 'who leads first, and that the turn at 75 is for everybody',
    changes: {
      ...FREE,
      ...NO_PASS,
      points: [heart(1), worth('JC', 2), worth('QS', 5), worth('TD', 10)],
      'moon.needs': ['H*', 'JC', 'QS', 'TD'],
      'moon.options': burden(30),
      'match.kind': 'thereAndBack',
      'match.limit': 75,
      'match.offer': [50, 75],
    },
  }),
  variant('partners', {
    name: 'Partner Hearts',
    seats: [4, 4, 4],
    source: 'Wikipedia on Hearts',
    changes: { ...PARTNERS, 'teams.score': 'pooled', 'match.limit': 200, 'match.offer': [100, 200] },
  }),
  variant('partners-apart', {
    name: 'Partners with totals of their own',
    seats: [4, 4, 4],
    source: 'notes on Pagat',
    changes: PARTNERS,
  }),
  variant('partners-moon', {
    name: 'Partners to the moon',
    seats: [4, 4, 4],
    source: 'notes on Pagat: the other style',
    changes: { ...PARTNERS, 'teams.moon': 'team' },
  }),
  variant('likha', {
    name: 'Likha',
    seats: [4, 4, 4],
    source: 'concepts.org and players of the Levant',
    doubt:
      'seen in a mirror, so that play runs to the left; the worst of a deal deals next, not whoever took Q♠; no moon',
    changes: {
      ...PARTNERS,
      ...FREE,
      ...NO_MOON,
      'pass.cycle': ['left'],
      points: [...HEARTS_AND_QUEEN, worth('TD', 10)],
      'discard.must': ['QS', 'TD'],
      'dealer.next': 'loser',
      'match.limit': 101,
      'match.offer': [101],
    },
  }),
  variant('cancellation', {
    name: 'Cancellation Hearts',
    seats: [5, 11, 6],
    source: 'Wikipedia, Bicycle',
    doubt: 'a trick in which everything cancels: here its leader takes it, by others whoever takes the next',
    changes: {
      ...NO_PASS,
      'deck.packs': 2,
      'deck.remove': [],
      'deal.hand': 'floor',
      'deal.rest': 'kitty',
      'opening.leader': 'leftOfDealer',
      'opening.card': 'any',
      'trick.cancel': 'identical',
      'moon.options': burden(52),
    },
  }),
  variant('mini-cancellation', {
    name: 'Mini-cancellation',
    seats: [4, 4, 4],
    source: 'hubpages',
    doubt: 'a trick in which everything cancels: here its leader takes it',
    changes: { ...bonus('TD', -10), 'pass.cycle': ['right'], 'trick.cancel': 'alike' },
  }),
];
