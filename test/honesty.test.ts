// Honesty: a bot is a function of its view. Other hidden cards never change its decision, byte for byte.

import { PLAYER_NAMES, playerNamed, questionOf, quickDraws, STYLES } from '@moonshot/bots';
import { type Hearts, type HeartsGame, heartsOf, type Seat, SHEETS, type Sheet, type State } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { permuted } from './honesty/permuted.ts';
import { type Choose, choosing, playing } from './play.ts';

const NAMES: readonly string[] = [...PLAYER_NAMES, ...STYLES.map(style => `expert:${style}`)];
const DECISIONS = process.env.MODE === 'deep' ? 10_000 : 4 * NAMES.length; // per game
const PLAYS = process.env.MODE === 'deep' ? 8 : 24; // maximum playouts per answer

type Answers = (hearts: Hearts, state: State, seat: Seat, chance: string) => string;

/** A player's answer to a seat's view, with fixed randomness and budget. */
const answers =
  (name: string): Answers =>
  (hearts, state, seat, chance) => {
    const game: HeartsGame = hearts.game;
    const ask = game.ask(state, seat) ?? expect.fail('It is not asked');
    const question = questionOf(hearts, game.view(state, seat), ask);
    return JSON.stringify(playerNamed(name)?.decide(question, { plays: PLAYS }, quickDraws(chance)));
  };

/**
 * Throws if other hidden cards, or asking again, change the answer. Returns whether other cards were found.
 */
function same(answer: Answers, { hearts, state, seat }: Moment, chance: string, choose: Choose): boolean {
  const other = permuted(hearts, state, seat, choose);
  if (other === undefined) return false;
  const [first, second] = [answer(hearts, state, seat, chance), answer(hearts, other, seat, chance)];
  const again = answer(hearts, state, seat, chance);
  if (first === second && first === again) return true;
  const view = JSON.stringify(hearts.game.view(state, seat));
  throw new Error(`The answer is ${first}, with other hidden cards ${second}, and asked again ${again}: ${view}`);
}

interface Moment {
  readonly hearts: Hearts;
  readonly state: State;
  readonly seat: Seat;
}

/** States of random deals at which a seat is asked, alternating between the best and the largest table. */
function* asked(sheet: Sheet, choose: Choose): Generator<Moment> {
  for (let match = 0; ; match++) {
    const hearts = heartsOf(sheet, match % 2 === 0 ? sheet.seats.best : Math.min(8, sheet.seats.max));
    for (const { before, cause } of playing(hearts, { seed: `honesty ${match}`, length: { deals: 1 } }, choose))
      if (before !== undefined && 'seat' in cause && choose(6) === 0) yield { hearts, state: before, seat: cause.seat };
  }
}

const HOUR_MS = 3_600_000; // only against hanging

test.each(SHEETS)('hidden cards change no decision in $id', { timeout: HOUR_MS }, sheet => {
  const choose = choosing(`honesty ${sheet.id}`);
  let decisions = 0;
  for (const moment of asked(sheet, choose)) {
    const name = NAMES[decisions % NAMES.length] as string;
    if (same(answers(name), moment, `${sheet.id} ${decisions}`, choose)) decisions += 1;
    if (decisions === DECISIONS) return;
  }
});

const CHEATS: readonly (readonly [name: string, answer: Answers])[] = [
  ['looks at the hands', (_, { hands }) => JSON.stringify(hands)],
  ['looks at one card', (_, { hands }, seat) => String(hands[(seat + 1) % hands.length]?.[0])],
  [
    'looks at what others pass',
    (_, state) => JSON.stringify('passes' in state && state.phase === 'pass' && state.passes),
  ],
  [
    'remembers what it was asked before',
    (() => {
      let calls = 0;
      return () => String(calls++);
    })(),
  ],
];

test.each(CHEATS)('a player that %s is found out', (_, cheat) => {
  const choose = choosing('cheats');
  const found = (): void => {
    let tried = 0;
    for (const moment of asked(SHEETS[0] as Sheet, choose))
      if (same(cheat, moment, '', choose) && ++tried === 20) return;
  };
  expect(found).toThrow('The answer is');
});
