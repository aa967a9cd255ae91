// The careful player never answers against the rules, sees nothing but its view, and does what a sensible
// person would do.

import {
  type Action,
  type Hearts,
  type HeartsGame,
  heartsOf,
  type Overrides,
  SHEETS,
  type State,
  sheetOf,
} from '@moonshot/rules';
import { type Card, sorted } from '@moonshot/rules/cards';
import { describe, expect, test } from 'vitest';
import { CHANGED_GAMES } from '../../testing/changed-games.ts';
import { questionAt, type TestPosition } from '../../testing/staged.ts';
import { playDeal } from '../arena/match.ts';
import { quickDraws } from '../core/chance.ts';
import { type BotPlayer, questionOf } from '../core/player.ts';
import { careful } from './careful.ts';
import { random } from './random.ts';

const tables = [
  ...SHEETS.flatMap(({ id, seats: { min, max } }) =>
    Array.from({ length: max - min + 1 }, (_, i) => ({ game: id, seats: min + i, overrides: {} as Overrides })),
  ),
  ...CHANGED_GAMES,
];

const hold = (): number => 0;

test('it never answers against the rules', () => {
  const decisions = tables.flatMap(({ game, seats, overrides }) => {
    const hearts = heartsOf(sheetOf(game), seats, overrides);
    return [[careful], [careful, random]].flatMap(players =>
      [0, 1, 2].map(
        deal => playDeal({ hearts, players, seed: 'legal', match: `${deal}`, firstDealer: deal % seats }).decisions,
      ),
    );
  });
  expect(decisions.reduce((sum, count) => sum + count)).toBeGreaterThan(10_000);
});

/**
 * The state after a hidden card of one seat is exchanged with a hidden card in another place. The viewer
 * cannot tell the difference.
 */
function disguised(state: State, seat: number, seats: number, below: (n: number) => number): State {
  const [a, b] = [(seat + 1) % seats, (seat + 2 + below(Math.max(1, seats - 2))) % seats];
  const hands = state.hands.map(hand => [...hand]);
  const [one, other] = [hands[a] ?? [], b === seat || b === a ? [] : (hands[b] ?? [])];
  const pool = 'stock' in state && other.length === 0 ? [...state.stock] : other;
  if (one.length === 0 || pool.length === 0) return state;
  const [i, j] = [below(one.length), below(pool.length)];
  [one[i], pool[j]] = [pool[j] as Card, one[i] as Card];
  const changed = { hands: hands.map(sorted), ...('stock' in state && pool !== other ? { stock: pool } : {}) };
  return { ...state, ...changed } as State;
}

test.each(SHEETS)('$id: it is a function of its view', sheet => {
  const hearts = heartsOf(sheet, sheet.seats.best);
  const game: HeartsGame = hearts.game;
  const below = quickDraws('hidden cards');
  let [compared, changed] = [0, 0];
  const watched = (state: State, seat: number, action: Action): void => {
    const twin = disguised(state, seat, game.seats, below);
    const ask = game.ask(twin, seat);
    if (ask === undefined) return;
    const view = game.view(twin, seat);
    expect(view).toEqual(game.view(state, seat));
    expect(careful.decide(questionOf(hearts, view, ask), { plays: 1 }, hold)).toEqual(action);
    compared += 1;
    changed += twin === state ? 0 : 1;
  };
  for (let deal = 0; deal < 4; deal++) playWatched(hearts, deal, watched);
  expect(compared).toBeGreaterThan(90);
  expect(changed).toBeGreaterThan(compared / 2);
});

/** Plays one deal of careful players without randomness, and reports every decision. */
function playWatched(
  hearts: Hearts,
  deal: number,
  watched: (state: State, seat: number, action: Action) => void,
): void {
  const game: HeartsGame = hearts.game;
  let state: State | undefined;
  const player: BotPlayer = {
    name: 'watched',
    decide: (question, budget) => {
      const frozen = JSON.stringify(question.view);
      const action = careful.decide(question, budget, hold);
      expect(JSON.stringify(question.view)).toBe(frozen);
      if (state !== undefined) watched(state, question.view.viewer as number, action);
      return action;
    },
  };
  const onEvents = (events: readonly Parameters<HeartsGame['evolve']>[1][]): void => {
    for (const event of events) state = game.evolve(state, event);
  };
  playDeal({ hearts, players: [player], seed: 'view', match: `${deal}`, firstDealer: 0, onEvents });
}

const playedIn = (position: TestPosition): Action => careful.decide(questionAt(position), { plays: 1 }, hold);

const FIRST = '0 2C 5C 6C 4C'; // a harmless first trick, led by seat 0
const NINE_HEARTS = [
  '1 AH 2H 3H 4H',
  '1 KH 5H 6H 7H',
  '1 AC 8H 3C 4C',
  '1 KC 5C 6C 7C',
  '1 AD 2D 3D 4D',
  '1 KD 5D 6D 7D',
  '1 AS 2S 3S 4S',
  '1 KS 5S 6S 7S',
];
/** Seats 1 and 3 have each taken about half of the hearts in `NINE_HEARTS`. */
const BETWEEN_THEM = NINE_HEARTS.map((trick, i) => (i === 1 ? '3 KH 5H 6H 7H' : trick));
const TEAM_MOON: Overrides = { 'teams.seating': 'opposite', 'teams.moon': 'team' };
const PARTNERS: Overrides = { 'teams.seating': 'opposite' };

const positions: readonly (readonly [name: string, played: string, position: TestPosition])[] = [
  [
    'ducks the queen',
    '4S',
    { hand: 'AS 4S 9D 3D KC 8C 9C TC 5H 6H 8H', trick: '2 KS QS', before: [FIRST, '3 2D 4D 6D 5D'] },
  ],
  [
    'throws the queen when void',
    'QS',
    { hand: 'QS 2S 4S AC KC AH 9H 3H TC 8C 7C JC', trick: '2 9D KD', before: [FIRST] },
  ],
  [
    'throws the highest heart once the queen is gone',
    'AH',
    { hand: 'AH 4H 3H 2C 7C', trick: '2 9D KD', before: ['0 2S QS KS AS'], broken: true },
  ],
  [
    'puts the queen under the king',
    'QS',
    { hand: 'QS JS 3S 9D 4D KC 8C 9C TC 5H 6H 8H', trick: '2 4S KS', before: [FIRST] },
  ],
  [
    'ducks points with the last card of the trick',
    '2D',
    { hand: 'KD 2D 8C 9C TC JC 5S 6S 7S 3H 9H TH', trick: '1 5D 9D 4H', before: [FIRST], broken: true },
  ],
  [
    'takes a free trick with its highest card',
    'KD',
    { hand: 'KD 2D 8C 9C TC JC 5S 6S 7S 3H 9H TH', trick: '1 5D 9D TD', before: [FIRST] },
  ],
  [
    'loses with its highest loser',
    'QD',
    { hand: 'QD 7D 2D 8C 9C TC JC 5S 6S 7S 9H TH', trick: '2 5D AD', before: [FIRST] },
  ],
  [
    'keeps the queen away from a trick that must be taken',
    'KS',
    { hand: 'KS QS 2D 8C 9C TC JC 5D 6D 7D 9H TH', trick: '1 4S 5S JS', before: [FIRST] },
  ],
  [
    'does not lead the ace of spades into the queen',
    '3D',
    { hand: 'AS 9S 3D 4D 8C 9C TC JC QH 9H TH 2H', before: [FIRST] },
  ],
  [
    'leads low spades to bring the queen out',
    '5S',
    { hand: '5S 9D JD', before: ['0 2D 3D 4D 5D', '0 6D 7D 8D TD'], broken: true },
  ],
  [
    'at-play: the queen of clubs is the highCost one',
    'QC',
    { game: 'at-play', hand: 'QC KC 9S 3S 4S 5S 7H 8H', trick: '2 9D KD', before: [FIRST], broken: true },
  ],
  [
    'at-play: does not trump a trick that costs',
    '3S',
    { game: 'at-play', hand: '3S 7H 8H', trick: '1 9D QC AD', before: [FIRST], broken: true },
  ],
  [
    'at-play: heavy clubs go while the first trick is free',
    'AC',
    { game: 'at-play', hand: 'AC 3C 9S 3S 4S 5S 7H 8H 9D TD JD QD KD', trick: '1 2C 5C 9C' },
  ],
  [
    'wild-twist: calls a forced wild low under points',
    'WS:low',
    { game: 'wild-twist', hand: 'WS 3D 4D', trick: '1 4S QS 9S', before: [FIRST], broken: true },
  ],
  [
    'wild-twist: saves the wild when another card ducks as well',
    '2S',
    { game: 'wild-twist', hand: 'WS 2S 4D', trick: '1 4S QS 9S', before: [FIRST], broken: true },
  ],
  ['stops a moon', 'QH', { hand: 'QH 2C 8C 9C TC', trick: '1 JH 9H TH', before: NINE_HEARTS, broken: true }],
  [
    'gives a likely shooter no heart',
    '2C',
    { hand: 'QH 2C 8C 9C TC', trick: '1 QD 8D 9D', before: NINE_HEARTS, broken: true },
  ],
  [
    'gives partners who may shoot together no heart, whichever of them is winning',
    '2C',
    { rules: TEAM_MOON, hand: 'QH 2C 8C 9C TC', trick: '1 8D 9D QD', before: BETWEEN_THEM, broken: true },
  ],
  [
    'gives its heart to whichever of two takers, where each shoots alone',
    'QH',
    { hand: 'QH 2C 8C 9C TC', trick: '1 8D 9D QD', before: BETWEEN_THEM, broken: true },
  ],
  [
    'gives its heart to another taker',
    'QH',
    { hand: 'QH 2C 8C 9C TC', trick: '1 8D QD 9D', before: NINE_HEARTS, broken: true },
  ],
  ...(
    [
      ['keeps the queen from a partner who takes the trick', '8S', '1 4S KS TS'],
      ['keeps the queen from a partner who will probably take it', '8S', '2 KS TS'],
      ['puts the queen under an opponent’s king', 'QS', '1 KS 4S TS'],
    ] as const
  ).map(
    ([name, played, trick]) =>
      [name, played, { rules: PARTNERS, hand: 'QS 8S AH 2H 3H 4H 7C 8C 9C TC 2D 3D', trick, before: [FIRST] }] as const,
  ),
  [
    'wild-twist: calls a wild high to stop a moon',
    'WH:high',
    { game: 'wild-twist', hand: 'WH 2C 8C 9C TC', trick: '1 JH 9H TH', before: NINE_HEARTS, broken: true },
  ],
];

describe('plays', () => {
  test.each(positions)('%s: %s', (_, played, position) => {
    const action = playedIn(position);
    expect(action.type === 'play' && [action.card, ...(action.call ? [action.call] : [])].join(':')).toBe(played);
  });
});
