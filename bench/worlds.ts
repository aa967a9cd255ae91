// Measures how fast deals are sampled for the questions that arise in whole deals, by game and number of
// seats. Also measures the time until the first sample.

import { type BotPlayer, careful, quickDraws } from '@moonshot/bots';
import { CHANGED_GAMES } from '@moonshot/bots/testing';
import { type Hearts, heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { playDeal } from '../packages/bots/src/arena/match.ts';
import type { TrickQuestion } from '../packages/bots/src/core/player.ts';
import { wideDice } from '../packages/bots/src/determinization/dice.ts';
import { worldsOf } from '../packages/bots/src/determinization/world.ts';
import { policyTablesOf } from '../packages/bots/src/policy/policy-tables.ts';
import { emptyPosition } from '../packages/bots/src/sim/trick/position.ts';
import { layOut } from '../packages/bots/src/sim/trick/suit-bitboards.ts';
import { microsecondsSince } from './processor-time.ts';
import { type Bench, type Row, rounded } from './table.ts';

const DEALS = 4;
const WORLDS = 200; // sampled deals per question

/** Collects the questions that careful players are asked in some deals. */
function questionsOf(hearts: Hearts, name: string): readonly TrickQuestion[] {
  const asked: TrickQuestion[] = [];
  const listening: BotPlayer = {
    name: 'listening',
    decide: (question, budget, below) => {
      if (question.kind === 'tricks') asked.push(question);
      return careful.decide(question, budget, below);
    },
  };
  for (let deal = 0; deal < DEALS; deal++)
    playDeal({ hearts, players: [listening], seed: `bench worlds ${name}`, match: `${deal}`, firstDealer: 0 });
  return asked;
}

function rowFor(name: string, hearts: Hearts): Row {
  const at = emptyPosition(layOut(hearts.rules as TrickQuestion['rules']));
  const dice = wideDice(quickDraws(name));
  const asked = questionsOf(hearts, name);
  const built = asked.map(question => {
    const { suitBits } = policyTablesOf(question.rules); // a bid may have changed the rules of the deal
    const before = process.cpuUsage();
    const worlds = worldsOf(suitBits, question);
    worlds.draw(at, dice); // includes the preparation for the first sample
    return { worlds, ms: microsecondsSince(before) / 1000 };
  });
  const before = process.cpuUsage();
  for (const { worlds } of built) for (let i = 0; i < WORLDS; i++) worlds.draw(at, dice);
  const seconds = microsecondsSince(before) / 1e6;
  const times = built.map(one => one.ms).sort((a, b) => a - b);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const values = [(built.length * WORLDS) / seconds, mean, times.at(-1) as number];
  return { name, values: values.map((value, i) => rounded(value, i === 0 ? 0 : 2)) };
}

const tables = (): readonly (readonly [name: string, hearts: Hearts])[] => [
  ...SHEETS.flatMap(sheet =>
    Array.from({ length: sheet.seats.max - sheet.seats.min + 1 }, (_, i) => sheet.seats.min + i).map(
      seats => [`${sheet.id}, ${seats} seats`, heartsOf(sheet, seats)] as const,
    ),
  ),
  ...CHANGED_GAMES.map(
    ({ name, game, seats, overrides }) => [name, heartsOf(sheetOf(game), seats, overrides)] as const,
  ),
  ['two packs, 14 seats', heartsOf(sheetOf('classic'), 14, { 'deck.packs': 2, 'seats.max': 14, 'pass.cycle': [] })],
];

export const worlds: Bench = tell => {
  const rows = tables()
    .filter(([, hearts]) => hearts.kind === 'tricks')
    .map(([name, hearts]) => {
      const row = rowFor(name, hearts);
      tell(row);
      return row;
    });
  return {
    name: 'worlds',
    about: `Worlds drawn a second of processor time on one core, ${WORLDS} for each question of ${DEALS} deals of careful players; and the milliseconds of processor time from a question to its first world, reading the view and counting included.`,
    columns: ['worlds/s', 'first world, mean ms', 'longest ms'],
    rows,
  };
};
