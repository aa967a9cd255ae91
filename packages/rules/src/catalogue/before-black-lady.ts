// The games that came before Black Lady or went their own way: other points, other packs, freer openings.
import {
  bonus,
  burden,
  either,
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

const AS_IN_1887 = { ...FREE, ...NO_PASS, ...NO_MOON };
const PAPERS = 'newspapers of 1890 and after, as Wikipedia tells them';
const INVENTED = 'Wikipedia and tzjames on the relatives of Black Lady';

export const OLDER: readonly Variant[] = [
  variant('plain', {
    name: 'Hearts of 1887',
    seats: [3, 6, 4],
    source: PAPERS,
    changes: { ...AS_IN_1887, points: [heart(1)] },
  }),
  variant('plain-pips', {
    name: 'Hearts of 1887, by pips',
    seats: [3, 6, 4],
    source: PAPERS,
    changes: { ...AS_IN_1887, points: [heart('pips')] },
  }),
  variant('plain-low', {
    name: 'Hearts of 1887, counted low',
    seats: [3, 6, 4],
    source: PAPERS,
    changes: { ...AS_IN_1887, points: [heart('low')] },
  }),
  variant('modern', {
    name: 'Hearts without the queen',
    seats: [3, 6, 4],
    source: 'tzjames',
    changes: { points: [heart(1)], 'moon.needs': ['H*'], 'moon.options': either(13), 'moon.choose': 'shooter' },
  }),
  variant('black-maria', {
    name: 'Black Maria',
    seats: [3, 6, 3],
    source: 'gamerules and rec.games.playing-cards',
    changes: {
      ...FREE,
      ...NO_MOON,
      'deck.remove': { 3: ['2C'], 4: [], 5: ['2C', '2D'], 6: ['2C', '3C', '2D', '3D'] },
      'pass.cycle': ['right'],
      points: [...HEARTS_AND_QUEEN, worth('KS', 10), worth('AS', 7)],
    },
  }),
  variant('black-maria-pips', {
    name: 'Black Maria by pips',
    seats: [3, 6, 3],
    source: 'rec.games.playing-cards',
    changes: {
      ...FREE,
      ...NO_MOON,
      'pass.cycle': ['right'],
      points: [heart('pipsFace10'), worth('QS', 25)],
      'match.limit': 500,
      'match.offer': [250, 500],
    },
  }),
  variant('black-jack', {
    name: 'Black Jack of 1909',
    seats: [3, 6, 4],
    source: 'Wikipedia on Black Lady',
    changes: {
      points: [heart(1), worth('JS', 10)],
      'moon.needs': ['H*', 'JS'],
      'moon.options': burden(23),
      'firstTrick.ban': ['H*', 'JS'],
    },
  }),
  variant('greek', {
    name: 'Greek Hearts',
    seats: [4, 4, 4],
    source: 'pokerwiner',
    changes: {
      'pass.cycle': ['right'],
      'opening.card': 'any',
      'moon.options': [{ name: 'both', self: -78, others: 26 }],
    },
  }),
  variant('greek-high', {
    name: 'Greek Hearts, high',
    seats: [3, 6, 4],
    source: 'Phillips and Westall, as tzjames tells it',
    changes: {
      points: [heart('pipsFace10'), worth('QS', 50)],
      'moon.options': burden(150),
      'match.limit': 500,
      'match.offer': [250, 500],
    },
  }),
  variant('chasse-coeur', {
    name: 'Chasse Cœur',
    seats: [4, 4, 4],
    source: INVENTED,
    changes: {
      ...FREE,
      ...NO_PASS,
      points: [heart(1), { cards: ['Q*'], value: 13 }],
      'moon.needs': ['H*', 'Q*'],
      'moon.options': burden(64),
    },
  }),
  variant('royal', {
    name: 'Royal Hearts',
    seats: [3, 6, 4],
    source: INVENTED,
    changes: {
      points: [heart(1), worth('QS', 26), worth('QD', -10)],
      modifiers: [
        { card: 'QH', doubles: 'hearts' },
        { card: 'QC', cancels: 'QS' },
      ],
    },
  }),
  variant('sevens-and-queens', {
    name: 'Sevens and Queens',
    seats: [4, 4, 4],
    source: 'Pagat, invented games',
    changes: {
      points: [
        { cards: ['7*'], value: 1 },
        { cards: ['Q*'], value: 2 },
      ],
      'moon.needs': ['7*', 'Q*'],
      'moon.options': burden(12),
    },
  }),
  variant('heartsette', {
    name: 'Heartsette',
    seats: [3, 6, 4],
    source: FOSTER,
    changes: {
      ...NO_PASS,
      'opening.leader': 'leftOfDealer',
      'opening.card': 'any',
      'deck.remove': { 3: ['2S'], 4: ['2S'] },
      'deal.hand': { 3: 16, 4: 12, 5: 10, 6: 8 },
      'deal.rest': 'kitty',
    },
  }),
  variant('heartsette-hand', {
    name: 'Heartsette, widow in hand',
    seats: [3, 6, 4],
    source: 'pokerwiner',
    changes: {
      ...NO_PASS,
      'opening.leader': 'leftOfDealer',
      'opening.card': 'any',
      'deck.remove': { 3: ['2S'], 4: ['2S'] },
      'deal.hand': { 3: 16, 4: 12, 5: 10, 6: 8 },
      'deal.rest': 'kitty',
      'kitty.to': 'hand',
    },
  }),
  variant('three-handed', {
    name: 'Three-handed Hearts',
    seats: [3, 3, 3],
    source: FOSTER,
    changes: { ...AS_IN_1887, ...HOWELL, 'deck.remove': ['2S'], points: [heart(1)] },
  }),
  variant('dodofox', {
    name: 'Dodofox',
    seats: [4, 4, 4],
    source: 'Pagat, variants told by readers',
    changes: {
      ...bonus('JD', -10),
      ...NO_PASS,
      'trickPoints.none': -3,
      'deal.hand': 12,
      'deal.rest': 'kitty',
      'kitty.to': 'firstHeartTrick',
      'wrap.list': [{ every: 25, to: 'mean' }],
    },
  }),
];
