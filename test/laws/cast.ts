// The rules that the laws are checked on: the five games at every number of seats, and sheets that together
// vary every field.

import { type Hearts, heartsOf, type Overrides, SHEETS, sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { MECHANISMS } from './mechanisms.ts';
import { type Part, row } from './part.ts';

export type { Part };

export const heartsFor = ({ game, seats, overrides }: Part): Hearts => heartsOf(sheetOf(game), seats, overrides);

const DEALS: Readonly<Record<string, number>> = { ricketts: 5, classic: 2 }; // a whole cycle of passing

/** The five games unchanged, at every number of seats. */
export const FIVE: readonly Part[] = SHEETS.flatMap(({ id, seats: { min, max } }) =>
  Array.from({ length: max - min + 1 }, (_, i) => {
    const seats = min + i;
    return { name: `${id}, ${seats} seats`, game: id, seats, overrides: {}, length: { deals: DEALS[id] ?? 1 } };
  }),
);

const passing = (...cycle: readonly string[]): Overrides => ({ 'pass.cycle': cycle });

/** The catalogue games at their best number of seats. */
export const FURTHER: readonly Part[] = CATALOGUE.map(({ id, base, seats, overrides }) => ({
  name: id,
  game: base,
  seats: seats.best,
  overrides,
  length: { deals: 1 },
}));

/** House rules, one row each; a gap's id names what the row changes. */
export const TOGGLED: readonly Part[] = [
  ...MECHANISMS,
  row('the ban binds every play (RIC-04)', 'ricketts', 4, {
    'opening.leader': 'rightOfDealer',
    'firstTrick.scope': 'any',
    'firstTrick.exempt': 'heartsFirst',
    ...passing('hold'),
  }),
  row('a deal of penalties alone is thrown in (RIC-06)', 'ricketts', 4, {
    misdeal: 'allPenalty',
    'firstTrick.exempt': 'misdeal',
    'deck.remove': mostlyHearts(),
  }),
  row('the lead passes on (RIC-07)', 'ricketts', 4, {
    'lead.exempt': 'passLead',
    'lead.restrict': ['H*', 'S*', 'D*'],
    ...passing('hold'),
  }),
  row('hearts and the queen may be led (RIC-08)', 'ricketts', 4, {
    'lead.exempt': 'onlyPenalty',
    'lead.firstTrick': ['QS', 'AS'],
    ...passing('across'),
  }),
  row(
    'received cards are seen before passing (RIC-03)',
    'ricketts',
    4,
    { 'pass.see': 'beforeChoosing', ...passing('left', 'across', 'scatter') },
    { deals: 3 },
  ),
  row('four cards pass', 'ricketts', 4, { 'pass.count': 4, ...passing('right') }),
  row('nothing breaks hearts', 'ricketts', 4, {
    'break.on': [],
    'discard.restrict': ['QS'],
    'lead.restrict': ['H*', 'QS'],
    ...passing('hold'),
  }),
  row('only a discard breaks (RIC-09)', 'ricketts', 4, {
    'break.on': [{ cards: ['H*', 'QS'], how: 'discard' }],
    ...passing('hold'),
  }),
  row('the moon may be left as it is, or do both (RIC-10)', 'ricketts', 4, {
    'moon.options': [
      { name: 'keep', self: 0, others: 0 },
      { name: 'both', self: -26, others: 26 },
      { name: 'shed', self: -52, others: 0 },
    ],
    ...passing('hold'),
  }),
  row('the best moon by itself', 'ricketts', 4, { 'moon.choose': 'auto', 'moon.bonus': 'lapses', ...passing('hold') }),
  row(
    'a floor, and wraps after the end test (RIC-11, RIC-12)',
    'ricketts',
    4,
    {
      'score.floor': 0,
      'wrap.when': 'afterEndTest',
      'wrap.inTieBreak': 'lapses',
      'wrap.list': [
        { at: 13, to: 0 },
        { every: 5, to: 'mean' },
      ],
      ...passing('hold'),
    },
    { target: 50 },
  ),
  row(
    'exactly 26 wins, ties are shared, hearts end at once (RIC-15)',
    'ricketts',
    4,
    {
      'wrap.list': [{ at: 26, to: 'wins' }],
      'match.tie': 'shared',
      'match.limit': 30,
      'match.cmp': '>',
      ...passing('hold'),
    },
    undefined,
  ),
  row(
    'extra deals after a tie',
    'at-play',
    3,
    {
      'match.kind': 'deals',
      'match.deals': 2,
      'match.tie': 'extraDeal',
      'match.offer': [2],
      points: [{ cards: ['QC'], value: 1 }],
      'moon.needs': [],
    },
    undefined,
  ),
  row(
    'the most points win',
    'at-play',
    4,
    { 'match.winner': 'highest', 'score.start': 10, 'dealer.next': 'loser', 'dealer.first': 'random' },
    { deals: 2 },
  ),
  row(
    'suit is followed before the ban (HAP-06)',
    'at-play',
    5,
    { 'firstTrick.vsFollow': 'followWins', 'dealer.next': 'right' },
    { deals: 2 },
  ),
  row(
    'a void seat must trump (HAP-12)',
    'at-play',
    4,
    { 'follow.void': 'mustTrump', 'trick.trump': 'S', 'dealer.next': 'same' },
    { deals: 2 },
  ),
  row('no trumps, the classic queen (HAP-02, HAP-13)', 'at-play', 3, {
    'trick.trump': 'none',
    'firstTrick.ban': ['H*', 'QS'],
    points: [
      { cards: ['H*'], value: 1 },
      { cards: ['QS'], value: 13 },
    ],
    'moon.needs': ['H*', 'QS'],
    'deck.remove.3': ['2D'],
  }),
  row(
    'clubs are trumps, the ace is low',
    'at-play',
    5,
    {
      'trick.trump': 'C',
      'deck.ranks': 'KQJT98765432A',
      'dealer.first': 'cutHigh',
      'dealer.tie': 'suitOrder',
      'dealer.next': 'cutAgain',
    },
    { deals: 2 },
  ),
  row('diamonds are trumps, the dealer opens', 'at-play', 4, {
    'trick.trump': 'D',
    'opening.leader': 'dealer',
    'opening.card': 'any',
    'dealer.cutBy': 'right',
  }),
  row('any club opens', 'at-play', 4, {
    'opening.card': 'thatSuit',
    'opening.leader': 'holder:3C',
    'seats.max': 6,
    'seats.best': 3,
    'seats.min': 2,
  }),
  row('a wild is level with the ace (WLD-03)', 'wild-twist', 5, { 'wild.rank': 'tieFirst', 'opening.wild': 'must' }),
  row('a later wild beats the ace (WLD-06)', 'wild-twist', 6, {
    'wild.rank': 'tieLast',
    'opening.wild': 'ownerOfLowestOnly',
    'kitty.visible': 'all',
  }),
  row('a wild at any time (WLD-04)', 'wild-twist', 4, { 'wild.play': 'anyTime', 'opening.wild': 'never' }),
  row('jokers at any time', 'classic', 6, {
    'deck.wilds': ['C', 'S', 'H'],
    'wild.rank': 'none',
    'wild.play': 'anyTime',
    'firstTrick.ban': ['H*', 'W*'],
    'discard.must': ['QS'],
  }),
  row('jokers by their colour', 'at-play', 4, {
    'deck.wilds': ['C', 'D', 'S', 'H'],
    'wild.rank': 'none',
    'wild.play': 'sameColour',
  }),
  row('two wilds', 'wild-twist', 3, {
    'deck.wilds': ['C', 'H'],
    'opening.fallback': 'leftOfDealer',
    'kitty.visible': 'winner',
  }),
  row('one kitty card a trick', 'classic', 7, { 'kitty.to': 'onePerTrick', 'kitty.visible': 'all' }),
  row('the kitty goes with the first penalty', 'classic', 6, {
    'kitty.to': 'firstPenaltyTrick',
    'kitty.visible': 'winner',
    'opening.fallback': 'leftOfDealer',
  }),
  row('the kitty goes with the first heart', 'classic', 5, { 'kitty.to': 'firstHeartTrick' }),
  row('the kitty goes with the last trick', 'classic', 3, {
    'kitty.to': 'lastTrick',
    'opening.leader': 'lowest:H',
    'opening.card': 'thatSuit',
  }),
  row('the kitty goes to the hand (KIT-13)', 'classic', 5, { 'kitty.to': 'hand', 'opening.card': 'thatCard' }),
  row('twelve cards and a kitty of four', 'classic', 4, {
    'deal.hand': { 4: 12 },
    'kitty.to': 'hand',
    'kitty.visible': 'winner',
    'pass.count': { 4: 2 },
  }),
  row(
    'two packs',
    'classic',
    7,
    {
      'deck.packs': 2,
      'pass.count': 5,
      'deal.hand': 'all',
      'dealer.cutBy': 'nobody',
      ...passing('left-3', 'right-2', 'scatter'),
    },
    { deals: 3 },
  ),
  row('passing to the second and third seat', 'classic', 7, passing('left-2', 'right-3', 'right', 'left'), {
    deals: 4,
  }),
  row('points by pips, the ace and the jack costly', 'classic', 4, {
    points: [
      { cards: ['H*'], value: 'pips' },
      { cards: ['S*'], value: 'pipsFace10' },
      { cards: ['D*'], value: 'low' },
      { cards: ['JD'], value: -10 },
    ],
    'moon.needs': ['H*'],
    ...passing('hold'),
  }),
  row('cards that double and cancel', 'classic', 3, {
    modifiers: [
      { card: 'TC', doubles: 'all' },
      { card: 'QH', doubles: 'hearts' },
      { card: 'QC', cancels: 'QS' },
    ],
    ...passing('hold'),
  }),
  row(
    'points for taking no trick',
    'classic',
    5,
    {
      'trickPoints.none': -3,
      'trickPoints.besideMoon': 'lapses',
      'score.sign': 'plus',
      'match.cmp': '>=',
      'match.limit': 40,
      ...passing('hold'),
    },
    undefined,
  ),
  row(
    'a limit below or level',
    'classic',
    6,
    {
      'match.cmp': '<=',
      'match.limit': -20,
      'match.winner': 'closestToZero',
      'deal.rest': 'kitty',
      ...passing('hold'),
    },
    undefined,
  ),
  row('no rest', 'classic', 4, { 'deal.rest': 'none', 'moon.needs': [], 'moon.choose': 'auto', ...passing('hold') }),

  row('the ace is low (CAP-01)', 'capture', 3, {
    'deck.ranks': '23456789TJQKA',
    direction: 'counterclockwise',
    'dealer.tie': 'suitOrder',
    'dealer.first': 'cutLow',
  }),
  row('hearts on top after the bottom (CAP-03)', 'capture', 2, {
    'top.exception': 'afterBottom',
    'dealer.cutBy': 'left',
  }),
  row('any card on top', 'capture', 4, { 'top.ban': [], topsTo: 'winner', 'ties.suits': ['H', 'S', 'D', 'C'] }),
  row('the winner takes the tops (CAP-05)', 'capture', 6, { winnerTakes: 'tops', 'top.ban': ['S*'] }),
  row('identical tops: the latest (CAP-07)', 'capture', 9, { 'ties.identical': 'latest', 'dealer.first': 'random' }),
  row('identical tops cancel', 'capture', 12, { 'ties.identical': 'cancel' }),
  row('identical tops carry', 'capture', 14, { 'ties.identical': 'carry' }),
  row('two cards at a time (CAP-08)', 'capture', 2, { 'redeal.packet': 2 }),
  row('no short redeal', 'capture', 5, { 'redeal.partial': 'kept', 'redeal.count': 3 }),
  row(
    'the end before the redeal (CAP-09)',
    'capture',
    7,
    { endTest: 'beforeRedeal', 'deal.hand': 6, 'dealer.next': 'right' },
    { deals: 2 },
  ),
  row('public counts, spades too (CAP-12)', 'capture', 5, {
    counts: 'public',
    'hearts.cards': ['H*', 'QS'],
    'hearts.captured': 2,
    'hearts.inHand': 0,
  }),
  row('pairs may be changed (CAP-16)', 'capture', 4, { commit: 'revocable' }),
  row(
    'the long version, cutting again (CAP-13)',
    'capture',
    3,
    {
      'match.kind': 'limit',
      'match.limit': 12,
      'match.tie': 'extraDeal',
      'dealer.next': 'cutAgain',
      'deck.packs': 1,
      'deck.remove': ['2C'],
    },
    undefined,
  ),
  row(
    'the fewest hearts win',
    'capture',
    4,
    {
      'match.winner': 'lowest',
      'match.kind': 'limit',
      'match.limit': 15,
      'match.cmp': '>',
      'match.deals': 2,
      'match.offer': [10, 15],
      'score.start': 5,
      'score.floor': 0,
      'wrap.list': [{ at: 8, to: 4 }],
      'wrap.when': 'afterEndTest',
      'wrap.inTieBreak': 'lapses',
      'seats.min': 3,
      'seats.max': 5,
      'seats.best': 3,
    },
    undefined,
  ),
];

/** A pack of hearts, the queen of spades and ten high cards, so that hands of only penalty cards occur. */
function mostlyHearts(): readonly string[] {
  const out = (ranks: string, suit: string): readonly string[] => [...ranks].map(rank => `${rank}${suit}`);
  return [...out('23456789TJ', 'C'), ...out('23456789TJ', 'D'), ...out('23456789', 'S')];
}
