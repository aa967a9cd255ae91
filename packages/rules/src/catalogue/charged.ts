// Games in which players announce something before play: cards that will count more, or a suit to be avoided.
import {
  FOSTER,
  FOSTER_PACK,
  FREE,
  HEARTS_AND_QUEEN,
  HOWELL,
  heart,
  JACK_POOL,
  NO_MOON,
  NO_PASS,
  unset,
  type Variant,
  variant,
  worth,
} from './variant.ts';

/** A card that may be charged, and the cards that then count double. By default this is the card itself. */
const charged = (shown: string, doubles: readonly string[] = [shown]) => ({ shown, doubles });
const CHARGES = [charged('AH', ['H*']), charged('QS'), charged('JD'), charged('TC')];

/** The moon option that turns the shooter's costs into gains. */
const TURN = [{ name: 'turn', self: 0, others: 0 }];

export const CHARGED: readonly Variant[] = [
  variant('gong-zhu', {
    name: 'Gong Zhu',
    seats: [4, 5, 4],
    source: 'Pagat, as gambiter tells it, and Wikipedia on Gong Zhu',
    from: ['unknown', 'CN'],
    doubts: ['showing'],
    changes: {
      ...FREE,
      ...NO_PASS,
      'deck.remove': { 4: [], 5: ['2C', '2D'] },
      'charge.cards': CHARGES,
      'opening.leader': 'holder:2S',
      'opening.later': 'took:QS',
      points: [heart('tens'), worth('QS', 100), worth('JD', -100), worth('TC', -50)],
      modifiers: [{ card: 'TC', doubles: 'others' }],
      'moon.needs': ['H*'],
      'moon.options': TURN,
      'score.sign': 'minus',
      'match.limit': -1000,
      'match.cmp': '<=',
      'match.winner': 'highest',
      'match.offer': [-500, -1000],
    },
  }),
  variant('auction', {
    name: 'Auction Hearts',
    seats: [4, 6, 4],
    source: FOSTER,
    from: [1897, 'US'],
    doubts: ['bids', 'deals'],
    changes: {
      ...FREE,
      ...NO_PASS,
      ...NO_MOON,
      ...FOSTER_PACK,
      ...JACK_POOL,
      'settle.shareMax': 2,
      'auction.prize': 'suit',
      'opening.leader': 'bidder',
      points: [heart(1)],
    },
    before: [unset('settle.leftOver'), unset('deck.remove', 'settle.leftOver')],
  }),
  variant('turbo', {
    name: 'Turbo Hearts',
    seats: [4, 4, 4],
    source: 'turbo-hearts by tjwilson90',
    from: ['online', 'US'],
    doubts: ['showing'],
    changes: {
      ...HOWELL,
      'pass.cycle': ['left', 'right', 'across', 'mix-if-uncharged'],
      'charge.cards': CHARGES,
      'firstTrick.ban': ['H*', 'QS', 'JD'],
      'trick.extend': ['9*'],
      points: [...HEARTS_AND_QUEEN, worth('JD', -10)],
      modifiers: [{ card: 'TC', doubles: 'all' }],
      'moon.needs': ['H*', 'QS'],
      'moon.options': TURN,
      'match.deals': 4,
      'match.offer': [4, 8, 12],
    },
  }),
];
