// Hands worked by hand: who may claim the remaining tricks and in which order, and when a deal is settled.
// Each refusal has a reason.

import type { Overrides, TakenTrick, Viewer } from '@moonshot/rules';
import { type Card, withoutAll } from '@moonshot/rules/cards';
import { variantOf } from '@moonshot/rules/catalogue';
import { chargedRules, provenRest, scoreIsDecided } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { cards, type Position, position, type Tricks, tricks } from './table.ts';

interface Row extends Omit<Position, 'hands' | 'piles'> {
  readonly hand: string; // of seat 0, who leads
  readonly out?: string; // cards still out, as far as seat 0 sees
  readonly charged?: string;
  readonly below?: string; // the kitty, taken with the first trick by seat 0
  readonly game?: string;
  readonly seats?: number;
  readonly overrides?: Overrides;
}

const PLAIN_SEATS = 4;

/** Puts all other cards into complete earlier tricks. */
function seen(hearts: Tricks, hand: readonly Card[], out: readonly Card[]): readonly TakenTrick[] {
  const { deck, seats } = hearts.rules;
  const gone = withoutAll(deck, [...hand, ...out]);
  return Array.from({ length: Math.ceil(gone.length / seats) }, (_, i) => ({
    leader: 0,
    winner: i % seats,
    plays: gone.slice(i * seats, (i + 1) * seats).map((card, seat) => ({ seat, card })),
    kitty: [],
  }));
}

function orderOf({
  hand,
  out = '',
  charged = '',
  below = '',
  game = 'ricketts',
  seats = PLAIN_SEATS,
  overrides = {},
  ...p
}: Row): string {
  const hearts = tricks(game, seats, overrides);
  const held = cards(hand).length;
  const others = Array.from({ length: seats - 1 }, (_, i) => cards(out).slice(i * held, (i + 1) * held));
  const state = position(hearts, { broken: true, ...p, hands: [hand, ...others.map(some => some.join(' '))] });
  const taken = seen(hearts, cards(hand), cards(`${out} ${below}`)).map((one, i) => ({
    ...one,
    kitty: i === 0 ? cards(below) : [],
  }));
  const shown = { ...state, tricks: taken };
  const order = provenRest(chargedRules(hearts.rules, cards(charged)), hearts.game.view(shown, 0));
  return order?.map(({ card, call }) => (call ? `${card}:${call}` : card)).join(' ') ?? 'no';
}

const OVER_TEN = { 'deck.wilds': ['S'], 'deck.remove': ['2S'], 'wild.rank': 'overTen' };
const NINES = { 'trick.extend': ['9C'] };
function changesOf(id: string): Pick<Row, 'game' | 'overrides'> {
  const { base, overrides } = variantOf(id) ?? expect.fail(`There is no ${id}`);
  return { game: base, overrides };
}
const STOCK = { ...changesOf('draw-hearts'), seats: 2 };
const TOLD = { 'kitty.visible': 'winner' };
const EXEMPT = { 'lead.exempt': 'passLead' };
const TWO_PACKS = { 'deck.packs': 2, 'pass.count': 3 };

test.each<[string, Row, string]>([
  ['the highest of each suit', { hand: 'AC KD', out: 'KC QD 2S 3S 4H 5H' }, 'AC KD'],
  ['a card of a suit that nobody else has', { hand: '2C AS', out: '3S 4S 5H 6H 7H 8H' }, '2C AS'],
  ['one higher card is out', { hand: 'QS AC', out: 'KS 3C 4H 5H 6H 7H' }, 'no'],
  ['the queen of spades is out, below the ace that takes her', { hand: 'AS KS', out: 'QS 2S 4H 5H 6H 7H' }, 'AS KS'],
  ['the ace draws the king from above the queen', { hand: 'QS AS', out: 'KS 2C 4H 5H 6H 7H' }, 'AS QS'],
  ['the two that are out may lie in one hand', { hand: 'AS QS', out: 'KS JS 4H 5H 6H 7H' }, 'no'],
  [
    'three leads draw the three that are out, so the two is good',
    { hand: 'AC KC QC 2C', out: 'JC TC 9C 3H 4H 5H 6H 7H 8H 9H TH JH' },
    'AC KC QC 2C',
  ],
  ['three leads do not surely draw four', { hand: 'AC KC QC 2C', out: 'JC TC 9C 8C 4H 5H 6H 7H 8H 9H TH JH' }, 'no'],
  ['hearts are not broken, so clubs go first', { hand: 'AH 9C', out: 'KH 8C 2S 3S 4S 5S', broken: false }, '9C AH'],
  [
    'hearts are not broken, and the club that has to be led loses',
    { hand: 'AH 9C', out: 'TC 8C 2S 3S 4S 5S', broken: false },
    'no',
  ],
  [
    'hearts alone may be led though they are not broken',
    { hand: 'AH KH', out: 'QH 8C 2S 3S 4S 5S', broken: false },
    'AH KH',
  ],
  [
    'with hearts alone the lead may pass on',
    { hand: 'AH KH', out: 'QH 8C 2S 3S 4S 5S', broken: false, overrides: EXEMPT },
    'no',
  ],
  ['somebody else leads', { hand: 'AC AD', out: '2C 2D 2S 3S 4S 5S', leader: 1 }, 'no'],
  ['the trick has begun', { hand: 'AC AD', out: '2C 2D 2S 3S 4S 5S', trick: 'KC' }, 'no'],
  ['a trump is out', { hand: 'AC AD', out: '2C 2D 2S 3S 4S 2H', game: 'at-play' }, 'no'],
  ['every trump is held or gone', { hand: 'AC 2H', out: '2C 2D 2S 3S 4S 5S', game: 'at-play' }, 'AC 2H'],
  ['a trump that is out is drawn first', { hand: 'AC AH', out: '2C 2D 2S 3S 4S 2H', game: 'at-play' }, 'AH AC'],
  ['two trumps that are out are not drawn by one', { hand: 'AC AH', out: '2C 2D 2S 3S 3H 2H', game: 'at-play' }, 'no'],
  [
    'trumps may not be led yet, and a side suit would be trumped',
    { hand: 'AC AH', out: '2C 2D 2S 3S 4S 2H', game: 'at-play', broken: false },
    'no',
  ],
  [
    'a wild that is out may be called above the ace',
    { hand: 'AC AD', out: 'WC 2D 2S 3S 4S 5S', game: 'wild-twist' },
    'no',
  ],
  [
    'a wild that is out is level with the ace led before it',
    { hand: 'AC AD', out: 'WC 2D 2S 3S 4S 5S', game: 'wild-twist', overrides: { 'wild.rank': 'tieFirst' } },
    'AC AD',
  ],
  ['a wild of one’s own is called high', { hand: 'WC AD', out: 'AC 2D 2S 3S 4S 5S', game: 'wild-twist' }, 'WC:high AD'],
  [
    'a wild of one’s own is level with an ace that comes later and wins',
    { hand: 'WC AD', out: 'AC 2D 2S 3S 4S 5S', game: 'wild-twist', overrides: { 'wild.rank': 'tieLast' } },
    'no',
  ],
  [
    'a wild that goes at any time lets its holder keep a club back',
    { hand: 'AC 2C', out: 'KC WD 2S 3S 4S 5S', game: 'wild-twist', overrides: { 'wild.play': 'anyTime' } },
    'no',
  ],
  [
    'a wild of another suit has to let the club go',
    { hand: 'AC 2C', out: 'KC WD 2S 3S 4S 5S', game: 'wild-twist' },
    'AC 2C',
  ],
  [
    'two packs: the second ace does not beat the first',
    { hand: 'AC AD', out: 'AC AD 2C 2D 2S 3S', game: 'classic', overrides: TWO_PACKS },
    'AC AD',
  ],
  [
    'two packs: the second ace beats the king',
    { hand: 'KC AD', out: 'AC AD 2C 2D 2S 3S', game: 'classic', overrides: TWO_PACKS },
    'no',
  ],
  ['the ace is low', { hand: 'KC AD', out: 'QC 2D 2S 3S 4S 5S', overrides: { 'deck.ranks': 'KQJT98765432A' } }, 'no'],
  [
    'a card that may lie in the kitty counts as out',
    { hand: 'KC AD', out: 'AC 2D 2S 3S', seats: 3, game: 'classic' },
    'no',
  ],
  [
    'two packs whose equals cancel: the second ace keeps the first from its trick',
    {
      hand: 'AC AD',
      out: 'AC 3D 2C 2D 2S 3S',
      game: 'classic',
      overrides: { ...TWO_PACKS, 'trick.cancel': 'identical' },
    },
    'no',
  ],
  [
    'equals cancel, and none is out',
    {
      hand: 'AC AD',
      out: '3C 3D 2C 2D 2S 3S',
      game: 'classic',
      overrides: { ...TWO_PACKS, 'trick.cancel': 'identical' },
    },
    'AC AD',
  ],
  [
    'a nine that is out makes its trick go round once more',
    { hand: 'AC AD', out: '9C 2D 2S 3S 4S 5S', overrides: NINES },
    'no',
  ],
  ['so does one that is held', { hand: '9C AD', out: '8C 2D 2S 3S 4S 5S', overrides: NINES }, 'no'],
  ['no nine of them is left', { hand: 'AC AD', out: '8C 2D 2S 3S 4S 5S', overrides: NINES }, 'AC AD'],
  [
    'hearts are broken, and stay so when a club is led before the last heart',
    { hand: '9C AH', out: '8C KH 2S 3S 4S 5S', overrides: EXEMPT },
    '9C AH',
  ],
  [
    'hearts stay closed when a club is led, and the lead may pass on then',
    { hand: '9C AH', out: '8C KH 2S 3S 4S 5S', overrides: EXEMPT, broken: false },
    'no',
  ],
  ['a joker that is held takes no trick', { ...changesOf('joker-hearts'), hand: 'WC AD', out: '2C 2D 2S 3S' }, 'no'],
  [
    'a joker that is out has no suit, so the ace draws the only club',
    { ...changesOf('dragon'), hand: 'AC 4C', out: '5C WC 4S 5S' },
    'AC 4C',
  ],
  [
    'the ace lay in a kitty that the viewer was shown',
    { hand: 'KC AD', out: 'QC 3D 2S 3S', below: 'AC', game: 'classic', seats: 3, overrides: TOLD },
    'KC AD',
  ],
  [
    'the ace lies in a kitty that nobody was shown',
    {
      hand: 'KC AD',
      out: 'QC 3D 2S 3S',
      below: 'AC',
      game: 'classic',
      seats: 3,
      overrides: { 'kitty.visible': 'hidden' },
    },
    'no',
  ],
  ['a queen that was charged may have to wait for its suit', { hand: 'QS AC', out: '2S 3S', charged: 'QS' }, 'no'],
  ['a queen that was not charged waits for nothing', { hand: 'QS AC', out: '2S 3S' }, 'QS AC'],
  [
    'a wild over the ten, whose suit becomes trumps, is out',
    { hand: 'AC AD', out: 'WS 2D 6S 3S 4S 5S', game: 'classic', overrides: OVER_TEN },
    'no',
  ],
  ['no such wild is left', { hand: 'AC AD', out: '7S 2D 6S 3S 4S 5S', game: 'classic', overrides: OVER_TEN }, 'AC AD'],
  ['a stock brings new cards', { hand: 'AC AD', out: '2D 2S 6S', ...STOCK, kitty: '6S' }, 'no'],
  ['the stock is gone', { hand: 'AC AD', out: '2D 2S', ...STOCK }, 'AC AD'],
  ['the stock is gone, and the other has one card', { hand: 'AC AD', out: '2D', ...STOCK }, 'no'],
])('claiming the rest: %s', (_, row, order) => {
  expect(orderOf(row)).toBe(order);
});

test('nobody claims the first trick', () => {
  const hearts = tricks('ricketts');
  const all = [...'23456789TJQKA'].map(rank => `${rank}S`).join(' ');
  const state = position(hearts, { hands: [all], broken: true });
  expect(provenRest(hearts.rules, hearts.game.view(state, 0))).toBeUndefined();
});

interface Deal {
  readonly out: string; // cards not taken yet
  readonly game?: string;
  readonly seats?: number;
  readonly overrides?: Overrides;
  readonly kitty?: string; // taken face down with the first trick
  readonly trick?: string;
  readonly idle?: boolean; // seat 1 has taken no trick
  readonly cancelled?: boolean; // seat 1 led a trick that goes to the winner of the next
  readonly phase?: 'pass' | 'moon';
  readonly viewer?: Viewer;
}

function isSettled({
  out,
  game = 'ricketts',
  seats = 4,
  overrides = {},
  kitty = '',
  trick = '',
  idle,
  cancelled,
  phase,
  viewer = 'watcher',
}: Deal): boolean {
  const hearts = tricks(game, seats, overrides);
  const left = cards(out);
  const taken = seen(hearts, left, cards(`${trick} ${kitty}`)).map((one, i) => ({
    ...one,
    winner: idle && one.winner === 1 ? 0 : one.winner,
    kitty: i === 0 ? cards(kitty) : [],
  }));
  const waits: readonly TakenTrick[] = cancelled ? [{ leader: 1, winner: 1, plays: [], kitty: [], cancelled }] : [];
  const played = [...taken, ...waits];
  const state = { ...position(hearts, { trick, hands: [out] }), tricks: played, ...(phase && { phase }) };
  return scoreIsDecided(hearts.rules, hearts.game.view(state, viewer));
}

const JACK = {
  points: [
    { cards: ['H*'], value: 1 },
    { cards: ['QS'], value: 13 },
    { cards: ['JD'], value: -10 },
  ],
};
const TEN_DOUBLES = { modifiers: [{ card: 'TC', doubles: 'all' }] };
const BONUS = { 'trickPoints.none': -5 };
const ALL = [...'CDSH'].flatMap(suit => [...'23456789TJQKA'].map(rank => `${rank}${suit}`)).join(' ');
const ONLY_FIRST = { points: [], 'moon.needs': [], 'moon.options': [], 'trickPoints.first': 5 };

test.each<[string, Deal, boolean]>([
  ['every heart and the queen are taken', { out: '2C 3C 4D 5D' }, true],
  ['one heart is out: the points and the moon are open', { out: '2C 3C 4D 2H' }, false],
  ['the queen of spades is out', { out: '2C 3C 4D QS' }, false],
  ['the queen lies in the trick that nobody has taken yet', { out: '2C 3C', trick: 'KS QS' }, false],
  ['a jack that costs nothing here is out', { out: '2C 3C 4D JD' }, true],
  ['the jack of diamonds takes ten off, and is out', { out: '2C 3C 4D JD', overrides: JACK }, false],
  ['the jack is taken', { out: '2C 3C 4D 5D', overrides: JACK }, true],
  ['the ten of clubs doubles, and is out', { out: 'TC 3C 4D 5D', overrides: TEN_DOUBLES }, false],
  ['no trick pays a bonus, and somebody has none yet', { out: '2C 3C 4D 5D', overrides: BONUS, idle: true }, false],
  ['no trick pays a bonus, and everybody has one', { out: '2C 3C 4D 5D', overrides: BONUS }, true],
  ...(['each', 'lastButOne', 'last', 'all'] as const).map((which): [string, Deal, boolean] => [
    `points for tricks themselves: ${which}`,
    { out: '2C 3C 4D 5D', overrides: { [`trickPoints.${which}`]: 1 } },
    false,
  ]),
  ['only the first trick scores, and nobody has taken one', { out: ALL, overrides: ONLY_FIRST }, false],
  ['only the first trick scores, and it is taken', { out: '2C 3C 4D 5D', overrides: ONLY_FIRST }, true],
  [
    'a cancelled trick waits for somebody without a trick',
    { out: '2C 3C 4D 5D', overrides: BONUS, idle: true, cancelled: true },
    false,
  ],
  ['no trick is nothing special', { out: '2C 3C 4D 5D', idle: true }, true],
  ['the wild heart costs a point, and is out', { out: '2C 3C 4D WH', game: 'wild-twist' }, false],
  ['a wild without points is out', { out: '2C 3C 4D WS', game: 'wild-twist' }, true],
  [
    'a heart lies in a kitty that only its taker knows',
    { out: '2C 3C 4D', game: 'classic', seats: 3, kitty: '2H' },
    false,
  ],
  [
    'a heart lies in a kitty that the viewer alone knows',
    { out: '2C 3C 4D', game: 'classic', seats: 3, kitty: '2H', overrides: TOLD, viewer: 0 },
    false,
  ],
  [
    'the same kitty lies open',
    { out: '2C 3C 4D', game: 'classic', seats: 3, kitty: '2H', overrides: { 'kitty.visible': 'all' } },
    true,
  ],
  ['the kitty holds no card that counts', { out: '2C 3C 4D', game: 'classic', seats: 3, kitty: '5D' }, true],
  ['the queen of clubs is out where she costs', { out: '2C 3C QC 4D', game: 'at-play' }, false],
  ['the queen of spades is out where she does not', { out: '2C 3C QS 4D', game: 'at-play' }, true],
  ['one of two queens is out', { out: '2C 3C QS 4D', game: 'classic', overrides: TWO_PACKS }, false],
  ['the shooter is choosing', { out: '', phase: 'moon' }, false],
])('settled: %s', (_, row, yes) => {
  expect(isSettled(row)).toBe(yes);
});
