// Cousins of Hearts: trick-avoidance games with other names.
import type { Overrides } from '../games.ts';
import {
  allOf,
  burden,
  contract,
  FLOOR,
  FREE,
  heart,
  NO_MOON,
  NO_PASS,
  unset,
  type Variant,
  variant,
  worth,
} from './variant.ts';

const SHORT_PACK = allOf('65432'); // the cards that are taken out so that 32 are left
const SHORTER_PACK = [...SHORT_PACK, '7C', '7S']; // the cards that are taken out so that 30 are left
const SHORT_PACKS = { 3: SHORTER_PACK, 4: SHORT_PACK, 5: SHORTER_PACK, 6: SHORTER_PACK };

/** Overrides of the earlier versions of Polignac and Slobberhannes, which allowed only four players. */
const FOUR_ONLY: Overrides = { seats: { min: 4, max: 4, best: 4 }, 'deck.remove': SHORT_PACK };

export const COUSINS: readonly Variant[] = [
  variant('polignac', {
    name: 'Polignac',
    seats: [3, 6, 4],
    source: 'Jean Boussac, 1896; Wikipedia; Gambiter',
    from: [1896, 'FR'],
    doubts: ['announced'],
    changes: {
      ...FREE,
      ...NO_PASS,
      ...NO_MOON,
      'deck.ranks': 'KQJAT98765432',
      'deck.remove': SHORT_PACKS,
      points: [{ cards: ['J*'], value: 1 }, worth('JS', 2)],
      'match.limit': 10,
      'match.offer': [10, 20],
    },
    before: [FOUR_ONLY, { ...FOUR_ONLY, ...unset('deck.ranks') }],
  }),
  variant('slobberhannes', {
    name: 'Slobberhannes',
    seats: [3, 6, 4],
    source: 'Wikipedia, pokerwiner',
    from: [1880, 'US'],
    doubts: ['end'],
    changes: {
      ...FREE,
      ...NO_PASS,
      ...NO_MOON,
      'deck.remove': SHORT_PACKS,
      points: [worth('QC', 1)],
      'trickPoints.first': 1,
      'trickPoints.last': 1,
      'trickPoints.all': 1,
      'match.limit': 10,
      'match.offer': [10, 20],
    },
    before: [FOUR_ONLY],
  }),
  variant('knaves', {
    name: 'Knaves',
    seats: [3, 3, 3],
    source: 'Hubert Phillips, as pokerwiner has him',
    from: ['unknown', 'GB'],
    doubts: ['hands', 'values', 'end'],
    changes: {
      ...FREE,
      ...NO_PASS,
      ...NO_MOON,
      'deck.remove': [],
      'deal.rest': 'kitty',
      'trick.trump': 'turned',
      points: [worth('JH', -4), worth('JD', -3), worth('JC', -2), worth('JS', -1)],
      'trickPoints.each': 1,
      'match.limit': 20,
      'match.winner': 'highest',
      'match.offer': [20, 40],
    },
    before: [FLOOR],
  }),
  variant('reversis', {
    name: 'Reversis',
    seats: [4, 4, 4],
    source: 'Hoyle and the Almanach des jeux of 1785, without pools, quinola and exchange',
    from: [1785, 'FR'],
    doubts: ['chips', 'moon', 'end', 'hands'],
    changes: {
      ...FREE,
      ...NO_PASS,
      direction: 'counterclockwise',
      'deck.remove': allOf('T'),
      points: [
        { cards: ['A*'], value: 4 },
        { cards: ['K*'], value: 3 },
        { cards: ['Q*'], value: 2 },
        { cards: ['J*'], value: 1 },
      ],
      'moon.needs': ['C*', 'D*', 'S*', 'H*'],
      'moon.options': burden(40),
      'match.limit': 100,
      'match.offer': [50, 100, 150],
    },
    before: [unset('direction')],
  }),
  variant('barbu', {
    name: 'Barbu',
    seats: [4, 4, 4],
    source: 'Wikipedia on Barbu, and Joe Andrews on its older form',
    from: ['unknown', 'FR'],
    doubts: ['contracts', 'leftOut'],
    changes: {
      ...FREE,
      ...NO_PASS,
      ...NO_MOON,
      'opening.leader': 'dealer',
      points: [],
      contracts: [
        contract('No tricks', { each: 2 }),
        contract('No hearts', { points: [heart(2), worth('AH', 6)], closed: ['H*'] }),
        contract('No queens', { points: [{ cards: ['Q*'], value: 6 }] }),
        contract('No king of hearts', { points: [worth('KH', 20)], closed: ['H*'] }),
        contract('No last two', { lastButOne: 10, last: 20 }),
      ],
      'match.kind': 'deals',
      'match.deals': 20,
      'match.offer': [5, 10, 20],
    },
  }),
];
