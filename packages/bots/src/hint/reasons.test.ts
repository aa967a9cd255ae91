// Tests the most important reason in simple positions. What the reasons for a card predict must come true in
// the play that follows.

import {
  type Action,
  type Ask,
  type Event,
  type Hearts,
  type HeartsGame,
  heartsOf,
  type Overrides,
  type State,
  sheetOf,
  type TrickView,
} from '@moonshot/rules';
import { type Card, suitOf } from '@moonshot/rules/cards';
import { CATALOGUE, sheetOfVariant } from '@moonshot/rules/catalogue';
import { effectiveRules, type TrickRules as Rules, suitIn } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { choosing, type Moment, playing } from '../../../../test/play.ts';
import { CHANGED_GAMES } from '../../testing/changed-games.ts';
import { questionOf } from '../core/player.ts';
import { costIn } from '../policy/costs.ts';
import { wantsPoints } from './advise.ts';
import type { Reason } from './reason.ts';
import { reasonsAgainst, reasonsFor } from './reasons.ts';

const cards = (text: string): readonly Card[] => (text === '' ? [] : text.split(' ').map(name => name as Card));

const ricketts = heartsOf(sheetOf('ricketts'), 4);

/** A view of the first seat in the middle of a deal. `2:9S` is a card that seat 2 has played. */
function viewOf(hand: string, trick: string, taken: string = ''): TrickView {
  const placed = (text: string) =>
    text === '' ? [] : text.split(' ').map(one => ({ seat: Number(one[0]), card: one.slice(2) as Card }));
  const plays = placed(trick);
  const tricks = taken === '' ? [] : taken.split(' / ').map(one => placed(one));
  const strongest = plays.filter(play => suitOf(play.card) === suitOf(plays[0]?.card ?? '2C'));
  const power = (card: Card): number => ricketts.rules.strength.get(card) as number;
  return {
    kind: 'tricks',
    game: 'ricketts',
    viewer: 0,
    seats: 4,
    phase: 'play',
    length: null,
    deal: 1,
    dealer: 3,
    step: 'hold',
    asked: [0],
    hand: cards(hand),
    handSizes: [0, 1, 2, 3].map(() => cards(hand).length),
    given: [],
    received: [],
    passed: [],
    upcard: null,
    kitty: 0,
    aside: [],
    draws: [],
    kept: null,
    trick: { leader: plays[0]?.seat ?? 0, plays },
    winning: [...strongest].sort((a, b) => power(b.card) - power(a.card))[0]?.seat ?? null,
    tricks: tricks.map(list => ({ leader: list[0]?.seat ?? 0, plays: list, winner: list[0]?.seat ?? 0, kitty: [] })),
    charges: [],
    bids: [],
    buried: [],
    broken: true,
    points: [0, 0, 0, 0],
    shooter: null,
    totals: [0, 0, 0, 0],
    tiebreak: false,
    turned: false,
    results: [],
    winners: [],
  };
}

const play = (card: string): Action => ({ type: 'play', card: card as Card });

const plainly: readonly [
  name: string,
  hand: string,
  legal: string,
  trick: string,
  taken: string,
  card: string,
  reason: Reason,
][] = [
  ['the only card', '9S 2H', '9S', '3:4S', '', '9S', { kind: 'forced' }],
  ['under the best', '9S KS 2H', '9S KS', '3:QS', '', '9S', { kind: 'under', card: '9S', best: 'QS', seat: 3 }],
  ['last and free', 'KC 3C', 'KC 3C', '1:4C 2:5C 3:6C', '', 'KC', { kind: 'takes-free', card: 'KC' }],
  ['last, for points', 'KH 3H', 'KH 3H', '1:2H 2:5D 3:6H', '', 'KH', { kind: 'takes-last', card: 'KH', points: 3 }],
  [
    'the queen shed on a sure winner',
    'QS 4D',
    'QS 4D',
    '1:4C 2:KC 3:6C',
    '',
    'QS',
    { kind: 'sheds', card: 'QS', points: 13, to: 2 },
  ],
  [
    'a heart shed on the taker of the trick',
    '9H 4D',
    '9H 4D',
    '2:KC 3:6C',
    '',
    '9H',
    { kind: 'sheds', card: '9H', points: 1, to: null },
  ],
  ['a high card thrown off', 'AD 4S', 'AD 4S', '2:KC 3:6C', '', 'AD', { kind: 'throws', card: 'AD' }],
  [
    'the best so far',
    'JC 3D',
    'JC 3C',
    '3:6C',
    '',
    'JC',
    { kind: 'exposed', card: 'JC', above: 3, behind: 2, kept: [] },
  ],
  [
    'the best so far, with lower cards kept',
    'JC 4C 3D',
    'JC 4C',
    '3:6C',
    '',
    'JC',
    { kind: 'exposed', card: 'JC', above: 3, behind: 2, kept: ['4C'] },
  ],
  ['a low lead', '3C KD', '3C KD', '', '', '3C', { kind: 'leads-low', card: '3C', above: 11 }],
  ['the top of a suit', 'AC 3D', 'AC 3D', '', '', 'AC', { kind: 'leads-top', card: 'AC' }],
  ['drawing the queen', '5S 3D', '5S 3D', '', '', '5S', { kind: 'draws-out', card: '5S', dear: 'QS' }],
  [
    'nothing for the shooter',
    '9H 4D',
    '9H 4D',
    '2:KC 3:6C',
    '2:KH 3:2H 0:3C 1:4H',
    '4D',
    { kind: 'withholds', seat: 2 },
  ],
  [
    'the shooter stopped',
    'AH 4H',
    'AH 4H',
    '1:5H 2:KH 3:6H',
    '2:QH 3:2H 0:3C 1:7H',
    'AH',
    { kind: 'stops-moon', seat: 2 },
  ],
];

test.each(plainly)('%s', (_, hand, legal, trick, taken, card, reason) => {
  const ask: Ask = { type: 'play', plays: cards(legal).map(one => ({ card: one })) };
  expect(reasonsFor(questionOf(ricketts, viewOf(hand, trick, taken), ask), play(card))[0]).toEqual(reason);
});

test.each<[name: string, hand: string, trick: string, card: string, reason: Reason | undefined]>([
  ['the king while the queen is out', 'KS 6S', '', 'KS', { kind: 'risks-dear', card: 'KS', dear: 'QS' }],
  ['the six under it', 'KS 6S', '', '6S', { kind: 'bares', guarded: 'KS' }],
  ['the last guard of the queen', 'QS 6S', '3:5S', '6S', { kind: 'bares', guarded: 'QS' }],
  ['points taken last', 'KH 3H', '1:2H 2:5D 3:6H', 'KH', { kind: 'takes-last', card: 'KH', points: 3 }],
  ['a card that costs nothing', '4C 5C', '3:9C', '4C', undefined],
  ['the lowest card', '4S 9S', '3:JS', '4S', { kind: 'spends-low', card: '4S', suit: 'S', next: '9S' }],
  [
    'a sure winner where somebody can throw points',
    'AC 2D',
    '',
    'AC',
    { kind: 'invites', card: 'AC', suit: 'C', seat: 2 },
  ],
])('against %s', (_, hand, trick, card, reason) => {
  const ask: Ask = { type: 'play', plays: cards(hand).map(one => ({ card: one })) };
  const taken = '1:3C 2:4D 3:7C 0:6C'; // seat 2 has no clubs
  expect(reasonsAgainst(questionOf(ricketts, viewOf(hand, trick, taken), ask), play(card))[0]).toEqual(reason);
});

test('the queen keeps her guards when something else is thrown off', () => {
  const ask: Ask = { type: 'play', plays: cards('QS 4S 9D').map(card => ({ card })) };
  const question = questionOf(ricketts, viewOf('QS 4S 9D', '2:KC 3:6C'), ask);
  expect(reasonsFor(question, play('9D'))).toContainEqual({ kind: 'keeps-guard', guarded: 'QS', guards: 1 });
  expect(reasonsFor(question, play('4S'))).not.toContainEqual(expect.objectContaining({ kind: 'keeps-guard' }));
});

test.each<[name: string, passed: string, reason: Reason]>([
  ['a suit emptied', 'KD 3D 9C', { kind: 'empties', suit: 'D' }],
  ['guards kept', 'KD AH 9C', { kind: 'keeps-guard', guarded: 'QS', guards: 2 }],
  ['the queen away', 'QS AH 9C', { kind: 'parts-dear', cards: ['QS'] }],
])('passing: %s', (_, passed, reason) => {
  const hand = 'QS 4S 2S KD 3D AH 2H 9C 2C';
  const ask: Ask = { type: 'pass', step: 'left', cards: cards(hand), to: [{ to: 1, count: 3 }] };
  const action: Action = { type: 'pass', gifts: cards(passed).map(card => ({ card, to: 1 })) };
  expect(reasonsFor(questionOf(ricketts, { ...viewOf(hand, ''), phase: 'pass' }, ask), action)[0]).toEqual(reason);
});

type Taken = Extract<Event, { type: 'taken' }>;

/** Who takes the trick of this moment, and for how many points. */
const takenAfter = (moments: readonly Moment[], from: number): Taken | undefined =>
  moments
    .slice(from)
    .flatMap(moment => moment.events)
    .find((event): event is Taken => event.type === 'taken');

/** The suits that a seat holds. */
const suitsIn = (hearts: Hearts, { hands }: State, seat: number): readonly (string | undefined)[] =>
  hearts.kind === 'tricks' ? (hands[seat] ?? []).map(card => suitIn(hearts.sheet, card)) : [];

/** Whether the reason's prediction has come true. */
function holds(hearts: Hearts, reason: Reason, seat: number, after: State, taken: Taken | undefined): boolean {
  const left = after.hands[seat] ?? [];
  switch (reason.kind) {
    case 'under':
    case 'throws':
      return taken?.seat !== seat;
    case 'invites':
      return taken?.seat === seat && !suitsIn(hearts, after, reason.seat).includes(reason.suit);
    case 'takes-free':
      return taken?.seat === seat && taken.points === 0;
    case 'takes-last':
    case 'takes-good':
      return taken?.seat === seat && Math.abs(taken.points) === reason.points;
    case 'sheds':
      return taken?.seat !== seat && (reason.to === null || taken?.seat === reason.to);
    case 'stops-moon':
      return taken?.seat !== reason.seat;
    case 'empties':
      return hearts.kind === 'tricks' && !left.some(card => suitIn(hearts.sheet, card) === reason.suit);
    case 'keeps-guard':
      return (
        left.includes(reason.guarded) &&
        left.filter(card => suitOf(card) === suitOf(reason.guarded)).length > reason.guards
      );
    case 'risks-dear':
      return hearts.kind === 'tricks' && costIn(hearts.rules, reason.dear) >= 4;
    default:
      return true;
  }
}

const tables: readonly { readonly game: string; readonly seats: number; readonly overrides: Overrides }[] = [
  { game: 'ricketts', seats: 4, overrides: {} },
  { game: 'at-play', seats: 5, overrides: {} },
  { game: 'wild-twist', seats: 6, overrides: {} },
  { game: 'classic', seats: 7, overrides: {} },
  { game: 'capture', seats: 5, overrides: {} },
  ...CHANGED_GAMES,
];

test.each(tables)('$game with $seats seats, $overrides: what is said comes true', ({ game: id, seats, overrides }) => {
  const hearts = heartsOf(sheetOf(id), seats, overrides);
  const game: HeartsGame = hearts.game;
  const moments = [...playing(hearts, { seed: `why ${id}`, length: { deals: 2 } }, choosing('why'))];
  const said = new Set<string>();
  for (const [i, { before, cause, state }] of moments.entries()) {
    if (!('seat' in cause) || before === undefined) continue;
    const { seat, ask, action } = cause;
    const question = questionOf(hearts, game.view(before, seat), ask);
    const reasons = reasonsFor(question, action);
    for (const reason of [...reasons, ...reasonsAgainst(question, action)]) {
      said.add(reason.kind);
      if (action.type === 'play')
        expect({ reason, action, ok: holds(hearts, reason, seat, state, takenAfter(moments, i)) }).toMatchObject({
          ok: true,
        });
    }
    expect(reasons.length).toBeGreaterThan(0);
  }
  expect(said.size).toBeGreaterThan(1);
});

test('why a suit is named or bid for: what the hand holds of it; why nothing is bid: that no suit is worth a chip', () => {
  const variant = CATALOGUE.find(({ id }) => id === 'auction') ?? expect.fail('There is no Auction Hearts');
  const hearts = heartsOf(sheetOfVariant(variant), 4);
  const said = new Set<string>();
  for (const { before, cause } of playing(hearts, { seed: 'bids', length: { deals: 12 } }, choosing('bids'))) {
    if (!('seat' in cause) || before === undefined || cause.ask.type !== 'bid') continue;
    const question = questionOf(hearts, hearts.game.view(before, cause.seat), cause.ask);
    for (const bid of cause.ask.bids) {
      const [reason = expect.fail('No reason')] = reasonsFor(question, { type: 'bid', bid });
      said.add(reason.kind);
      if (reason.kind !== 'names') continue;
      const held = (before.hands[cause.seat] ?? []).filter(card => suitOf(card) === reason.suit);
      expect([reason.held, reason.high]).toEqual([
        held.length,
        held.filter(card => 'JQKA'.includes(card[0] ?? '')).length,
      ]);
      if (typeof bid === 'string') expect(reason.suit).toBe(bid);
    }
  }
  expect([...said].sort()).toEqual(['judged', 'names', 'names-none']);
});

test('no hint stops a moon of the own side, or withholds a card from it', () => {
  const hearts = heartsOf(sheetOf('ricketts'), 4, { 'teams.seating': 'opposite' });
  const stopped: number[] = [];
  for (const { before, cause } of playing(hearts, { seed: 'sides', length: { deals: 40 } }, choosing('sides'))) {
    if (!('seat' in cause) || before === undefined || cause.ask.type !== 'play') continue;
    const { seat, ask } = cause;
    const question = questionOf(hearts, hearts.game.view(before, seat), ask);
    for (const play of ask.plays)
      for (const reason of reasonsFor(question, { type: 'play', ...play }))
        if (reason.kind === 'stops-moon' || reason.kind === 'withholds') stopped.push((reason.seat - seat + 4) % 4);
  }
  expect(stopped.length).toBeGreaterThan(10);
  expect(stopped.filter(turn => turn === 2 || turn === 0)).toEqual([]);
});

test.each<[string, Overrides, boolean]>([
  ['ricketts', {}, false],
  ['classic', {}, false],
  ['ricketts', { 'match.winner': 'highest' }, true],
  ['capture', {}, true],
])('in %s with %j cards that count are good to take: %j', (id, overrides, good) => {
  expect(wantsPoints(heartsOf(sheetOf(id), 4, overrides))).toBe(good);
});

test('on the way back of a match there and back they are good to take', () => {
  const { rules } = heartsOf(
    sheetOfVariant(CATALOGUE.find(({ id }) => id === 'hartenjagen') ?? expect.fail('none')),
    4,
  );
  const course = {
    deal: 1,
    step: 'hold',
    turned: true,
    upcard: null,
    phase: 'play',
    charges: [],
    bids: [],
    results: [],
    totals: [],
  } as const;
  expect(wantsPoints({ rules: effectiveRules(rules as Rules, course) })).toBe(true);
  expect(wantsPoints({ rules })).toBe(false);
});
