// Black Lady as clubs, programs and families changed it: bonuses, endings, passes, kitties.
import {
  bonus,
  burden,
  either,
  HEARTS_AND_QUEEN,
  heart,
  NO_MOON,
  NO_PASS,
  QUEEN_BREAKS,
  type Variant,
  variant,
  worth,
} from './variant.ts';

const PAGAT = 'Pagat on Hearts';
const TRICKSTER = 'TricksterBots';

export const AMERICAN: readonly Variant[] = [
  variant('black-lady', { name: 'Black Lady', seats: [3, 6, 4], source: `${PAGAT}, Bicycle, Hoyle`, changes: {} }),
  variant('black-lady-choice', {
    name: 'Black Lady to 50, moon by choice',
    seats: [3, 6, 4],
    source: PAGAT,
    changes: { 'moon.options': either(26), 'moon.choose': 'shooter', 'match.limit': 50 },
  }),
  variant('countdown', {
    name: 'Countdown Hearts',
    seats: [4, 4, 4],
    source: 'Board Game Arena',
    changes: {
      'pass.cycle': ['left', 'across', 'right', 'hold'],
      'score.start': 100,
      'score.sign': 'minus',
      'match.limit': 0,
      'match.cmp': '<=',
      'match.winner': 'highest',
      'match.offer': [0],
    },
  }),
  variant('hoyle-alternate', {
    name: 'Left and Right',
    seats: [3, 4, 4],
    source: 'Hoyle by Sierra',
    changes: { 'pass.cycle': ['left', 'right'], ...QUEEN_BREAKS },
  }),
  variant('hoyle-any-lead', {
    name: 'Always Left',
    seats: [3, 4, 4],
    source: 'Hoyle by Sierra',
    changes: { 'pass.cycle': ['left'], 'opening.leader': 'leftOfDealer', 'opening.card': 'any' },
  }),
  variant('caltech', {
    name: 'Ricketts at Caltech',
    seats: [4, 4, 4],
    source: 'the house rules as first written down at Caltech',
    changes: {
      'pass.cycle': ['left', 'right', 'across', 'scatter', 'hold'],
      'opening.leader': 'leftOfDealer',
      'opening.card': 'any',
      ...QUEEN_BREAKS,
      'wrap.list': [
        { at: 104, to: 0 },
        { at: 126, to: 0 },
      ],
    },
  }),
  variant('rickety-kate', {
    name: 'Rickety Kate',
    seats: [4, 4, 4],
    source: 'suzywong and Wikipedia',
    changes: NO_MOON,
  }),
  variant('omnibus', {
    name: 'Omnibus Hearts',
    seats: [3, 6, 4],
    source: `${PAGAT}, Culbertson`,
    changes: bonus('JD', -10),
  }),
  variant('omnibus-ten', {
    name: 'Omnibus with the ten',
    seats: [3, 6, 4],
    source: 'Culbertson',
    changes: bonus('TD', -10),
  }),
  variant('omnibus-all', {
    name: 'Omnibus, all fifteen for the moon',
    seats: [3, 6, 4],
    source: 'everything2, toycrossing',
    changes: { ...bonus('JD', -10), 'moon.needs': ['H*', 'QS', 'JD'], 'moon.options': burden(26, -10) },
  }),
  variant('jack-of-five', { name: 'Jack of Five', seats: [3, 6, 4], source: TRICKSTER, changes: bonus('JD', -5) }),
  variant('doubling-ten', {
    name: 'Doubling Ten',
    seats: [3, 6, 4],
    source: PAGAT,
    changes: { ...bonus('JD', -10), modifiers: [{ card: 'TC', doubles: 'all' }] },
  }),
  variant('spot', {
    name: 'Spot Hearts',
    seats: [3, 6, 4],
    source: PAGAT,
    changes: {
      points: [heart('pips'), worth('QS', 25)],
      'match.limit': 500,
      'match.offer': [250, 500],
      'moon.options': burden(129),
    },
  }),
  variant('spot-faces', {
    name: 'Spot Hearts, faces ten',
    seats: [3, 6, 4],
    source: PAGAT,
    changes: {
      points: [heart('pipsFace10'), worth('QS', 25)],
      'match.limit': 500,
      'match.offer': [250, 500],
      'moon.options': burden(124),
    },
  }),
  variant('spot-high', {
    name: 'Spot Hearts, high stakes',
    seats: [3, 6, 4],
    source: 'eLiters',
    changes: {
      points: [heart('pips'), worth('QS', 50), worth('JD', -40)],
      'match.limit': 500,
      'match.offer': [250, 500],
      'moon.options': burden(150),
    },
  }),
  variant('kitty-later', {
    name: 'Kitty for the first penalty',
    seats: [4, 4, 4],
    source: PAGAT,
    changes: { ...NO_PASS, 'deal.hand': 12, 'deal.rest': 'kitty', 'kitty.to': 'firstPenaltyTrick' },
  }),
  variant('openspiel', {
    name: 'OpenSpiel Hearts',
    seats: [4, 4, 4],
    source: 'the options of OpenSpiel, all on',
    changes: {
      ...bonus('JD', -10),
      ...QUEEN_BREAKS,
      'trickPoints.none': -5,
      'opening.card': 'thatSuit',
      'lead.exempt': 'onlyPenalty',
    },
  }),
  variant('late-queen', {
    name: 'Late Queen',
    seats: [3, 6, 4],
    source: TRICKSTER,
    changes: { 'lead.restrict': ['H*', 'QS'], 'discard.restrict': ['QS'], ...bonus('JD', -10) },
  }),
  variant('no-black-lady', {
    name: 'No Black Lady',
    seats: [3, 6, 4],
    source: TRICKSTER,
    changes: {
      points: [heart(1)],
      'firstTrick.ban': [],
      'moon.needs': ['H*'],
      'moon.options': burden(13),
      'pass.count': 2,
    },
  }),
  variant('exactly-hundred', {
    name: 'Exactly a Hundred',
    seats: [4, 4, 4],
    source: 'letsplayhearts',
    changes: {
      points: [...HEARTS_AND_QUEEN, worth('JD', -10)],
      ...QUEEN_BREAKS,
      'pass.cycle': ['left'],
      'moon.options': either(26),
      'moon.choose': 'shooter',
      'match.cmp': '>',
      'wrap.list': [{ at: 100, to: 'wins' }],
    },
  }),
];
