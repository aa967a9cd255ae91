// How much memory one table at rest takes: its state in the middle of a deal, and the log of the deal before.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { run } from '../packages/bots/src/arena/run.ts';
import { quickDraws } from '../packages/bots/src/chance.ts';
import { questionOf } from '../packages/bots/src/player.ts';
import { random } from '../packages/bots/src/players/random.ts';
import { seedOf } from '../packages/rules/src/cards/chance.ts';
import { settle } from '../packages/rules/src/game/settle.ts';
import { type Event, type Hearts, type HeartsGame, heartsOf, SHEETS, type State } from '../packages/rules/src/games.ts';
import { type Bench, type Row, rounded } from './table.ts';

const TABLES = 2000;
const SEATS = 4;

interface Table {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A table that has played a deal and stands in the middle of the next one. */
function tableAtRest(hearts: Hearts, number: number): Table {
  const game: HeartsGame = hearts.game;
  const below = quickDraws(`bench memory ${hearts.sheet.id} ${number}`);
  const first = settle(game, undefined, game.open({ firstDealer: number % SEATS, length: { deals: 3 } }));
  const events: Event[] = [...first.events];
  let late = 0;
  const state = run(game, first.state, {
    answer: (now, seat, ask) => {
      late += now.results.length;
      return random.decide(questionOf(hearts, game.view(now, seat), ask), { plays: 1 }, below);
    },
    supply: now => ({ seed: seedOf(`${number} ${now.results.length}`) }),
    heard: some => void events.push(...some),
    enough: () => late > number % 20,
  });
  return { state, events };
}

/** Bytes of the heap after everything that nobody holds has gone. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function')
    throw new Error('Cannot measure memory: this Node has no garbage collector to call');
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

function rowFor(hearts: Hearts): Row {
  tableAtRest(hearts, 0);
  const before = heldBytes();
  const tables = Array.from({ length: TABLES }, (_, i) => tableAtRest(hearts, i));
  const whole = (heldBytes() - before) / TABLES;
  const events = tables.reduce((sum, table) => sum + table.events.length, 0) / TABLES;
  const states = tables.map(table => table.state);
  tables.length = 0;
  const alone = (heldBytes() - before) / states.length;
  return { name: hearts.sheet.id, values: [rounded(whole / 1024, 1), rounded(alone / 1024, 1), rounded(events, 0)] };
}

export const memory: Bench = tell => ({
  name: 'memory',
  about: `The heap that one table of ${SEATS} seats holds at rest, in the middle of its second deal, measured over ${TABLES} of them: with every event since the match was opened, and the state alone.`,
  columns: ['KB with its log', 'KB of state', 'events in the log'],
  rows: SHEETS.map(sheet => {
    const row = rowFor(heartsOf(sheet, SEATS));
    tell(row);
    return row;
  }),
});
