// The cousins of Hearts: games of tricks and cards to avoid that go by other names.
import { allOf, burden, contract, FREE, heart, NO_MOON, NO_PASS, type Variant, variant, worth } from './variant.ts';

const SHORT_PACK = allOf('65432'); // what is taken out to leave 32 cards

export const COUSINS: readonly Variant[] = [
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
  variant('slobberhannes', {
    name: 'Slobberhannes',
    seats: [4, 4, 4],
    source: 'common knowledge of the game',
    doubt: 'the target: 10 points here',
    changes: {
      ...FREE,
      ...NO_PASS,
      ...NO_MOON,
      'deck.remove': SHORT_PACK,
      points: [worth('QC', 1)],
      'trickPoints.first': 1,
      'trickPoints.last': 1,
      'trickPoints.all': 1,
      'match.limit': 10,
      'match.offer': [10, 20],
    },
  }),
  variant('knaves', {
    name: 'Knaves',
    seats: [3, 3, 3],
    source: 'Parlett and pokerwiner, who tell it as Hubert Phillips did',
    doubt: 'which jack costs what: some have ♣ 4, ♠ 3, ♦ 2 and ♥ 1',
    changes: {
      ...FREE,
      ...NO_PASS,
      ...NO_MOON,
      'deck.remove': [],
      'deal.hand': 'floor',
      'deal.rest': 'kitty',
      'trick.trump': 'turned',
      points: [worth('JH', -4), worth('JD', -3), worth('JC', -2), worth('JS', -1)],
      'trickPoints.each': 1,
      'match.limit': 20,
      'match.winner': 'highest',
      'match.offer': [20, 40],
    },
  }),
  variant('reversis', {
    name: 'Reversis',
    seats: [4, 4, 4],
    source: 'Wikipedia on its earliest rules, before the pool and the quinola',
    doubt:
      'that points are added up deal by deal: in the sources whoever has fewest is paid in chips; the target; and that all are dealt out, as later tables laid three cards away',
    changes: {
      ...FREE,
      ...NO_PASS,
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
  }),
  variant('barbu', {
    name: 'Barbu',
    seats: [4, 4, 4],
    source: 'Wikipedia on Barbu, and Joe Andrews on its older form',
    doubt:
      'in which order the contracts come: older tables had them in a fixed one; left out are those in which tricks are good and cards are laid in rows, doubling, and that a deal ends when nothing is left to take',
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
