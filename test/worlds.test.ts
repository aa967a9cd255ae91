// Sampled deals against the engine: every sample is consistent with the seat's view, and no consistent deal
// is omitted or favoured. Compares with all possible deals.

import { questionOf, quickDraws } from '@moonshot/bots';
import { CHANGED_GAMES } from '@moonshot/bots/testing';
import { heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import type { TrickQuestion } from '../packages/bots/src/core/player.ts';
import { beliefSampler, isPlain } from '../packages/bots/src/determinization/belief-weighted.ts';
import { wideDice } from '../packages/bots/src/determinization/dice.ts';
import { settingOf } from '../packages/bots/src/determinization/public-position.ts';
import { worldsOf } from '../packages/bots/src/determinization/world.ts';
import { policyTablesOf } from '../packages/bots/src/policy/policy-tables.ts';
import { addToHand, emptyPosition, isHeld, type TrickPosition } from '../packages/bots/src/sim/trick/position.ts';
import type { SuitBits } from '../packages/bots/src/sim/trick/suit-bitboards.ts';
import { OPENSPIEL_SHEET } from '../packages/rules/src/transcript/openspiel.ts';
import { type Choose, playingGame } from './play.ts';
import { freshSample } from './seeds.ts';
import { misfit, type Tricks } from './worlds/again.ts';

const DEALS = process.env.MODE === 'deep' ? 30 : 3; // per table
const WORLDS = 2; // per tested question

interface Table {
  readonly name: string;
  readonly hearts: Tricks;
}

const tables: readonly Table[] = [
  ...[...SHEETS, OPENSPIEL_SHEET].flatMap(sheet =>
    Array.from({ length: sheet.seats.max - sheet.seats.min + 1 }, (_, i) => sheet.seats.min + i).map(seats => ({
      name: `${sheet.id} with ${seats}`,
      hearts: heartsOf(sheet, seats),
    })),
  ),
  ...CHANGED_GAMES.map(({ name, game, seats, overrides }) => ({
    name,
    hearts: heartsOf(sheetOf(game), seats, overrides),
  })),
].filter((table): table is Table => table.hearts.kind === 'tricks');

/** A fraction of the questions in random deals, so that every stage of a deal occurs. */
function* questions({ game, rules }: Tricks, seed: string, deals: number, choose: Choose): Generator<TrickQuestion> {
  for (const { before, cause } of playingGame(game, { seed, length: { deals } }, choose)) {
    if (before === undefined || !('seat' in cause) || choose(4) !== 0) continue;
    yield questionOf({ rules }, game.view(before, cause.seat), cause.ask) as TrickQuestion;
  }
}

/** An arbitrary but deterministic belief, also for two copies of a card. */
const someBelief = (seat: number, card: string): number =>
  ((seat * 7 + card.charCodeAt(0) * 3 + card.charCodeAt(1)) % 5) / 4;

const SOME = 16; // tables, a new sample per commit; all in deep mode
const some = freshSample('tables whose worlds fit', tables, SOME);

test.each(some)('worlds fit what was seen: $name', ({ name, hearts }) => {
  const draw = quickDraws(`worlds ${name}`);
  const dice = wideDice(draw);
  let seen = 0;
  for (const question of questions(hearts, name, DEALS, draw)) {
    const { suitBits } = policyTablesOf(question.rules);
    const at = emptyPosition(suitBits);
    const worlds = worldsOf(suitBits, question);
    for (const drawn of [worlds.draw, beliefSampler(suitBits, worlds, someBelief)])
      for (let i = 0; i < WORLDS; i++) {
        drawn(at, dice);
        const wrong = misfit(hearts, suitBits, question, at, draw);
        if (wrong !== undefined) throw new Error(`${wrong}: ${JSON.stringify(question.view)}`);
        seen += 1;
      }
  }
  expect(seen).toBeGreaterThan(DEALS);
});

const FEW = 400; // maximum number of layings of the unseen cards for exhaustive tests

/** Every way to distribute the unseen cards to hands with room, regardless of earlier plays. */
function* layings(
  suitBits: SuitBits,
  base: TrickPosition,
  codes: readonly number[],
  room: readonly number[],
): Generator<TrickPosition> {
  const [code, ...rest] = codes;
  if (code === undefined) yield base;
  else
    for (const [seat, size] of room.entries()) {
      if (size === 0) continue;
      const at = Int32Array.from(base);
      addToHand(at, seat, code);
      yield* layings(suitBits, at, rest, room.with(seat, size - 1));
    }
}

/** The unnormalized likelihood of a deal: the product of the belief in its cards. */
function believedIn(suitBits: SuitBits, may: ReadonlyMap<number, number>, world: string): number {
  const at = Int32Array.from(world.split(','), Number);
  let log = 0;
  for (const code of may.keys())
    for (let seat = 0; seat < suitBits.seats; seat++)
      if (isHeld(at, seat, code)) log += someBelief(seat, suitBits.names[code] as string);
  return Math.exp(log);
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

const UNSEEN: readonly Table[] = freshSample(
  'tables whose worlds are all drawn',
  tables.filter(({ hearts }) => hearts.rules.kittySize === 0),
  SOME,
);

test.each(UNSEEN)('no world that fits is left out or favoured: $name', ({ name, hearts }) => {
  const draw = quickDraws(`all worlds ${name}`);
  const dice = wideDice(draw);
  let tried = 0;
  for (const question of questions(hearts, name, DEALS, draw)) {
    const { suitBits } = policyTablesOf(question.rules);
    const worlds = worldsOf(suitBits, question);
    const { facts, count } = worlds;
    const free = factorial(facts.may.size) / facts.room.reduce((product, size) => product * factorial(size), 1);
    if (free > FEW || free < 2) continue;
    tried += 1;
    const at = emptyPosition(suitBits);
    const base = settingOf(suitBits, question, facts.history);
    const all = [...layings(suitBits, base, [...facts.may.keys()], facts.room.slice(0, -1))];
    const fitting = all.filter(one => misfit(hearts, suitBits, question, one, draw) === undefined).map(String);
    if (!facts.loose) expect(count).toBe(fitting.length);
    const even = (): number => 1;
    for (const { world, weight } of [
      { world: worlds.draw, weight: even },
      {
        world: beliefSampler(suitBits, worlds, someBelief),
        weight: isPlain(facts, suitBits.seats) ? (one: string) => believedIn(suitBits, facts.may, one) : even,
      },
    ]) {
      const found = new Map(fitting.map(one => [one, 0]));
      for (let i = 0; i < 40 * fitting.length; i++) {
        world(at, dice);
        expect(found.has(String(at)), 'a world that does not fit was drawn').toBe(true);
        found.set(String(at), (found.get(String(at)) as number) + 1);
      }
      const all = fitting.reduce((sum, one) => sum + weight(one), 0);
      const square = fitting.reduce((sum, one) => {
        const wanted = (40 * fitting.length * weight(one)) / all;
        return sum + ((found.get(one) as number) - wanted) ** 2 / wanted;
      }, 0);
      const degrees = fitting.length - 1;
      expect(square).toBeLessThan(degrees + 5 * Math.sqrt(2 * degrees) + 10);
    }
  }
  expect(tried).toBeGreaterThan(0);
});
