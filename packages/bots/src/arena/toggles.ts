// Games with one or several rules changed, on which the bots are tested.
import type { Overrides } from '@moonshot/rules';
import { CHARGED, row, type Toggled } from './charged-toggles.ts';

export type { Toggled };

const NO_MOON: Overrides = { 'moon.needs': [], 'moon.options': [] };

const STOCK: Overrides = {
  ...NO_MOON,
  'deal.rest': 'stock',
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
};

export const TOGGLES: readonly Toggled[] = [
  row('the two of clubs opens, nothing costly in the first trick', 'ricketts', 4, {
    'opening.leader': 'holder:2C',
    'opening.card': 'thatCard',
    'firstTrick.scope': 'any',
  }),
  row('received cards seen before passing', 'ricketts', 4, { 'pass.see': 'beforeChoosing' }),
  row('hearts before the queen', 'ricketts', 4, { 'firstTrick.exempt': 'heartsFirst' }),
  row('a deal without a safe hand is thrown in', 'ricketts', 4, { misdeal: 'allPenalty' }),
  row('cards are mixed', 'ricketts', 4, { 'pass.cycle': ['mix'] }),
  row('the lead passes on', 'ricketts', 4, { 'lead.exempt': 'passLead' }),
  row('a hand of points may lead any', 'ricketts', 4, { 'lead.exempt': 'onlyPenalty' }),
  row('the moon chosen by rule', 'ricketts', 4, { 'moon.choose': 'auto' }),
  row('the moon with every choice', 'ricketts', 4, {
    'moon.options': [
      { name: 'keep', self: 0, others: 0 },
      { name: 'both', self: -26, others: 26 },
    ],
  }),
  row('a good card', 'ricketts', 4, {
    points: [
      { cards: ['H*'], value: 1 },
      { cards: ['QS'], value: 13 },
      { cards: ['JD'], value: -10 },
    ],
  }),
  row('spot hearts', 'ricketts', 4, {
    ...NO_MOON,
    points: [
      { cards: ['H*'], value: 'pips' },
      { cards: ['QS'], value: 25 },
    ],
    'match.limit': 500,
  }),
  row('three dear spades', 'ricketts', 4, {
    ...NO_MOON,
    points: [
      { cards: ['H*'], value: 1 },
      { cards: ['QS'], value: 13 },
      { cards: ['KS'], value: 10 },
      { cards: ['AS'], value: 7 },
    ],
  }),
  row('every queen', 'classic', 4, {
    ...NO_MOON,
    points: [
      { cards: ['H*'], value: 1 },
      { cards: ['Q*'], value: 13 },
    ],
  }),
  row('cards that double and cancel', 'classic', 4, {
    modifiers: [
      { card: 'TC', doubles: 'all' },
      { card: 'QH', doubles: 'hearts' },
      { card: 'QC', cancels: 'QS' },
    ],
  }),
  row('points are good', 'ricketts', 4, { ...NO_MOON, 'match.winner': 'highest' }),
  row('identical cards cancel', 'classic', 6, { 'deck.packs': 2, 'trick.cancel': 'identical' }),
  row('alike cards cancel', 'at-play', 4, { 'trick.cancel': 'alike' }),
  row('nines of the suit led make a trick go round again', 'ricketts', 4, { 'trick.extend': ['9*'] }),
  row('so they do with a kitty in hand', 'classic', 5, { 'trick.extend': ['2C', '9*', 'T*'], 'kitty.to': 'hand' }),
  row('a card from the stock after each trick', 'ricketts', 4, {
    ...STOCK,
    'deal.hand': 7,
    'stock.draw': 'afterTrick',
  }),
  row('the stock runs out unevenly', 'at-play', 3, { ...STOCK, 'deal.hand': 8, 'stock.draw': 'afterTrick' }),
  row('drawing until able to follow', 'at-play', 5, { ...STOCK, 'deal.hand': 6, 'stock.draw': 'toFollow' }),
  row('partners', 'ricketts', 4, { 'teams.seating': 'opposite', 'teams.score': 'pooled' }),
  row('partners to the moon', 'classic', 6, { 'teams.seating': 'opposite', 'teams.moon': 'team' }),
  row('the dear cards must be thrown', 'ricketts', 4, { 'discard.must': ['QS', 'TD'], 'discard.restrict': ['QS'] }),
  row('everybody pays everybody', 'ricketts', 4, {
    'settle.as': 'difference',
    'match.kind': 'deals',
    'match.cmp': '<=',
    'match.winner': 'highest',
    'score.sign': 'minus',
  }),
  row('a pool for whoever is clear', 'ricketts', 4, {
    'settle.as': 'pool',
    'match.kind': 'deals',
    'match.cmp': '<=',
    'match.winner': 'highest',
    'score.sign': 'minus',
    'wrap.list': [],
  }),
  row('the first trick and the last', 'ricketts', 4, { 'trickPoints.first': 2, 'trickPoints.last': 3 }),
  row('every trick counts, the last two most', 'at-play', 5, {
    'trickPoints.each': 2,
    'trickPoints.lastButOne': 5,
    'trickPoints.last': 10,
  }),
  row('contracts', 'ricketts', 4, {
    ...NO_MOON,
    contracts: [
      { name: 'Tricks', points: [], each: 2, lastButOne: 0, last: 4, closed: [] },
      { name: 'Queens', points: [{ cards: ['Q*'], value: 6 }], each: 0, lastButOne: 5, last: 0, closed: ['Q*'] },
    ],
  }),
  row('tricks are good', 'classic', 3, { 'trickPoints.each': -2 }),
  row('both with every card', 'classic', 4, {
    ...NO_MOON,
    points: [{ cards: ['QS'], value: 1 }],
    'trickPoints.first': 1,
    'trickPoints.last': 1,
    'trickPoints.all': 2,
  }),
  row('a suit is bid for', 'ricketts', 4, { 'auction.prize': 'suit', 'opening.leader': 'bidder' }),
  row('a wild makes its suit trumps', 'at-play', 4, {
    'deck.wilds': ['S'],
    'deck.remove': ['2C'],
    'trick.trump': 'none',
    'wild.rank': 'overTen',
    'wild.play': 'underHigher',
  }),
  row('and is paid for', 'ricketts', 4, {
    'deck.wilds': ['H'],
    'deck.remove': ['2H'],
    'wild.rank': 'overTen',
    'wild.pays': 'whoShedIt',
    'settle.as': 'difference',
    'match.kind': 'deals',
    'match.cmp': '<=',
    'match.winner': 'highest',
    'score.sign': 'minus',
    'wrap.list': [],
    points: [
      { cards: ['H*'], value: 1 },
      { cards: ['WH'], value: 5 },
    ],
    'moon.needs': [],
    'moon.options': [],
  }),
  ...CHARGED,
  row('lives', 'ricketts', 4, {
    'settle.as': 'lives',
    'match.limit': 0,
    'match.cmp': '<=',
    'match.winner': 'highest',
    'score.start': 3,
    'score.sign': 'minus',
  }),
  row('aces low', 'ricketts', 4, { 'deck.ranks': 'KQJT98765432A' }),
  row('ranks in an order of their own', 'ricketts', 4, { 'deck.ranks': 'KQJAT98765432' }),
  row('a wild over a ten that is high', 'at-play', 4, {
    'deck.ranks': 'AT2KQJ9876543',
    'deck.wilds': ['S'],
    'deck.remove': ['3C'],
    'trick.trump': 'none',
    'wild.rank': 'overTen',
    'wild.play': 'underHigher',
  }),
  row('no trumps', 'at-play', 3, { 'trick.trump': 'none' }),
  row('a trump is turned up', 'classic', 5, { 'trick.trump': 'turned', 'follow.void': 'mustTrump' }),
  row('a trump is turned up of one card', 'classic', 3, {
    ...NO_MOON,
    'trick.trump': 'turned',
    'trickPoints.each': -1,
  }),
  row('trumps must be played', 'at-play', 5, { 'follow.void': 'mustTrump' }),
  row('following before the ban', 'at-play', 4, { 'firstTrick.vsFollow': 'followWins' }),
  row('the queen held back', 'at-play', 4, { 'discard.restrict': ['QC'], 'dealer.next': 'loser' }),
  row('wilds at any time', 'wild-twist', 4, { 'wild.play': 'anyTime' }),
  row('jokers at any time', 'wild-twist', 4, { 'wild.rank': 'none', 'wild.play': 'anyTime', 'opening.wild': 'never' }),
  row('jokers by their colour', 'at-play', 5, {
    'deck.wilds': ['C', 'D', 'H'],
    'wild.rank': 'none',
    'wild.play': 'sameColour',
    'deck.remove': [],
    'follow.void': 'mustTrump',
    'break.on': [{ cards: ['H*', 'W*'], how: 'discard' }],
    'discard.restrict': ['QC'],
  }),
  row('wilds level with the ace', 'wild-twist', 5, { 'wild.rank': 'tieLast', 'opening.wild': 'ownerOfLowestOnly' }),
  row('the wild must open', 'wild-twist', 3, { 'opening.wild': 'must', 'kitty.to': 'lastTrick' }),
  row('one kitty card a trick', 'wild-twist', 6, { 'kitty.to': 'onePerTrick', 'kitty.visible': 'all' }),
  row('the kitty in hand', 'classic', 5, { 'kitty.to': 'hand', 'kitty.visible': 'winner' }),
  row('the kitty in hand, six', 'classic', 6, { 'kitty.to': 'hand' }),
  row('the kitty to the first points', 'classic', 7, { 'kitty.to': 'firstPenaltyTrick', 'kitty.visible': 'winner' }),
  row('two packs', 'classic', 6, {
    'deck.packs': 2,
    'pass.cycle': ['left', 'scatter'],
    'opening.leader': 'leftOfDealer',
  }),
  row('a pair may be changed', 'capture', 4, { commit: 'revocable', counts: 'public' }),
  row('hearts on top once the bottom lies', 'capture', 3, { 'top.exception': 'afterBottom', topsTo: 'winner' }),
  row('identical tops cancel', 'capture', 6, { 'ties.identical': 'cancel', 'redeal.packet': 2 }),
  row('identical tops carry', 'capture', 7, { 'ties.identical': 'carry', 'redeal.partial': 'kept' }),
  row('the latest of identical tops', 'capture', 9, { 'ties.identical': 'latest', endTest: 'beforeRedeal' }),
  row('the winner takes the tops', 'capture', 4, { winnerTakes: 'tops', 'top.ban': [] }),
];
