// Small matches with every kind of decision: round trips, and what is reported for corrupted values.
import { expect, test } from 'vitest';
import { CARDS, isWild } from '../cards/card.ts';
import { type Action, type Event, type Hearts, type HeartsGame, type State, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { answeredStep, recordedStep, replayDeals, replayTranscript } from './replay.ts';
import { Malformed, readTranscript, type Transcript, type TranscriptStep } from './transcript.ts';
import { transcriptOf } from './write.ts';

const words = (text: string): readonly string[] => text.split(' ').filter(word => word !== '');
const allBut = (ranks: string) => CARDS.filter(card => !isWild(card) && !ranks.includes(card.charAt(0)));
const format = 'moonshot-transcript/1';

type Loose = Record<string, unknown>;

const play = (seat: number, card: string, legal = card): Loose => ({ seat, play: card, legal: words(legal) });
const called = (seat: number, card: string, call: string, legal: string): Loose => ({
  ...play(seat, card, legal),
  call,
});
const pass = (seat: number, card: string, to: number): Loose => ({ seat, pass: [[card, to]] });
const charge = (seat: number, cards = ''): Loose => ({ seat, charge: words(cards) });
const lay = (seat: number, pair: string, legal: string): Loose => ({ seat, lay: pair.split('>'), legal: words(legal) });
const hands = (...all: readonly string[]) => all.map(words);

const PASSED_AND_CHARGED: Loose = {
  dealer: 1,
  hands: hands('KS KD', 'QD QH', 'QS KH', 'KC QC'),
  ...{ kitty: [], stock: [] },
  steps: [
    ...[pass(0, 'KS', 1), pass(1, 'QH', 2), pass(2, 'KH', 3), pass(3, 'KC', 0)],
    ...[charge(0), charge(1), charge(2, 'QS'), charge(3)],
    ...[play(3, 'QC'), play(0, 'KC'), play(1, 'KS', 'KS QD'), play(2, 'QS', 'QH QS')],
    ...[play(0, 'KD'), play(1, 'QD'), play(2, 'QH'), play(3, 'KH')],
  ],
  points: [0, 26, 26, 26],
  totals: [0, 26, 26, 26],
};

/** Before the mix no player charges a card. After the mix a player charges the queen. */
const MIXED_THEN_CHARGED: Loose = {
  dealer: 0,
  hands: hands('QD QC', 'QH KC', 'KS QS', 'KH KD'),
  ...{ kitty: [], stock: [] },
  steps: [
    ...[charge(0), charge(1), charge(2), charge(3)],
    ...[pass(0, 'QD', 2), pass(1, 'QH', 0), pass(2, 'QS', 1), pass(3, 'KH', 3)],
    ...[charge(0), charge(1, 'QS'), charge(2), charge(3)],
    ...[play(0, 'QC'), play(1, 'KC'), play(2, 'QD', 'KS QD'), play(3, 'KD')],
    ...[play(1, 'QS'), play(2, 'KS'), play(3, 'KH'), play(0, 'QH')],
  ],
  points: [26, 26, 0, 26],
  totals: [26, 52, 26, 52],
};

/** Eight cards, a pass and a mix, a queen that may be charged, and a second cut for the dealer. */
const MIXED: Loose = {
  ...{ format, game: 'black-lady', seats: 4, length: { deals: 2 }, firstDealer: 1 },
  rules: {
    'deck.remove': allBut('KQ'),
    'pass.cycle': ['left', 'mix-if-uncharged'],
    'pass.count': 1,
    'charge.cards': [{ shown: 'QS', doubles: ['QS'] }],
    'dealer.next': 'cutAgain',
  },
  deals: [PASSED_AND_CHARGED, MIXED_THEN_CHARGED],
  winners: [0, 2],
};

/**
 * A deal with bids in chips, clubs as the named suit, a kitty that is taken into a hand, and a choice of the
 * player who took all clubs.
 */
const AUCTION: Loose = {
  ...{ format, game: 'black-lady', seats: 3, length: { deals: 1 }, firstDealer: 1 },
  rules: {
    'deck.remove': allBut('KQ'),
    'pass.cycle': [],
    ...{ 'deal.hand': 2, 'deal.rest': 'kitty', 'kitty.to': 'hand' },
    ...{ 'auction.prize': 'suit', 'auction.most': 2, 'opening.leader': 'bidder', 'opening.card': 'any' },
    points: [{ cards: ['H*'], value: 1 }],
    'moon.needs': ['H*'],
    'moon.options': [
      { name: 'shed', self: -2, others: 0 },
      { name: 'burden', self: 0, others: 2 },
    ],
    'moon.choose': 'shooter',
  },
  deals: [
    {
      dealer: 1,
      hands: hands('KS KH', 'QH QS', 'KD QC'),
      kitty: words('QD KC'),
      stock: [],
      steps: [
        ...[
          { seat: 2, bid: 0 },
          { seat: 0, bid: 2 },
          { seat: 1, bid: 0 },
          { seat: 0, bid: 'C' },
        ],
        ...[play(0, 'KS', 'KH KS'), play(1, 'QS'), play(2, 'KD')],
        { seat: 0, bury: words('KH QD') },
        ...[play(0, 'KC'), play(1, 'QH'), play(2, 'QC')],
        { seat: 0, moon: 'burden' },
      ],
      points: [2, 2, 2],
      totals: [2, 2, 2],
    },
  ],
  winners: [0, 1, 2],
};

/** The four kings and the four wilds: one deal with a claimed opening, and one without a claim. */
const CLAIMED: Loose = {
  ...{ format, game: 'wild-twist', seats: 4, length: { deals: 2 }, firstDealer: 1 },
  rules: {
    'deck.remove': allBut('K'),
    ...{ 'moon.needs': [], 'moon.options': [] },
    points: [{ cards: ['H*'], value: 1 }],
  },
  deals: [
    {
      dealer: 1,
      hands: hands('KC WS', 'KS WD', 'WC KD', 'WH KH'),
      ...{ kitty: [], stock: [] },
      steps: [
        { seat: 2, claim: true },
        ...[called(2, 'WC', 'low', 'WC:low'), called(3, 'WH', 'high', 'KH WH:high WH:low')],
        ...[play(0, 'KC'), play(1, 'KS', 'KS WD:high WD:low')],
        ...[called(0, 'WS', 'high', 'WS:high WS:low'), called(1, 'WD', 'high', 'WD:high WD:low')],
        ...[play(2, 'KD'), play(3, 'KH')],
      ],
      points: [2, 0, 0, 0],
      totals: [2, 0, 0, 0],
    },
    {
      dealer: 2,
      hands: hands('KD KH', 'KS WD', 'WH WS', 'KC WC'),
      ...{ kitty: [], stock: [] },
      steps: [
        ...[play(3, 'KC', 'KC WC:low'), play(0, 'KH', 'KD KH'), called(1, 'WD', 'high', 'KS WD:high WD:low')],
        ...[called(2, 'WS', 'low', 'WH:high WH:low WS:high WS:low'), called(3, 'WC', 'low', 'WC:high WC:low')],
        ...[play(0, 'KD'), play(1, 'KS'), called(2, 'WH', 'low', 'WH:high WH:low')],
      ],
      points: [0, 0, 0, 2],
      totals: [2, 0, 0, 2],
    },
  ],
  winners: [1, 2],
};

const LAID: Loose = {
  ...{ format, game: 'capture', seats: 2, length: { deals: 1 }, firstDealer: 1 },
  rules: { 'deck.remove': allBut('KQ'), 'deal.hand': 3, 'redeal.count': 1 },
  deals: [
    {
      dealer: 1,
      hands: hands('KS KD KH', 'QC QD QH'),
      kitty: [],
      stock: words('KC QS'),
      steps: [
        lay(0, 'KH>KD', 'KD>KS KH>KD KH>KS KS>KD'),
        lay(1, 'QH>QC', 'QC>QD QD>QC QH>QC QH>QD'),
        ...[lay(0, 'QS>KS', 'KS>QS QS>KS'), lay(1, 'QD>KC', 'KC>QD QD>KC')],
      ],
      points: [2, 0],
      totals: [2, 0],
    },
  ],
  winners: [0],
};

const MATCHES = { MIXED, AUCTION, CLAIMED, LAID };

const rulesOf = ({ game, seats, rules }: Transcript): Hearts => heartsOf(sheetOf(game), seats, rules);
function toldIn(match: Transcript): readonly Event[] {
  const told: Event[] = [];
  replayTranscript(match, events => told.push(...events));
  return told;
}

test.each(Object.entries(MATCHES))('%s: replayed without a difference, and written again the same', (_, match) => {
  const read = readTranscript(match);
  expect(read).toStrictEqual(match);
  expect(replayTranscript(read)).toStrictEqual({ decisions: read.deals.flatMap(deal => deal.steps).length });
  expect(transcriptOf(rulesOf(read), toldIn(read), read.rules)).toStrictEqual(match);
});

test('events are returned from the opening on, with the dealer that only the transcript knows', () => {
  const told = toldIn(readTranscript(MIXED));
  const before = ['dealt', ...Array(4).fill('passed'), 'exchanged', 'charging', ...Array(4).fill('charged'), 'exposed'];
  const after = ['dealt', 'charging', ...Array(4).fill('charged'), 'exposed', 'mixing', ...Array(4).fill('passed')];
  const again = ['exchanged', 'charging', ...Array(4).fill('charged'), 'exposed'];
  const trick = ['played', 'played', 'played', 'played', 'taken'];
  const end = ['opening', ...trick, ...trick, 'shot', 'chose', 'scored'];
  expect(told.map(({ type }) => type)).toEqual([
    'opened',
    ...before,
    ...end,
    'dealer',
    ...after,
    ...again,
    ...end,
    'ended',
  ]);
  expect(told.find(({ type }) => type === 'dealer')).toEqual({ type: 'dealer', dealer: 0, rounds: [] });
});

test('a transcript without legal answers, or with some for a question that is not about cards, is accepted', () => {
  const match = structuredClone(MIXED) as Spoilt;
  for (const step of match.deals.flatMap(deal => deal.steps))
    if ('play' in step) Reflect.deleteProperty(step, 'legal');
    else step.legal = [];
  expect(replayTranscript(readTranscript(match))).toEqual({ decisions: 36 });
});

/** A match whose fields may all be changed. */
interface Spoilt {
  [field: string]: unknown;
  deals: { [field: string]: unknown; steps: Loose[] }[];
}

function spoilt(match: Loose, spoil: (match: Spoilt) => void): Transcript {
  const changed = structuredClone(match) as Spoilt;
  spoil(changed);
  return changed as unknown as Transcript;
}

/** Replaces steps of a deal by others. Deals and steps are counted from 1. */
const inSteps =
  (deal: number, first: number, count: number, ...steps: readonly Loose[]) =>
  ({ deals }: Spoilt): unknown =>
    deals[deal - 1]?.steps.splice(first - 1, count, ...steps);

const took = (step: number, trick: readonly number[]) => (match: Spoilt) =>
  Object.assign(match.deals[0]?.steps[step - 1] ?? {}, { took: trick });

const TRICK = 'the trick of leader, winner and points';

type Row = readonly [
  name: string,
  match: Loose,
  spoil: (match: Spoilt) => void,
  place: readonly [deal: number, step: number],
  transcript: string,
  rules: string,
];

const ROWS: readonly Row[] = [
  [
    'somebody plays while others are still to charge',
    ...([MIXED, inSteps(1, 6, 99, play(3, 'QC')), [1, 6]] as const),
    'seat 3: {"play":"QC"}',
    'seat 1 is asked to charge, seat 2 is asked to charge, seat 3 is asked to charge',
  ],
  [
    'something is legal where no card is asked for',
    ...([MIXED, inSteps(1, 5, 1, { ...charge(0), legal: ['QS'] }), [1, 5]] as const),
    'legal for seat 0 ["QS"]',
    'legal for seat 0 []',
  ],
  [
    'a card is charged that nobody may charge',
    ...([MIXED, inSteps(2, 1, 1, charge(0, 'QC')), [2, 1]] as const),
    'seat 0: {"charge":["QC"]}',
    'refused: {"type":"not-chargeable","card":"QC","may":[]}',
  ],
  [
    'a deal stops when nobody was to claim',
    ...([CLAIMED, inSteps(2, 1, 99), [2, 0]] as const),
    'the deal ends here',
    'the deal goes on: seat 3 is asked to play',
  ],
  [
    'a claim is left out',
    ...([CLAIMED, inSteps(1, 1, 1), [1, 1]] as const),
    'no claim is made or declined',
    'seat 2 is asked whether it claims the opening',
  ],
  [
    'a card comes after the end',
    ...([AUCTION, inSteps(1, 13, 0, play(0, 'KC')), [1, 13]] as const),
    'seat 0: {"play":"KC"}',
    'nobody is asked anything',
  ],
  [
    'a deal comes after the end',
    ...([LAID, ({ deals }: Spoilt) => deals.push(...deals), [2, 0]] as const),
    'another deal is played',
    'the match is over',
  ],
  ['a trick that another took', AUCTION, took(7, [0, 2, 0]), [1, 7], `${TRICK} [0,2,0]`, `${TRICK} [0,0,0]`],
  ['a trick that goes on', AUCTION, took(6, [0, 0, 0]), [1, 6], `${TRICK} [0,0,0]`, `${TRICK} none`],
];

test.each(ROWS)('%s: found at its place', (_, match, spoil, [deal, step], transcript, rules) => {
  const found = { deal, step, transcript, rules };
  expect(replayTranscript(spoilt(match, spoil)).difference).toMatchObject(found);
});

test('a trick that is as a recording has it makes no difference', () => {
  expect(replayTranscript(spoilt(AUCTION, took(7, [0, 0, 0])))).toEqual({ decisions: 12 });
});

test.each<[name: string, fields: Loose, path: string, says: string]>([
  [
    'rules with two faults',
    { rules: { 'pass.count': 'x', 'moon.choose': 'x' } },
    'rules',
    'pass.count is "x", expected a whole number from 1 to 13, or a list of at most 24: a whole number from 0 to 13; moon.choose is "x", expected one of shooter, fixed, auto',
  ],
  [
    'a length that is over at once',
    { length: { target: 0 } },
    'length',
    'length.target is 0, expected a limit that the starting score 0 has not reached',
  ],
])('%s: refused with every fault', (_, fields, path, says) => {
  expect(() => replayTranscript(readTranscript({ ...MIXED, ...fields }))).toThrow(new Malformed(path, says));
});

/** The rules of a match, except that actions accepted by `through` are legal too. */
function lax(match: Transcript, through: (action: Action) => boolean): Hearts {
  const hearts = rulesOf(match);
  const game: HeartsGame = hearts.game;
  const decide: HeartsGame['decide'] = (state, seat, action) => {
    const verdict = game.decide(state, seat, action);
    return verdict.ok || !through(action) ? verdict : { ok: true, event: { type: 'mixing' } };
  };
  return { ...hearts, game: { ...game, decide } } as Hearts;
}

const isPlay = (action: Action, call?: 'high' | 'low'): boolean => action.type === 'play' && action.call === call;

test.each<[name: string, match: Loose, through: (action: Action) => boolean, place: [number, number], tried: string]>([
  ['anything', MIXED, () => true, [1, 9], 'QC:high is not legal for seat 3'],
  ['any card', MIXED, action => isPlay(action), [1, 9], 'KH is not legal for seat 3'],
  ['any card that is called low', MIXED, action => isPlay(action, 'low'), [1, 9], 'QC:low is not legal for seat 3'],
  ['anything', LAID, () => true, [1, 1], 'KD>KD is not legal for seat 0'],
])('rules that let through %s are found out', (_, loose, through, [deal, step], transcript) => {
  const match = readTranscript(loose);
  const rules = 'the rules let it through, though they do not offer it';
  const { firstDealer, length, deals } = match;
  const replayed = replayDeals(lax(match, through), { firstDealer, ...(length && { length }) }, deals);
  expect(replayed.difference).toMatchObject({ deal, step, transcript, rules });
});

test('a fault of the rules is no fault of the transcript', () => {
  const match = readTranscript(LAID);
  const hearts = rulesOf(match);
  const supply = () => {
    throw new TypeError('out of order');
  };
  const faulty = { ...hearts, game: { ...hearts.game, supply } } as Hearts;
  expect(() => replayDeals(faulty, { firstDealer: 1 }, match.deals)).toThrow(new TypeError('out of order'));
});

/** The states of a match just before each event of this type. */
function statesBefore(match: Transcript, type: Event['type']): readonly State[] {
  const game: HeartsGame = rulesOf(match).game;
  const found: State[] = [];
  let state: State | undefined;
  for (const event of toldIn(match)) {
    if (event.type === type && state !== undefined) found.push(state);
    state = game.evolve(state, event);
  }
  return found;
}

test('a mix is replayed into the middle and recorded with its receivers; nothing else changes', () => {
  const passing = statesBefore(readTranscript(MIXED), 'passed');
  const rows = [
    [passing[0], pass(0, 'KS', 1), pass(0, 'KS', 1)], // to the left
    [passing[4], pass(0, 'QD', 0), pass(0, 'QD', 2)],
    [passing[5], pass(1, 'QH', 1), pass(1, 'QH', 0)],
    [passing[5], charge(1), charge(1)],
  ] as unknown as [State, TranscriptStep, TranscriptStep][];
  for (const [state, answered, told] of rows) {
    expect(recordedStep(answered, state)).toEqual(told);
    expect(answeredStep(told, state)).toEqual(answered);
  }
});
